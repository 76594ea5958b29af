package org.semblance.release.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.quality.Measure;
import org.semblance.quality.Score;
import org.semblance.release.recipe.TableRecipe;

/** Measures a release by what its recipe names, or by what is usual. */
public final class RunMeasures {

    private static final ProblemCode NOTHING_TO_MEASURE = ProblemCode.E_MEASURE;

    private RunMeasures() {}

    /**
     * What the measures found.
     *
     * @param unmet learns of a measure that was asked for and has nothing to measure; one that nobody asked for is left
     *     out without a word
     */
    public static List<Score> scores(
            TableRecipe recipe, Dataset original, Table released, Consumer<Problem> unmet, Watcher watcher) {
        List<Score> scores = new ArrayList<>();
        for (Measure measure : recipe.measures()) {
            score(measure, original, released, recipe.namesMeasures() ? unmet : unasked -> {}, watcher)
                    .ifPresent(scores::add);
        }
        return scores;
    }

    /**
     * What a measure found; nothing where it has nothing to measure.
     *
     * @param unmet learns why it has nothing to measure
     */
    public static Optional<Score> score(
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
