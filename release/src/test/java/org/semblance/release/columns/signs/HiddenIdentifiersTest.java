package org.semblance.release.columns.signs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.semblance.data.Words;
import org.semblance.release.columns.ColumnProfile;
import org.semblance.testkit.Trials;

/** Identifiers with few values, of another script, or within other texts, under a heading that says nothing. */
class HiddenIdentifiersTest {

    private static double identifier(List<String> values) {
        return ColumnSigns.of(ColumnProfile.of(Words.of("x", values.toArray(String[]::new))))
                .confidence(KindGroup.IDENTIFIER);
    }

    private static List<String> repeated(String values) {
        List<String> rows = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            rows.addAll(List.of(values.split("\\|")));
        }
        return rows;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Dr Zwobble",
                "Mr Ashworth|Ms Blenkinsop",
                "Mevr. Terpstra|Dhr. Kuipers",
                "dr smith|dr jones",
                "P. Quackel|J. Dewhurst",
                "KHAN, A|JONES, M|SMITH, J",
                "Katarzyna|Wojciech",
                "jsmith|mjones|akhan|rpatel|bwhite",
                "王伟|李娜|张敏|刘芳",
                "Иванов Алексей|Петрова Ольга|Кузнецов Дмитрий",
                "Παπαδόπουλος|Γεωργίου|Νικολάου",
                "فاطمة حداد|محمد بن علي|يوسف منصور"
            })
    void fewNamesAreNames(String values) {
        assertThat(identifier(repeated(values))).isGreaterThanOrEqualTo(0.45);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Ford|Opel|Mercedes",
                "Rose|Lily|Iris|Daisy|Violet",
                "Paris|Florence|Victoria|Sydney",
                "Washington|Jefferson|Lincoln|Madison",
                "Merlot|Riesling|Syrah",
                "open|late|paid",
                "молоко|хлеб|сыр",
                "E01|E17|OK",
                "Class 1|Class 2|Class 3"
            })
    void otherFewWordsAreNot(String values) {
        assertThat(identifier(repeated(values))).isLessThan(0.45);
    }

    @Test
    void someRemarksWithAnAddressAreEnough() {
        Trials.of(20, random -> {
            List<String> values = new ArrayList<>(repeated("paid|open|late"));
            assertThat(identifier(values)).isZero();
            for (int i = 0; i < 10; i++) {
                values.set(random.nextInt(values.size()), "mail to x" + random.nextInt(100_000) + "@example.org");
            }
            assertThat(identifier(values)).isGreaterThan(0.5);
        });
    }

    @Test
    void daysInSixDigitsAreDates() {
        Trials.of(20, random -> {
            List<String> days = new ArrayList<>();
            List<String> numbers = new ArrayList<>();
            for (int i = 0; i < 300; i++) {
                days.add(String.format(
                        Locale.ROOT,
                        "%02d%02d%02d",
                        1 + random.nextInt(28),
                        1 + random.nextInt(12),
                        random.nextInt(100)));
                numbers.add(String.format(Locale.ROOT, "%06d", random.nextInt(1_000_000)));
            }
            assertThat(ColumnSigns.of(ColumnProfile.of(Words.of("x", days.toArray(String[]::new))))
                            .confidence(KindGroup.DATE))
                    .isGreaterThan(0.5);
            assertThat(ColumnSigns.of(ColumnProfile.of(Words.of("x", numbers.toArray(String[]::new))))
                            .confidence(KindGroup.DATE))
                    .isLessThan(0.5);
        });
    }
}
