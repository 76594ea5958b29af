package org.semblance.quality;

/**
 * A figure of the original, and how much a single person can matter to it.
 *
 * @param figure the figure; NaN if it is undefined
 * @param farthest the farthest that leaving out one person moves it; infinite if that is unknown or the figure is then
 *     undefined
 */
public record Influence(double figure, double farthest) {

    /** A figure of which the influence of a person is unknown. */
    public static Influence unknown(double figure) {
        return new Influence(figure, Double.POSITIVE_INFINITY);
    }

    /** The same, where leaving out one more person gives this figure. */
    public Influence without(double left) {
        double moved = Math.abs(left - figure);
        return Double.isNaN(moved) ? unknown(figure) : new Influence(figure, Math.max(farthest, moved));
    }

    /** Whether no person moves the figure by more than this. */
    public boolean within(double most) {
        return Double.isFinite(figure) && farthest <= most;
    }
}
