package org.semblance.method.recoding;

import org.semblance.data.Words;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.SemanticHierarchy;
import org.semblance.method.generalization.Ladder;

/** The losses of the labels of one attribute before weighting; never less than those of labels below. */
final class LabelLosses {

    private final Hierarchy hierarchy;
    private final double[][] of;

    LabelLosses(Ladder ladder, int[] leaves, RecodingObjective objective) {
        this.hierarchy = ladder.hierarchy();
        this.of = new double[hierarchy.height() + 1][];
        SemanticHierarchy meaning =
                objective == RecodingObjective.SEMANTIC ? ladder.meaning().orElse(null) : null;
        for (int level = 0; level < of.length; level++) {
            of[level] = meaning == null ? shares(level) : distances(level, meaning, leaves);
            for (int node = 0; level > 0 && node < of[level - 1].length; node++) {
                int parent = hierarchy.parent(level - 1, node);
                of[level][parent] = Math.max(of[level][parent], of[level - 1][node]);
            }
        }
    }

    double of(int level, int leaf) {
        return of[level][hierarchy.node(level, leaf)];
    }

    /** The share of the other leaves that a label covers. */
    private double[] shares(int level) {
        double[] shares = new double[hierarchy.nodes(level)];
        for (int node = 0; node < shares.length; node++) {
            shares[node] = (hierarchy.leavesUnder(level, node) - 1.0) / hierarchy.leaves();
        }
        return shares;
    }

    /**
     * The mean semantic distance, as a share of the largest, from the values of a column to their labels on a level.
     */
    private double[] distances(int level, SemanticHierarchy meaning, int[] leafOfRow) {
        double most = meaning.comparison().most();
        double[] sums = new double[hierarchy.nodes(level)];
        int[] counts = new int[sums.length];
        int[] held = new int[hierarchy.leaves()];
        for (int leaf : leafOfRow) {
            if (leaf != Words.MISSING) {
                held[leaf]++;
            }
        }
        for (int leaf = 0; level > 0 && leaf < held.length; leaf++) {
            double loss = meaning.loss(level, leaf);
            sums[hierarchy.node(level, leaf)] += held[leaf] * (Double.isNaN(loss) ? 1 : loss / most);
            counts[hierarchy.node(level, leaf)] += held[leaf];
        }
        for (int node = 0; node < sums.length; node++) {
            sums[node] = counts[node] == 0 ? 0 : sums[node] / counts[node];
        }
        return sums;
    }
}
