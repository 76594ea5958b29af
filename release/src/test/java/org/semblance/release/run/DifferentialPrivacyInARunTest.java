package org.semblance.release.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.semblance.Problem;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.TaxonomyBuilder;
import org.semblance.release.report.DifferentialPrivacy;
import org.semblance.release.report.Report;

/** From a recipe that names a budget to a release, and what is said of it. */
class DifferentialPrivacyInARunTest {

    private static final String SEMANTIC = "{name: semantic-exponential, epsilon: 1}";
    private static final String DISTRIBUTION = "{name: distribution-exponential, epsilon: 1}";

    private static final List<String> PETS = List.of("animal", "pet", "dog", "cat", "cattle", "cow", "ox");

    /** Things with codes: animals (pets: dog, cat; cattle: cow, ox) and plants (oak, elm). */
    private static final Taxonomy THINGS = coded();

    @TempDir
    private Path folder;

    private static Taxonomy coded() {
        TaxonomyBuilder builder = Taxonomy.named("things");
        String[][] things = {
            {"T", "thing", ""},
            {"A", "animal", "T"},
            {"A1", "pet", "A"},
            {"A11", "dog", "A1"},
            {"A12", "cat", "A1"},
            {"A2", "cattle", "A"},
            {"A21", "cow", "A2"},
            {"A22", "ox", "A2"},
            {"P", "plant", "T"},
            {"P1", "oak", "P"},
            {"P2", "elm", "P"}
        };
        List<String> ids = new ArrayList<>();
        for (String[] thing : things) {
            int number = builder.concept(thing[0]);
            builder.word(number, thing[1]);
            if (!thing[2].isEmpty()) {
                builder.below(number, ids.indexOf(thing[2]));
            }
            ids.add(thing[0]);
        }
        return builder.build();
    }

    private void write(String file, String text) throws IOException {
        Files.writeString(folder.resolve(file), text);
    }

    private static String table(String... values) {
        StringBuilder table = new StringBuilder("kept,colour,who\n");
        for (int row = 0; row < values.length; row++) {
            table.append(values[row])
                    .append(row / 2 % 2 == 0 ? ",b," : ",w,")
                    .append(row / 3)
                    .append('\n');
        }
        return table.toString();
    }

    private Report run(String domain, String method, String more) throws IOException {
        return run(domain, method, "other", more, 7L);
    }

    private Report run(String domain, String method, String colour, String more, Long seed) throws IOException {
        write("recipe.yaml", """
                data: table.csv
                attributes:
                  kept: {role: quasi-identifier, domain: concepts%s}
                  colour: {role: %s, domain: nominal}
                  who: {role: identifier}
                method: %s
                release: {shuffle: false}
                %s
                """.formatted(domain, colour, method, more));
        return new RecipeFolder(folder, THINGS).anonymize(seed);
    }

    private List<String> released() throws IOException {
        List<String> lines = Files.readAllLines(folder.resolve("release/release.csv"));
        return lines.subList(1, lines.size()).stream()
                .map(line -> line.split(",", -1)[0])
                .toList();
    }

    private void refused(String domain, String method, String colour, String code, String... words) {
        assertThatThrownBy(() -> run(domain, method, colour, "", 7L)).isInstanceOfSatisfying(Problem.class, problem -> {
            assertThat(problem.code()).isEqualTo(code);
            assertThat(problem.what() + " " + problem.advice()).contains(words);
        });
        assertThat(folder.resolve("release")).doesNotExist();
    }

    private static String[] dogsAndCows(int size) {
        String[] values = new String[size];
        for (int row = 0; row < size; row++) {
            values[row] = row % 3 == 0 ? "dog" : "cow";
        }
        return values;
    }

    @ParameterizedTest
    @ValueSource(strings = {SEMANTIC, DISTRIBUTION})
    void theReportClaimsTheBudgetAndSaysWhatItIsNot(String method) throws IOException {
        write("table.csv", table(dogsAndCows(60)));
        Report report = run(", within: animal", method, "other", "", null);
        assertThat(report.differentialPrivacy()).contains(new DifferentialPrivacy(1, "kept", 1));
        assertThat(report.verdicts()).isEmpty();
        assertThat(report.notes())
                .anyMatch(note -> note.contains("for each record, by construction"))
                .anyMatch(note -> note.startsWith("This report is not differentially private"))
                .anyMatch(note -> note.startsWith("Each row counts as one person"))
                .noneMatch(note -> note.startsWith("Seeded"));
        assertThat(report.warnings()).anyMatch(warning -> warning.code().equals("W_REPORT_NOT_PRIVATE"));
        assertThat(Files.readString(folder.resolve("release/report.json")))
                .contains("\"differential-privacy\"", "\"per\": \"record\"");
        assertThat(released()).isSubsetOf(PETS);
    }

    @ParameterizedTest
    @ValueSource(strings = {SEMANTIC, DISTRIBUTION})
    void theReportShowsNothingOfWhereValuesCameFrom(String method) throws IOException {
        write("table.csv", table(dogsAndCows(60)));
        Report report = run(", within: animal", method, "");
        Report.AttributeReport kept = report.attributes().get(0);
        assertThat(kept.distribution()).isEmpty();
        assertThat(kept.tree()).isEmpty();
        assertThat(kept.concepts()).isEmpty();
        assertThat(report.noise().orElseThrow().attributes().get(0).mean().before())
                .isEmpty();
        for (String each : List.of("release", "release.owner")) {
            assertThat(Files.readString(folder.resolve(each).resolve("report.json")))
                    .doesNotContain("mean-before");
        }
    }

    @Test
    void whatSeveralRowsOfAPersonTellAddsUp() throws IOException {
        write("table.csv", table(dogsAndCows(60)));
        Report report = run(", within: animal", SEMANTIC, "person: who");
        assertThat(report.differentialPrivacy().orElseThrow().epsilonOfPerson()).isEqualTo(3);
        assertThat(report.notes())
                .contains("A person has up to 3 rows, so ε of a person is up to 3.")
                .anyMatch(note -> note.startsWith("Seeded"));
    }

    /** One record with another value: all others come out the same, by the same words. */
    @Test
    void noRecordDecidesWhatBecomesOfOthersOrHowItIsWritten() throws IOException {
        String[] codes = new String[40];
        for (int row = 0; row < codes.length; row++) {
            codes[row] = row % 2 == 0 ? "A11" : "A21";
        }
        write("table.csv", table(codes));
        run(", within: A", SEMANTIC, "");
        List<String> before = released();
        assertThat(before).isSubsetOf(PETS);
        codes[3] = "cat";
        write("table.csv", table(codes));
        run(", within: A", SEMANTIC, "");
        List<String> after = released();
        before = new ArrayList<>(before);
        before.remove(3);
        after = new ArrayList<>(after);
        after.remove(3);
        assertThat(after).isEqualTo(before);
    }

    @Test
    void idsAreShownWhereTheRecipeSaysSo() throws IOException {
        write("table.csv", table(dogsAndCows(30)));
        run(", within: animal, show: ids", DISTRIBUTION, "");
        assertThat(released()).allMatch(value -> value.startsWith("A"));
    }

    @Test
    void leavesOnlyMayBeAskedFor() throws IOException {
        write("table.csv", table(dogsAndCows(60)));
        run(", within: animal", "{name: semantic-exponential, epsilon: 1, candidates: leaves}", "");
        assertThat(released()).isSubsetOf("dog", "cat", "cow", "ox");
    }

    @Test
    void depthsCountedFromTheBoundMakeTheBoundTheDomain() throws IOException {
        write("table.csv", table(dogsAndCows(60)));
        run(", within: animal, depth: within", SEMANTIC, "");
        assertThat(released()).isSubsetOf(PETS);
    }

    @ParameterizedTest
    @ValueSource(strings = {SEMANTIC, DISTRIBUTION})
    void aDomainThatIsNotGivenIsRefused(String method) throws IOException {
        write("table.csv", table(dogsAndCows(9)));
        refused("", method, "other", "E_WITHIN", "within:");
    }

    @ParameterizedTest
    @ValueSource(strings = {SEMANTIC, DISTRIBUTION})
    void aSecondQuasiIdentifierIsRefused(String method) throws IOException {
        write("table.csv", table(dogsAndCows(9)));
        refused(", within: animal", method, "quasi-identifier", "E_QI", "one attribute", "adds up");
    }

    @ParameterizedTest
    @ValueSource(strings = {SEMANTIC, DISTRIBUTION})
    void aMissingValueIsRefusedByItsRow(String method) throws IOException {
        write("table.csv", table("dog", "", "cow", "dog", ""));
        refused(", within: animal", method, "other", "E_MISSING", "rows 2, 5", "where: \"kept is not missing\"");
        run(", within: animal", method, "where: kept is not missing");
        assertThat(released()).hasSize(3);
    }

    @Test
    void withholdingValuesWithoutAConceptIsRefused() throws IOException {
        write("table.csv", table("dog", "cow"));
        refused(", within: animal, unmapped: missing", SEMANTIC, "other", "E_MISSING", "unmapped: missing");
    }

    @Test
    void aValueOutsideTheDomainIsRefused() throws IOException {
        write("table.csv", table("dog", "oak"));
        refused(", within: animal", SEMANTIC, "other", "E_CONCEPTS", "no kind of 'animal'");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "0.0001", "21", "100000"})
    void aBudgetThatHidesNothingOrTellsNothingIsRefused(String epsilon) throws IOException {
        write("table.csv", table("dog", "cow"));
        refused(
                ", within: animal",
                "{name: semantic-exponential, epsilon: " + epsilon + "}",
                "other",
                "E_EPSILON",
                "from 0.001 to 20");
        refused(
                ", within: animal",
                "{name: distribution-exponential, epsilon: " + epsilon + "}",
                "other",
                "E_EPSILON",
                "from 0.001 to 20");
    }

    @Test
    void nothingSpentOnOneHalfOfTheWorkIsRefused() throws IOException {
        write("table.csv", table("dog", "cow"));
        for (String spend : List.of("0%", "100%")) {
            refused(
                    ", within: animal",
                    "{name: distribution-exponential, epsilon: 1, spend: " + spend + "}",
                    "other",
                    "E_SPEND",
                    "1% to 99%");
        }
    }

    @Test
    void aDomainThatLeavesNoChoiceIsRefused() throws IOException {
        write("table.csv", table("dog", "dog", "dog"));
        refused(", within: dog", SEMANTIC, "other", "E_WITHIN", "wider");
        refused(", within: dog", DISTRIBUTION, "other", "E_WITHIN", "wider");
    }

    @Test
    void aBudgetThatProtectsLittleIsWarnedOf() throws IOException {
        write("table.csv", table(dogsAndCows(9)));
        assertThat(run(", within: animal", "{name: semantic-exponential, epsilon: 6}", "")
                        .warnings())
                .anyMatch(warning -> warning.code().equals("W_EPSILON"));
        assertThat(run(", within: animal", "{name: semantic-exponential, epsilon: 5}", "")
                        .warnings())
                .noneMatch(warning -> warning.code().equals("W_EPSILON"));
    }
}
