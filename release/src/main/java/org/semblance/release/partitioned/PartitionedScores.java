package org.semblance.release.partitioned;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.semblance.Problem;
import org.semblance.WarningCode;
import org.semblance.catalog.Catalog;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.quality.Measure;
import org.semblance.quality.PartitionedMeasure;
import org.semblance.quality.Score;
import org.semblance.quality.risk.disclosure.Homogeneity;
import org.semblance.release.figures.AvailableScore;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.report.RunLog;

/**
 * The scores of a table in parts: measures that add up are computed on all rows, the others on the rows at hand if these
 * are all.
 *
 * @param all whether the rows at hand are all
 * @param most the maximum number of rows that are looked at in one place
 */
record PartitionedScores(TableRecipe recipe, Catalog catalog, boolean all, int most) {

    /**
     * The scores of a masked table.
     *
     * @param original the rows at hand
     * @param masked the same rows, masked
     * @param ofClasses whether the homogeneity of equivalence classes is measured in any case
     */
    List<Score> of(PartitionedMeasures measuring, Dataset original, Table masked, boolean ofClasses, RunLog log) {
        List<Measure> asked = new ArrayList<>(recipe.measures());
        if (ofClasses && asked.stream().noneMatch(Homogeneity.class::isInstance)) {
            asked.add(new Homogeneity());
        }
        Consumer<Problem> unmet = problem -> {
            if (recipe.namesMeasures()) {
                log.warn(WarningCode.W_MEASURE, problem.what());
            }
        };
        Map<Measure, Score> inParts = measuring.scores(
                asked.stream()
                        .filter(PartitionedMeasure.class::isInstance)
                        .map(PartitionedMeasure.class::cast)
                        .toList(),
                (measure, problem) -> {
                    if (recipe.measures().contains(measure)) {
                        unmet.accept(problem);
                    }
                });
        List<Score> scores = new ArrayList<>();
        List<String> leftOut = new ArrayList<>();
        for (Measure measure : asked) {
            if (measure instanceof PartitionedMeasure) {
                Optional.ofNullable(inParts.get(measure)).ifPresent(scores::add);
            } else if (all) {
                AvailableScore.of(measure, original, masked, unmet, log).ifPresent(scores::add);
            } else {
                leftOut.add(catalog.entry(measure).name());
            }
        }
        if (!leftOut.isEmpty()) {
            log.warn(
                    WarningCode.W_MEASURE,
                    "not measured, because it needs all rows at once and there are more than " + most + ": "
                            + String.join(", ", leftOut));
        }
        return List.copyOf(scores);
    }
}
