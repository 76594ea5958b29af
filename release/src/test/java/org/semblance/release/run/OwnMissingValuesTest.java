package org.semblance.release.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.semblance.Problem;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.formats.Tables;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.release.report.Report;
import org.semblance.source.TableSource;

/** Codes that mean "no value" in one column: the release is that of the table in which these cells are empty. */
class OwnMissingValuesTest {

    private static final int ROWS = 300;
    private static final long SEED = 5;

    private static final String RECIPE = """
            data: %s
            attributes:
              id: {role: identifier%s}
              age: {role: quasi-identifier, domain: numeric, round: 1%s}
              town: {role: quasi-identifier, domain: nominal%s}
              pay: {role: confidential%s}
              note: {role: other%s}
            %s
            measures: []
            """;

    private static final String METHOD = "method: {name: mdav, k: 4}";

    private RecipeFolder folder;
    private int blankAges;
    private int blankTowns;
    private int blankPays;

    @BeforeEach
    void write(@TempDir Path path) throws IOException {
        folder = new RecipeFolder(path, new Taxonomies());
        Random random = new Random(11);
        StringBuilder coded = new StringBuilder("id,age,town,pay,note\n");
        StringBuilder blank = new StringBuilder("id,age,town,pay,note\n");
        for (int row = 0; row < ROWS; row++) {
            String[] ages = {"-8", "-8.0", "-99", "-90.5", "refused", "20", "34", "34", "61", "47"};
            String[] towns = {"unknown", "-1", "7", "leeds", "york", "hull", "leeds"};
            String[] pays = {"-9", "99999", "99998.5", "2100", "2900", "3500", "-9.0"};
            int age = random.nextInt(ages.length);
            int town = random.nextInt(towns.length);
            int pay = random.nextInt(pays.length);
            coded.append("p" + row / 2 + "," + ages[age] + "," + towns[town] + "," + pays[pay] + ",-8\n");
            blank.append("p" + row / 2 + "," + (age < 5 ? "" : ages[age]) + "," + (town < 3 ? "" : towns[town]) + ","
                    + (pay < 3 ? "" : pays[pay]) + ",-8\n");
            blankAges += age < 5 ? 1 : 0;
            blankTowns += town < 3 ? 1 : 0;
            blankPays += pay < 3 ? 1 : 0;
        }
        folder.write("coded.csv", coded.toString());
        folder.write("blank.csv", blank.toString());
    }

    private void recipes(String more) throws IOException {
        folder.write(
                "coded.yaml",
                RECIPE.formatted(
                        "coded.csv",
                        "",
                        ", missing: [-8, \"-99..-90\", refused]",
                        ", missing: [unknown, \"-1..9\"]",
                        ", missing: [\"-9\", \"99990..99999\"]",
                        "",
                        more));
        folder.write("blank.yaml", RECIPE.formatted("blank.csv", "", "", "", "", "", more));
    }

    private String released(String recipe, Engine engine) throws IOException {
        Run.Outcome outcome = folder.anonymize(recipe, SEED, engine);
        assertThat(outcome.report().published()).isTrue();
        return Files.readString(outcome.folder().resolve("release.csv"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                METHOD,
                METHOD + "\nwhere: age is not missing and pay is not missing",
                METHOD + "\nwhere: complete",
                METHOD + "\nperson: id",
                METHOD + "\nguarantees: [{l-diversity: 2, of: pay}]",
                METHOD + "\nmissing: [\"\", \"NA\"]"
            })
    void theReleaseIsThatOfTheTableWithEmptyCells(String more) throws IOException {
        recipes(more);
        assertThat(released("coded.yaml", Engine.LOCAL)).isEqualTo(released("blank.yaml", Engine.LOCAL));
    }

    @Test
    void inPartsItIsTheSame() throws IOException {
        recipes(METHOD);
        assertThat(released("coded.yaml", new InProcessCluster(new Tables(), 4, 1000)))
                .isEqualTo(released("blank.yaml", Engine.LOCAL));
    }

    @Test
    void aStreamReadsTheCodesAsTheTableDoes() throws IOException {
        String noise = "method: {name: semantic-noise, alpha: 0.3}";
        String numbers = """
                data: %s
                attributes:
                  id: {role: identifier}
                  age: {role: quasi-identifier, domain: numeric%s}
                  town: {role: other%s}
                  pay: {role: confidential%s}
                  note: {role: other}
                %s
                measures: []
                """;
        folder.write("recipe.yaml", numbers.formatted("blank.csv", "", "", "", noise));
        String expected = stream("blank.csv");
        folder.write(
                "recipe.yaml",
                numbers.formatted(
                        "coded.csv",
                        ", missing: [-8, \"-99..-90\", refused]",
                        ", missing: [unknown, \"-1..9\"]",
                        ", missing: [\"-9\", \"99990..99999\"]",
                        noise));
        assertThat(stream("coded.csv")).isEqualTo(expected);
    }

    private String stream(String records) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        folder.stream(Files.readAllBytes(folder.path().resolve(records)), folder.streaming(SEED, null), out);
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void theOwnerIsToldHowManyCellsOfWhichColumn() throws IOException {
        recipes(METHOD);
        Report report = folder.anonymize("coded.yaml", SEED).report();
        List<String> told = report.warnings().stream()
                .filter(warning -> warning.kind() == WarningCode.W_DECLARED_MISSING)
                .map(warning -> warning.message().replaceAll(" (is|are) missing.*", ""))
                .toList();
        assertThat(told)
                .containsExactlyInAnyOrder(
                        "column 'age': " + blankAges + " values",
                        "column 'town': " + blankTowns + " values",
                        "column 'pay': " + blankPays + " values");
    }

    @Test
    void aCodeOfOneColumnIsAValueOfAnother() throws IOException {
        recipes(METHOD);
        assertThat(released("coded.yaml", Engine.LOCAL).lines().skip(1)).allMatch(line -> line.endsWith(",-8"));
    }

    @Test
    void checkedOnTheTableItselfACodeIsNoValueOfAConfidentialColumn() throws IOException {
        folder.write(
                "few.csv",
                "age,pay\n"
                        + IntStream.range(0, 8)
                                .mapToObj(row -> "30," + (row % 2 == 0 ? "-9" : "100"))
                                .collect(Collectors.joining("\n")));
        String recipe = """
                data: few.csv
                attributes:
                  age: {role: quasi-identifier, domain: numeric}
                  pay: {role: confidential%s}
                method: {name: mdav, k: 4}
                guarantees: [{l-diversity: 2, of: pay}]
                """;
        folder.write("with.yaml", recipe.formatted(", missing: -9"));
        folder.write("without.yaml", recipe.formatted(""));
        assertThat(diverse("without.yaml")).isTrue();
        assertThat(diverse("with.yaml")).isFalse();
    }

    private boolean diverse(String recipe) {
        Tables tables = new Tables();
        return new ReleaseCheck(tables, new Taxonomies(), folder.path()::resolve)
                        .ask(
                                TableSource.of(folder.path().resolve("few.csv")),
                                CheckQuestion.of(folder.recipe(recipe)),
                                Watcher.SILENT)
                        .findings()
                        .stream()
                        .filter(finding -> finding.guarantee().equals("l-diversity"))
                        .allMatch(Report.Finding::holds);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "age; [\"-1..-9\"]; upside down",
                "age; [\"-9..few\"]; not both numbers",
                "age; [-8, \"low..high\"]; not both numbers",
                "town; [\"-9..few\"]; not both numbers",
                "pay; [\"..5\"]; not both numbers"
            })
    void aRangeThatIsNoneIsRefusedWithItsPlace(String column, String missing, String what) throws IOException {
        recipes(METHOD);
        String text = Files.readString(folder.path().resolve("blank.yaml"));
        int line = (int) text.substring(0, text.indexOf("  " + column + ":"))
                        .lines()
                        .count()
                + 1;
        folder.write(
                "blank.yaml",
                text.replaceFirst("  (" + column + ": \\{[^}]*)", "  $1, missing: " + missing.replace("\\", "\\\\")));
        Problem problem = catchThrowableOfType(Problem.class, () -> folder.recipe("blank.yaml"));
        assertThat(problem.code()).isEqualTo("E_MISSING");
        assertThat(problem.what()).contains(what, "attributes." + column + ".missing", "line " + line);
    }

    @Test
    void inAColumnOfWordsTwoDotsMayBeAText() throws IOException {
        recipes(METHOD);
        String text = Files.readString(folder.path().resolve("coded.yaml"));
        folder.write("coded.yaml", text.replace("missing: [unknown,", "missing: [n..a, unknown,"));
        assertThat(released("coded.yaml", Engine.LOCAL)).isEqualTo(released("blank.yaml", Engine.LOCAL));
    }

    @Test
    void aScaleWithAMissingCodeIsRefused() throws IOException {
        folder.write("t.csv", "a\nlow\nhigh\nlow\nhigh\n");
        folder.write("t.yaml", """
                data: t.csv
                attributes:
                  a: {role: quasi-identifier, domain: ordinal, scale: [low, none, high], missing: none}
                method: {name: mdav, k: 2}
                """);
        Problem problem = catchThrowableOfType(Problem.class, () -> folder.anonymize("t.yaml", SEED));
        assertThat(problem.code()).isEqualTo("E_SCALE");
    }

    @Test
    void aDelimiterThatIsNotThatOfTheFileIsNamed() throws IOException {
        recipes(METHOD);
        folder.write(
                "blank.yaml",
                "csv: {delimiter: \";\"}\n" + Files.readString(folder.path().resolve("blank.yaml")));
        Problem problem = catchThrowableOfType(Problem.class, () -> folder.anonymize("blank.yaml", SEED));
        assertThat(problem.code()).isEqualTo("E_DELIMITER");
        assertThat(problem.what()).contains("one column, 'id,age,town,pay,note'; with , it has 5 columns");
    }

    @Test
    void aFirstLineThatMayBeARecordIsNotRepeated() throws IOException {
        recipes(METHOD);
        folder.write(
                "blank.csv",
                Files.readString(folder.path().resolve("blank.csv")).replaceFirst("^[^\n]*\n", ""));
        folder.write(
                "blank.yaml",
                "csv: {delimiter: \";\"}\n" + Files.readString(folder.path().resolve("blank.yaml")));
        Problem problem = catchThrowableOfType(Problem.class, () -> folder.anonymize("blank.yaml", SEED));
        assertThat(problem.code()).isEqualTo("E_DELIMITER");
        assertThat(problem.what()).endsWith("the header is one column; with , it has 5 columns");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"http://user:secret@example.org/people.csv", "s3://bucket/people.csv", "file:///people.csv"})
    void anAddressIsNamedForWhatItIs(String address) throws IOException {
        recipes(METHOD);
        folder.write(
                "blank.yaml",
                Files.readString(folder.path().resolve("blank.yaml")).replace("data: blank.csv", "data: " + address));
        Problem problem = catchThrowableOfType(Problem.class, () -> folder.anonymize("blank.yaml", SEED));
        assertThat(problem.code()).isEqualTo("E_ADDRESS");
        assertThat(problem.what() + problem.advice()).doesNotContain("secret", "bucket", "example");
    }
}
