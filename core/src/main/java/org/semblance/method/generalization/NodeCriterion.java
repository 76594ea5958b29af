package org.semblance.method.generalization;

import org.semblance.quality.loss.Discernibility;
import org.semblance.quality.loss.Granularity;

/** The criterion by which the best node is chosen. */
public enum NodeCriterion {

    /** The average share of a hierarchy's values that a label covers; all of them for a suppressed row. */
    GRANULARITY(Granularity.NAME) {
        @Override
        NodeCost cost(LeafTuples tuples) {
            return new CellCost(tuples, CellLoss::share);
        }

        @Override
        double value(double cost, LeafTuples tuples) {
            double finest = 0;
            for (Ladder ladder : tuples.ladders()) {
                finest += 1.0 / ladder.hierarchy().leaves();
            }
            finest /= tuples.ladders().size();
            return finest == 1 ? 1 : 1 - (perCell(cost, tuples) - finest) / (1 - finest);
        }
    },

    /** The semantic distance from values to labels; shares if a hierarchy has no concepts. */
    SEMANTIC("semantic loss of a value, on average") {
        @Override
        NodeCost cost(LeafTuples tuples) {
            return new CellCost(tuples, CellLoss::meaning);
        }

        @Override
        double value(double cost, LeafTuples tuples) {
            return perCell(cost, tuples);
        }
    },

    /** The sum of levels (Samarati 2001). */
    HEIGHT("sum of levels") {
        @Override
        NodeCost cost(LeafTuples tuples) {
            return new HeightCost();
        }
    },

    /**
     * The sum of squared class sizes (Bayardo and Agrawal 2005, but suppressed rows form a class instead of a penalty).
     */
    DISCERNIBILITY(Discernibility.NAME) {
        @Override
        NodeCost cost(LeafTuples tuples) {
            return new DiscernibilityCost();
        }
    },

    /** The average class size; suppressed rows form one class. */
    CLASS_SIZE("average size of classes") {
        @Override
        NodeCost cost(LeafTuples tuples) {
            return new ClassSizeCost(tuples);
        }
    },

    /** The uncertainty about values in bits (non-uniform entropy, Gionis and Tassa 2009). */
    ENTROPY("bits lost of a value, on average") {
        @Override
        NodeCost cost(LeafTuples tuples) {
            return new CellCost(tuples, CellLoss::entropy);
        }

        @Override
        double value(double cost, LeafTuples tuples) {
            return perCell(cost, tuples);
        }
    };

    private final String words;

    NodeCriterion(String words) {
        this.words = words;
    }

    /** The name of the measure, in words. */
    String words() {
        return words;
    }

    /** The costs of nodes on a table. */
    abstract NodeCost cost(LeafTuples tuples);

    /** The familiar figure for a cost. */
    double value(double cost, LeafTuples tuples) {
        return cost;
    }

    private static double perCell(double cost, LeafTuples tuples) {
        return cost / tuples.rows() / tuples.ladders().size();
    }
}
