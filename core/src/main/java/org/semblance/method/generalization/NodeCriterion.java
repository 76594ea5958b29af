package org.semblance.method.generalization;

import org.semblance.quality.loss.Discernibility;
import org.semblance.quality.loss.Granularity;

/** What makes a node the best. */
public enum NodeCriterion {

    /** The share of a hierarchy's values that a label may stand for, averaged; a suppressed row has all. */
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

    /** The distance in meaning from values to labels; shares where a hierarchy has no meaning. */
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

    /** The squared sizes of classes, summed (Bayardo and Agrawal 2005, without their fine for suppressed rows, which are a class). */
    DISCERNIBILITY(Discernibility.NAME) {
        @Override
        NodeCost cost(LeafTuples tuples) {
            return new DiscernibilityCost();
        }
    },

    /** The average size of classes; suppressed rows are one. */
    CLASS_SIZE("average size of classes") {
        @Override
        NodeCost cost(LeafTuples tuples) {
            return new ClassSizeCost(tuples);
        }
    },

    /** The bits that labels leave open about values (non-uniform entropy, Gionis and Tassa 2009). */
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

    /** What is measured, in words. */
    String words() {
        return words;
    }

    /** What nodes cost on a table. */
    abstract NodeCost cost(LeafTuples tuples);

    /** The figure that people know a cost by. */
    double value(double cost, LeafTuples tuples) {
        return cost;
    }

    private static double perCell(double cost, LeafTuples tuples) {
        return cost / tuples.rows() / tuples.ladders().size();
    }
}
