package org.semblance.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.cli.SameProcess;
import org.semblance.testkit.ShippedExample;
import org.semblance.testkit.Trials;

/**
 * The page on noise shows what the commands print, and its figures come out. A run of the tests computes a part of each table,
 * the full trials compute all.
 */
class NoisePageTest {

    private static final Path HOSPITAL = Path.of("..", "examples", "hospital");
    private static final Pattern BLOCK =
            Pattern.compile("(?m)^```\n\\$ \\./semblance anonymize (\\S+) --seed 1\n((?s:.*?))^```$");

    @TempDir
    private Path root;

    private String page;

    @BeforeEach
    void copyTheExample() throws IOException {
        page = Files.readString(Path.of("..", "docs", "noise.md"));
        ShippedExample.copy(HOSPITAL, at(""));
    }

    private Path at(String name) {
        return root.resolve("examples/hospital").resolve(name);
    }

    private static String run(String... arguments) {
        SameProcess.Answer answer = SameProcess.run(arguments);
        assertThat(answer.code()).as(answer.err()).isZero();
        return answer.out();
    }

    @Test
    void showsWhatTheCommandsPrint() {
        List<MatchResult> blocks = BLOCK.matcher(page).results().toList();
        assertThat(blocks).hasSize(2);
        for (MatchResult block : blocks) {
            String said = run("anonymize", root.resolve(block.group(1)).toString(), "--seed", "1");
            assertThat(block.group(2)).isEqualTo(said.replace(root.toString(), "…"));
        }
    }

    @Test
    void comparesFourWaysByFiguresThatComeOut() throws IOException {
        Map<String, List<String>> shown = table("| | `noise.yaml`");
        Map<String, List<String>> found = new LinkedHashMap<>();
        List<String> ways = List.of("noise", "correlated", "groups", "generalise");
        for (String name : ways.subList(0, Trials.count(1, ways.size()))) {
            String recipe = Files.readString(at(name + ".yaml"));
            Files.writeString(
                    at(name + ".yaml"),
                    recipe.replaceAll("release: \\{to: \\w+}", "release: {to: " + name + "-open, shuffle: false}"));
            Map<String, Double> whole = scores("anonymize", at(name + ".yaml").toString(), "--seed", "1", "--json");
            Map<String, Double> words = scores(
                    "assess",
                    at("hospital.csv").toString(),
                    at(name + "-open").resolve("release.csv").toString(),
                    "--recipe",
                    at("compare.yaml").toString(),
                    "--json");
            add(found, "semantic-rmse of the diagnoses", "%.4f", words.get("semantic-rmse"));
            add(found, "information-loss of the diagnoses", "%.1f %%", words.get("information-loss"));
            add(
                    found,
                    String.format(
                            Locale.ROOT,
                            "distance-correlation (%.4f before)",
                            words.get("original-distance-correlation")),
                    "%.4f",
                    words.get("distance-correlation"));
            for (String linkage : List.of("record-linkage", "distance-linkage", "assignment-linkage")) {
                add(found, linkage + " by the diagnoses", "%.1f %%", words.get(linkage));
            }
            for (String linkage : List.of("distance-linkage", "assignment-linkage")) {
                add(found, linkage + " by diagnoses and age", "%.1f %%", whole.get(linkage));
            }
        }
        found.forEach((row, figures) -> assertThat(shown.get(row)).as(row).startsWith(figures.toArray(String[]::new)));
        assertThat(shown).hasSize(found.size() + 2);
    }

    @Test
    void showsWhatLevelsOfNoiseCost() throws IOException {
        Map<String, List<String>> shown = table("| α | semantic-rmse");
        Map<String, List<String>> found = new LinkedHashMap<>();
        assertThat(shown).hasSize(4);
        for (String level : List.copyOf(shown.keySet()).subList(0, Trials.count(1, shown.size()))) {
            List<Map<String, Double>> both = new ArrayList<>();
            for (String name : List.of("noise", "correlated")) {
                String recipe = Files.readString(at(name + ".yaml"));
                Path other =
                        Files.writeString(at("other.yaml"), recipe.replace("alpha: 0.2}", "alpha: " + level + "}"));
                both.add(scores(
                        "anonymize",
                        other.toString(),
                        "--out",
                        root.resolve("level").toString(),
                        "--replace",
                        "--seed",
                        "1",
                        "--json"));
            }
            both.forEach(scores -> add(found, level, "%.3f", scores.get("semantic-rmse")));
            both.forEach(scores -> add(found, level, "%.3f", scores.get("distance-correlation")));
            both.forEach(scores -> add(found, level, "%.1f %%", scores.get("assignment-linkage")));
            add(found, level, "%.1f %%", both.get(0).get("likelihood-linkage"));
        }
        assertThat(shown).containsAllEntriesOf(found);
    }

    @Test
    void tellsWhatBecomesOfCounts() throws IOException {
        Map<String, Integer> before = counts(at("hospital.csv"));
        Map<String, Integer> noise = counts(released("noise", "alpha: 0.2}", "alpha: 0.2}"));
        assertThat(page)
                .contains("of " + before.get("pneumonia") + " stays with pneumonia " + noise.get("pneumonia")
                        + " are shown with it");
        Map<String, Integer> leaves = counts(released("noise", "alpha: 0.2}", "alpha: 0.2, candidates: leaves}"));
        assertThat(page).contains(before.get("stroke") + " strokes become " + leaves.get("stroke") + ".");

        assertThat(page).contains("Nine in ten main diagnoses of this table are leaves");
        assertThat(tenthsOfLeaves(before)).isEqualTo(9);
        assertThat(page).contains("after `noise.yaml` four in ten are, after `correlated.yaml` three");
        assertThat(tenthsOfLeaves(noise)).isEqualTo(4);
        assertThat(tenthsOfLeaves(counts(released("correlated", "", "")))).isEqualTo(3);

        Map<String, Integer> alike = new HashMap<>();
        diagnoses().rows().forEach(row -> alike.put(row.get(1), 15)); // 1,500 stays, 100 concepts
        assertThat(String.join(" ", page.split("\\s+")))
                .contains(String.format(
                        Locale.ROOT,
                        "is %.2f for the first, as for a draw of all concepts alike (%.2f), and %.2f for the second",
                        difference(before, counts(released("private", "", ""))),
                        difference(before, alike),
                        difference(before, counts(released("shares", "", "")))));
    }

    private Path released(String name, String from, String to) throws IOException {
        Path recipe = at("counted.yaml");
        Files.writeString(recipe, Files.readString(at(name + ".yaml")).replace(from, to) + "measures: []\n");
        Path folder = root.resolve("counted");
        run("anonymize", recipe.toString(), "--out", folder.toString(), "--replace", "--seed", "1");
        return folder.resolve("release.csv");
    }

    private static Map<String, Integer> counts(Path table) throws IOException {
        Grid grid = Grid.of(Files.readString(table), ',');
        int column = grid.names().indexOf("main_diagnosis");
        Map<String, Integer> counts = new HashMap<>();
        grid.rows().forEach(row -> counts.merge(row.get(column), 1, Integer::sum));
        return counts;
    }

    private Grid diagnoses() throws IOException {
        return Grid.of(Files.readString(at("diagnoses.csv")), ',');
    }

    /** The share of diagnoses that no other is below, in tenths. */
    private long tenthsOfLeaves(Map<String, Integer> counts) throws IOException {
        Set<String> above = new HashSet<>();
        diagnoses().rows().forEach(row -> above.add(row.get(2)));
        int leaves = 0;
        for (List<String> diagnosis : diagnoses().rows()) {
            leaves += above.contains(diagnosis.get(0)) ? 0 : counts.getOrDefault(diagnosis.get(1), 0);
        }
        return Math.round(leaves / 150.0);
    }

    /** Half of the summed differences between shares. */
    private static double difference(Map<String, Integer> one, Map<String, Integer> other) {
        Set<String> all = new HashSet<>(one.keySet());
        all.addAll(other.keySet());
        return all.stream()
                        .mapToInt(each -> Math.abs(one.getOrDefault(each, 0) - other.getOrDefault(each, 0)))
                        .sum()
                / 3000.0;
    }

    private static Map<String, Double> scores(String... arguments) {
        Map<String, Double> scores = new LinkedHashMap<>();
        JsonText.objects(JsonText.object(run(arguments)).get("scores"))
                .forEach(score -> scores.put((String) score.get("name"), ((Number) score.get("value")).doubleValue()));
        return scores;
    }

    private static void add(Map<String, List<String>> rows, String row, String format, double value) {
        rows.computeIfAbsent(row, fresh -> new ArrayList<>()).add(String.format(Locale.ROOT, format, value));
    }

    /** The rows of a table of the page by their first cell. */
    private Map<String, List<String>> table(String start) {
        Map<String, List<String>> rows = new LinkedHashMap<>();
        page.substring(page.indexOf("\n" + start))
                .lines()
                .skip(3)
                .takeWhile(line -> line.startsWith("|"))
                .map(line -> Arrays.stream(line.split("\\|")).map(String::strip).toList())
                .forEach(cells -> rows.put(cells.get(1), cells.subList(2, cells.size())));
        return rows;
    }
}
