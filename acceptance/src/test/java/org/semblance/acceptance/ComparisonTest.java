package org.semblance.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.semblance.testkit.Trials;

/** Methods and k compared, as a person does it. */
class ComparisonTest {

    private static final Duration ENOUGH = Duration.ofSeconds(60);
    private static final String HOSTILE = "<img src=x onerror=alert(1)>";

    private Bench bench;
    private Path root;

    @BeforeEach
    void prepare(@TempDir Path folder) {
        root = folder;
        bench = Bench.inProcess(folder);
        bench.write("data.csv", Samples.mixed(400));
        bench.write("recipe.yaml", Samples.mixedRecipe(5));
    }

    private void compares(String... more) {
        Cli.Answer answer = bench.run(arguments(more));
        assertThat(answer.code()).as(answer.said()).isZero();
        assertThat(answer.said()).doesNotContain(Bench.CANARY);
    }

    private static String[] arguments(String... more) {
        List<String> all = new ArrayList<>(List.of("compare", "recipe.yaml"));
        all.addAll(List.of(more));
        return all.toArray(String[]::new);
    }

    @Test
    void writesAFolderThatIsNoReleaseAndARecipeThatIsReleased() {
        compares("--k", "2..10", "--step", "4");
        assertThat(Release.names(bench.at("recipe.comparison")))
                .containsExactlyInAnyOrder("cells.jsonl", "comparison.csv", "comparison.html", "comparison.json");
        Map<String, Object> figures = JsonText.object(bench.text("recipe.comparison/comparison.json"));
        assertThat(figures.get("comparison")).isEqualTo("figures to choose by; not a release");
        Map<?, ?> chosen = (Map<?, ?>) figures.get("chosen");
        Release release = bench.releases("release", "anonymize", "recipe.chosen.yaml");
        assertThat(release.table().smallestClass(Samples.MIXED_QI))
                .isGreaterThanOrEqualTo(((Double) chosen.get("k")).intValue());
        Object loss = JsonText.objects(figures.get("cells")).stream()
                .filter(cell -> cell.get("method").equals(chosen.get("method"))
                        && cell.get("k").equals(chosen.get("k")))
                .map(cell -> cell.get("loss"))
                .findFirst()
                .orElseThrow();
        assertThat(JsonText.objects(release.report().get("scores")))
                .filteredOn(score -> score.get("name").equals("information-loss"))
                .singleElement()
                .satisfies(score -> assertThat(score.get("value")).isEqualTo(loss));
    }

    @Test
    void aKilledComparisonGoesOnAndEndsInTheSameBytes() throws Exception {
        bench.write("data.csv", Samples.mixed(3000));
        String[] grid = {"--k", "2..9", "--methods", "mdav,sa-mdav", "--out", "whole"};
        Cli.Answer whole = bench.cli().run(arguments(grid));
        assertThat(whole.code()).as(whole.said()).isZero();
        long seed = Trials.seed();
        System.out.println("ComparisonTest: seed " + seed);
        Random random = new Random(seed);
        grid[grid.length - 1] = "killed";
        int kept = 0;
        for (int kill = 0; kill < Trials.count(2, 12); kill++) {
            Cli.Running run = bench.cli().start(arguments(with(grid, "--resume")));
            Thread.sleep((long) (whole.took().toMillis() * (0.3 + 0.5 * random.nextDouble())));
            run.process().destroyForcibly();
            run.end(ENOUGH);
            if (Files.exists(bench.at("killed"))) {
                int lines = (int) bench.text("killed/cells.jsonl").lines().count();
                assertThat(lines).isGreaterThanOrEqualTo(kept);
                kept = lines - 1; // the last may be cut short
                assertThat(bench.text("killed/cells.jsonl")).doesNotContain(Bench.CANARY);
            }
        }
        Cli.Answer rest = bench.run(arguments(with(grid, "--resume")));
        assertThat(rest.code()).as(rest.said()).isZero();
        for (String file : List.of("comparison.json", "comparison.csv", "comparison.html")) {
            assertThat(bench.text("killed/" + file)).isEqualTo(bench.text("whole/" + file));
        }
        assertThat(bench.temporary()).isEmptyDirectory();
    }

    @Test
    void theFileNamesSettingsAsTheCommandLineDoes() {
        Cli.Answer answer = bench.run(arguments("--json", "--methods", "mdav,datafly", "--k", "5"));
        assertThat(answer.code()).as(answer.said()).isZero();
        assertThat(answer.out()).contains("hierarchy build DATA --attribute");
        assertThat(bench.text("recipe.comparison/comparison.json")).isEqualTo(answer.out());
    }

    private static String[] with(String[] arguments, String more) {
        List<String> all = new ArrayList<>(List.of(arguments));
        all.add(more);
        return all.toArray(String[]::new);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "E_K|--k 20..2",
                "E_K|--k 1..5",
                "E_K|--k 2..401 --step 399",
                "E_USAGE|--methods mdaw",
                "E_USAGE|--methods semantic-noise",
                "E_USAGE|--loss nothing",
                "E_USAGE|--risk information-loss",
                "E_USAGE|--alpha 2",
                "E_USAGE|--tolerate 5",
                "E_USAGE|--tolerate 1",
                "E_USAGE|--tolerate 150%",
                "E_USAGE|--tolerate much",
                "E_USAGE|--threads 0",
                "E_USAGE|--sample 1",
                "E_MEASURE_NAME|--measures il9",
                "E_MEASURE_NAME|--risk likelihood-linkage",
                "E_USAGE|--combine sum"
            })
    void refusesARequestThatCannotBeMeant(String code, String options) {
        bench.refuses(code, arguments(options.split(" ", -1)));
    }

    @Test
    void refusesAReleaseForAFolder() {
        bench.releases("release", "anonymize", "recipe.yaml");
        Map<String, String> before = new TreeMap<>(bench.listing());
        for (String flag : List.of("--resume", "--replace")) {
            Cli.Answer answer = bench.refuses("E_OUT", arguments("--out", "release", flag));
            assertThat(answer.err()).contains("would lie in a release");
        }
        assertThat(bench.listing()).isEqualTo(before);
    }

    @Test
    void refusesDocuments() {
        Path notes = Path.of("..", "examples", "notes", "recipe.yaml").toAbsolutePath();
        bench.refuses("E_DOCUMENTS", "compare", notes.toString(), "--out", "notes");
    }

    @Test
    void thePageIsShownToEverybody() throws Exception {
        Chromium.program();
        bench.write("data.csv", Samples.mixed(300).replaceFirst("city", HOSTILE));
        bench.write("recipe.yaml", Samples.mixedRecipe(5).replace("city:", "\"" + HOSTILE + "\":"));
        compares(
                "--methods",
                "mdav,s-mdav,sa-mdav,abril,equality-mode,sa-mdav-static,incognito",
                "--k",
                "2..20",
                "--step",
                "3");
        assertThat(bench.text("recipe.comparison/comparison.html"))
                .doesNotContain("<img")
                .doesNotContain("<script");
        try (Chromium chromium = Chromium.start(root.resolve("profile"))) {
            chromium.show(bench.at("recipe.comparison/comparison.html"));
            assertThat(chromium.value("document.querySelectorAll('script, img').length"))
                    .isEqualTo(0.0);
            assertThat((Double) chromium.value("document.querySelectorAll('.spot').length"))
                    .isGreaterThan(30);
            assertThat(chromium.value("document.querySelectorAll('.ring').length"))
                    .isEqualTo(1.0);
            for (int width : new int[] {360, 768, 1280}) {
                chromium.size(width, 900);
                assertThat((Double) chromium.value("document.documentElement.scrollWidth"))
                        .as("at " + width)
                        .isLessThanOrEqualTo(width);
                assertThat(chromium.value(ReportPageTest.OUT_OF_REACH)).isEqualTo("");
            }
            chromium.value("document.querySelectorAll('details').forEach(d => d.open = true)");
            for (String scheme : List.of("light", "dark")) {
                chromium.media("screen", scheme);
                Map<String, Object> found = JsonText.object((String) chromium.value(ReportPageTest.FAINT));
                assertThat((Double) found.get("checked")).isGreaterThan(200);
                assertThat((List<?>) found.get("faint")).as(scheme).isEmpty();
            }
            assertThat(chromium.of("Network.requestWillBeSent")).hasSize(1);
            assertThat(chromium.of("Runtime.consoleAPICalled")).isEmpty();
            assertThat(chromium.of("Log.entryAdded")).isEmpty();
        }
    }

    @Test
    void oneThatIsStoppedSaysHowToGoOn() throws Exception {
        bench.write("data.csv", Samples.mixed(4000));
        Cli.Running run = bench.cli().start(arguments("--k", "2..60", "--methods", "mdav,sa-mdav"));
        Path cells = bench.at("recipe.comparison/cells.jsonl");
        while (run.process().isAlive()
                && (!Files.exists(cells) || Files.readString(cells).lines().count() < 3)) {
            Thread.sleep(50);
        }
        run.process().destroy();
        assertThat(run.end(ENOUGH).said()).contains("continue with the same command and --resume");
    }

    @Test
    void columnsStandBelowTheirHeaders() {
        Cli.Answer answer = bench.run(arguments("--k", "5,10", "--methods", "mdav", "--tolerate", "0.3"));
        List<String> lines = answer.said().lines().toList();
        int header = lines.indexOf(lines.stream()
                .filter(line -> line.startsWith("  method"))
                .findFirst()
                .orElseThrow());
        assertThat(lines.get(header + 1).replaceFirst("  \\*$", "")).hasSameSizeAs(lines.get(header));
        assertThat(answer.said()).contains("is at most 30.00 %");
    }

    @Test
    void aComparisonOfAnotherRecipeIsNotWrittenOver() {
        bench.write("other.yaml", Samples.mixedRecipe(5));
        compares("--k", "5", "--methods", "mdav", "--out", "shared");
        Cli.Answer answer = bench.refuses(
                "E_EXISTS", "compare", "other.yaml", "--k", "5", "--methods", "mdav", "--out", "shared", "--resume");
        assertThat(answer.err()).contains("another recipe");
        assertThat(bench.text("shared/comparison.html")).contains("recipe.yaml");
    }
}
