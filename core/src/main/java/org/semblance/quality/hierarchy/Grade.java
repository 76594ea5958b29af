package org.semblance.quality.hierarchy;

import java.util.Locale;
import java.util.Optional;

/**
 * A word for how much meaning a hierarchy loses.
 *
 * <p>The bounds are shares of the most that can be lost. They are for the average of steps and of levels with Wu and
 * Palmer; the quantiles that the experiment {@code gsl} prints for hierarchies of known quality justify or move them.
 */
public enum Grade {
    GOOD(0.25),
    MODERATE(0.5),
    POOR(Double.POSITIVE_INFINITY);

    private final double below;

    Grade(double below) {
        this.below = below;
    }

    /**
     * The grade of a score; none where the score is not known.
     *
     * @param most what no loss exceeds
     */
    public static Optional<Grade> of(double score, double most) {
        for (Grade grade : values()) {
            if (score / most < grade.below) {
                return Optional.of(grade);
            }
        }
        return Optional.empty();
    }

    /** From which share of the most on another word is used; unbounded for the last. */
    public double below() {
        return below;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
