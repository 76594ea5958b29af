package org.semblance.domain.taxonomy.similarity;

import java.util.Arrays;
import org.semblance.domain.taxonomy.Taxonomy;

/**
 * Sums of Wu-Palmer distances from several concepts to every concept of a tree, computed in one pass for each depth.
 *
 * <p>In a tree the depth of the least common subsumer of two concepts is the number of ancestors they share. So, for
 * concepts of one depth, the total they share with a concept c is the total they share with its parent plus the number
 * of them at or below c.
 */
final class DepthSums {

    private DepthSums() {}

    /** Writes, for every concept, the sum of its distances to the given concepts, each multiplied by its count. */
    static void of(Taxonomy tree, int[] from, int[] counts, double[] out) {
        int[] parent = new int[out.length];
        for (int concept = 1; concept < parent.length; concept++) {
            parent[concept] = tree.parents(concept)[0];
        }
        Arrays.fill(out, 0);
        int[] depths = Arrays.stream(from).map(tree::depth).sorted().distinct().toArray();
        for (int depth : depths) {
            long[] below = new long[out.length];
            for (int i = 0; i < from.length; i++) {
                below[from[i]] += tree.depth(from[i]) == depth ? counts[i] : 0;
            }
            // parents come before their children
            for (int concept = below.length - 1; concept > Taxonomy.ROOT; concept--) {
                below[parent[concept]] += below[concept];
            }
            long all = below[Taxonomy.ROOT];
            long[] shared = below;
            for (int concept = 1; concept < shared.length; concept++) {
                shared[concept] += shared[parent[concept]];
            }
            for (int concept = 0; concept < out.length; concept++) {
                out[concept] += all - 2.0 * shared[concept] / (depth + tree.depth(concept));
            }
        }
    }
}
