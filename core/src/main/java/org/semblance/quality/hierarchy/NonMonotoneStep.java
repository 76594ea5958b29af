package org.semblance.quality.hierarchy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.taxonomy.Similarity;

/**
 * A step upwards in a hierarchy after which values are closer in meaning to their original, although loss should grow
 * with every level: the semantic loss is not monotone (Ayala-Rivera et al. 2017, Motivation 3).
 *
 * @param level the level of the upper node
 * @param lower the node on the level below
 * @param upper the upper node
 * @param leaves the number of leaves that lose less above than below
 * @param before their mean loss at the lower node
 * @param after their mean loss at the upper node
 */
public record NonMonotoneStep(int level, int lower, int upper, int leaves, double before, double after) {

    /** The non-monotone steps of a hierarchy, largest decrease first. */
    public static List<NonMonotoneStep> in(Hierarchy hierarchy, GslScore score) {
        List<NonMonotoneStep> falls = new ArrayList<>();
        for (int level = 2; level <= hierarchy.height(); level++) {
            int nodes = hierarchy.nodes(level - 1);
            double[] before = new double[nodes];
            double[] after = new double[nodes];
            int[] leaves = new int[nodes];
            for (int leaf = 0; leaf < hierarchy.leaves(); leaf++) {
                double low = score.transition(level - 1, leaf);
                double high = score.transition(level, leaf);
                if (low > high + Similarity.Comparison.TIE) {
                    int node = hierarchy.node(level - 1, leaf);
                    before[node] += low;
                    after[node] += high;
                    leaves[node]++;
                }
            }
            for (int node = 0; node < nodes; node++) {
                if (leaves[node] > 0) {
                    falls.add(new NonMonotoneStep(
                            level,
                            node,
                            hierarchy.parent(level - 1, node),
                            leaves[node],
                            before[node] / leaves[node],
                            after[node] / leaves[node]));
                }
            }
        }
        falls.sort(Comparator.comparingDouble((NonMonotoneStep step) -> step.leaves * (step.after - step.before))
                .thenComparing(NonMonotoneStep::level)
                .thenComparing(NonMonotoneStep::lower));
        return falls;
    }
}
