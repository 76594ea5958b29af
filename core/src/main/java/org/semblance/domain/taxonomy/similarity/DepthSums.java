package org.semblance.domain.taxonomy.similarity;

import java.util.Arrays;
import org.semblance.domain.taxonomy.Taxonomy;

/**
 * Sums of the distances of Wu and Palmer on a tree, from how many of some concepts lie below each.
 *
 * <p>There the depth of what two concepts share is the number of ancestors they share. So, for those of one depth, the
 * sum of what they share with a concept is that of its parent and how many of them lie below the concept itself.
 */
final class DepthSums {

    private DepthSums() {}

    /** The sum of the distances from some concepts, each counted so many times, to every concept. */
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
