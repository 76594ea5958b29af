package org.semblance.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.semblance.Problem;
import org.semblance.data.Numbers;
import org.semblance.source.CsvLayout;
import org.semblance.source.CsvLayout.DecimalSign;
import org.semblance.source.CsvLayout.ThousandsSeparator;

/** Columns that are bound as numbers. */
@Isolated("sets the locale")
class CsvNumbersTest {

    private static final CsvLayout COMMA = new CsvLayout(null, null, DecimalSign.COMMA);
    private static final CsvLayout POINT = new CsvLayout(null, null, DecimalSign.POINT);

    @TempDir
    Path folder;

    @Test
    void readsNumbersInEveryAllowedForm() {
        TableFile file = column("1", "-2.5", "+3", ".5", "5.", " 7 ", "1e3", "1.5E-2", "-0", "\"8\"");
        assertThat(file.column("age")).containsExactly("1", "-2.5", "3", "0.5", "5", "7", "1000", "0.015", "0", "8");
        Numbers numbers = (Numbers) file.table().column("age");
        assertThat(1 / numbers.at(8)).isPositive();
    }

    @Test
    void refusesEverythingElseWithItsPlace() {
        for (String bad : List.of(
                "canary",
                "NaN",
                "Infinity",
                "-inf",
                "0x10",
                "1f",
                "1d",
                "1_000",
                ".",
                "-",
                "+-1",
                "1e",
                "1e+",
                "1 2",
                "١",
                "1\u00A0",
                "--1",
                "1.2.3")) {
            Problem problem = column("1", bad).problem();
            assertThat(problem.code()).as(bad).isEqualTo("E_NUMBER");
            assertThat(problem).hasMessage("visitors.csv, row 2 (line 3), column 'age': not a number");
            assertThat(problem.advice())
                    .isEqualTo("correct the value, declare it in missing:, or bind 'age' as nominal");
        }
    }

    @Test
    void takesDecimalCommasOnlyWhenTold() { // BI021
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.GERMANY);
        try {
            Problem problem = column("1,5").problem();
            assertThat(problem.code()).isEqualTo("E_NUMBER");
            assertThat(problem).hasMessage("visitors.csv, row 1 (line 2), column 'age': not a number");
            assertThat(problem.advice()).contains("csv: {decimal: comma}");
            assertThat(column("1,5", "-,25", "2").form(COMMA).column("age")).containsExactly("1.5", "-0.25", "2");
            assertThat(column("1,5").form(POINT).problem().advice()).doesNotContain("comma");
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void refusesPointsThatMayStandBetweenThousands() { // BI021
        column("5", "1.234", "12.000")
                .refused(
                        "E_AMBIGUOUS_NUMBER",
                        "visitors.csv, row 2 (line 3), column 'age': the point may be a decimal sign or a thousands"
                                + " separator");
        assertThat(column("1.234").form(POINT).column("age")).containsExactly("1.234");
        assertThat(column("1.234", "1.5").column("age")).containsExactly("1.234", "1.5");
        assertThat(column("0.123").column("age")).containsExactly("0.123");
        assertThat(TableFile.of(folder, "id,age\n1,1.234\n").numbers("age").column("age"))
                .containsExactly("1.234");
    }

    @Test
    void refusesPointsNextToDecimalCommas() { // BI021
        for (String pointed : List.of("1.234", "1.234,5", "1.5")) {
            column("1,5", pointed)
                    .form(COMMA)
                    .refused(
                            "E_AMBIGUOUS_NUMBER",
                            "visitors.csv, row 2 (line 3), column 'age': a point in a number although the decimal sign"
                                    + " is the comma");
        }
        assertThat(column("St. canary").form(COMMA).problem().code()).isEqualTo("E_NUMBER");
    }

    @Test
    void readsDeclaredSeparatorsOfThousands() {
        assertThat(column("1.234,5", "-12.000", "1.234.567", "999", "1234,25", ",5")
                        .form(signs(DecimalSign.COMMA, ThousandsSeparator.POINT))
                        .column("age"))
                .containsExactly("1234.5", "-12000", "1234567", "999", "1234.25", "0.5");
        assertThat(column("1,234.5", "12,000")
                        .form(signs(null, ThousandsSeparator.COMMA))
                        .column("age"))
                .containsExactly("1234.5", "12000");
        assertThat(column("1'234.5", "12\u2019000")
                        .form(signs(null, ThousandsSeparator.APOSTROPHE))
                        .column("age"))
                .containsExactly("1234.5", "12000");
        assertThat(column("1 234,5", "12\u00A0000", "1\u202F234\u202F567", " 5 ")
                        .form(signs(DecimalSign.COMMA, ThousandsSeparator.SPACE))
                        .column("age"))
                .containsExactly("1234.5", "12000", "1234567", "5");
    }

    @Test
    void refusesSeparatorsOfThousandsInTheWrongPlace() {
        for (String bad : List.of(
                "1.5",
                "1.23",
                "1234.567",
                "12.34.567",
                "1.234.56",
                "0.123",
                ".234",
                "1..234",
                "1.234.",
                "1,234.567",
                "1.2345",
                "1.234e2")) {
            column("1,5", bad)
                    .form(signs(DecimalSign.COMMA, ThousandsSeparator.POINT))
                    .refused(
                            "E_NUMBER",
                            "visitors.csv, row 2 (line 3), column 'age': a separator of thousands in the wrong place");
        }
        column("1 234\u00A0567")
                .form(signs(DecimalSign.COMMA, ThousandsSeparator.SPACE))
                .refused(
                        "E_NUMBER",
                        "visitors.csv, row 1 (line 2), column 'age': a separator of thousands in the wrong place");
        assertThat(column("St. canary")
                        .form(signs(DecimalSign.COMMA, ThousandsSeparator.POINT))
                        .problem())
                .hasMessage("visitors.csv, row 1 (line 2), column 'age': not a number");
    }

    @Test
    void isNotInDoubtAboutPointsIfTheSeparatorIsDeclared() {
        assertThat(column("1.234", "12.000")
                        .form(signs(null, ThousandsSeparator.SPACE))
                        .column("age"))
                .containsExactly("1.234", "12");
    }

    @Test
    void saysHowSeparatorsOfThousandsAreDeclared() {
        assertThat(column("1.234.567").problem().advice()).contains("csv: {decimal: comma, thousands: point}");
        assertThat(column("1.234,50").problem().advice()).contains("csv: {decimal: comma, thousands: point}");
        assertThat(column("1,234.50").problem().advice()).contains("csv: {decimal: point, thousands: comma}");
        assertThat(column("1'234.50").problem().advice()).contains("csv: {decimal: point, thousands: apostrophe}");
        assertThat(column("1 234,50").form(COMMA).problem().advice())
                .contains("csv: {decimal: comma, thousands: space}");
    }

    @Test
    void refusesOneSignForDecimalsAndThousands() {
        assertThatThrownBy(() -> signs(null, ThousandsSeparator.POINT))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("the point is both");
        assertThatThrownBy(() -> signs(DecimalSign.COMMA, ThousandsSeparator.COMMA))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("the comma is both");
    }

    private static CsvLayout signs(@Nullable DecimalSign decimal, ThousandsSeparator thousands) {
        return new CsvLayout(null, null, decimal, thousands);
    }

    @Test
    void warnsOfLeadingZerosOnceAndObeys() { // BI023
        TableFile file = column("01234", "-007", "0", "0.5", "12");
        assertThat(file.column("age")).containsExactly("1234", "-7", "0", "0.5", "12");
        assertThat(file.warnings())
                .containsExactly("W_LEADING_ZEROS column 'age': 2 numbers start with a zero, as codes do;"
                        + " bind 'age' as nominal if it is a code");
    }

    @Test
    void keepsMillisecondsExactly() { // BI025
        assertThat(column("1700000000123.625", "1.7e12").form(POINT).column("age"))
                .containsExactly("1700000000123.625", "1700000000000");
    }

    @Test
    void refusesNumbersWhoseSquaresOverflow() { // BI027
        for (String large : List.of("1e308", "-1e308", "1e400", "1.1e300", "1e99999999999999999999")) {
            column("1", large).refused("E_RANGE", "visitors.csv, row 2 (line 3), column 'age': a number beyond 1e300");
        }
        assertThat(((Numbers) column("-1e300").table().column("age")).at(0)).isEqualTo(-1e300);
    }

    @Test
    void takesOnlyDeclaredTokensAsMissing() { // BI033
        assertThat(column("", "-999", " NA ", "1").missing("", "NA").column("age"))
                .containsExactly("", "-999", "", "1");
        assertThat(column("-999", "-999.0", "1").missing("-999").column("age")).containsExactly("", "-999", "1");
        for (String undeclared : List.of("", "NA", "N/A", "null", "?", "na", "\" \"")) {
            assertThat(column("1", undeclared).missing("*").problem().code())
                    .as(undeclared)
                    .isEqualTo("E_NUMBER");
        }
    }

    @Test
    void keepsARowWithNothingInIt() { // BI037
        TableFile file = TableFile.of(folder, "age,word\n1,a\n,\n2,b\n").numbers("age");
        assertThat(file.table().column("age").missing(1)).isTrue();
        assertThat(file.table().column("word").missing(1)).isTrue();
        assertThat(file.table().size()).isEqualTo(3);
    }

    @Test
    void findsNoNumberInAnEmptyFieldWhenNothingMeansMissing() {
        TableFile.of(folder, "id,age\n1,\n")
                .verbatim()
                .numbers("age")
                .refused("E_NUMBER", "visitors.csv, row 1 (line 2), column 'age': not a number");
    }

    /** A file with these values in its column of numbers, with semicolons. */
    private TableFile column(String... values) {
        return TableFile.of(folder, "id;age\n" + rows(values)).numbers("age");
    }

    private static String rows(String... values) {
        StringBuilder rows = new StringBuilder();
        for (String value : values) {
            rows.append("1;").append(value).append('\n');
        }
        return rows.toString();
    }
}
