package org.semblance.release.columns.signs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.semblance.data.Words;
import org.semblance.release.columns.ColumnProfile;
import org.semblance.testkit.Trials;

class DesignSignsTest {

    @Test
    void seesHouseholds() {
        Trials.of(20, random -> {
            List<String> households = new ArrayList<>();
            for (int household = 0; household < 500; household++) {
                for (int member = random.nextInt(5); member >= 0; member--) {
                    households.add(String.format(Locale.ROOT, "1%05d", household));
                }
            }
            assertThat(confidence("v17", households, ColumnKind.HOUSEHOLD)).isBetween(0.3, 0.5);
            assertThat(confidence("hh_id", households, ColumnKind.HOUSEHOLD)).isGreaterThan(0.8);
            assertThat(confidence("Haushaltsnummer", households, ColumnKind.HOUSEHOLD))
                    .isGreaterThan(0.3);
            List<String> alone =
                    IntStream.range(0, 1000).mapToObj(Integer::toString).toList();
            assertThat(confidence("hh_id", alone, ColumnKind.HOUSEHOLD)).isZero();
            List<String> schools = drawn(1000, () -> random.nextInt(30));
            assertThat(confidence("v17", schools, ColumnKind.HOUSEHOLD)).isZero();
        });
    }

    @Test
    void seesWeights() {
        Trials.of(20, random -> {
            List<String> nearOne = IntStream.range(0, 800)
                    .mapToObj(row -> String.format(Locale.ROOT, "%.4f", Math.exp(0.4 * random.nextGaussian()) / 1.0833))
                    .toList();
            assertThat(confidence("x", nearOne, ColumnKind.WEIGHT)).isBetween(0.3, 0.5);
            assertThat(confidence("survey_weight", nearOne, ColumnKind.WEIGHT)).isGreaterThan(0.8);
            List<String> grossing = IntStream.range(0, 800)
                    .mapToObj(row -> String.format(Locale.ROOT, "%.3f", 800 + 150 * random.nextGaussian()))
                    .toList();
            assertThat(confidence("poids", grossing, ColumnKind.WEIGHT)).isGreaterThan(0.8);
            assertThat(confidence("x", grossing, ColumnKind.WEIGHT)).isBetween(0.01, 0.4);
            List<String> bodies = IntStream.range(0, 800)
                    .mapToObj(row -> String.format(Locale.ROOT, "%.1f", 72 + 12 * random.nextGaussian()))
                    .toList();
            assertThat(confidence("weight", bodies, ColumnKind.WEIGHT)).isLessThan(0.5);
            List<String> negative = IntStream.range(0, 800)
                    .mapToObj(row -> String.format(Locale.ROOT, "%.3f", random.nextGaussian()))
                    .toList();
            assertThat(confidence("weight", negative, ColumnKind.WEIGHT)).isZero();
        });
    }

    @ParameterizedTest
    @CsvSource({
        "strata, STRATUM",
        "Schicht, STRATUM",
        "estrato, STRATUM",
        "strate, STRATUM",
        "psu, CLUSTER",
        "cluster_id, CLUSTER",
        "upm, CLUSTER",
        "grappe, CLUSTER"
    })
    void seesStrataAndClustersByTheirHeadings(String heading, ColumnKind kind) {
        Trials.of(5, random -> {
            List<String> units = drawn(2000, () -> 1 + random.nextInt(40));
            assertThat(confidence(heading, units, kind)).isGreaterThan(0.8);
            assertThat(confidence("q5", units, kind)).isLessThanOrEqualTo(0.5);
        });
    }

    @Test
    void structureAloneIsNeverEnough() {
        Trials.of(50, random -> {
            int distinct = 2 + random.nextInt(800);
            int decimals = random.nextInt(3);
            List<String> values = IntStream.range(0, 1000)
                    .mapToObj(
                            row -> String.format(Locale.ROOT, "%." + decimals + "f", (double) random.nextInt(distinct)))
                    .toList();
            assertThat(DesignSigns.of(column("column_7", values))).allMatch(sign -> sign.confidence() <= 0.5);
        });
    }

    @Test
    void datesAndTextsAreNoUnits() {
        List<String> dates = IntStream.range(0, 600)
                .mapToObj(i -> i % 28 + 1 + ".03.20" + (10 + i / 40))
                .toList();
        assertThat(DesignSigns.of(column("hh", dates))).isEmpty();
        List<String> names = IntStream.range(0, 600)
                .mapToObj(i -> "name" + (char) ('a' + i % 20))
                .toList();
        assertThat(DesignSigns.of(column("hh", names))).isEmpty();
    }

    private static List<String> drawn(int rows, IntSupplier value) {
        return IntStream.range(0, rows)
                .mapToObj(row -> Integer.toString(value.getAsInt()))
                .toList();
    }

    private static double confidence(String heading, List<String> values, ColumnKind kind) {
        return DesignSigns.of(column(heading, values)).stream()
                .filter(sign -> sign.kind() == kind)
                .mapToDouble(ColumnSign::confidence)
                .max()
                .orElse(0);
    }

    private static ColumnProfile column(String heading, List<String> values) {
        return ColumnProfile.of(Words.of(heading, values.toArray(String[]::new)));
    }
}
