package org.semblance.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The report as a browser shows it, from the disk and without a network. */
class BrowserTest {

    private static final String HOSTILE = "<script>alert(1)</script>";

    private record Shown(String page, String log) {}

    private Bench bench;
    private Path root;

    @BeforeEach
    void prepare(@TempDir Path folder) {
        root = folder;
        bench = new Bench(folder);
    }

    private static Optional<String> browser() {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .flatMap(folder -> Stream.of("chromium", "chromium-browser", "google-chrome")
                        .map(name -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .map(Path::toString)
                .findFirst();
    }

    private Shown show(Path page) throws Exception {
        Optional<String> browser = browser();
        assumeTrue(browser.isPresent(), "no chromium here: the report is not looked at");
        Path out = root.resolve("dom");
        Path log = root.resolve("log");
        Process process = new ProcessBuilder(List.of(
                        browser.get(),
                        "--headless",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--no-first-run",
                        "--disable-background-networking",
                        "--disable-component-update",
                        "--disable-sync",
                        "--disable-dev-shm-usage",
                        "--host-resolver-rules=MAP * ~NOTFOUND",
                        "--user-data-dir=" + root.resolve("profile"),
                        "--virtual-time-budget=2000",
                        "--enable-logging=stderr",
                        "--v=0",
                        "--dump-dom",
                        page.toUri().toString()))
                .redirectOutput(out.toFile())
                .redirectError(log.toFile())
                .start();
        if (!process.waitFor(60, TimeUnit.SECONDS)) {
            process.destroyForcibly().waitFor();
            throw new AssertionError("the browser does not end: " + Files.readString(log));
        }
        return new Shown(Files.readString(out, StandardCharsets.UTF_8), Files.readString(log, StandardCharsets.UTF_8));
    }

    /** A page that a browser may open from a disk: no script, no address elsewhere, and a policy that forbids both. */
    private static void selfContained(String html) {
        assertThat(html).containsPattern("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src");
        assertThat(html.replace("http://www.w3.org/2000/svg", "").toLowerCase(java.util.Locale.ROOT))
                .doesNotContain("http://")
                .doesNotContain("https://")
                .doesNotContain("<script")
                .doesNotContain("@import")
                .doesNotContain("javascript:")
                .doesNotContainPattern("\\son[a-z]+=");
    }

    @Test
    void theReportShowsInABrowserWithoutANetworkAndWithoutComplaint() throws Exception {
        String table =
                Samples.mixed(200).replace("Tarragona", HOSTILE).replace("shift", "<img src=x onerror=alert(2)>");
        bench.write("data.csv", table);
        bench.write("recipe.yaml", Samples.mixedRecipe(5).replace("shift:", "\"<img src=x onerror=alert(2)>\":"));
        Release release = bench.anonymizes();
        assertThat(release.table().column("city")).contains(HOSTILE);
        String html = release.owners("report.html");
        selfContained(release.text("report.html").replace("&lt;img src=x onerror=alert(2)&gt;", ""));
        selfContained(html.replace("&lt;img src=x onerror=alert(2)&gt;", ""));

        Shown shown = show(bench.at("release.owner/report.html"));
        assertThat(headings(shown.page())).hasSizeGreaterThan(4);
        assertThat(shown.page()).contains("<svg").contains("5-anonymous");
        assertThat(shown.page())
                .contains("&lt;script&gt;alert(1)&lt;/script&gt;")
                .doesNotContain("<script>");
        assertThat(shown.page()).doesNotContain("<img");
        assertThat(shown.log())
                .doesNotContain("CONSOLE")
                .doesNotContain("net::ERR")
                .doesNotContain("Refused to");
    }

    @Test
    void theTreeOfConceptsShowsWithItsBars() throws Exception {
        bench.write("things.csv", "id,parent\nthing,\n" + HOSTILE + ",thing\nplant,thing\nlily,plant\n");
        bench.write("data.csv", "kept\n" + (HOSTILE + "\nlily\nplant\n").repeat(10));
        bench.write("recipe.yaml", """
                data: data.csv
                attributes:
                  kept: {role: quasi-identifier, domain: concepts, taxonomy: things.csv}
                method: {name: mdav, k: 5}
                """);
        bench.anonymizes();

        Shown shown = show(bench.at("release.owner/report.html"));
        assertThat(headings(shown.page())).contains("Concepts before and after");
        assertThat(shown.page())
                .contains("class=\"tree\"")
                .contains("style=\"width:100%\"")
                .contains("<bdi>&lt;script&gt;alert(1)&lt;/script&gt;</bdi>")
                .doesNotContain("<script>");
        assertThat(shown.log()).doesNotContain("CONSOLE").doesNotContain("Refused to");
    }

    @Test
    void theReportOfARefusalShowsToo() throws Exception {
        bench.write("data.csv", Samples.mixed(60));
        bench.write("recipe.yaml", Samples.with("guarantees: [{k-anonymity: 60}]", Samples.mixedRecipe(5)));
        assertThat(bench.run("anonymize", "recipe.yaml").code()).isEqualTo(3);
        selfContained(bench.text("release.refused/report.html"));
        Shown shown = show(bench.at("release.refused/report.html"));
        assertThat(headings(shown.page())).hasSizeGreaterThan(2);
        assertThat(shown.page().toLowerCase(java.util.Locale.ROOT)).contains("refused");
        assertThat(shown.log()).doesNotContain("CONSOLE").doesNotContain("net::ERR");
    }

    @Test
    void aScoredHierarchyShowsAsATree() throws Exception {
        bench.write("things.csv", "id,parent\nthing,\n" + HOSTILE + ",thing\nplant,thing\nlily,plant\n");
        bench.write("h.csv", HOSTILE + ",plant,thing\nlily,plant,thing\nrose,plant,thing\n");
        Cli.Answer answer =
                bench.run("hierarchy", "score", "h.csv", "--taxonomy", "things.csv", "--html", "hierarchy.html");
        assertThat(answer.code()).as(answer.said()).isZero();
        selfContained(bench.text("hierarchy.html"));
        Shown shown = show(bench.at("hierarchy.html"));
        assertThat(headings(shown.page())).contains("The hierarchy, coloured by loss", "What is wrong");
        assertThat(shown.page())
                .contains("class=\"edge wrong\"")
                .contains("&lt;script&gt;alert(1)&lt;/script&gt;")
                .doesNotContain("<script>");
        assertThat(shown.log())
                .doesNotContain("CONSOLE")
                .doesNotContain("net::ERR")
                .doesNotContain("Refused to");
    }

    @Test
    void theReportOfDocumentsShowsWithItsCharts() throws Exception {
        Path notes = Path.of("..", "examples", "notes", "recipe.yaml").toAbsolutePath();
        assertThat(bench.run("anonymize", notes.toString(), "--out", "notes").code())
                .isZero();
        selfContained(bench.text("notes.owner/report.html"));
        Shown shown = show(bench.at("notes.owner/report.html"));
        assertThat(headings(shown.page()))
                .contains(
                        "Contents of the release",
                        "How to search it",
                        "Labels",
                        "From documents to vectors",
                        "The vocabulary",
                        "The most frequent terms",
                        "Distances between documents");
        assertThat(shown.page()).contains("every vector is shared by documents of 3 or more authors");
        assertThat(shown.log())
                .doesNotContain("CONSOLE")
                .doesNotContain("net::ERR")
                .doesNotContain("Refused to");
    }

    private static List<String> headings(String page) {
        return Pattern.compile("<h[1-4][^>]*>([^<]+)<")
                .matcher(page)
                .results()
                .map(found -> found.group(1).strip())
                .toList();
    }
}
