package org.semblance.method.microaggregation;

/** How repetitions count where the closest tuple is sought. */
public enum Closest {

    /** A distance is multiplied by the repetitions, as the paper prints it: rare tuples count as close. */
    WEIGHTED(TuplePool.Weighting.BY_REPETITIONS),

    /** A tuple counts once, however often it repeats. */
    PLAIN(TuplePool.Weighting.PLAIN);

    private final TuplePool.Weighting weighting;

    Closest(TuplePool.Weighting weighting) {
        this.weighting = weighting;
    }

    TuplePool.Weighting weighting() {
        return weighting;
    }
}
