package org.semblance.quality.hierarchy;

import java.util.Locale;
import java.util.Optional;

/**
 * A verbal grade of how much meaning a hierarchy loses, relative to the loss by suppressing its values.
 *
 * <p>Scores of different attributes are not comparable as such: all occupations are persons, while places have little
 * in common. Relative to suppression they are. The thresholds come from 10,500 hierarchies of known quality (experiment
 * {@code gsl}): below 0.6, masking lost on average at most a third of what suppression loses; above 0.9, nearly as much
 * or more.
 */
public enum GslGrade {
    GOOD(0.6),
    MODERATE(0.9),
    POOR(Double.POSITIVE_INFINITY);

    private final double below;

    GslGrade(double below) {
        this.below = below;
    }

    /**
     * The grade of a score; empty if the score is unknown.
     *
     * @param suppressed the loss by suppression
     */
    public static Optional<GslGrade> of(double score, double suppressed) {
        double share = score == 0 ? 0 : score / suppressed;
        for (GslGrade grade : values()) {
            if (share < grade.below) {
                return Optional.of(grade);
            }
        }
        return Optional.empty();
    }

    /** The upper bound of the grade (exclusive); infinite for the last. */
    public double below() {
        return below;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
