package org.semblance.quality.hierarchy;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.SemanticHierarchy;
import org.semblance.domain.taxonomy.Taxonomy;

/**
 * Generalisation semantic loss (GSL): how much meaning a generalisation hierarchy loses, computed before it is used.
 *
 * <p>The loss of a step, TransGSL, is the semantic distance from a leaf to its label on a level. LevelGSL is the
 * average (or maximum) of these over the leaves, VghGSL the weighted average of LevelGSL over the levels above the
 * leaves; weights are uniform, or proportional to the height minus the level plus one. Range: 0 (no loss) to the
 * largest distance of the similarity, 1 for most; smaller is better; no unit. Edge cases: a step from or to a label
 * without a concept is unknown and left out of its level; a level without known steps is left out of the whole; without
 * any the score is NaN.
 *
 * <p>Ayala-Rivera, McDonagh, Cerqueus, Murphy and Thorpe, Transactions on Data Privacy 10 (2017), Definitions 1 to 4.
 */
public record Gsl(Aggregation aggregation, Weights weights) {

    /** How the losses of a level are aggregated: the paper's F (Eq. 3). */
    public enum Aggregation {
        AVERAGE,
        MAXIMUM
    }

    /** The weights of the levels (Eq. 5). */
    public enum Weights {
        UNIFORM,
        /** The lower a level, the larger its weight. */
        LEVEL_BASED
    }

    /** Averages over steps and levels, as in the paper's experiments. */
    public static final Gsl STANDARD = new Gsl(Aggregation.AVERAGE, Weights.UNIFORM);

    /** Scores a hierarchy by the concepts of its labels. */
    public GslScore of(SemanticHierarchy semantic) {
        int height = semantic.hierarchy().height();
        double[][] transitions = new double[height][semantic.hierarchy().leaves()];
        for (int level = 1; level <= height; level++) {
            for (int leaf = 0; leaf < transitions[level - 1].length; leaf++) {
                transitions[level - 1][leaf] = semantic.loss(level, leaf);
            }
        }
        return of(transitions);
    }

    /** Scores a hierarchy from its losses, indexed by level (from 1) and leaf. */
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
     * The loss if every value is suppressed: the score of the top level or, if the root is not above all values, the
     * score with their least common subsumer instead.
     */
    public double suppressed(SemanticHierarchy semantic) {
        Hierarchy hierarchy = semantic.hierarchy();
        Taxonomy taxonomy = semantic.taxonomy();
        int[] values = IntStream.range(0, hierarchy.leaves())
                .map(leaf -> semantic.concept(0, leaf))
                .filter(concept -> concept != SemanticHierarchy.NONE)
                .toArray();
        if (values.length == 0) {
            return Double.NaN;
        }
        int root = semantic.concept(hierarchy.height(), 0);
        boolean aboveAll = root != SemanticHierarchy.NONE
                && Arrays.stream(values).allMatch(value -> taxonomy.subsumes(root, value));
        int top = aboveAll ? root : taxonomy.lcs(values);
        double[] losses = Arrays.stream(values)
                .mapToDouble(value -> semantic.comparison().distance(value, top))
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

    /** VghSetGSL (Eq. 6): the mean score of several hierarchies, each multiplied by the preference of its attribute. */
    public static double ofSet(double[] scores, double[] preferences) {
        if (scores.length != preferences.length) {
            throw Problem.recipe(
                    ProblemCode.E_PREFERENCES,
                    scores.length + " hierarchies and " + preferences.length + " preferences",
                    "give each hierarchy one preference; 1 is usual");
        }
        return IntStream.range(0, scores.length)
                .mapToDouble(i -> preferences[i] * scores[i])
                .average()
                .orElse(Double.NaN);
    }
}
