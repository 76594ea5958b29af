package org.semblance.experiments;

import java.util.Arrays;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.SemanticHierarchy;
import org.semblance.domain.taxonomy.Similarity;

/**
 * The loss of a single attribute on each level of a hierarchy, and the level on which every label has k rows: the one
 * that Incognito and Datafly choose for a single attribute without suppression. Computed from the counts of values
 * alone.
 */
final class LevelLosses {

    private final int[] smallest;
    private final double[] mean;
    private final double[] squares;

    private LevelLosses(int[] smallest, double[] mean, double[] squares) {
        this.smallest = smallest;
        this.mean = mean;
        this.squares = squares;
    }

    static LevelLosses of(SemanticHierarchy semantic, int[] counts) {
        Hierarchy hierarchy = semantic.hierarchy();
        int levels = hierarchy.height() + 1;
        int[] smallest = new int[levels];
        double[] mean = new double[levels];
        double[] squares = new double[levels];
        long rows = Arrays.stream(counts).asLongStream().sum();
        for (int level = 0; level < levels; level++) {
            int[] ofNode = new int[hierarchy.nodes(level)];
            for (int leaf = 0; leaf < counts.length; leaf++) {
                double loss = semantic.loss(level, leaf);
                ofNode[hierarchy.node(level, leaf)] += counts[leaf];
                mean[level] += counts[leaf] * loss / rows;
                squares[level] += counts[leaf] * loss * loss;
            }
            smallest[level] = Arrays.stream(ofNode).min().orElseThrow();
        }
        return new LevelLosses(smallest, mean, squares);
    }

    int height() {
        return smallest.length - 1;
    }

    /** The lowest level on which every label has k rows; the root if there is none. */
    int level(int k) {
        int level = 0;
        while (level < height() && smallest[level] < k) {
            level++;
        }
        return level;
    }

    /** The level that loses least among those on which every label has k rows; in case of a tie, the lowest. */
    int best(int k) {
        int best = level(k);
        for (int level = best + 1; level <= height(); level++) {
            if (smallest[level] >= k && mean[level] < mean[best] - Similarity.Comparison.TIE) {
                best = level;
            }
        }
        return best;
    }

    /** SemILoss (Eq. 11) on a level. */
    double semILoss(int level) {
        return mean[level];
    }

    /** Semantic SSE (Eq. 12) on a level. */
    double sse(int level) {
        return squares[level];
    }

    /** Whether some level loses less than the level below (Motivation 3). */
    boolean falls() {
        for (int level = 1; level <= height(); level++) {
            if (mean[level] < mean[level - 1] - Similarity.Comparison.TIE) {
                return true;
            }
        }
        return false;
    }
}
