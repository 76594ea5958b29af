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

/** Promises about confidential attributes: from a recipe to a release that holds them, and to its check. */
class ConfidentialInARunTest {

    @TempDir
    private Path path;

    private RecipeFolder folder;

    @BeforeEach
    void prepare() throws IOException {
        folder = new RecipeFolder(path, new Taxonomies());
        StringBuilder table = new StringBuilder("age,town,illness,income,mood\n");
        String[] towns = {"Vic", "Olot", "Reus"};
        String[] illnesses = {"flu", "cold", "cancer", "NA"};
        for (int row = 0; row < 60; row++) {
            table.append(20 + row)
                    .append(',')
                    .append(towns[row % 3])
                    .append(',')
                    .append(illnesses[row / 5 % 4])
                    .append(',')
                    .append(1000 + row * 37 % 20)
                    .append(',')
                    .append(row % 2 == 0 ? "+" : "++")
                    .append('\n');
        }
        folder.write("table.csv", table.toString());
        StringBuilder ages = new StringBuilder();
        for (int age = 20; age < 80; age++) {
            ages.append(age + "," + age / 10 * 10 + "s," + (age < 50 ? "young" : "old") + ",*\n");
        }
        folder.write("ages.csv", ages.toString());
        folder.write("illnesses.csv", "flu,infection,*\ncold,infection,*\ncancer,cancer,*\n");
    }

    private static final String CONFIDENTIAL = """
              illness: {role: confidential, domain: hierarchy, hierarchy: illnesses.csv}
              income: {role: confidential, domain: numeric}
              mood: {role: confidential, domain: ordinal, scale: ["-", "+", "++"]}
            """;

    private void recipe(String method, String guarantees) throws IOException {
        recipe(method, guarantees, CONFIDENTIAL);
    }

    private void recipe(String method, String guarantees, String confidential) throws IOException {
        folder.write(RecipeFolder.RECIPE, """
                data: table.csv
                missing: ["NA", ""]
                attributes:
                  age: {role: quasi-identifier, domain: hierarchy, hierarchy: ages.csv}
                  town: {role: quasi-identifier, domain: nominal}
                %smethod: %s
                guarantees: %s
                measures: []
                release: {spreadsheet-safe: true}
                """.formatted(confidential, method, guarantees));
    }

    private CheckAnswer checked() throws IOException {
        return new ReleaseCheck(new Tables(), new Taxonomies(), path::resolve)
                .ask(
                        TableSource.of(path.resolve("release/release.csv")),
                        CheckQuestion.of(folder.recipe(RecipeFolder.RECIPE)),
                        Watcher.SILENT);
    }

    private Problem refused() {
        return catchThrowableOfType(Problem.class, () -> folder.anonymize(null));
    }

    private static final String ALL = "[{l-diversity: 2, of: illness}, {l-diversity: 2, of: illness, kind: entropy},"
            + " {t-closeness: 0.3, of: illness}, {t-closeness: 0.35, of: income}, {t-closeness: 0.4, of: mood}]";

    @Test
    void methodsThatAimForItReleaseWhatHoldsIt() throws IOException {
        for (String method : List.of("datafly", "incognito", "local-recoding", "mdav", "sa-mdav")) {
            recipe("{name: " + method + ", k: 3}", ALL);
            Report report = folder.anonymize(null);
            assertThat(report.published()).as(method).isTrue();
            assertThat(report.verdicts()).allMatch(Report.Finding::holds);
            CheckAnswer answer = checked();
            assertThat(answer.holds()).isTrue();
            // who stands behind a published value is not seen in the file
            assertThat(answer.findings())
                    .hasSize(6)
                    .isEqualTo(report.verdicts().stream()
                            .filter(finding -> !finding.guarantee().equals("contributors"))
                            .toList());
        }
    }

    @Test
    void conceptsAreJudgedByTheirTaxonomyAlsoWithoutTheOriginal() throws IOException {
        String meant = CONFIDENTIAL.replace("domain: hierarchy, hierarchy:", "domain: concepts, taxonomy:");
        recipe("{name: incognito, k: 3}", "[{t-closeness: 0.3, of: illness}, {l-diversity: 2, of: illness}]", meant);
        Report report = folder.anonymize(null);
        assertThat(report.published()).isTrue();
        Files.delete(path.resolve("table.csv"));
        assertThat(checked().findings()).isEqualTo(report.verdicts());
        recipe("{name: incognito, k: 3}", "[{t-closeness: 0.3, of: illness, distance: equal}]", meant);
        double equal = checked().findings().get(1).found();
        assertThat(equal).isGreaterThan(report.verdicts().get(1).found());
    }

    @Test
    void methodsByClosenessReleaseWhatHoldsIt() throws IOException {
        for (String method : List.of("merge", "k-first", "t-first")) {
            for (String of : List.of("illness", "income", "mood", "mood, distance: equal")) {
                recipe(
                        "{name: t-closeness-" + method + ", k: 3, t: 0.2, of: " + of + "}",
                        "[{l-diversity: 2, of: illness}]");
                Report report = folder.anonymize(null);
                assertThat(report.published()).as(method).isTrue();
                assertThat(report.verdicts())
                        .extracting(Report.Finding::guarantee)
                        .containsExactly("k-anonymity", "contributors", "t-closeness", "l-diversity");
            }
        }
    }

    @Test
    void aMethodThatDoesNotAimIsRefusedWithAdvice() throws IOException {
        folder.write(RecipeFolder.RECIPE, """
                data: table.csv
                missing: ["NA", ""]
                attributes:
                  age: {role: quasi-identifier, domain: numeric}
                  town: {role: other}
                %smethod: {name: semantic-noise, alpha: 0.2}
                guarantees: [{l-diversity: 3, of: illness}]
                measures: []
                """.formatted(CONFIDENTIAL));
        Report report = folder.anonymize(null);
        assertThat(report.published()).isFalse();
        assertThat(report.verdicts())
                .filteredOn(finding -> !finding.holds())
                .singleElement()
                .satisfies(finding -> {
                    assertThat(finding.guarantee()).isEqualTo("l-diversity");
                    assertThat(finding.rows()).isNotEmpty();
                });
        assertThat(GuaranteeAdvice.of(report))
                .singleElement()
                .asString()
                .contains("makes no groups", "mdav", "incognito", "local-recoding", "where");
        assertThat(report.json()).containsKey("advice");
    }

    @Test
    void anAttributeThatIsMaskedTooIsJudgedByItsOriginalValues() throws IOException {
        String both = CONFIDENTIAL
                .replace("illness: {role: confidential", "illness: {role: [quasi-identifier, confidential]")
                // in this table an income belongs to one illness
                .replace("domain: numeric}", "domain: numeric, allow: [unique]}");
        recipe("{name: incognito, k: 3}", "[{l-diversity: 2, of: illness}]", both);
        Report report = folder.anonymize(null);
        assertThat(report.published()).isTrue();
        assertThat(report.verdicts()).extracting(Report.Finding::guarantee).contains("l-diversity");
        CheckAnswer answer = checked();
        assertThat(answer.reply()).isEqualTo(CheckAnswer.Reply.UNDETERMINED);
        assertThat(answer.findings().get(0).holds()).isTrue();
        assertThat(answer.findings().get(1)).satisfies(finding -> {
            assertThat(finding.guarantee()).isEqualTo("l-diversity");
            assertThat(finding.asked()).isEqualTo(2);
            assertThat(finding.doubt().orElseThrow().reason()).contains("'illness' is masked");
            assertThat(finding.json()).containsEntry("code", "V_UNTOLD");
        });
    }

    @Test
    void refusesWhatIsNotConfidentialByName() throws IOException {
        recipe("{name: datafly, k: 3}", "[{l-diversity: 2, of: town}]");
        assertThat(refused().code()).isEqualTo("E_GUARANTEE");
        assertThat(refused().what()).contains("'town'", "not confidential");
        recipe("{name: datafly, k: 3}", "[{t-closeness: 0.2, of: ilness}]");
        assertThat(refused().code()).isEqualTo("E_GUARANTEE");
        assertThat(refused().advice()).contains("did you mean illness?");
    }

    @Test
    void refusesWhatNoReleaseCouldHold() throws IOException {
        recipe("{name: datafly, k: 3}", "[{l-diversity: 4, of: illness}]"); // the fourth is no value
        assertThat(refused().code()).isEqualTo("E_AIM");
        recipe("{name: datafly, k: 3}", "[{t-closeness: 0.2, of: income, distance: semantic}]");
        assertThat(refused().code()).isEqualTo("E_DISTANCE");
        recipe("{name: datafly, k: 3}", "[{t-closeness: 0.2, of: mood}]", CONFIDENTIAL.replace("\"++\"", "\"+++\""));
        assertThat(refused().code()).isEqualTo("E_SCALE");
        assertThat(refused().what()).contains("'mood'", "row");
        folder.write("illnesses.csv", "flu,infection,*\ncold,infection,*\n");
        recipe("{name: datafly, k: 3}", "[{t-closeness: 0.2, of: illness}]");
        assertThat(refused().code()).isEqualTo("E_HIERARCHY_VALUES");
        assertThat(refused().what()).contains("'illness'", "row 11").doesNotContain("cancer");
    }

    @Test
    void refusesParametersOfTheWrongKind() throws IOException {
        for (String[] wrong : new String[][] {
            {"{l-diversity: 1, of: illness}", "E_L"},
            {"{l-diversity: two, of: illness}", "E_L"},
            {"{l-diversity: 2}", "E_CONFIG"},
            {"{l-diversity: 2, of: illness, kind: some}", "E_CONFIG"},
            {"{l-diversity: 2, of: illness, kind: recursive}", "E_C"},
            {"{l-diversity: 2, of: illness, kind: recursive, c: much}", "E_C"},
            {"{l-diversity: 2, of: illness, c: 2}", "E_C"},
            {"{t-closeness: 2, of: illness}", "E_T"},
            {"{t-closeness: 0.2, of: illness, distance: far}", "E_CONFIG"},
            {"{t-closeness: 0.2, of: illness, kind: entropy}", "E_CONFIG_UNKNOWN_KEY"}
        }) {
            recipe("{name: datafly, k: 3}", "[" + wrong[0] + "]");
            assertThat(refused().code()).as(wrong[0]).isEqualTo(wrong[1]);
        }
    }

    @Test
    void whatWasFoundIsShownToFourDigits() {
        assertThat(finding(0.2, 0.18349999, true).shown()).isEqualTo(0.1835);
        assertThat(finding(0.2, 0.2000001, false).shown()).isEqualTo(0.2001);
        assertThat(finding(2, 1.9999999, false).shown()).isEqualTo(1.999);
        assertThat(finding(5, 123456, true).shown()).isEqualTo(123456);
    }

    private static Report.Finding finding(double asked, double found, boolean holds) {
        return new Report.Finding("t-closeness", asked, found, "distance", holds, List.of(), "");
    }
}
