package org.semblance.method.microaggregation;

/** How repetitions of a tuple count in the search for the closest tuple. */
public enum ClosestRule {

    /**
     * The distance is multiplied by the number of repetitions, as in the paper, so rare tuples count as close (Eq. 3
     * and 4).
     */
    WEIGHTED {
        @Override
        double cost(double distance, int repetitions) {
            return distance * repetitions;
        }
    },

    /** Repetitions are ignored. */
    PLAIN {
        @Override
        double cost(double distance, int repetitions) {
            return distance;
        }
    };

    /** The cost that the closest tuple minimises. */
    abstract double cost(double distance, int repetitions);
}
