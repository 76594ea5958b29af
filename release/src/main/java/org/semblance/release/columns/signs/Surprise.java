package org.semblance.release.columns.signs;

/** How hard it is to believe that values pass a test by accident. */
final class Surprise {

    /** At one accident in a million there is no doubt left. */
    private static final double CERTAIN = 6;

    private Surprise() {}

    /** From 0, as often as by accident, to 1, beyond doubt. */
    static double certainty(int passed, int of, double luck) {
        return Math.min(1, digits(passed, of, luck) / CERTAIN);
    }

    /**
     * The zeros behind the point of the probability that so many of independent values pass, each with a probability of
     * {@code luck}: Chernoff's bound, which is exact if all pass.
     */
    static double digits(int passed, int of, double luck) {
        double share = (double) passed / of;
        if (of == 0 || share <= luck) {
            return 0;
        }
        double divergence =
                share * Math.log(share / luck) + (share == 1 ? 0 : (1 - share) * Math.log((1 - share) / (1 - luck)));
        return of * divergence / Math.log(10);
    }
}
