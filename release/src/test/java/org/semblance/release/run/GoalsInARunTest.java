package org.semblance.release.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.formats.Tables;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.release.report.GuaranteeAdvice;
import org.semblance.release.report.Report;
import org.semblance.source.TableSource;

/** Guarantees that a recipe names, and methods that go on until they hold. */
class GoalsInARunTest {

    @TempDir
    private Path path;

    private RecipeFolder folder;

    /** Sixty people of three towns; every tenth wage and every balance is large, some balances are negative. */
    @BeforeEach
    void prepare() throws IOException {
        folder = new RecipeFolder(path, new Taxonomies());
        StringBuilder table = new StringBuilder("age,town,wage,balance,illness\n");
        StringBuilder register = new StringBuilder("age,town,wage,balance\n");
        String[] towns = {"Vic", "Olot", "Reus"};
        String[] illnesses = {"flu", "cold", "flu", "cancer"};
        for (int row = 0; row < 60; row++) {
            String person = (20 + row) + "," + towns[row % 3] + "," + (row % 10 == 0 ? 90_000 + row : 1000 + row) + ","
                    + (row - 3) * 100;
            table.append(person).append(',').append(illnesses[row / 5 % 4]).append('\n');
            register.append((person + "\n").repeat(1 + row % 3));
        }
        folder.write("table.csv", table.toString());
        folder.write("register.csv", register.toString());
        StringBuilder ages = new StringBuilder();
        for (int age = 20; age < 80; age++) {
            ages.append(age + "," + age / 10 * 10 + "s," + (age < 50 ? "young" : "old") + ",*\n");
        }
        folder.write("ages.csv", ages.toString());
    }

    private Report.Finding found(Report report, String guarantee) {
        return report.verdicts().stream()
                .filter(finding -> finding.guarantee().equals(guarantee))
                .findFirst()
                .orElseThrow();
    }

    /** Quasi-identifiers that are averaged. */
    private void averaged(String method, String guarantees) throws IOException {
        recipe("{role: quasi-identifier, domain: numeric}", "domain: numeric", method, guarantees);
    }

    /** Quasi-identifiers that are generalised. */
    private void generalized(String method, String guarantees) throws IOException {
        recipe(
                "{role: quasi-identifier, domain: hierarchy, hierarchy: ages.csv}",
                "domain: nominal",
                method,
                guarantees + "\npopulation: register.csv");
    }

    private void recipe(String age, String amounts, String method, String guarantees) throws IOException {
        folder.write(RecipeFolder.RECIPE, """
                data: table.csv
                attributes:
                  age: %s
                  town: {role: quasi-identifier, domain: nominal}
                  wage: {role: quasi-identifier, %s}
                  balance: {role: quasi-identifier, %s}
                  illness: confidential
                method: %s
                measures: []
                guarantees: %s
                """.formatted(age, amounts, amounts, method, guarantees));
    }

    private CheckAnswer checked() {
        return new ReleaseCheck(new Tables(), new Taxonomies(), path::resolve)
                .ask(
                        TableSource.of(path.resolve("release/release.csv")),
                        CheckQuestion.of(folder.recipe(RecipeFolder.RECIPE)),
                        Watcher.SILENT);
    }

    private Problem refused() {
        return catchThrowableOfType(Problem.class, () -> folder.anonymize(null));
    }

    private static final String OF_ILLNESS = "[{alpha-k-anonymity: 0.6, k: 4, of: illness},"
            + " {alpha-k-anonymity: 0.4, k: 2, of: illness, values: [cancer]}, {beta-likeness: 1, of: illness},"
            + " {beta-likeness: 2, of: illness, kind: enhanced}, {delta-disclosure: 1.5, of: illness},"
            + " {delta-disclosure: 1.2, of: illness, absent: ignored},"
            + " {l-diversity: 1.5, of: illness, kind: entropy}]";

    @Test
    void methodsReachGuaranteesOfAConfidentialAttributeAndCheckRepeatsThem() throws IOException {
        for (String method : List.of("mdav", "incognito", "local-recoding")) {
            if (method.equals("mdav")) {
                averaged("{name: mdav, k: 3}", OF_ILLNESS);
            } else {
                generalized("{name: " + method + ", k: 3}", OF_ILLNESS);
            }
            Report report = folder.anonymize(null);
            assertThat(report.published()).as(method).isTrue();
            assertThat(report.verdicts()).hasSize(method.equals("mdav") ? 9 : 8).allMatch(Report.Finding::holds);
            assertThat(checked().findings())
                    .isEqualTo(report.verdicts().stream()
                            .filter(finding -> !finding.guarantee().equals("contributors"))
                            .toList());
        }
    }

    @Test
    void averagesAreNotReleasedWhileALargestValueDominatesThem() throws IOException {
        averaged("{name: mdav, k: 3}", "[{dominance: 10, of: wage}]");
        Report aimed = folder.anonymize(null);
        assertThat(aimed.published()).isTrue();
        assertThat(found(aimed, "dominance").found()).isGreaterThanOrEqualTo(10);
        assertThat(found(aimed, "dominance").of()).isEqualTo("% of the largest value of wage");
        CheckAnswer answer = checked();
        assertThat(answer.reply()).isEqualTo(CheckAnswer.Reply.UNDETERMINED);
        assertThat(answer.findings())
                .filteredOn(Report.Finding::undetermined)
                .extracting(Report.Finding::guarantee)
                .containsExactly("dominance");
        averaged("{name: mdav, k: 3}", "[{dominance: 10}]");
        assertThat(found(folder.anonymize(null), "dominance").of())
                .as("balances are negative for some")
                .isEqualTo("% of the largest value of age, wage");
    }

    @Test
    void dominanceIsRefusedOfWhatHasNoAverageOrNegativeValues() throws IOException {
        averaged("{name: mdav, k: 3}", "[{dominance: 10, of: [wage, balance]}]");
        assertThat(refused().code()).isEqualTo("E_DOMINANCE");
        assertThat(refused().what()).contains("'balance'", "negative value in 3 of 60 rows");
        averaged("{name: mdav, k: 3}", "[{dominance: 10, of: town}]");
        assertThat(refused().code()).isEqualTo("E_DOMINANCE");
        assertThat(refused().what()).contains("'town'");
        assertThat(refused().advice()).isEqualTo("name one of: age, wage, balance");
        assertThat(refused().place().key()).isEqualTo("guarantees");
        generalized("{name: incognito, k: 3}", "[{dominance: 10}]");
        assertThat(refused().what()).contains("no quasi-identifier is numeric");
    }

    @Test
    void generalizationIsAsCoarseAsThePopulationNeeds() throws IOException {
        for (String method : List.of("datafly", "incognito", "local-recoding")) {
            generalized("{name: " + method + ", k: 2}", "[{k-map: 14}]");
            Report report = folder.anonymize(null);
            assertThat(report.published()).as(method).isTrue();
            assertThat(found(report, "k-map").found()).isGreaterThanOrEqualTo(14);
        }
        generalized("{name: incognito, k: 2}", "[{k-map: 121}]");
        assertThat(refused().code()).isEqualTo("E_AIM");
        assertThat(refused().what()).contains("121 people are asked for, and the population has 120");
    }

    @Test
    void presenceIsHiddenByLevelsAndRefusedWhereItCannotBe() throws IOException {
        generalized("{name: incognito, k: 2}", "[{delta-presence: 0.55, least: 0.4}]");
        Report report = folder.anonymize(null);
        assertThat(report.published()).isTrue();
        assertThat(found(report, "delta-presence").found()).isBetween(0.4, 0.55);
        generalized("{name: local-recoding, k: 2}", "[{delta-presence: 0.55}]");
        assertThat(refused().what()).contains("classes that do not overlap");
        generalized("{name: incognito, k: 2}", "[{delta-presence: 0.45}]");
        assertThat(refused().what()).contains("the table has 60 of the 120 people");
        generalized("{name: incognito, k: 2}", "[{delta-presence: 0.55}]");
        folder.write(
                RecipeFolder.RECIPE,
                Files.readString(path.resolve(RecipeFolder.RECIPE)).replace("population: register.csv", ""));
        assertThat(refused().code()).isEqualTo("E_POPULATION");
        assertThat(refused().what()).startsWith("delta-presence counts the people");
    }

    @Test
    void averagesHideNoPresenceAndTheAdviceSaysWhatDoes() throws IOException {
        averaged("{name: mdav, k: 3}", "[{delta-presence: 0.9}]\npopulation: register.csv");
        Report report = folder.anonymize(null);
        assertThat(report.published()).isFalse();
        assertThat(found(report, "delta-presence").reason()).contains("that nobody in the population has");
        assertThat(GuaranteeAdvice.of(report))
                .singleElement()
                .asString()
                .contains("delta-presence counts the people", "choose a method that generalises");
    }

    @Test
    void forNoiseTheUsualMethodsAreAdvisedAndEachOnce() throws IOException {
        folder.write(RecipeFolder.RECIPE, """
                data: table.csv
                attributes:
                  age: {role: quasi-identifier, domain: numeric}
                  town: identifier
                  wage: identifier
                  balance: identifier
                  illness: confidential
                method: {name: semantic-noise, alpha: 0.2}
                guarantees: [{k-anonymity: 5}]
                """);
        Report report = folder.anonymize(7L);
        assertThat(report.published()).isFalse();
        assertThat(GuaranteeAdvice.of(report))
                .singleElement()
                .asString()
                .contains("such as mdav, local-recoding, incognito, ask for less");
    }

    @Test
    void refusesParametersOfTheWrongKind() throws IOException {
        for (String[] wrong : new String[][] {
            {"{alpha-k-anonymity: 1, k: 3, of: illness}", "E_ALPHA_K"},
            {"{alpha-k-anonymity: half, k: 3, of: illness}", "E_ALPHA_K"},
            {"{alpha-k-anonymity: 0.5, of: illness}", "E_K"},
            {"{alpha-k-anonymity: 0.5, k: 3, of: illness, values: [plague]}", "E_ALPHA_K"},
            {"{alpha-k-anonymity: 0.3, k: 3, of: illness}", "E_AIM"},
            {"{beta-likeness: 0, of: illness}", "E_BETA"},
            {"{beta-likeness: 1, of: town}", "E_GUARANTEE"},
            {"{beta-likeness: 1, of: illness, kind: better}", "E_CONFIG"},
            {"{delta-disclosure: -1, of: illness}", "E_DELTA"},
            {"{delta-disclosure: 1, of: illnes}", "E_GUARANTEE"},
            {"{delta-presence: 2}", "E_DELTA"},
            {"{dominance: 0}", "E_DOMINANCE"},
            {"{dominance: much}", "E_DOMINANCE"},
            {"{l-diversity: 2.5, of: illness}", "E_L"},
            {"{l-diversity: 0.5, of: illness, kind: entropy}", "E_L"}
        }) {
            averaged("{name: mdav, k: 3}", "[" + wrong[0] + "]");
            assertThat(refused().code()).as(wrong[0]).isEqualTo(wrong[1]);
        }
    }
}
