package org.semblance.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
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
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.cli.SameProcess;
import org.semblance.testkit.Trials;

/**
 * The guide to methods and k: every figure of its tables comes out of the command it names, on the real tables. A run of the
 * tests computes the first part of each table, the full trials compute all.
 */
class GuidePageTest {

    private static final Path RECIPES = Path.of("..", "experiments", "guide");

    /** A command in a block of its own, and the table below it. */
    private static final Pattern COMPARED =
            Pattern.compile("```\n\\./semblance compare experiments/guide/(\\S+)((?s:.*?))\n```\n\n((?:\\|.*\n)+)");

    private static final Pattern ARGUMENT = Pattern.compile("\"[^\"]*\"|\\S+");

    /** What was compared already, by recipe. */
    private static final Map<String, List<Map<String, Object>>> GRIDS = new HashMap<>();

    @TempDir
    private Path root;

    private String page;
    private Path data;

    @BeforeEach
    void layOut() throws IOException {
        String folder = System.getenv("SEMBLANCE_DATA");
        assumeTrue(
                folder != null && !folder.isBlank(), "SEMBLANCE_DATA is not set: the tables of the guide are left out");
        data = Path.of(folder).toAbsolutePath();
        for (String file : List.of(
                "casc/census.csv",
                "adult/adult-train.csv",
                "adult/concepts.csv",
                "arx-example/adult.csv",
                "diabetes-130/diabetic_data.csv.gz",
                "icd9cm/icd9cm-parent-child.csv")) {
            assumeTrue(Files.isRegularFile(data.resolve(file)), "no " + file + " in SEMBLANCE_DATA");
        }
        page = Files.readString(Path.of("..", "docs", "guide.md"));
        Files.createSymbolicLink(root.resolve("data"), data);
        try (Stream<Path> recipes = Files.list(RECIPES)) {
            for (Path recipe :
                    recipes.filter(file -> file.toString().endsWith(".yaml")).toList()) {
                Files.copy(recipe, root.resolve(recipe.getFileName()));
            }
        }
        writeTheConceptsOfDiagnoses();
    }

    /** As the README of the recipes says. */
    private void writeTheConceptsOfDiagnoses() throws IOException {
        List<String> codes = Files.readAllLines(data.resolve("diabetes-130/diag-code-map.csv"));
        Files.writeString(
                root.resolve("diagnoses.csv"),
                codes.stream()
                        .skip(1)
                        .map(line -> line.split(",", -1))
                        .filter(field -> !field[2].isEmpty())
                        .map(field -> "diag_1," + field[0] + "," + field[2])
                        .collect(Collectors.joining("\n", "attribute,value,concept\n", "\n")));
    }

    @Test
    void showsWhatMethodsAndKCost() {
        List<MatchResult> commands = COMPARED.matcher(page).results().toList();
        assertThat(commands)
                .extracting(command -> command.group(1))
                .containsExactly("census.yaml", "adult.yaml", "adult-ranges.yaml", "diabetes.yaml");
        for (MatchResult command : commands.subList(0, Trials.count(1, commands.size()))) {
            List<Map<String, Object>> cells = grid(command.group(1));
            List<List<String>> rows = rows(command.group(3));
            List<String> ks = rows.get(0).subList(2, rows.get(0).size());
            String method = "";
            TreeSet<String> told = new TreeSet<>();
            for (List<String> row : rows.subList(1, rows.size())) {
                method = row.get(0).isEmpty() ? method : row.get(0).replace("`", "");
                for (int i = 0; i < ks.size(); i++) {
                    Map<String, Object> cell =
                            cell(cells, method, Integer.parseInt(ks.get(i).replace("k = ", "")));
                    told.add(method + " " + cell.get("k"));
                    isFigure(row.get(2 + i), score(cell, row.get(1)), command.group(1) + " " + row + " " + ks.get(i));
                }
            }
            assertThat(told).as("all that the command compares").hasSize(cells.size());
            cells.stream()
                    .filter(cell -> !cell.get("method").toString().startsWith("incognito"))
                    .forEach(cell -> assertThat(score(cell, "prosecutor-risk"))
                            .isCloseTo(100 / (Double) cell.get("k"), within(1e-9)));
        }
    }

    /** What comes of the command that the page has for a recipe. */
    private List<Map<String, Object>> grid(String recipe) {
        return GRIDS.computeIfAbsent(recipe, name -> {
            MatchResult command = COMPARED.matcher(page)
                    .results()
                    .filter(found -> found.group(1).equals(name))
                    .findFirst()
                    .orElseThrow();
            return compared(
                    name,
                    ARGUMENT.matcher(command.group(2).replace("\\\n", " "))
                            .results()
                            .map(argument -> argument.group().replace("\"", ""))
                            .toArray(String[]::new));
        });
    }

    /** A table of recipe, method, what is promised beside k = 5, and measures. */
    @Test
    void showsWhatDiversityAndClosenessCost() throws IOException {
        List<List<String>> rows = tableBelow("| recipe | method |");
        List<String> measures = rows.get(0).subList(3, rows.get(0).size());
        Map<List<String>, List<List<String>>> runs = new LinkedHashMap<>();
        rows.subList(1, rows.size())
                .forEach(row -> runs.computeIfAbsent(
                                List.of(row.get(0), row.get(2), row.get(1).contains("{") ? "{" : ""),
                                unseen -> new ArrayList<>())
                        .add(row));
        for (Map.Entry<List<String>, List<List<String>>> run :
                List.copyOf(runs.entrySet()).subList(Trials.count(1, 0), Trials.count(2, runs.size()))) {
            String name = run.getKey().get(0).replace("`", "");
            String promise = run.getKey().get(1).replace("`", "");
            String recipe = Files.readString(root.resolve(name));
            Files.writeString(
                    root.resolve("promising.yaml"),
                    promise.isEmpty() ? recipe : recipe + "guarantees: [" + promise + "]\n");
            List<String> arguments =
                    new ArrayList<>(List.of("--k", "5", "--measures", "homogeneity,attribute-inference,skew"));
            if (name.startsWith("diabetes")) {
                arguments.addAll(List.of("--sample", sample()));
            }
            run.getValue()
                    .forEach(row ->
                            arguments.addAll(List.of("--method", row.get(1).replace("`", ""))));
            List<Map<String, Object>> cells = unpromised(run)
                    ? run.getValue().stream()
                            .map(row -> cell(grid(name), row.get(1).replace("`", ""), 5))
                            .toList()
                    : compared("promising.yaml", arguments.toArray(String[]::new));
            assertThat(cells)
                    .as("%s", run.getKey())
                    .hasSameSizeAs(run.getValue())
                    .allMatch(cell -> Boolean.TRUE.equals(cell.get("holds")));
            for (int i = 0; i < cells.size(); i++) {
                List<String> row = run.getValue().get(i);
                for (int m = 0; m < measures.size(); m++) {
                    isFigure(row.get(3 + m), score(cells.get(i), measures.get(m)), row + " " + measures.get(m));
                }
            }
        }
    }

    /** Whether the rows are those of a table by k, for comparison. */
    private static boolean unpromised(Map.Entry<List<String>, List<List<String>>> run) {
        return run.getKey().get(1).isEmpty()
                && run.getValue().stream().noneMatch(row -> row.get(1).contains("{"));
    }

    private String sample() {
        Matcher sample =
                Pattern.compile("diabetes\\.yaml (?s:.*?)--sample (\\d+)").matcher(page);
        assertThat(sample.find()).isTrue();
        return sample.group(1);
    }

    /** A table of recipe, way to combine, and methods. */
    @Test
    void showsThatTheYardstickDecides() {
        List<List<String>> rows = tableBelow("| recipe | `--combine` |");
        List<String> methods = rows.get(0).subList(2, rows.get(0).size()).stream()
                .map(name -> name.replace("`", ""))
                .toList();
        assertThat(rows).hasSize(5);
        for (List<String> row : rows.subList(1, Trials.count(2, rows.size()))) {
            String recipe = row.get(0).replace("`", "");
            String combine = row.get(1).replace("`", "");
            List<Map<String, Object>> cells = recipe.equals("adult.yaml") && combine.equals("mean")
                    ? grid(recipe) // the way of its own method, as the page says
                    : compared(recipe, "--k", "20", "--combine", combine, "--methods", String.join(",", methods));
            for (int i = 0; i < methods.size(); i++) {
                isFigure(row.get(2 + i), score(cell(cells, methods.get(i), 20), "information-loss"), row.toString());
            }
        }
    }

    @Test
    void showsWhatNoiseRisks() throws IOException {
        List<List<String>> rows = tableBelow("| `method:` |");
        List<String> measures = rows.get(0).subList(1, rows.get(0).size());
        assertThat(rows).hasSizeGreaterThan(2);
        for (List<String> row : rows.subList(1, Trials.count(2, rows.size()))) {
            String recipe = Files.readString(root.resolve("census.yaml"))
                    .replaceAll("(?m)^method: .*$", "method: " + row.get(0).replace("`", ""));
            Files.writeString(root.resolve("noise.yaml"), recipe + "measures: [" + String.join(", ", measures) + "]\n");
            Map<String, Object> report = JsonText.object(
                    run("anonymize", root.resolve("noise.yaml").toString(), "--seed", "1", "--replace", "--json"));
            for (int m = 0; m < measures.size(); m++) {
                isFigure(row.get(1 + m), score(report, measures.get(m)), row + " " + measures.get(m));
            }
        }
    }

    /** The attack model repeats some of the figures, and has one of its own. */
    @Test
    void theAttackModelTellsTheSame() throws IOException {
        String attacks = Files.readString(Path.of("..", "docs", "attack-model.md"));
        List<String> noise = tableBelow("| `method:` |").stream()
                .filter(row -> row.get(0).equals("`{name: semantic-noise, alpha: 0.1}`"))
                .findFirst()
                .orElseThrow();
        assertThat(attacks)
                .contains("Census, `mdav`: " + byK("census.yaml", "distance-linkage", 3, 5, 10)
                        + " linked at k = 3, 5 and 10")
                .contains("noise of α = 0.1: " + noise.get(3) + ", where the nearest record gives " + noise.get(2)
                        + "; groups of five: "
                        + String.format(
                                Locale.ROOT,
                                "%.1f %%",
                                score(cell(grid("census.yaml"), "mdav", 5), "assignment-linkage")));
        if (Trials.count(0, 1) == 1) {
            assertThat(attacks)
                    .contains("Adult, `mdav`: " + byK("adult.yaml", "homogeneity", 5, 10, 20)
                            + " of the rows in groups with one income at k = 5, 10 and 20");
        }
        List<String> outside = new ArrayList<>();
        for (int k : new int[] {3, 5, 10}) {
            Files.writeString(
                    root.resolve("rescaled.yaml"),
                    Files.readString(root.resolve("census.yaml"))
                                    .replaceAll("(?m)^method: .*$", "method: {name: mdav, k: " + k + ", rescale: true}")
                            + "measures: []\n");
            Matcher warning = Pattern.compile("W_RESCALED: .*: (\\d+) values are outside")
                    .matcher(run("anonymize", root.resolve("rescaled.yaml").toString(), "--replace")
                            .replaceAll("\\s+", " "));
            assertThat(warning.find()).isTrue();
            outside.add(warning.group(1));
        }
        assertThat(attacks)
                .contains(outside.get(0) + ", " + outside.get(1) + " and " + outside.get(2)
                        + " values leave the original range at k = 3, 5 and 10");
    }

    private String byK(String recipe, String measure, Integer... ks) {
        return String.format(
                Locale.ROOT,
                "%.1f, %.1f and %.1f %%",
                Stream.of(ks)
                        .map(k -> score(cell(grid(recipe), "mdav", k), measure))
                        .toArray());
    }

    /** What is guessed rightly by whoever has no release at all, counted without the library. */
    @Test
    void tellsWhatIsGuessedWithoutARelease() throws IOException {
        assertThat(page.replaceAll("\\s+", " "))
                .contains("the most frequent income is right for "
                        + mostFrequent(
                                data.resolve("adult/adult-train.csv"),
                                "income",
                                null,
                                "workclass",
                                "occupation",
                                "native-country"))
                .contains("of the patients ("
                        + mostFrequent(
                                data.resolve("diabetes-130/diabetic_data.csv.gz"),
                                "readmitted",
                                "patient_nbr",
                                "diag_1",
                                "race")
                        + " of those of the whole table)");
    }

    /** How many persons have the value that most have in one of their rows; without a column of persons, each row is one. */
    private static String mostFrequent(Path table, String column, @Nullable String person, String... known)
            throws IOException {
        try (InputStream bytes = Files.newInputStream(table);
                BufferedReader lines = new BufferedReader(new InputStreamReader(
                        table.toString().endsWith(".gz") ? new GZIPInputStream(bytes) : bytes,
                        StandardCharsets.UTF_8))) {
            List<String> names = Arrays.asList(lines.readLine().split(",", -1));
            Map<String, Set<String>> persons = new HashMap<>();
            AtomicInteger all = new AtomicInteger();
            lines.lines()
                    .map(line -> line.split(",", -1))
                    .filter(row -> Arrays.stream(known).noneMatch(name -> row[names.indexOf(name)].equals("?")))
                    .forEach(row -> persons.computeIfAbsent(row[names.indexOf(column)], value -> new HashSet<>())
                            .add(person == null ? "row " + all.incrementAndGet() : row[names.indexOf(person)]));
            long everybody =
                    persons.values().stream().flatMap(Set::stream).distinct().count();
            int most = persons.values().stream().mapToInt(Set::size).max().orElseThrow();
            return String.format(Locale.ROOT, "%.1f %%", 100.0 * most / everybody);
        }
    }

    private List<Map<String, Object>> compared(String recipe, String... arguments) {
        List<String> all =
                new ArrayList<>(List.of("compare", root.resolve(recipe).toString()));
        all.addAll(Arrays.asList(arguments));
        all.addAll(List.of("--out", root.resolve("comparison").toString(), "--replace", "--json"));
        return JsonText.objects(JsonText.object(run(all.toArray(String[]::new))).get("cells"));
    }

    private static String run(String... arguments) {
        SameProcess.Answer answer = SameProcess.run(arguments);
        assertThat(answer.code()).as(answer.err()).isZero();
        return answer.out();
    }

    private static Map<String, Object> cell(List<Map<String, Object>> cells, String method, int k) {
        return cells.stream()
                .filter(cell ->
                        cell.get("method").equals(method) && cell.get("k").equals((double) k))
                .findFirst()
                .orElseThrow(() -> new AssertionError("the command does not compare " + method + ", k = " + k));
    }

    private static double score(Map<String, Object> cell, String measure) {
        return JsonText.objects(cell.get("scores")).stream()
                .filter(score -> score.get("name").equals(measure))
                .map(score -> (Double) score.get("value"))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no " + measure));
    }

    /** The digits that are printed are those of the figure. */
    private static void isFigure(String printed, double found, String where) {
        String digits = printed.replace(" %", "");
        int decimals = Math.max(0, new BigDecimal(digits).scale());
        assertThat(digits).as(where).isEqualTo(String.format(Locale.ROOT, "%." + decimals + "f", found));
    }

    private List<List<String>> tableBelow(String header) {
        int start = page.indexOf("\n" + header);
        assertThat(start).as(header).isNotNegative();
        return rows(page.substring(start + 1).split("\n\n", 2)[0]);
    }

    /** The fields of a table, the names first. */
    private static List<List<String>> rows(String table) {
        return table.lines()
                .filter(line -> !line.startsWith("|---"))
                .map(line -> Arrays.stream(
                                line.substring(1, line.lastIndexOf('|')).split("\\|", -1))
                        .map(String::strip)
                        .toList())
                .toList();
    }
}
