package org.semblance.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.semblance.Watcher;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.formats.taxonomy.Taxonomies;
import picocli.CommandLine;

class HierarchyBuildCommandTest {

    private static final Path VISITORS = Path.of("../examples/visitors");

    @TempDir
    Path folder;

    private StringWriter out = new StringWriter();
    private StringWriter err = new StringWriter();

    @BeforeEach
    void copyTheVisitors() throws IOException {
        for (String file : List.of("visitors.csv", "concepts.csv")) {
            Files.copy(VISITORS.resolve(file), folder.resolve(file));
        }
    }

    private int run(String... arguments) {
        out = new StringWriter();
        err = new StringWriter();
        CommandLine command = Main.commandLine();
        command.setOut(new PrintWriter(out, true));
        command.setErr(new PrintWriter(err, true));
        return command.execute(arguments);
    }

    private int build(String attribute, String... further) {
        return run(Stream.concat(
                        Stream.of("hierarchy", "build", path("visitors.csv"), "--attribute", attribute),
                        Stream.of(further))
                .toArray(String[]::new));
    }

    private String path(String file) {
        return folder.resolve(file).toString();
    }

    private Hierarchy hierarchy(String file) {
        return new Taxonomies().hierarchy(folder.resolve(file), Watcher.SILENT);
    }

    private void table(String column, String... values) throws IOException {
        StringBuilder rows = new StringBuilder("number," + column + "\n");
        for (int i = 0; i < values.length; i++) {
            rows.append(i).append(',').append(values[i]).append('\n');
        }
        Files.writeString(folder.resolve("visitors.csv"), rows);
    }

    @Test
    void wordsGoByTheConceptsThatLieBesideTheData() throws IOException {
        assertThat(build("occupation", "--candidates")).isZero();
        assertThat(out.toString())
                .contains("25 values in 1000 rows; concepts from concepts.csv", "(recommended)", "health professional")
                .doesNotContain("guess", "pharmacist", "hairdresser");
        assertThat(hierarchy("occupation-hierarchy.csv").leaves()).isEqualTo(25);
        assertThat(folder.resolve("occupation-hierarchy-2.csv")).exists();
        assertThat(folder.resolve("occupation-hierarchy-3.csv")).exists();
        assertThat(Files.readString(folder.resolve("occupation-concepts.csv")))
                .startsWith("attribute,value,concept,")
                .contains("occupation,nurse,nurse#1,", "occupation,person,person#1,");
    }

    @Test
    void ofEqualsTheOneWithTheLowestScoreIsRecommendedAndToldWhy() {
        assertThat(build("occupation", "--json")).isZero();
        Matcher score = Pattern.compile("\"score\": ?([0-9.]+)").matcher(out.toString());
        List<Double> scores =
                score.results().map(each -> Double.valueOf(each.group(1))).toList();
        assertThat(scores).hasSizeGreaterThan(1);
        assertThat(scores.get(0)).isEqualTo(Collections.min(scores));
        assertThat(build("occupation", "--replace")).isZero();
        assertThat(out.toString())
                .contains("why: equal to others on level 0, the first with 5 rows; lowest loss overall");
        // few earn much: round intervals wide enough for k rows hold nearly all
        assertThat(build("income")).isZero();
        assertThat(out.toString()).containsPattern("1  . levels, equal frequency; loss .*recommended");
        assertThat(out.toString()).contains("why: loses least on level 1, the first on which every label has 5 rows");
        assertThat(build("age")).isZero();
        assertThat(out.toString()).containsPattern("1  4 levels, equal width; loss .*recommended");
        assertThat(build("age", "--cuts", "18,65", "--replace")).isZero();
        assertThat(out.toString()).contains("why: there is no other");
    }

    @Test
    void whatIsBuiltIsScoredWithoutAGuessAndNeedsNoRepair() {
        assertThat(build("occupation")).isZero();
        assertThat(run(
                        "hierarchy",
                        "score",
                        path("occupation-hierarchy.csv"),
                        "--concepts",
                        path("occupation-concepts.csv")))
                .isZero();
        assertThat(out.toString()).contains("good, 0.").doesNotContain("guess");
        assertThat(run(
                        "hierarchy",
                        "repair",
                        path("occupation-hierarchy.csv"),
                        "--concepts",
                        path("occupation-concepts.csv")))
                .isZero();
        assertThat(out.toString()).contains("no change improves it");
    }

    @Test
    void withoutAMappingConceptsAreGuessedAndToldSoAndMayBeCorrected() throws IOException {
        Files.delete(folder.resolve("concepts.csv"));
        assertThat(build("occupation")).isZero();
        assertThat(out.toString())
                .contains("concepts guessed from wordnet-3.1", "are guesses", "occupation-concepts.csv");
        assertThat(build("occupation", "--concepts", path("occupation-concepts.csv")))
                .isEqualTo(2);
        assertThat(err.toString()).contains("E_EXISTS");
        assertThat(build("occupation", "--concepts", path("occupation-concepts.csv"), "--replace"))
                .isZero();
        assertThat(out.toString()).doesNotContain("are guesses");
    }

    @Test
    void correctedConceptsAreTakenAgainAndNoRowIsLost() throws IOException {
        assertThat(build("occupation")).isZero();
        Path file = folder.resolve("occupation-concepts.csv");
        String written = Files.readString(file);
        String corrected = written.replace("occupation,nurse,nurse#1,", "occupation,nurse,nanny#1,")
                + "occupation,midwife,midwife#1,,\ntown,Alderwick,town#1,,\n";
        assertThat(corrected).contains("nanny#1");
        Files.writeString(file, corrected);
        assertThat(build("occupation", "--replace", "--within", "person#1")).isZero();
        assertThat(out.toString()).contains("concepts from occupation-concepts.csv", "--within has no effect");
        assertThat(Files.readString(file))
                .contains("occupation,nurse,nanny#1,", "occupation,midwife,midwife#1,,\n", "town,Alderwick,town#1,,\n");
    }

    @Test
    void marksStayUntilAPersonHasPutAnotherConceptOrTakenThemAway() throws IOException {
        Files.delete(folder.resolve("concepts.csv"));
        table("occupation", "Craft-repair", "Sales", "Exec-managerial", "Tech-support", "Farming-fishing", "Sales");
        assertThat(build("occupation")).isZero();
        Path file = folder.resolve("occupation-concepts.csv");
        String first = Files.readString(file);
        long marked = first.lines().filter(line -> line.contains(",yes,")).count();
        assertThat(marked).isGreaterThan(1);
        assertThat(build("occupation", "--replace")).isZero();
        assertThat(out.toString()).contains(marked + " values are marked to be checked");
        String one =
                first.lines().filter(line -> line.contains(",yes,")).findFirst().orElseThrow();
        Files.writeString(file, first.replace(one, one.replaceFirst("^(occupation,[^,]*),[^,]*,", "$1,occupation#1,")));
        assertThat(build("occupation", "--replace")).isZero();
        assertThat(Files.readString(file)
                        .lines()
                        .filter(line -> line.contains(",yes,"))
                        .count())
                .isEqualTo(marked - 1);
    }

    @Test
    void asManyLevelsComeOutAsAreWished() {
        assertThat(build("occupation", "--levels", "2")).isZero();
        assertThat(hierarchy("occupation-hierarchy.csv").height()).isEqualTo(2);
        for (String none : List.of("-1", "0")) {
            assertThat(build("occupation", "--levels", none, "--replace")).isEqualTo(2);
            assertThat(err.toString()).contains("E_LEVELS", "ask for 1 or more");
        }
    }

    @Test
    void numbersGetRoundIntervalsOrTheGivenOnes() {
        assertThat(build("age")).isZero();
        assertThat(hierarchy("age-hierarchy.csv")
                        .label(1, hierarchy("age-hierarchy.csv").leaf("34").orElseThrow()))
                .isEqualTo("30-34");
        assertThat(build("age", "--cuts", "30,45,65,18", "--replace")).isZero();
        Hierarchy cut = hierarchy("age-hierarchy.csv");
        assertThat(cut.labels(1)).containsExactly("18-29", "30-44", "45-64", ">=65");
        assertThat(build("age", "--cuts", "18,young", "--replace")).isEqualTo(2);
        assertThat(err.toString()).contains("E_CUTS", "'young' is no number");
    }

    @Test
    void datesGoByTheCalendarAndPostcodesByTheirFirstSigns() throws IOException {
        table("day", "2024-01-31", "2024-02-29", "2023-12-31", "2023-11-01", "2023-11-02");
        assertThat(build("day")).isZero();
        assertThat(hierarchy("day-hierarchy.csv").rows()).contains(List.of("2023-11-01", "2023-11", "2023", "*"));
        table("postcode", "08001", "08002", "08201", "17001", "17002");
        assertThat(build("postcode")).isZero();
        assertThat(hierarchy("postcode-hierarchy.csv").rows()).contains(List.of("08002", "0800*", "08***", "*"));
        assertThat(build("day", "--replace")).isEqualTo(2);
        assertThat(err.toString()).contains("E_ATTRIBUTE");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "29.02.2024,01.03.2024,02.03.2024",
                "2/29/1980,3/1/1981,12/1/1982",
                "2024-02-29,1.3.2024,2024-03-02",
                "2023-02-29,2023-03-01,2023-03-02",
                "29 Feb 2024,1 March 2024,2 Mar 2024",
                "2024-02-29T10:00,2024-03-01T11:00,2024-03-02T10:00"
            })
    void datesInOtherFormsAreAskedForInTheForm(String dates) throws IOException {
        table("day", dates.split(","));
        assertThat(build("day")).isEqualTo(2);
        assertThat(err.toString()).contains("holds dates", "yyyy-mm-dd").doesNotContain("wordnet");
        assertThat(build("day", "--cuts", "equal-width")).isEqualTo(2);
        assertThat(err.toString()).contains("holds dates", "yyyy-mm-dd");
    }

    @Test
    void codesThatNoTaxonomyCarriesAreAdvisedToGoByTheirFirstSigns() throws IOException {
        table("diagnosis", "C50.1", "C50.9", "E11.9", "I10", "C50.1", "I10");
        assertThat(build("diagnosis")).isEqualTo(2);
        assertThat(err.toString()).contains("--cuts prefix");
        assertThat(build("diagnosis", "--cuts", "prefix")).isZero();
        assertThat(hierarchy("diagnosis-hierarchy.csv").rows()).anyMatch(row -> row.contains("C50.*"));
    }

    @Test
    void answersOnAKnownScaleGoByTheirOrder() throws IOException {
        table("school", "college", "primary", "secondary", "none", "primary");
        assertThat(build("school")).isZero();
        assertThat(out.toString()).contains("ordered categories of a known scale; check the order");
        assertThat(hierarchy("school-hierarchy.csv").rows())
                .contains(List.of("primary", "none to primary", "*"), List.of("college", "secondary to college", "*"));
        assertThat(folder.resolve("school-concepts.csv")).doesNotExist();
    }

    @Test
    void answersGoByAGivenScaleThatMustNameThemAll() throws IOException {
        table("mood", "merry", "grim", "calm", "glad", "grim");
        assertThat(build("mood", "--scale", "grim, dull, calm, glad, merry")).isZero();
        assertThat(hierarchy("mood-hierarchy.csv").rows())
                .contains(List.of("calm", "grim to calm", "*"), List.of("merry", "glad to merry", "*"));
        assertThat(build("mood", "--scale", "grim,calm", "--replace")).isEqualTo(2);
        assertThat(err.toString())
                .contains("E_SCALE", "2 values that are not on the scale")
                .doesNotContain("merry");
        assertThat(build("mood", "--scale", "grim,calm,glad,merry", "--cuts", "prefix", "--replace"))
                .isEqualTo(2);
        assertThat(err.toString()).contains("E_CUTS");
    }

    @Test
    void signsForNoValueAreToldForTheTopOfTheRecipeWhereTheColumnHasThem() throws IOException {
        Files.writeString(folder.resolve("visitors.csv"), "age,size,pay\n20,1,?\n31,2,\n?,3,1\n42,4,NA\n");
        assertThat(build("age")).isZero();
        assertThat(out.toString().lines())
                .containsSequence(
                        "and add at the top of the recipe, because these were read as \"no value\":",
                        "missing: [\"\", \"?\"]");
        assertThat(build("size")).isZero();
        assertThat(out.toString()).doesNotContain("missing:", "no value");
    }

    @ParameterizedTest
    @ValueSource(strings = {"occupation", "age"})
    void whereMoreLevelsAreWishedThanThereAreItIsToldHowMany(String column) {
        assertThat(build(column, "--levels", "99")).isZero();
        assertThat(out.toString())
                .contains("99 levels were requested; there are "
                        + hierarchy(column + "-hierarchy.csv").height() + " at most");
        assertThat(build(column, "--levels", "3", "--replace")).isZero();
        assertThat(out.toString()).doesNotContain("at most");
    }

    @Test
    void aColumnOfOneValueOrOfDifferentOnesIsToldToBeSo() throws IOException {
        table("town", "Alderwick", "Alderwick", "Alderwick");
        assertThat(build("town")).isEqualTo(2);
        assertThat(err.toString()).contains("one value, the same everywhere").doesNotContain("Alderwick");
        table("name", "Xeldra", "Quorbin", "Vantoss", "Brimhok");
        assertThat(build("name")).isEqualTo(2);
        assertThat(err.toString()).contains("a different value in every row, as an identifier has");
        table("size", "1", "2", "13", "24", "35", "46");
        assertThat(build("size")).isZero();
        assertThat(out.toString()).contains("every row has a different value: is the column an identifier?");
    }

    @Test
    void aGuessWithoutDoubtsDoesNotCountThem() throws IOException {
        Files.delete(folder.resolve("concepts.csv"));
        assertThat(build("occupation")).isZero();
        assertThat(out.toString()).contains("are guesses: open").doesNotContain("doubtful");
    }

    @Test
    void labelsThatFewRowsHaveAreNotTold() throws IOException {
        table("age", "20", "21", "22", "23", "24", "37", "38", "91");
        assertThat(build("age", "--cuts", "30,80", "--k", "3")).isZero();
        assertThat(out.toString()).contains("<30").doesNotContain("30-79", ">=80");
        assertThat(Files.readString(folder.resolve("age-hierarchy.csv"))).contains("91;>=80;*");
    }

    @Test
    void aColumnThatTheTaxonomyDoesNotKnowIsRefusedAndNothingIsWritten() {
        assertThat(build("town")).isEqualTo(2);
        assertThat(err.toString())
                .contains("does not cover 'town'", "--taxonomy FILE")
                .doesNotContain("Alderwick");
        assertThat(folder.resolve("town-hierarchy.csv")).doesNotExist();
        assertThat(folder.resolve("town-concepts.csv")).doesNotExist();
    }

    @Test
    void theDataAreNeverReplaced() throws IOException {
        byte[] before = Files.readAllBytes(folder.resolve("visitors.csv"));
        assertThat(build("age", "--out", path("visitors.csv"), "--replace")).isEqualTo(2);
        assertThat(err.toString()).contains("E_SAME_FILE");
        assertThat(Files.readAllBytes(folder.resolve("visitors.csv"))).isEqualTo(before);
    }

    @Test
    void whatWasMadeIsToldAsJsonWithoutLabels() {
        assertThat(build("occupation", "--json")).isZero();
        assertThat(out.toString())
                .contains("\"first-level-with-k\"", "\"fewest-rows\"")
                .doesNotContain("nurse");
    }

    /** Adult is not in the repository. */
    @Test
    void adultsOccupationsAreGuessedWhereNothingSaysWhatTheyMean() throws IOException {
        String data = System.getenv("SEMBLANCE_DATA");
        assumeTrue(
                data != null && Files.isRegularFile(Path.of(data, "adult/adult-train.csv")),
                "set SEMBLANCE_DATA to the folder that holds adult/adult-train.csv");
        Files.delete(folder.resolve("concepts.csv"));
        Files.copy(Path.of(data, "adult/adult-train.csv"), folder.resolve("adult.csv"));
        assertThat(run("hierarchy", "build", path("adult.csv"), "--attribute", "occupation"))
                .isZero();
        assertThat(out.toString()).contains("14 values in 30718 rows", "are guesses", "missing: [\"?\"]");
        assertThat(hierarchy("occupation-hierarchy.csv").leaves()).isEqualTo(14);
        assertThat(run(
                        "hierarchy",
                        "build",
                        path("adult.csv"),
                        "--attribute",
                        "occupation",
                        "--concepts",
                        Path.of(data, "adult/concepts.csv").toString(),
                        "--replace"))
                .isZero();
        assertThat(out.toString()).contains("concepts from concepts.csv").doesNotContain("guess");
        assertThat(hierarchy("occupation-hierarchy.csv").rows()).anyMatch(row -> row.contains("worker"));
    }
}
