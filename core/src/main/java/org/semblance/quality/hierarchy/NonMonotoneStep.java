package org.semblance.quality.hierarchy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.taxonomy.Similarity;

/**
 * A step upwards by which values come nearer to what they mean, although every step should lead away: the loss is not
 * monotone (Ayala-Rivera et al. 2017, Motivation 3).
 *
 * @param level the level of the upper node
 * @param lower the node on the level below
 * @param upper the upper node
 * @param leaves how many leaves lose less above than below
 * @param before their mean loss at the lower node
 * @param after their mean loss at the upper node
 */
public record NonMonotoneStep(int level, int lower, int upper, int leaves, double before, double after) {

    /** The falls in a hierarchy, those first by which most is gained. */
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
        falls.sort(Comparator.comparingDouble((NonMonotoneStep fall) -> fall.leaves * (fall.after - fall.before))
                .thenComparing(NonMonotoneStep::level)
                .thenComparing(NonMonotoneStep::lower));
        return falls;
    }
}
