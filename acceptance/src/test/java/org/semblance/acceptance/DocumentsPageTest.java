package org.semblance.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.cli.SameProcess;

/** The page on documents shows what the commands print, and its figures come out. */
class DocumentsPageTest {

    private static final Path NOTES = Path.of("..", "examples", "notes");
    private static final Pattern BLOCK = Pattern.compile("(?m)^```\n\\$ \\./semblance (.+)\n((?s:.*?))^```$");
    private static final Pattern ARGUMENT = Pattern.compile("\"([^\"]*)\"|(\\S+)");
    private static final String METHOD = "method: {name: spherical-mdav, k: 3, refine: exchange}";
    private static final String AUTHOR = "author: author";

    @TempDir
    private Path root;

    private String page;

    @BeforeEach
    void copyTheExample() throws IOException {
        page = Files.readString(Path.of("..", "docs", "documents.md"));
        Files.createDirectories(at(""));
        for (String name : List.of("notes.tsv", "recipe.yaml")) {
            Files.copy(NOTES.resolve(name), at(name));
        }
    }

    private Path at(String name) {
        return root.resolve("examples/notes").resolve(name);
    }

    @Test
    void showsWhatTheCommandsPrint() {
        List<MatchResult> blocks = BLOCK.matcher(page).results().toList();
        assertThat(blocks).hasSize(4);
        for (MatchResult block : blocks) {
            String[] arguments = ARGUMENT.matcher(block.group(1))
                    .results()
                    .map(found -> found.group(1) == null ? found.group(2) : found.group(1))
                    .map(argument -> argument.startsWith("examples/")
                            ? root.resolve(argument).toString()
                            : argument)
                    .toArray(String[]::new);
            SameProcess.Answer answer = SameProcess.run(arguments);
            assertThat(answer.code()).as(answer.err()).isZero();
            assertThat(block.group(2)).isEqualTo(answer.out().replace(root.toString(), "…"));
        }
    }

    @Test
    void countsTermsAndGroupsAsTheReportDoes() throws IOException {
        Map<String, Object> documents = object(run("", "").get("documents"));
        int released = whole(documents.get("terms"));
        int removed = whole(object(documents.get("terms-left-out")).get("rare"));
        Map<String, Object> labels = object(documents.get("labels"));
        String text = page.replaceAll("\\s+", " ");

        int unshared = whole(object(documents.get("terms-left-out")).get("unshared"));
        assertThat(text)
                .contains(
                        (released + removed + unshared) + " different terms came in and " + released + " are released")
                .contains("the other " + (removed - 1) + " that fewer than three patients use")
                .contains("Another " + unshared + " terms are used by three patients or more, but in no group by two")
                .contains("in this release, " + whole(labels.get("groups-of-one-label")) + " of "
                        + whole(labels.get("groups")) + " groups have notes of one topic only, "
                        + whole(labels.get("documents-in-them")) + " notes in all");
    }

    @Test
    void allNotesOfGoatsAreOfOnePatient() throws IOException {
        List<String[]> rows = Files.readAllLines(at("notes.tsv")).stream()
                .map(line -> line.split("\t", -1))
                .toList();
        List<String> authors = rows.stream()
                .filter(row -> row[3].contains("goats"))
                .map(row -> row[1])
                .toList();

        assertThat(authors).hasSize(4);
        assertThat(authors.stream().distinct()).hasSize(1);
        assertThat(page).contains("Four notes speak of goats, but all four are of one\npatient");
        assertThat(rows).hasSize(101);
        assertThat(rows.stream().skip(1).map(row -> row[1]).distinct()).hasSize(44);
    }

    @Test
    void showsWhatEachKCosts() throws IOException {
        Map<String, List<String>> shown = table("| k | groups");
        Map<String, List<String>> found = new LinkedHashMap<>();
        for (String k : shown.keySet()) {
            found.put(k, figures(run("k: 3", "k: " + k)));
        }
        assertThat(shown).isEqualTo(found).hasSizeGreaterThan(3);
    }

    @Test
    void showsWhatAuthorsCost() throws IOException {
        assertThat(table("| k counts | groups"))
                .isEqualTo(Map.of(
                        "patients (`author: author`)", figures(run("", "")),
                        "notes (without `author:`)", figures(run(AUTHOR, "# nobody"))));
    }

    @Test
    void showsWhatContributorsCost() throws IOException {
        List<String> lines = page.lines()
                .dropWhile(line -> !line.startsWith("| `term-contributors` | k counts"))
                .skip(2)
                .takeWhile(line -> line.startsWith("|"))
                .toList();
        assertThat(lines).hasSize(6);
        for (String line : lines) {
            List<String> cells =
                    Arrays.stream(line.split("\\|")).map(String::strip).skip(1).toList();
            boolean patients = cells.get(1).equals("patients");
            String rule = "term-contributors: " + cells.get(0) + "\n";
            Map<String, Object> report = run(METHOD, rule + METHOD, AUTHOR, patients ? AUTHOR : "# nobody");
            Map<String, Object> documents = object(report.get("documents"));
            Map<String, Object> sources = object(documents.get("terms-of-vectors"));
            assertThat(cells.subList(2, cells.size()))
                    .containsExactly(
                            String.valueOf(whole(documents.get("terms"))),
                            String.valueOf(Math.round(((Number) object(documents.get("terms-per-vector"))
                                            .get("after"))
                                    .doubleValue())),
                            percent(score(report, "spherical-information-loss")),
                            f1(report),
                            percent(score(report, "distance-linkage")),
                            share(sources.get("from-one"), sources.get("all")) + " %");
        }
    }

    private static long share(Object part, Object whole) {
        return Math.round(100.0 * whole(part) / whole(whole));
    }

    @Test
    void comparesMethodsByFiguresThatComeOut() throws IOException {
        Map<String, List<String>> found = new LinkedHashMap<>();
        for (String method : List.of(
                "{name: mdav, k: 3}",
                "{name: spherical-mdav, k: 3}",
                "{name: spherical-mdav, k: 3, refine: exchange}")) {
            Map<String, Object> report = run(METHOD, "method: " + method);
            found.put("`" + method + "`", List.of(percent(score(report, "spherical-information-loss")), f1(report)));
        }
        assertThat(table("| method | spherical-information-loss")).isEqualTo(found);
    }

    /** Runs the recipe with another text in one place. */
    private Map<String, Object> run(String text, String other) throws IOException {
        return run(text, other, "", "");
    }

    /** Runs the recipe with other texts in two places. */
    private Map<String, Object> run(String text, String other, String further, String place) throws IOException {
        String recipe = Files.readString(at("recipe.yaml"));
        assertThat(recipe).contains(text).contains(further);
        String once = text.isEmpty() ? recipe : recipe.replace(text, other);
        Path changed = Files.writeString(at("changed.yaml"), further.isEmpty() ? once : once.replace(further, place));
        SameProcess.Answer answer = SameProcess.run(
                "anonymize",
                changed.toString(),
                "--out",
                root.resolve("changed").toString(),
                "--replace",
                "--seed",
                "1",
                "--json");
        assertThat(answer.code()).as(answer.err()).isZero();
        return JsonText.object(answer.out());
    }

    private static List<String> figures(Map<String, Object> report) {
        Map<String, Object> documents = object(report.get("documents"));
        return List.of(
                String.valueOf(whole(object(report.get("groups")).get("count"))),
                String.valueOf(whole(documents.get("terms"))),
                percent(score(report, "spherical-information-loss")),
                f1(report),
                percent(score(report, "distance-linkage")),
                withheld(documents) + " %");
    }

    private static long withheld(Map<String, Object> documents) {
        Map<String, Object> sources = object(documents.get("terms-of-vectors"));
        return share(sources.get("withheld"), whole(sources.get("all")) + whole(sources.get("withheld")));
    }

    private static String f1(Map<String, Object> report) {
        return String.format(Locale.ROOT, "%.2f", score(report, "query-f1"));
    }

    private static String percent(double value) {
        return String.format(Locale.ROOT, "%.1f %%", value);
    }

    private static double score(Map<String, Object> report, String name) {
        return JsonText.objects(report.get("scores")).stream()
                .filter(score -> name.equals(score.get("name")))
                .map(score -> ((Number) score.get("value")).doubleValue())
                .findFirst()
                .orElseThrow();
    }

    private static int whole(Object number) {
        return ((Number) number).intValue();
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> object(Object value) {
        return (Map<String, Object>) value;
    }

    /** A table of the page, by the first cell of its rows. */
    private Map<String, List<String>> table(String heading) {
        List<String> lines = page.lines()
                .dropWhile(line -> !line.startsWith(heading))
                .takeWhile(line -> line.startsWith("|"))
                .collect(Collectors.toList());
        assertThat(lines).as(heading).hasSizeGreaterThan(2);
        Map<String, List<String>> rows = new LinkedHashMap<>();
        for (String line : lines.subList(2, lines.size())) {
            List<String> cells = new ArrayList<>(
                    Arrays.stream(line.split("\\|")).map(String::strip).skip(1).toList());
            rows.put(cells.remove(0), cells);
        }
        return rows;
    }
}
