package org.semblance.report;

import java.util.List;
import java.util.Optional;
import org.semblance.catalog.Catalog;
import org.semblance.domain.Combination;
import org.semblance.evaluate.compare.Comparison;
import org.semblance.evaluate.compare.ComparisonAxis;
import org.semblance.evaluate.compare.ComparisonCell;
import org.semblance.evaluate.compare.ComparisonRule;
import org.semblance.quality.Measure;
import org.semblance.quality.MeasureReading;
import org.semblance.quality.Score;

/** A comparison to try pages on: two methods with three k each. */
final class ComparisonSamples {

    private ComparisonSamples() {}

    private static ComparisonAxis axis(String measure) {
        return new ComparisonAxis(
                measure,
                MeasureReading.of(Catalog.standard()
                        .find(Measure.class, measure)
                        .orElseThrow()
                        .parameters()));
    }

    static Comparison comparison() {
        return new Comparison(
                new Comparison.Sample("recipe.yaml", 400, 400, List.of("age", "zip")),
                Combination.MEAN,
                axis("information-loss"),
                axis("distance-linkage"),
                0.5,
                new ComparisonRule(20, 2),
                List.of(
                        new Comparison.ComparedMethod("mdav", "groups around the farthest", Optional.empty()),
                        new Comparison.ComparedMethod("incognito", "levels", Optional.empty())),
                List.of(
                        cell("mdav", 2, 3, 45),
                        cell("mdav", 5, 7, 18),
                        cell("mdav", 10, 12, 9),
                        cell("incognito", 2, 20, 30),
                        cell("incognito", 5, 20, 30),
                        cell("incognito", 10, 40, 5)),
                List.of(),
                List.of(),
                List.of(),
                "0");
    }

    private static ComparisonCell cell(String method, int k, double loss, double risk) {
        return new ComparisonCell(
                method,
                k,
                400 / k,
                k,
                2 * k,
                0,
                List.of(Score.of("information-loss", loss, "%"), Score.of("distance-linkage", risk, "%")),
                List.of(),
                List.of(),
                0.1);
    }
}
