package org.semblance.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.testkit.Trials;

/** The report of a release in a real browser: quiet, readable on a phone and in the dark, walked by keyboard, printed. */
class ReportPageTest {

    /** Texts whose contrast to what is behind them is below what WCAG 2.1 asks of small letters (1.4.3, level AA). */
    static final String FAINT = """
            (() => {
              const parse = c => { const m = c.match(/[\\d.]+/g).map(Number); return m.length < 4 ? [...m, 1] : m; };
              const light = c => c.slice(0, 3).map(v => v / 255)
                  .map(v => v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
                  .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
              const behind = e => {
                for (let p = e; p; p = p.parentElement) {
                  const c = parse(getComputedStyle(p).backgroundColor);
                  if (c[3] > 0.99) return c;
                }
                return [255, 255, 255, 1];
              };
              const faint = [];
              const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
              let checked = 0;
              for (let n = walk.nextNode(); n; n = walk.nextNode()) {
                const e = n.parentElement;
                if (!n.data.trim() || ['TITLE', 'DESC', 'STYLE'].includes(e.tagName.toUpperCase())) continue;
                const box = e.getBoundingClientRect();
                if (box.width < 2 || box.height < 2) continue;
                const style = getComputedStyle(e);
                const ink = parse(e instanceof SVGElement ? style.fill : style.color);
                const a = light(ink), b = light(behind(e));
                const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
                checked++;
                if (ratio < 4.5) faint.push(e.tagName + '.' + (e.getAttribute('class') || '') + ' ' + ratio.toFixed(2));
              }
              return JSON.stringify({checked, faint: [...new Set(faint)]});
            })()
            """;

    /** Regions that scroll sideways and that no key reaches. */
    static final String OUT_OF_REACH = """
            [...document.querySelectorAll('*')]
                .filter(e => ['auto', 'scroll'].includes(getComputedStyle(e).overflowX) && e.scrollWidth > e.clientWidth + 1)
                .filter(e => e.tabIndex < 0)
                .map(e => e.tagName + '.' + e.className).join(' ')
            """;

    /** What lies outside the width of the page and in no region that scrolls: elements, and the letters of charts. */
    static final String OFF_SCREEN = """
            (() => {
              const width = document.documentElement.clientWidth;
              const scrolls = e => {
                for (let p = e.parentElement; p; p = p.parentElement) {
                  if (['auto', 'scroll', 'hidden'].includes(getComputedStyle(p).overflowX)) return true;
                }
                return false;
              };
              const off = [];
              for (const e of document.querySelectorAll('body *')) {
                const box = e.getBoundingClientRect();
                const seen = box.width > 1 && box.height > 1 && getComputedStyle(e).position !== 'absolute';
                if (seen && (box.right > width + 1 || box.left < -1) && !scrolls(e)) {
                  off.push(e.tagName + '.' + (e.getAttribute('class') || '') + ' ' + e.textContent.trim().slice(0, 30)
                      + ' ' + Math.round(box.left) + '-' + Math.round(box.right));
                }
              }
              return off.slice(0, 10).join(' | ');
            })()
            """;

    private static final String FOCUSED = """
            (() => {
              const all = [...document.querySelectorAll('a[href], summary, input, [tabindex="0"]')];
              const e = document.activeElement;
              const ring = getComputedStyle(e);
              return JSON.stringify({
                place: all.indexOf(e), all: all.length, name: e.tagName + ' ' + e.textContent.slice(0, 30),
                ring: ring.outlineStyle !== 'none' && parseFloat(ring.outlineWidth) >= 1});
            })()
            """;

    @TempDir
    private Path root;

    private Chromium chromium;
    private Bench bench;

    @BeforeEach
    void open() throws Exception {
        Chromium.program();
        bench = Bench.inProcess(root);
        chromium = Chromium.start(root.resolve("profile"));
    }

    @AfterEach
    void close() throws Exception {
        if (chromium != null) {
            chromium.close();
        }
    }

    private Path report(String recipe, String... more) {
        Path file = Path.of("..", "examples").resolve(recipe).toAbsolutePath().normalize();
        Cli.Answer answer = bench.run(
                Stream.concat(Stream.of("anonymize", file.toString(), "--out", "out", "--replace"), Stream.of(more))
                        .toArray(String[]::new));
        assertThat(answer.code()).as(answer.said()).isZero();
        return bench.at("out.owner/report.html");
    }

    /** Both reports of the examples on a phone: what is too wide scrolls, and nothing else leaves the screen. */
    @Test
    void everyExampleFitsOnAPhone() throws Exception {
        List<String> recipes = new ArrayList<>();
        Path examples = Path.of("..", "examples").toAbsolutePath().normalize();
        try (Stream<Path> files = Files.walk(examples)) {
            files.filter(file -> file.toString().endsWith(".yaml"))
                    .map(file -> examples.relativize(file).toString())
                    .filter(recipe -> !recipe.endsWith("compare.yaml"))
                    .sorted()
                    .forEach(recipes::add);
        }
        assertThat(recipes).hasSizeGreaterThan(8);
        chromium.size(390, 844);
        int looks = Math.min(recipes.size(), Trials.count(4, recipes.size()));
        for (int i = 0; i < looks; i++) {
            String recipe = recipes.get(i * recipes.size() / looks);
            Path owner = report(recipe);
            for (Path page : List.of(owner, bench.at("out/report.html"))) {
                chromium.show(page);
                assertThat(chromium.value(OFF_SCREEN)).as(recipe + " " + page).isEqualTo("");
                assertThat((Double) chromium.value("document.documentElement.scrollWidth"))
                        .as(recipe + " " + page)
                        .isLessThanOrEqualTo(390);
            }
        }
    }

    @Test
    void aSurveyIsShownToEverybody() throws Exception {
        look(report("visitors/recipe.yaml", "--plots", "plots"));
    }

    @Test
    void thePublicPagesAreShownToEverybody() throws Exception {
        report("visitors/recipe.yaml");
        look(bench.at("out/report.html"));
        report("notes/recipe.yaml");
        look(bench.at("out/report.html"));
    }

    @Test
    void noiseIsShownToEverybody() throws Exception {
        look(report("hospital/noise.yaml", "--plots", "plots"));
    }

    @Test
    void hostileValuesAreShownAsTheyAre() throws Exception {
        String hostile = "<svg onload=alert(1)>";
        bench.write("data.csv", Samples.mixed(200).replace("Tarragona", hostile).replace("shift", "=cmd()"));
        bench.write("recipe.yaml", Samples.mixedRecipe(5).replace("shift:", "\"=cmd()\":"));
        assertThat(bench.run("anonymize", "recipe.yaml", "--plots", "plots").code())
                .isZero();
        chromium.show(bench.at("release.owner/report.html"));
        quiet();
        assertThat(chromium.value("document.querySelectorAll('svg[onload], script, img').length"))
                .isEqualTo(0.0);
        assertThat(chromium.value("document.body.textContent.includes('" + hostile + "')"))
                .isEqualTo(true);
        try (Stream<Path> files = Files.list(bench.at("plots"))) {
            for (Path file :
                    files.filter(one -> one.toString().endsWith(".csv")).toList()) {
                assertThat(Files.readString(file)).doesNotContainPattern("(^|[\\n,\"])[=@]");
            }
        }
    }

    private void look(Path page) throws Exception {
        chromium.show(page);
        quiet();
        for (int width : new int[] {360, 768, 1280}) {
            chromium.size(width, 900);
            assertThat((Double) chromium.value("document.documentElement.scrollWidth"))
                    .as("at " + width)
                    .isLessThanOrEqualTo(width);
            assertThat(chromium.value(OUT_OF_REACH)).isEqualTo("");
        }
        for (String scheme : List.of("light", "dark")) {
            chromium.media("screen", scheme);
            contrast(scheme);
        }
        chromium.media("screen", "light");
        walk();
        print();
        quiet();
    }

    /** Nothing is asked for but the page, and nothing is complained of. */
    private void quiet() throws Exception {
        assertThat(chromium.of("Network.requestWillBeSent")).hasSize(1);
        assertThat(chromium.of("Runtime.consoleAPICalled")).isEmpty();
        assertThat(chromium.of("Runtime.exceptionThrown")).isEmpty();
        assertThat(chromium.of("Log.entryAdded")).isEmpty();
        assertThat((Double) chromium.value("document.querySelectorAll('h2').length"))
                .isGreaterThan(8);
        assertThat((Double) chromium.value("document.querySelectorAll('figure svg').length"))
                .isGreaterThan(3);
    }

    private void contrast(String scheme) throws Exception {
        chromium.value("document.querySelectorAll('details').forEach(d => d.open = true)");
        Map<String, Object> found = JsonText.object((String) chromium.value(FAINT));
        assertThat((Double) found.get("checked")).isGreaterThan(200);
        assertThat((List<?>) found.get("faint")).as(scheme).isEmpty();
        chromium.value("document.querySelectorAll('details').forEach(d => d.open = false)");
    }

    /** The skip link comes first, then everything in the order of the page, each with a ring around it. */
    private void walk() throws Exception {
        chromium.value("document.activeElement.blur(); window.scrollTo(0, 0)");
        int last = -1;
        int all = 1;
        int steps = 0;
        while (last < all - 1 && steps < 400) {
            chromium.press("Tab");
            steps++;
            Map<String, Object> focused = JsonText.object((String) chromium.value(FOCUSED));
            all = ((Number) focused.get("all")).intValue();
            int place = ((Number) focused.get("place")).intValue();
            if (place < 0) {
                break; // behind the last one
            }
            if (steps == 1) {
                assertThat((String) focused.get("name")).contains("Skip to the verdict");
            }
            assertThat(place).as((String) focused.get("name")).isGreaterThan(last);
            assertThat(focused.get("ring")).as((String) focused.get("name")).isEqualTo(true);
            last = place;
        }
        assertThat(last).isGreaterThan(10);
    }

    /** On paper: what was folded is there, what leads elsewhere is not, and no area is dark. */
    private void print() throws Exception {
        chromium.media("print", "dark");
        assertThat((String) chromium.value("getComputedStyle(document.querySelector('nav')).display"))
                .isEqualTo("none");
        assertThat((String) chromium.value("getComputedStyle(document.body).backgroundColor"))
                .isEqualTo("rgb(255, 255, 255)");
        assertThat((Double) chromium.value(
                        "document.querySelector('pre[aria-label=Recipe]').getBoundingClientRect().height"))
                .isGreaterThan(50);
        // a page of A4 within its margins, in CSS pixels
        chromium.size(672, 986);
        assertThat((Double) chromium.value("Math.max(0, ...[...document.querySelectorAll('.sign, .verdict')]"
                        + ".map(e => e.getBoundingClientRect().height))"))
                .as("the form to sign is whole on a page")
                .isBetween(50.0, 986.0);
        assertThat(chromium.value(OFF_SCREEN)).isEqualTo("");
        chromium.size(1280, 900);
        byte[] pdf = Base64.getDecoder()
                .decode((String) chromium.ask("Page.printToPDF", Map.of("preferCSSPageSize", true))
                        .get("data"));
        assertThat(new String(pdf, 0, 5, StandardCharsets.ISO_8859_1)).isEqualTo("%PDF-");
        assertThat(pdf.length).isGreaterThan(20_000);
        chromium.media("screen", "light");
    }
}
