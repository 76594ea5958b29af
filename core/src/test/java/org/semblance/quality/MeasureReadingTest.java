package org.semblance.quality;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.semblance.catalog.Catalog;

class MeasureReadingTest {

    private static final Map<String, MeasureReading> READINGS = Catalog.standard().of(Measure.class).stream()
            .collect(Collectors.toMap(Catalog.Entry::name, entry -> MeasureReading.of(entry.parameters())));

    @Test
    void saysOfEveryMeasureOfTheCatalogHowToReadIt() {
        assertThat(READINGS.values())
                .allSatisfy(reading -> assertThat(reading.text()).isNotBlank());
    }

    @Test
    void knowsTheWholeOfWhatIsBetterHigher() {
        assertThat(READINGS.values())
                .filteredOn(reading -> reading.better() == MeasureFacts.Better.HIGHER)
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
        assertThat(READINGS.get("information-loss").kind()).isEqualTo(MeasureFacts.Kind.LOSS);
        assertThat(READINGS.get("score").kind()).isEqualTo(MeasureFacts.Kind.TRADE_OFF);
        assertThat(READINGS.get("rand-index").kind()).isEqualTo(MeasureFacts.Kind.UTILITY);
        assertThat(READINGS.get("distance-linkage").kind()).isEqualTo(MeasureFacts.Kind.RISK);
        assertThat(READINGS.get("prosecutor-risk").kind()).isEqualTo(MeasureFacts.Kind.RISK);
        assertThat(READINGS.get("homogeneity").kind()).isEqualTo(MeasureFacts.Kind.DISCLOSURE);
        assertThat(READINGS.get("granularity").better()).isEqualTo(MeasureFacts.Better.HIGHER);
    }

    @Test
    void showsWhatDataAreGoodForWithWhatTheyLost() {
        assertThat(READINGS.values())
                .extracting(reading -> reading.kind().section())
                .containsOnly(MeasureFacts.Kind.LOSS, MeasureFacts.Kind.RISK, MeasureFacts.Kind.DISCLOSURE);
    }

    @Test
    void saysWhatAMeasureNeeds() {
        assertThat(READINGS.get("journalist-risk").needs())
                .containsExactly(MeasureFacts.Need.WHOLE_TABLE, MeasureFacts.Need.POPULATION);
        assertThat(READINGS.get("information-loss").needs()).containsExactly(MeasureFacts.Need.ROWS);
        assertThat(READINGS.get("score").needs(MeasureFacts.Need.UNCHANGED_VALUES))
                .isTrue();
    }
}
