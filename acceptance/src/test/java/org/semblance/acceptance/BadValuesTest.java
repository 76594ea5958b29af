package org.semblance.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Values that are easily taken for something else, through the command line. */
class BadValuesTest {

    private static final String[] RUN = {"anonymize", "recipe.yaml"};
    private static final String A_NUMBER = "a: {role: quasi-identifier, domain: numeric}\n";
    private static final String A_AND_B = A_NUMBER + "b: {role: quasi-identifier, domain: numeric}\n";

    private Bench bench;

    @BeforeEach
    void prepare(@TempDir Path root) {
        bench = Bench.inProcess(root);
    }

    private void recipe(String top, String attributes, int k) {
        bench.write("recipe.yaml", Samples.with(top, Samples.recipe("data.csv", attributes, k)));
    }

    @Test
    @DisplayName("BI019: one word composed in two ways is one word, unless it is asked to stay")
    void oneWordComposedInTwoWaysIsOneWord() {
        bench.write("data.csv", "name\nJos\u00E9\nJose\u0301\n");
        recipe("", "name: {role: quasi-identifier, domain: nominal}\n", 2);
        Release release = bench.anonymizes();
        assertThat(release.table().column("name")).containsExactly("Jos\u00E9", "Jos\u00E9");
        assertThat(release.warnings()).contains("W_NORMALISED");
        assertThat(bench.run("check", "data.csv", "--qi", "name", "--k", "2").code())
                .as("as bytes they differ")
                .isEqualTo(3);
    }

    @Test
    @DisplayName("BI021: a decimal comma is refused with its place until it is declared")
    void refusesADecimalCommaUntilItIsDeclared() {
        bench.write("data.csv", "a;b\n1,5;1\n2,5;2\n" + Bench.NUMBER + ",5;3\n");
        recipe("", A_AND_B, 3);
        Cli german = bench.cli().jvm("-Duser.language=de", "-Duser.country=DE");
        Cli.Answer answer = bench.refuses(german, "E_NUMBER", RUN);
        assertThat(answer.err()).contains("row 1").contains("'a'").contains("decimal: comma");
        recipe("csv: {decimal: comma}", A_AND_B, 3);
        bench.write("data.csv", "a;b\n1,5;1\n2,5;2\n3,5;3\n");
        assertThat(bench.anonymizes().table(';').column("a")).containsExactly("2,5", "2,5", "2,5");
    }

    @Test
    @DisplayName("BI021: a number that two conventions read differently is refused")
    void refusesANumberThatTwoConventionsReadDifferently() {
        bench.write("data.csv", "a;b\n1.234;1\n2.345;2\n3.456;3\n");
        recipe("", A_AND_B, 3);
        bench.refuses("E_AMBIGUOUS_NUMBER", RUN);
        recipe("csv: {decimal: comma}", A_AND_B, 3);
        bench.refuses("E_AMBIGUOUS_NUMBER", RUN);
        recipe("csv: {decimal: point}", A_AND_B, 3);
        assertThat(bench.anonymizes().table(';').column("a")).containsOnly("2.345");
    }

    @Test
    @DisplayName("BI021: declared separators of thousands are read, and are not in the release")
    void readsDeclaredSeparatorsOfThousands() {
        bench.write("data.csv", "a;b\n1.234,5;1\n2.345,5;2\n34.56;3\n");
        recipe("csv: {decimal: comma, thousands: comma}", A_AND_B, 3);
        bench.refuses("E_CONFIG", RUN);
        recipe("csv: {decimal: comma, thousands: point}", A_AND_B, 3);
        Cli.Answer answer = bench.refuses("E_NUMBER", RUN);
        assertThat(answer.err()).contains("row 3").contains("thousands").doesNotContain("34.56");
        bench.write("data.csv", "a;b\n1.234,5;1\n2.345,5;2\n3456,5;3\n");
        assertThat(bench.anonymizes().table(';').column("a")).containsOnly("2345,5");
    }

    @Test
    @DisplayName("BI023: numbers that look like codes are obeyed as numbers, with a warning; init proposes words")
    void warnsOfLeadingZeros() {
        bench.write("data.csv", "a,b\n" + "01234,1\n01234,2\n08000,3\n08001,4\n".repeat(3));
        recipe("", A_AND_B, 3);
        assertThat(bench.anonymizes().warnings()).contains("W_LEADING_ZEROS");
        assertThat(bench.run("init", "data.csv", "--out", "new.yaml").code()).isZero();
        assertThat(bench.text("new.yaml")).contains("a: {role: quasi-identifier, domain: nominal}");
    }

    @Test
    @DisplayName("BI025: milliseconds since 1970 are masked as well as the same numbers counted from yesterday")
    void largeNumbersCloseTogetherLoseNoPrecision() {
        Random random = new Random(5);
        List<int[]> rows = random.ints(60, 0, 1000)
                .mapToObj(millis -> new int[] {millis, random.nextInt(2)})
                .toList();
        recipe("release: {shuffle: false}", A_AND_B.replace("numeric", "numeric, round: 4"), 3);
        bench.write(
                "data.csv",
                "a,b\n"
                        + rows.stream()
                                .map(row -> (1_700_000_000_000L + row[0]) + "," + row[1])
                                .collect(Collectors.joining("\n")));
        Release late = bench.anonymizes();
        bench.write(
                "data.csv",
                "a,b\n" + rows.stream().map(row -> row[0] + "," + row[1]).collect(Collectors.joining("\n")));
        Release early = bench.releases("early", "anonymize", "recipe.yaml", "--out", "early");
        assertThat(late.score("information-loss")).isCloseTo(early.score("information-loss"), within(1e-4));
        assertThat(late.table().column("a").stream()
                        .mapToDouble(text -> Double.parseDouble(text) - 1_700_000_000_000.0)
                        .toArray())
                .containsExactly(
                        early.table().column("a").stream()
                                .mapToDouble(Double::parseDouble)
                                .toArray(),
                        within(1e-3));
    }

    @Test
    @DisplayName("BI027: numbers whose squares overflow are refused; nothing is not a number afterwards")
    void refusesNumbersBeyondRange() {
        bench.write("data.csv", "a,b\n1e308,1\n-1e308,2\n1,3\n2,4\n");
        recipe("", A_AND_B, 2);
        assertThat(bench.refuses("E_RANGE", RUN).err()).contains("row 1").contains("'a'");
        bench.write("data.csv", "a,b\n1e300,1\n-1e300,2\n1,3\n2,4\n");
        Release release = bench.anonymizes();
        assertThat(release.table().column("a")).allMatch(text -> text.matches("-?[0-9]+(\\.[0-9]+)?"));
        assertThat(release.table().smallestClass("a", "b")).isGreaterThanOrEqualTo(2);
        bench.write("data.csv", "a,b\nNaN,1\nInfinity,2\n1,3\n2,4\n");
        bench.refuses("E_NUMBER", "anonymize", "recipe.yaml", "--replace");
    }

    @Test
    @DisplayName("BI029: the same numbers in another order have the same mean, to the last digit")
    void meansDoNotDependOnTheOrder() {
        recipe("", A_NUMBER, 5);
        List<String> means =
                List.of("0.1\n0.2\n0.3\n0.7\n1e16", "1e16\n0.7\n0.3\n0.2\n0.1", "0.7\n1e16\n0.1\n0.3\n0.2").stream()
                        .map(rows -> {
                            bench.write("data.csv", "a\n" + rows + "\n");
                            return bench.releases("release", "anonymize", "recipe.yaml", "--replace")
                                    .table()
                                    .column("a")
                                    .get(0);
                        })
                        .distinct()
                        .toList();
        assertThat(means).hasSize(1);
    }

    @Test
    @DisplayName("BI031: the mean of two values is warned about")
    void warnsOfTheMeanOfTwoValues() {
        bench.write("data.csv", "a,b\n" + "0,1\n1,2\n0,3\n1,9\n".repeat(3));
        recipe("", A_AND_B, 3);
        assertThat(bench.anonymizes().warnings()).contains("W_BINARY_MEAN");
    }

    @Test
    @DisplayName("BI033: only declared tokens are missing")
    void onlyDeclaredTokensAreMissing() {
        for (String token : List.of("", "NA", "N/A", "null", "?", Bench.CANARY)) {
            bench.write("data.csv", "a,b\n1,1\n2,2\n-999,3\n" + token + ",4\n4,5\n5,6\n");
            recipe("missing: [nothing]", A_AND_B, 3);
            assertThat(bench.refuses("E_NUMBER", RUN).err()).contains("row 4").contains("'a'");
        }
        bench.write("data.csv", "a,b\n-999,1\n-999,1\n-999,1\n");
        recipe("missing: [\"?\"]", A_AND_B, 3);
        assertThat(bench.anonymizes().table().column("a")).containsOnly("-999");
        bench.write("data.csv", "a,b\nNA,1\n?,2\nN/A,3\n1,4\n2,5\n3,6\n");
        recipe("missing: [\"?\", NA, N/A]", A_AND_B, 3);
        Release release = bench.releases("release", "anonymize", "recipe.yaml", "--replace");
        assertThat(release.table().counts("a"))
                .containsOnly(java.util.Map.entry(List.of("?"), 3), java.util.Map.entry(List.of("2"), 3));
    }

    @Test
    @DisplayName("BI035: a value that stands alone among missing ones is not published")
    void aValueAloneAmongMissingOnesIsNotPublished() {
        bench.write("data.csv", "a,b\n" + Bench.NUMBER + ",1\n,2\n,3\n");
        recipe("", A_AND_B, 3);
        Release release = bench.anonymizes();
        assertThat(release.table().column("a")).containsOnly("");
        assertThat(release.table().column("b")).containsOnly("2");
        release.keepsSecret(Bench.NUMBER, true);
    }

    @Test
    @DisplayName("BI037: a row with nothing but missing values never stands alone")
    void aRowOfMissingValuesNeverStandsAlone() {
        StringBuilder rows = new StringBuilder("a,b,kept\n,,x\n");
        for (int row = 0; row < 23; row++) {
            rows.append(row).append(',').append(row * row % 17).append(",y\n");
        }
        bench.write("data.csv", rows.toString());
        recipe("", A_AND_B + "kept: {role: other}\n", 5);
        assertThat(bench.anonymizes().table().smallestClass("a", "b")).isGreaterThanOrEqualTo(5);
    }

    @Test
    void valuesOffTheirScaleAreNamedByRowAndNotQuoted() {
        bench.write("data.csv", "a\nlow\nhigh\nlow\n" + Bench.CANARY + "\nhigh\n");
        recipe("", "a: {role: quasi-identifier, domain: ordinal, scale: [low, high]}\n", 2);
        assertThat(bench.refuses("E_SCALE", RUN).err()).contains("row 4");
    }
}
