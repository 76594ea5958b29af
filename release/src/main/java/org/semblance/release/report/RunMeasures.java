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

/** Computes the measures that a recipe names, or the default ones. */
public final class RunMeasures {

    private static final ProblemCode NOTHING_TO_MEASURE = ProblemCode.E_MEASURE;

    private RunMeasures() {}

    /**
     * The scores of the measures.
     *
     * @param unmet receives the problem of a named measure that has nothing to measure; a default measure is left out
     *     silently
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
     * The score of a measure; empty if it has nothing to measure.
     *
     * @param unmet receives the reason why there is nothing to measure
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
