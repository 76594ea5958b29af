package org.semblance.quality;

/**
 * A figure of the original, and how much a single person can matter to it.
 *
 * @param figure the figure; NaN if it is undefined
 * @param farthest the farthest that leaving out one person moves it; infinite if that is unknown or the figure is then
 *     undefined
 */
public record PersonInfluence(double figure, double farthest) {

    /** A figure of which the influence of a person is unknown. */
    public static PersonInfluence unknown(double figure) {
        return new PersonInfluence(figure, Double.POSITIVE_INFINITY);
    }

    /** The same, where leaving out one more person gives this figure. */
    public PersonInfluence without(double left) {
        double moved = Math.abs(left - figure);
        return Double.isNaN(moved) ? unknown(figure) : new PersonInfluence(figure, Math.max(farthest, moved));
    }

    /** Whether no person moves the figure by more than this. */
    public boolean within(double most) {
        return Double.isFinite(figure) && farthest <= most;
    }
}
