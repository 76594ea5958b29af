package org.semblance.release.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.semblance.catalog.Catalog;
import org.semblance.quality.Measure;

class MeasureReadingTest {

    private static final Map<String, MeasureReading> READINGS = Catalog.standard().of(Measure.class).stream()
            .collect(Collectors.toMap(Catalog.Entry::name, MeasureReading::of));

    @Test
    void saysOfEveryMeasureOfTheCatalogHowToReadIt() {
        assertThat(MeasureReading.named())
                .as("measures that are read in a way of their own")
                .isSubsetOf(READINGS.keySet());
        assertThat(READINGS.values())
                .allSatisfy(reading -> assertThat(reading.text()).isNotBlank());
    }

    @Test
    void knowsTheWholeOfWhatIsBetterHigher() {
        assertThat(READINGS.values())
                .filteredOn(reading -> reading.better() == MeasureReading.Better.HIGHER)
                .allSatisfy(
                        reading -> assertThat(reading.share() || reading.range().endsWith("%"))
                                .isTrue());
        assertThat(READINGS.values())
                .filteredOn(MeasureReading::share)
                .allSatisfy(reading ->
                        assertThat(reading.range()).contains("0", "1").doesNotContain("%"));
    }

    @Test
    void theSummaryOfAShareSaysWhereItEndsAndNoOtherDoes() {
        for (Catalog.Entry<Measure> entry : Catalog.standard().of(Measure.class)) {
            assertThat(entry.summary().matches(".*\\b[01] (\\(.*\\) )?to [01]\\b.*"))
                    .as(entry.name())
                    .isEqualTo(READINGS.get(entry.name()).share());
        }
    }

    @Test
    void tellsLossFromRiskAndDisclosure() {
        assertThat(READINGS.get("information-loss").kind()).isEqualTo(MeasureReading.Kind.LOSS);
        assertThat(READINGS.get("score").kind()).isEqualTo(MeasureReading.Kind.LOSS);
        assertThat(READINGS.get("distance-linkage").kind()).isEqualTo(MeasureReading.Kind.RISK);
        assertThat(READINGS.get("prosecutor-risk").kind()).isEqualTo(MeasureReading.Kind.RISK);
        assertThat(READINGS.get("homogeneity").kind()).isEqualTo(MeasureReading.Kind.DISCLOSURE);
        assertThat(READINGS.get("granularity").better()).isEqualTo(MeasureReading.Better.HIGHER);
    }
}
