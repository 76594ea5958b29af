package org.semblance.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A jar of somebody else adds a method, a measure and a guarantee, and they are used like ours. */
class PluginTest {

    private static final String RECIPE = """
            data: data.csv
            attributes:
              name: identifier
              age: {role: quasi-identifier, domain: numeric}
              town: {role: quasi-identifier, domain: nominal}
            method: {name: neighbours, k: 4}
            guarantees:
              - largest-class: %d
            measures: [information-loss, {name: crowd, size: 5}]
            release: {to: release}
            """;

    private static final int ROWS = 203;

    @TempDir
    static Path shared;

    private static Path jar;

    @TempDir
    Path folder;

    private Cli cli;

    @BeforeAll
    static void makeTheJar() {
        jar = PluginJar.in(shared.resolve("one"));
    }

    @BeforeEach
    void prepare() throws IOException {
        cli = Cli.in(folder).library(jar);
        StringBuilder table = new StringBuilder("name,age,town\n");
        for (int row = 0; row < ROWS; row++) { // ages that rise, so that no two groups read alike
            table.append("n").append(row).append(',').append(row).append(row % 3 == 0 ? ",Bern\n" : ",Oslo\n");
        }
        Files.writeString(folder.resolve("data.csv"), table);
        Files.writeString(folder.resolve("recipe.yaml"), RECIPE.formatted(7));
    }

    @Test
    void theyAreListedWithTheirParameters() {
        Cli.Answer answer = cli.run("methods");
        assertThat(answer.code()).as(answer.said()).isZero();
        assertThat(answer.out())
                .contains("  neighbours: microaggregation of consecutive rows of the file")
                .contains("claims k-anonymity, contributors")
                .contains("  crowd: share of rows in large equivalence classes")
                .contains("size (10): minimum number of rows of a large class")
                .contains("  largest-class: no equivalence class");
        assertThat(cli.run("methods", "--schema").out()).contains("\"neighbours\"", "\"crowd\"", "\"largest-class\"");
        assertThat(Cli.in(folder).run("methods").out())
                .as("without the jar")
                .doesNotContain("  neighbours: ", "  crowd: ", "  largest-class: ");
    }

    @Test
    void aRecipeNamesThemAndTheReleaseIsJudgedAndMeasuredByThem() throws IOException {
        Cli.Answer answer = cli.run("anonymize", "recipe.yaml");
        assertThat(answer.code()).as(answer.said()).isZero();
        Map<String, Object> report = json("release.owner/report.json");
        assertThat(JsonText.objects(report.get("verdicts")))
                .anySatisfy(verdict -> assertThat(verdict)
                        .containsEntry("guarantee", "largest-class")
                        .containsEntry("asked", 7.0)
                        .containsEntry("found", 7.0)
                        .containsEntry("holds", true))
                .anySatisfy(verdict -> assertThat(verdict)
                        .containsEntry("guarantee", "k-anonymity")
                        .containsEntry("asked", 4.0)
                        .containsEntry("holds", true));
        assertThat(JsonText.objects(report.get("scores")))
                .extracting(score -> score.get("name"))
                .containsExactly("information-loss", "crowd");
        // 203 rows make 49 groups of 4 and one of 7, so that 7 rows are in a class of 5 or more
        assertThat((Double) JsonText.objects(report.get("scores")).get(1).get("value"))
                .isEqualTo(7.0 / ROWS);
        assertThat(Files.readString(folder.resolve("release.owner/report.html")))
                .contains("Rows in large equivalence classes are hard to re-identify.")
                .contains("so the release still distinguishes groups.")
                .contains("microaggregation of consecutive rows of the file");
        assertThat(Files.readString(folder.resolve("release/certificate.json")))
                .contains("largest-class", "neighbours");
    }

    @Test
    void nothingIsReleasedThatDoesNotHoldTheirPromise() throws IOException {
        Files.writeString(folder.resolve("recipe.yaml"), RECIPE.formatted(6));
        Cli.Answer answer = cli.run("anonymize", "recipe.yaml");
        assertThat(answer.code()).as(answer.said()).isEqualTo(3);
        assertThat(answer.out()).contains("largest-class", "DOES NOT HOLD: asked 6, found 7 rows");
        assertThat(folder.resolve("release/release.csv")).doesNotExist();
    }

    @Test
    void aReleaseIsCheckedForTheirPromise() throws IOException {
        assertThat(cli.run("anonymize", "recipe.yaml").code()).isZero();
        Cli.Answer held = cli.run("check", "release/release.csv", "--recipe", "recipe.yaml");
        assertThat(held.code()).as(held.said()).isZero();
        assertThat(held.out()).contains("largest-class", "holds: asked 7, found 7 rows");
        Files.writeString(folder.resolve("stricter.yaml"), RECIPE.formatted(6));
        Cli.Answer broken = cli.run("check", "release/release.csv", "--recipe", "stricter.yaml");
        assertThat(broken.code()).as(broken.said()).isEqualTo(3);
    }

    @Test
    void aComparisonTakesTheirMethodAndTheirMeasureAsAnAxisThatIsTurned() throws IOException {
        Cli.Answer answer =
                cli.run("compare", "recipe.yaml", "--risk", "crowd", "--methods", "neighbours,mdav", "--k", "4,12");
        assertThat(answer.code()).as(answer.said()).isZero();
        assertThat(answer.out()).contains("crowd-loss");
        Map<String, Object> comparison = json("recipe.comparison/comparison.json");
        List<Map<String, Object>> cells = JsonText.objects(comparison.get("cells"));
        assertThat(cells).extracting(cell -> cell.get("method")).contains("neighbours", "mdav");
        for (Map<String, Object> cell : cells) {
            double crowd = (Double) JsonText.objects(cell.get("scores")).stream()
                    .filter(score -> score.get("name").equals("crowd"))
                    .findFirst()
                    .orElseThrow()
                    .get("value");
            assertThat((Double) cell.get("risk"))
                    .as("what is missing of the whole")
                    .isEqualTo(100 * (1 - crowd));
        }
    }

    @Test
    void anAssessmentShowsTheirMeasureAmongThoseOfRisk() {
        assertThat(cli.run("anonymize", "recipe.yaml").code()).isZero();
        Cli.Answer answer =
                cli.run("assess", "data.csv", "release/release.csv", "--qi", "age,town", "--measures", "crowd");
        assertThat(answer.code()).as(answer.said()).isZero();
        assertThat(answer.out().substring(answer.out().indexOf("Re-identification risk")))
                .contains("crowd")
                .contains("higher is better");
    }

    @Test
    void twoJarsThatGiveOneNameAreRefused() {
        Path other = PluginJar.in(shared.resolve("other"), "org.sample");
        Cli.Answer answer = cli.library(other).run("methods");
        assertThat(answer.code()).as(answer.said()).isEqualTo(2);
        assertThat(answer.err())
                .contains("E_CATALOG", "'neighbours'", "org.example.Neighbours", "org.sample.Neighbours");
    }

    @Test
    void thePagesForContributorsShowTheseSources() throws IOException {
        for (Map.Entry<String, String> shown : Map.of(
                        "add-a-measure.md",
                        "Crowd",
                        "add-a-guarantee.md",
                        "LargestClass",
                        "add-a-method.md",
                        "Neighbours")
                .entrySet()) {
            String page = Files.readString(Path.of("..", "docs", shown.getKey()));
            String source = PluginJar.source(shown.getValue());
            assertThat(page).as(shown.getKey()).contains("```java\n" + source + "```");
        }
    }

    private Map<String, Object> json(String file) throws IOException {
        return JsonText.object(Files.readString(folder.resolve(file)));
    }
}
