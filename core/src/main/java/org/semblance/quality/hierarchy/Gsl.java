package org.semblance.quality.hierarchy;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.semblance.Problem;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.SemanticHierarchy;
import org.semblance.domain.taxonomy.Taxonomy;

/**
 * Generalisation semantic loss: how much meaning a hierarchy loses, known before it is used. 0 is best.
 *
 * <p>Ayala-Rivera, McDonagh, Cerqueus, Murphy and Thorpe, Transactions on Data Privacy 10 (2017), Definitions 1 to 4. A
 * step from or to a label without a concept has no loss that could be known: it is left out of its level, and a level
 * without any is left out of the whole.
 */
public record Gsl(Aggregation aggregation, Weights weights) {

    /** How the steps to a level become one number: the paper's F (Eq. 3). */
    public enum Aggregation {
        AVERAGE,
        MAXIMUM
    }

    /** How much each level counts (Eq. 5). */
    public enum Weights {
        UNIFORM,
        /** The lower a level, the more. */
        LEVEL_BASED
    }

    /** The average of steps and of levels, as the paper's experiments have it. */
    public static final Gsl STANDARD = new Gsl(Aggregation.AVERAGE, Weights.UNIFORM);

    /** Scores a hierarchy by the meaning of its labels. */
    public GslScore of(SemanticHierarchy meant) {
        int height = meant.hierarchy().height();
        double[][] transitions = new double[height][meant.hierarchy().leaves()];
        for (int level = 1; level <= height; level++) {
            for (int leaf = 0; leaf < transitions[level - 1].length; leaf++) {
                transitions[level - 1][leaf] = meant.loss(level, leaf);
            }
        }
        return of(transitions);
    }

    /** Scores a hierarchy whose losses are known: for each level from 1, for each leaf. */
    public GslScore of(double[][] transitions) {
        double[] levels = new double[transitions.length];
        long known = 0;
        long all = 0;
        for (int level = 0; level < levels.length; level++) {
            double sum = 0;
            double most = 0;
            int steps = 0;
            for (double loss : transitions[level]) {
                if (!Double.isNaN(loss)) {
                    sum += loss;
                    most = Math.max(most, loss);
                    steps++;
                }
            }
            levels[level] = steps == 0 ? Double.NaN : aggregation == Aggregation.MAXIMUM ? most : sum / steps;
            known += steps;
            all += transitions[level].length;
        }
        return new GslScore(transitions, levels, whole(levels), (double) known / all);
    }

    /**
     * What is lost when every value becomes its root: the score of the last level, or, where the root is not above all
     * values, that of their least common subsumer, which could stand there.
     */
    public double suppressed(SemanticHierarchy meant) {
        Hierarchy hierarchy = meant.hierarchy();
        Taxonomy taxonomy = meant.taxonomy();
        int[] values = IntStream.range(0, hierarchy.leaves())
                .map(leaf -> meant.concept(0, leaf))
                .filter(concept -> concept != SemanticHierarchy.NONE)
                .toArray();
        if (values.length == 0) {
            return Double.NaN;
        }
        int root = meant.concept(hierarchy.height(), 0);
        boolean aboveAll = root != SemanticHierarchy.NONE
                && Arrays.stream(values).allMatch(value -> taxonomy.subsumes(root, value));
        int top = aboveAll ? root : taxonomy.lcs(values);
        double[] losses = Arrays.stream(values)
                .mapToDouble(value -> meant.comparison().distance(value, top))
                .toArray();
        return of(new double[][] {losses}).whole();
    }

    private double whole(double[] levels) {
        double sum = 0;
        double weights = 0;
        for (int level = 0; level < levels.length; level++) {
            if (!Double.isNaN(levels[level])) {
                double weight = this.weights == Weights.UNIFORM ? 1 : levels.length - level;
                sum += weight * levels[level];
                weights += weight;
            }
        }
        return weights == 0 ? Double.NaN : sum / weights;
    }

    /** VghSetGSL (Eq. 6): the mean of several hierarchies, each with the preference of its attribute. */
    public static double ofSet(double[] scores, double[] preferences) {
        if (scores.length != preferences.length) {
            throw Problem.recipe(
                    "E_PREFERENCES",
                    scores.length + " hierarchies and " + preferences.length + " preferences",
                    "give each hierarchy one preference; 1 is usual");
        }
        return IntStream.range(0, scores.length)
                .mapToDouble(i -> preferences[i] * scores[i])
                .average()
                .orElse(Double.NaN);
    }
}
