package org.semblance.method.generalization;

import java.util.Arrays;
import org.semblance.domain.hierarchy.SemanticHierarchy;

/**
 * The loss of each leaf on each level of one attribute, as {@code [level][leaf]}. A missing value loses nothing below
 * the root.
 */
@FunctionalInterface
interface CellLoss {

    double[][] of(LeafTuples tuples, int attribute);

    /** The share of values that the label covers; that of a missing value is the share of one value. */
    static double[][] share(LeafTuples tuples, int attribute) {
        Ladder ladder = tuples.ladders().get(attribute);
        double all = ladder.hierarchy().leaves();
        return filled(ladder, (level, leaf) -> covered(ladder, level, leaf) / all);
    }

    /**
     * The semantic distance from the value to its label as a share of the largest; the largest if either has no
     * concept.
     */
    static double[][] meaning(LeafTuples tuples, int attribute) {
        Ladder ladder = tuples.ladders().get(attribute);
        if (ladder.meaning().isEmpty()) {
            double others = ladder.hierarchy().leaves() - 1.0;
            return filled(ladder, (level, leaf) -> others == 0 ? 0 : (covered(ladder, level, leaf) - 1) / others);
        }
        SemanticHierarchy hierarchy = ladder.meaning().orElseThrow();
        return filled(ladder, (level, leaf) -> {
            String label = ladder.label(level, leaf);
            if (label == null || label.equals(ladder.label(0, leaf))) {
                return 0;
            }
            double loss = ladder.missing(leaf) ? Double.NaN : hierarchy.loss(level, leaf);
            return Double.isNaN(loss) ? 1 : loss / hierarchy.comparison().most();
        });
    }

    /** The uncertainty of a label in bits, with the frequencies of the values in the table. */
    static double[][] entropy(LeafTuples tuples, int attribute) {
        Ladder ladder = tuples.ladders().get(attribute);
        long[] held = tuples.leafCounts(attribute);
        long[][] together = new long[ladder.height() + 1][ladder.leaves()];
        for (int level = 0; level < together.length; level++) {
            for (int leaf = 0; leaf < held.length; leaf++) {
                together[level][ladder.node(level, leaf)] += held[leaf];
            }
        }
        return filled(
                ladder,
                (level, leaf) -> held[leaf] == 0
                        ? 0
                        : Math.log((double) together[level][ladder.node(level, leaf)] / held[leaf]) / Math.log(2));
    }

    /** The number of values that a label covers. */
    private static double covered(Ladder ladder, int level, int leaf) {
        return ladder.missing(leaf) && level < ladder.height()
                ? 1
                : ladder.hierarchy().leavesUnder(level, ladder.node(level, leaf));
    }

    /** The loss of one leaf on one level. */
    @FunctionalInterface
    interface AtLevel {
        double of(int level, int leaf);
    }

    private static double[][] filled(Ladder ladder, AtLevel loss) {
        double[][] losses = new double[ladder.height() + 1][ladder.leaves()];
        for (int level = 0; level < losses.length; level++) {
            int at = level;
            Arrays.setAll(losses[level], leaf -> loss.of(at, leaf));
        }
        return losses;
    }
}
