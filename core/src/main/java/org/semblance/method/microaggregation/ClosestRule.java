package org.semblance.method.microaggregation;

/** How repetitions count where the closest tuple is sought. */
public enum ClosestRule {

    /** A distance is multiplied by the repetitions, as the paper prints it: rare tuples count as close (Eq. 3 and 4). */
    WEIGHTED {
        @Override
        double cost(double distance, int repetitions) {
            return distance * repetitions;
        }
    },

    /** A tuple counts once, however often it repeats. */
    PLAIN {
        @Override
        double cost(double distance, int repetitions) {
            return distance;
        }
    };

    /** What the closest tuple has least of. */
    abstract double cost(double distance, int repetitions);
}
