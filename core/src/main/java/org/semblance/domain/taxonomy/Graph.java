package org.semblance.domain.taxonomy;

/** The links of a taxonomy, from every concept to its parents, children and ancestors, and the depths they give. */
final class Graph {

    private final IntLists parents;
    private final IntLists children;
    private final short[] depth;
    private final short[] shortestDepth;
    private final Ancestors ancestors;

    /** Takes the arrays as they are: the caller gives them away. Parents must have smaller numbers than children. */
    Graph(IntLists parents, IntLists children, short[] depth, short[] shortestDepth) {
        this.parents = parents;
        this.children = children;
        this.depth = depth;
        this.shortestDepth = shortestDepth;
        this.ancestors = Ancestors.of(parents, depth);
    }

    int size() {
        return depth.length;
    }

    IntLists parents() {
        return parents;
    }

    IntLists children() {
        return children;
    }

    int depth(int concept) {
        return depth[concept];
    }

    int shortestDepth(int concept) {
        return shortestDepth[concept];
    }

    Ancestors ancestors() {
        return ancestors;
    }
}
