package org.semblance.domain.taxonomy.mapping;

import java.util.Arrays;
import org.semblance.domain.taxonomy.Taxonomy;

/**
 * Scores how well a concept fits the other values of a column, whose weights are distributed over their possible
 * concepts.
 *
 * <p>The weight of a value counts for all ancestors of its concepts. A concept fits the column by the information it
 * shares with the half of the other values that are closest to it: on the path from the root down to the concept, each
 * increase of information content counts by the share of values that have that ancestor, doubled, up to all. This is
 * the mean Resnik similarity over the best half without comparing pairs. Divided by the mean of both contents, with
 * others counted as most specific, it is about the mean Lin similarity.
 */
final class ColumnCoherence {

    private final Taxonomy taxonomy;
    private final double[] content;
    private final double[] weight;
    private final double[] own;
    private double values;

    ColumnCoherence(Taxonomy taxonomy, double[] content) {
        this.taxonomy = taxonomy;
        this.content = content;
        this.weight = new double[taxonomy.size()];
        this.own = new double[taxonomy.size()];
    }

    /** Removes all weights. */
    void clear() {
        Arrays.fill(weight, 0);
        values = 0;
    }

    /** Adds a value that distributes its weight of 1. */
    void add(int[][] above, double[] shares) {
        spread(above, shares, weight);
        values++;
    }

    private static void spread(int[][] above, double[] shares, double[] onto) {
        for (int i = 0; i < above.length; i++) {
            for (int ancestor : above[i]) {
                onto[ancestor] += shares[i];
            }
        }
    }

    /** The ancestors of a concept by increasing information content. */
    int[] above(int concept) {
        int[] above = taxonomy.ancestors(concept);
        for (int i = 1; i < above.length; i++) {
            int moving = above[i];
            int place = i;
            while (place > 0 && content[above[place - 1]] > content[moving]) {
                above[place] = above[place - 1];
                place--;
            }
            above[place] = moving;
        }
        return above;
    }

    /** The fit of each concept of a value to the other values. */
    double[] of(int[][] above, double[] shares) {
        spread(above, shares, own);
        double others = Math.max(1, values - 1);
        double[] suits = new double[above.length];
        for (int i = 0; i < suits.length; i++) {
            suits[i] = of(above[i], others);
        }
        for (int[] chain : above) {
            for (int ancestor : chain) {
                own[ancestor] = 0;
            }
        }
        return suits;
    }

    private double of(int[] chain, double others) {
        double shared = 0;
        double along = 0;
        for (int i = chain.length - 1; i > 0; i--) {
            along = Math.max(along, (weight[chain[i]] - own[chain[i]]) / others);
            shared += Math.min(1, 2 * along) * (content[chain[i]] - content[chain[i - 1]]);
        }
        return 2 * shared / (1 + content[chain[chain.length - 1]]);
    }
}
