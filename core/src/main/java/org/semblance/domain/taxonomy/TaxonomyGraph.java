package org.semblance.domain.taxonomy;

import java.io.Serializable;

/** The links of a taxonomy from every concept to its parents, children and ancestors, with the resulting depths. */
final class TaxonomyGraph implements Serializable {

    private final IntLists parents;
    private final IntLists children;
    private final short[] depth;
    private final short[] shortestDepth;
    private final ConceptAncestors ancestors;

    /** Creates the graph; arrays are not copied. Parents must have smaller numbers than their children. */
    TaxonomyGraph(IntLists parents, IntLists children, short[] depth, short[] shortestDepth) {
        this.parents = parents;
        this.children = children;
        this.depth = depth;
        this.shortestDepth = shortestDepth;
        this.ancestors = ConceptAncestors.of(parents, depth);
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

    /** Whether every concept except the root has exactly one parent. */
    boolean isTree() {
        return parents.start(size()) == size() - 1;
    }

    int depth(int concept) {
        return depth[concept];
    }

    int shortestDepth(int concept) {
        return shortestDepth[concept];
    }

    ConceptAncestors ancestors() {
        return ancestors;
    }

    /** Writes, for each concept, the largest of some values over its common ancestors with one concept. */
    void mostAbove(double[] values, int one, double[] out) {
        int next = ancestors.start(one);
        int end = ancestors.end(one);
        for (int concept = 0; concept < out.length; concept++) {
            // a common ancestor is shared by a parent, or is the concept itself
            double most = Double.NEGATIVE_INFINITY;
            for (int place = parents.start(concept); place < parents.start(concept + 1); place++) {
                most = Math.max(most, out[parents.at(place)]);
            }
            if (next < end && ancestors.at(next) == concept) {
                most = Math.max(most, values[concept]);
                next++;
            }
            out[concept] = most;
        }
    }

    /**
     * Writes, for each concept, the smallest number of links from one concept to it, up to a common ancestor and down
     * again.
     */
    void fewestLinks(int one, double[] out) {
        int next = ancestors.start(one);
        int end = ancestors.end(one);
        for (int concept = 0; concept < out.length; concept++) {
            double fewest = Double.POSITIVE_INFINITY;
            for (int place = parents.start(concept); place < parents.start(concept + 1); place++) {
                fewest = Math.min(fewest, out[parents.at(place)] + 1);
            }
            if (next < end && ancestors.at(next) == concept) {
                fewest = Math.min(fewest, ancestors.links(next));
                next++;
            }
            out[concept] = fewest;
        }
    }
}
