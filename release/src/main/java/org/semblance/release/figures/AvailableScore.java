package org.semblance.release.figures;

import java.util.Optional;
import java.util.function.Consumer;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.quality.Measure;
import org.semblance.quality.Score;

/** The score of a measure, which may have nothing to measure. */
public final class AvailableScore {

    private static final ProblemCode NOTHING_TO_MEASURE = ProblemCode.E_MEASURE;

    private AvailableScore() {}

    /**
     * The score of a measure; empty if it has nothing to measure.
     *
     * @param unmet receives the reason why there is nothing to measure
     */
    public static Optional<Score> of(
            Measure measure, Dataset original, Table released, Consumer<Problem> unmet, Watcher watcher) {
        try {
            return Optional.of(measure.of(original, released, watcher));
        } catch (Problem problem) {
            if (problem.kind() != NOTHING_TO_MEASURE) {
                throw problem;
            }
            unmet.accept(problem);
            return Optional.empty();
        }
    }
}
