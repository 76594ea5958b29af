package org.semblance.release.columns.signs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.data.Words;
import org.semblance.release.columns.ColumnProfile;
import org.semblance.testkit.Trials;

class LongNumberSignsTest {

    private static double recordNumber(List<String> values) {
        return LongNumberSigns.of(ValueSample.of(ColumnProfile.of(Words.of("x", values.toArray(String[]::new)))))
                .stream()
                .filter(sign -> sign.kind() == ColumnKind.RECORD_NUMBER)
                .mapToDouble(ColumnSign::confidence)
                .max()
                .orElse(0);
    }

    @Test
    void numbersThatNeverRepeatNameRows() {
        Trials.of(20, random -> {
            int from = 1000 + random.nextInt(100_000);
            int step = 1 + random.nextInt(9);
            assertThat(recordNumber(IntStream.range(0, 400)
                            .mapToObj(row -> Integer.toString(from + step * row))
                            .toList()))
                    .isGreaterThan(0.8);
            // drawn from so few numbers, some of 400 are equal
            assertThat(recordNumber(IntStream.range(0, 400)
                            .mapToObj(row -> Integer.toString(from + random.nextInt(3000)))
                            .toList()))
                    .isZero();
        });
    }

    @Test
    void longNumbersThatHardlyRepeatAreNoQuantities() {
        Trials.of(20, random -> {
            assertThat(recordNumber(IntStream.range(0, 300)
                            .mapToObj(row -> Long.toString(151_000_000L + random.nextInt(1_500_000_000)))
                            .toList()))
                    .isGreaterThan(0.5);
            assertThat(recordNumber(IntStream.range(0, 300)
                            .mapToObj(row -> Long.toString(10_000L * (1000 + random.nextInt(90_000))))
                            .toList()))
                    .isZero();
        });
    }

    @Test
    void numbersCutByASpreadsheetWereLong() {
        assertThat(recordNumber(List.of("4.91E+11", "1,23E+10", "3.1E+09", "7E+12")))
                .isGreaterThan(0.5);
        assertThat(recordNumber(List.of("4.91E-11", "1.23E+02", "3.1E+03", "7E+01")))
                .isZero();
    }
}
