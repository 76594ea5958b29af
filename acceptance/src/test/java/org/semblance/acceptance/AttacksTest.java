package org.semblance.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.semblance.testkit.Trials;

/** Input made to crash, to hang or to make somebody talk. */
class AttacksTest {

    private static final String[] RUN = {"anonymize", "recipe.yaml"};

    private Bench bench;

    @BeforeEach
    void prepare(@TempDir Path root) {
        bench = Bench.inProcess(root);
        bench.write("data.csv", Samples.mixed(40));
        bench.write("recipe.yaml", Samples.mixedRecipe(5));
    }

    private void recipe(String from, String to) {
        String recipe = Samples.mixedRecipe(5);
        assertThat(recipe).contains(from);
        bench.write("recipe.yaml", recipe.replace(from, to));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "NaN", ".nan", "1e400", "Infinity", "9999999", "0.0000", "-0", "", "[]", "1,5"})
    void aWeightThatIsNoWeightIsRefused(String weight) {
        recipe("domain: nominal", "domain: nominal, weight: " + weight);
        bench.refusesRecipe("E_WEIGHT", "E_CONFIG", "E_CONFIG_UNKNOWN_KEY");
    }

    @Test
    void aTinyWeightStillGivesGroupsOfK() {
        recipe("domain: nominal", "domain: nominal, weight: 0.000000000000000000000000000000000000000001");
        assertThat(bench.anonymizes().table().smallestClass(Samples.MIXED_QI)).isGreaterThanOrEqualTo(5);
    }

    @Test
    void aScaleWithTwinsOrTooFewIsRefused() {
        recipe("bachelor, master]", "bachelor, master, primary]");
        bench.refusesRecipe("E_SCALE");
        recipe("scale: [primary, secondary, bachelor, master]", "scale: [primary]");
        bench.refusesRecipe("E_SCALE");
        recipe("scale: [primary, secondary, bachelor, master]", "scale: []");
        bench.refusesRecipe("E_SCALE");
        recipe(", scale: [primary, secondary, bachelor, master]", "");
        bench.refusesRecipe("E_CONFIG");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "age",
                "age >",
                "age > x",
                "age > NaN",
                "nothing = 5",
                "city > 5",
                "age >= 18 and",
                "and and and",
                "age > 200",
                "name is",
                "\\\"age > 5",
                "age = 5 or age = 6",
                "' OR 1=1 --",
                "age is missing and age is not missing"
            })
    void aConditionThatCannotBeMetIsRefused(String condition) {
        bench.write("recipe.yaml", Samples.with("where: \"" + condition + "\"", Samples.mixedRecipe(5)));
        bench.refusesRecipe("E_WHERE");
    }

    @Test
    void aVeryLongConditionIsRefusedOrDone() {
        String condition = String.join(" and ", java.util.Collections.nCopies(5000, "city != \\\"x y\\\""));
        bench.write("recipe.yaml", Samples.with("where: \"" + condition + "\"", Samples.mixedRecipe(5)));
        bench.refusesRecipe("E_WHERE");
    }

    @Test
    void aConditionsValuesAreToldToNobody() {
        String hidden =
                bench.text("data.csv").lines().skip(7).findFirst().orElseThrow().split(",")[0];
        bench.write(
                "recipe.yaml",
                Samples.with("where: \"name != " + hidden + " and age > 19.75\"", Samples.mixedRecipe(5)));
        Cli.Answer answer = bench.run("anonymize", "recipe.yaml", "--json");
        assertThat(answer.code()).as(answer.said()).isZero();
        Release release = Release.in(bench.at("release"));
        release.keepsSecret(Bench.CANARY, true);
        release.keepsSecret("19.75", true);
        assertThat(answer.said()).doesNotContain(Bench.CANARY).doesNotContain("19.75");
    }

    @Test
    void noTextForMissingValuesIsRefused() {
        bench.write("recipe.yaml", Samples.with("missing: []", Samples.mixedRecipe(5)));
        bench.refusesRecipe("E_CONFIG");
    }

    @Test
    void pathsThatCannotBeAreRefused() {
        recipe("data.csv", "\"da\\0ta.csv\"");
        bench.refuses("E_PATH", RUN);
        bench.write("recipe.yaml", Samples.with("release: {to: \"a\\0b\"}", Samples.mixedRecipe(5)));
        bench.refuses("E_PATH", RUN);
        recipe("data.csv", "\"\"");
        bench.refuses("E_SAME_FILE", RUN);
        recipe("data.csv", "\"" + "x/".repeat(3000) + "\"");
        bench.refuses("E_NO_FILE", RUN);
        recipe("data.csv", "größe.csv");
        bench.refuses(bench.cli().environment("LC_ALL", "C"), "E_PATH", RUN);
    }

    @Test
    void anAtSignBeforeAFileDoesNotReadItOntoTheCommandLine() {
        for (String command : List.of("check", "anonymize", "init")) {
            Cli.Answer answer = bench.run(command, "@data.csv");
            assertThat(answer.code()).isEqualTo(2);
            assertThat(answer.said()).doesNotContain(Bench.CANARY).doesNotContain("Tarragona");
        }
    }

    @Test
    void roundingBeyondReasonIsRefused() {
        for (String round : List.of("-1", "13", "999999999", "1.5", "x")) {
            recipe("round: 1", "round: " + round);
            bench.refusesRecipe("E_ROUND", "E_CONFIG");
        }
    }

    @Test
    void contributorsBelowOneAreRefused() {
        for (String least : List.of("0", "-3", "x")) {
            recipe("k: 5", "k: 5, contributors: " + least);
            bench.refusesRecipe("E_CONTRIBUTORS", "E_CONFIG");
        }
        recipe("k: 5", "k: 5, contributors: 999999999");
        Release release = bench.anonymizes();
        assertThat(release.table().column("age")).containsOnly("");
    }

    @Test
    void namesOfColumnsAreWordsWhateverTheyLookLike() {
        List<String> names = List.of(
                "<b>x</b>",
                "a\nrole: {x: y}\n#",
                "=1+1",
                "a: b",
                "{c",
                "[d]",
                "&e",
                "*f",
                "!g",
                "%h",
                "@i",
                "`j",
                "-",
                "true",
                "null",
                "~",
                "1",
                "k\u2028l",
                "m\u0085n",
                "o\uFEFFp",
                "\\",
                "'",
                "say \"x\"",
                "${sys:user.home}",
                "%s%n");
        Random random = new Random(3);
        String header = names.stream()
                .map(name -> '"' + name.replace("\"", "\"\"") + '"')
                .collect(Collectors.joining(","));
        String rows = IntStream.range(0, 24)
                .mapToObj(row ->
                        names.stream().map(name -> "" + random.nextInt(9)).collect(Collectors.joining(",")))
                .collect(Collectors.joining("\n"));
        bench.write("hostile.csv", header + "\n" + rows + "\n");
        Cli.Answer init = bench.run("init", "hostile.csv", "--out", "hostile.yaml");
        assertThat(init.code()).as(init.said()).isZero();
        bench.write(
                "hostile.yaml",
                bench.text("hostile.yaml")
                        .replaceAll(
                                "\\{role: (identifier|confidential)[^}]*}",
                                "{role: quasi-identifier, domain: nominal}"));
        Release release = bench.releases("out", "anonymize", "hostile.yaml", "--out", "out");
        assertThat(release.table().names()).isEqualTo(names);
        assertThat(release.text("report.html")).doesNotContain("<b>x</b>").contains("&lt;b&gt;x&lt;/b&gt;");
        assertThat(release.table().smallestClass(names.toArray(String[]::new))).isGreaterThanOrEqualTo(3);
    }

    @Test
    void oneColumnIsATable() {
        bench.write(
                "one.csv",
                "age\n"
                        + IntStream.range(0, 40)
                                .mapToObj(row -> row % 13 + "\n")
                                .collect(Collectors.joining()));
        assertThat(bench.run("init", "one.csv", "--out", "one.yaml").code()).isZero();
        assertThat(bench.releases("one", "anonymize", "one.yaml", "--out", "one")
                        .table()
                        .smallestClass("age"))
                .isGreaterThanOrEqualTo(3);
        bench.write("gaps.csv", "word\n" + "a\n\"\"\nb\n\"\"\n".repeat(10));
        assertThat(bench.run("init", "gaps.csv", "--out", "gaps.yaml").code()).isZero();
        Release gaps = bench.releases("gaps", "anonymize", "gaps.yaml", "--out", "gaps");
        assertThat(gaps.table().rows()).hasSize(40);
        assertThat(gaps.table().smallestClass("word")).isGreaterThanOrEqualTo(3);
    }

    @Test
    void nothingButMissingValuesIsATable() {
        bench.write("void.csv", "a,b,c\n" + ",,\n".repeat(10));
        assertThat(bench.run("init", "void.csv", "--out", "void.yaml").code()).isZero();
        Release release = bench.releases("void", "anonymize", "void.yaml", "--out", "void");
        assertThat(release.table().rows()).hasSize(10).allMatch(List.of("", "", "")::equals);
    }

    @Test
    void manyColumnsAreDone() {
        int columns = Trials.count(2_000, 10_000);
        Random random = new Random(4);
        String header =
                IntStream.range(0, columns).mapToObj(column -> "c" + column).collect(Collectors.joining(","));
        String rows = IntStream.range(0, 16)
                .mapToObj(row -> IntStream.range(0, columns)
                        .mapToObj(column -> "" + random.nextInt(9))
                        .collect(Collectors.joining(",")))
                .collect(Collectors.joining("\n"));
        bench.write("wide.csv", header + "\n" + rows + "\n");
        Cli patient = bench.cli().patience(Duration.ofSeconds(300));
        assertThat(patient.run("init", "wide.csv", "--out", "wide.yaml").code()).isZero();
        Cli.Answer answer = patient.run("anonymize", "wide.yaml", "--out", "wide");
        assertThat(answer.code()).as(answer.said()).isZero();
        assertThat(Release.in(bench.at("wide")).table().names()).hasSize(columns);
    }

    @Test
    void aDelimiterThatIsNoneIsRefused() {
        for (String delimiter : List.of("x", "\"\"", "ab", "\"\\\"\"", "\"\\n\"", "[a]")) {
            bench.write("recipe.yaml", Samples.with("csv: {delimiter: " + delimiter + "}", Samples.mixedRecipe(5)));
            bench.refusesRecipe("E_DELIMITER", "E_CONFIG");
        }
        bench.write("recipe.yaml", Samples.with("csv: {encoding: klingon}", Samples.mixedRecipe(5)));
        bench.refusesRecipe("E_ENCODING_NAME");
        bench.write("recipe.yaml", Samples.with("csv: {encoding: \"../x\"}", Samples.mixedRecipe(5)));
        bench.refusesRecipe("E_ENCODING_NAME");
    }

    @Test
    void compressedRubbishIsRefused() {
        byte[] rubbish = ("\u001f\u008b" + Bench.CANARY.repeat(50)).getBytes(StandardCharsets.ISO_8859_1);
        bench.write("data.csv", rubbish);
        bench.refuses("E_GZIP", RUN);
        bench.refuses("E_GZIP", "init", "data.csv", "--out", "x.yaml");
    }

    @Test
    void aTableThatDoesNotFitIntoMemoryIsSaidSo() {
        bench.write("data.csv", Samples.mixed(120_000));
        Cli.Answer answer = bench.cli().jvm("-Xmx12m").run(RUN);
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.err())
                .startsWith("error E_MEMORY: ")
                .contains("SEMBLANCE_JAVA_OPTS=-Xmx")
                .doesNotContain(Bench.CANARY);
        assertThat(Release.names(bench.at("."))).containsExactly("data.csv", "recipe.yaml");
    }
}
