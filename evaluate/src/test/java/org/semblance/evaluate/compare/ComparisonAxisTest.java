package org.semblance.evaluate.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.semblance.Problem;
import org.semblance.catalog.Catalog;
import org.semblance.quality.Measure;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureReading;
import org.semblance.quality.Score;

class ComparisonAxisTest {

    private static final Catalog CATALOG = Catalog.standard();

    @Test
    void takesEveryMeasureOfTheCatalogAsItIsRead() {
        for (Catalog.Entry<Measure> entry : CATALOG.of(Measure.class)) {
            MeasureReading reading = MeasureReading.of(entry.parameters());
            boolean loss = reading.kind().section() == MeasureFacts.Kind.LOSS;
            ComparisonAxis.Kind own = loss ? ComparisonAxis.Kind.LOSS : ComparisonAxis.Kind.RISK;
            ComparisonAxis.Kind other = loss ? ComparisonAxis.Kind.RISK : ComparisonAxis.Kind.LOSS;
            refuses(entry.name(), other);
            if (reading.better() == MeasureFacts.Better.NEITHER || entry.name().equals("score")) {
                refuses(entry.name(), own);
            } else {
                ComparisonAxis axis = ComparisonAxis.of(entry.name(), own, CATALOG);
                boolean falls = at(axis, 0.25) < at(axis, 0.75);
                assertThat(falls).as(entry.name()).isEqualTo(reading.better() == MeasureFacts.Better.LOWER);
                assertThat(axis.percent(List.of()) || !reading.share())
                        .as(entry.name())
                        .isTrue();
            }
        }
    }

    @Test
    void countsSharesInPerCent() {
        assertThat(at(loss("entropy"), 0.25)).isEqualTo(25);
        assertThat(at(loss("query-f1"), 0.25)).isEqualTo(75);
        assertThat(at(loss("knn-accuracy"), 25)).isEqualTo(75);
        assertThat(loss("knn-accuracy").name()).isEqualTo("knn-accuracy-loss");
    }

    private static void refuses(String measure, ComparisonAxis.Kind kind) {
        assertThatThrownBy(() -> ComparisonAxis.of(measure, kind, CATALOG))
                .as(measure)
                .isInstanceOf(Problem.class)
                .hasMessageContaining("is no measure of");
    }

    private static ComparisonAxis loss(String measure) {
        return ComparisonAxis.of(measure, ComparisonAxis.Kind.LOSS, CATALOG);
    }

    private static double at(ComparisonAxis axis, double value) {
        return axis.of(List.of(Score.of(axis.measure(), value, ""))).orElseThrow();
    }
}
