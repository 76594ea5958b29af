package org.semblance.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.semblance.cli.SameProcess;

/** Files in the style of ARX and sdcMicro, judged beside their original. */
class AssessOtherToolsTest {

    private static final Path EXAMPLE = Path.of("..", "examples", "other-tools");
    private static final String[] NAMES = {"age", "sex", "zip"};

    private Bench bench;

    @BeforeEach
    void prepare(@TempDir Path root) throws IOException {
        bench = Bench.inProcess(root);
        for (String name : List.of("patients.csv", "arx.csv", "sdcmicro.csv")) {
            bench.write(name, Files.readAllBytes(EXAMPLE.resolve(name)));
        }
    }

    private Map<String, Object> assess(String original, String release, String... more) {
        List<String> arguments = new ArrayList<>(List.of("assess", original, release, "--json"));
        arguments.addAll(Arrays.asList(more));
        Cli.Answer answer = bench.run(arguments.toArray(String[]::new));
        assertThat(answer.code()).as(answer.said()).isZero();
        return JsonText.object(answer.out());
    }

    private Map<String, Object> patients(String release, String... more) {
        List<String> arguments = new ArrayList<>(List.of("--qi", "age,sex,zip", "--confidential", "disease"));
        arguments.addAll(Arrays.asList(more));
        return assess("patients.csv", release, arguments.toArray(String[]::new));
    }

    private static Map<String, Double> scores(Map<String, Object> assessment) {
        Map<String, Double> scores = new LinkedHashMap<>();
        JsonText.objects(assessment.get("scores"))
                .forEach(score -> scores.put((String) score.get("name"), ((Number) score.get("value")).doubleValue()));
        return scores;
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> part(Map<String, Object> assessment, String name) {
        return (Map<String, Object>) assessment.get(name);
    }

    private static double found(Map<String, Object> assessment, String what) {
        return ((Number) part(assessment, "found").get(what)).doubleValue();
    }

    /** The rows of a file, each by the names of its columns. */
    private List<Map<String, String>> rows(String file, String separator) {
        List<String> lines = bench.text(file).lines().toList();
        String[] names = lines.get(0).split(separator);
        return lines.stream()
                .skip(1)
                .map(line -> {
                    String[] fields = line.split(separator, -1);
                    Map<String, String> row = new HashMap<>();
                    for (int i = 0; i < names.length; i++) {
                        row.put(names[i], fields[i]);
                    }
                    return row;
                })
                .toList();
    }

    private static List<List<Map<String, String>>> classes(List<Map<String, String>> rows, String... names) {
        Map<List<String>, List<Map<String, String>>> classes = new LinkedHashMap<>();
        rows.forEach(row -> classes.computeIfAbsent(
                        Arrays.stream(names).map(row::get).toList(), unseen -> new ArrayList<>())
                .add(row));
        return List.copyOf(classes.values());
    }

    @Test
    void theExampleIsWhatItsGeneratorMakes(@TempDir Path made) throws Exception {
        Process generator = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "Generate.java",
                        made.toString())
                .directory(EXAMPLE.toFile())
                .inheritIO()
                .start();
        assertThat(generator.waitFor()).isZero();
        for (String name : List.of("patients.csv", "arx.csv", "sdcmicro.csv")) {
            assertThat(made.resolve(name)).hasSameBinaryContentAs(EXAMPLE.resolve(name));
        }
    }

    /** Counted again on the texts of both files: what a label covers is known here from how it was made. */
    @Test
    void judgesAFileInTheStyleOfArx() {
        Map<String, Object> assessment = patients("arx.csv", "--patterns", "auto", "--key", "id");
        List<Map<String, String>> original = rows("patients.csv", ",");
        List<Map<String, String>> released = rows("arx.csv", ";");
        List<List<Map<String, String>>> classes = classes(released, NAMES);
        assertThat(found(assessment, "k"))
                .isEqualTo(classes.stream().mapToInt(List::size).min().orElseThrow());
        Map<String, Object> disease =
                JsonText.objects(part(assessment, "found").get("confidential")).get(0);
        assertThat(((Number) disease.get("l")).longValue())
                .isEqualTo(classes.stream()
                        .mapToLong(rows -> rows.stream()
                                .map(row -> row.get("disease"))
                                .distinct()
                                .count())
                        .min()
                        .orElseThrow());
        Map<String, Double> scores = scores(assessment);
        assertThat(scores.get("discernibility"))
                .isEqualTo(classes.stream()
                        .mapToDouble(rows -> rows.size() * rows.size())
                        .sum());
        assertThat(scores.get("average-class-size")).isCloseTo(400.0 / classes.size(), within(1e-9));
        double shares = 0;
        double finest = 0;
        for (String name : NAMES) {
            TreeSet<String> values =
                    new TreeSet<>(original.stream().map(row -> row.get(name)).toList());
            double sum = 0;
            for (Map<String, String> row : released) {
                sum += values.stream()
                                .filter(value -> covers(row.get(name), value))
                                .count()
                        / (double) values.size();
            }
            shares += sum / released.size();
            finest += 1.0 / values.size();
        }
        assertThat(scores.get("granularity")).isCloseTo(1 - (shares - finest) / (3 - finest), within(1e-9));
    }

    private static boolean covers(String label, String value) {
        if (label.equals("*") || label.equals(value)) {
            return true;
        }
        return label.startsWith("[")
                ? value.length() == 2 && label.startsWith("[" + value.charAt(0) + "0,")
                : label.endsWith("*") && value.startsWith(label.substring(0, label.length() - 1));
    }

    /** The labels of our own hierarchies are those of ARX: all three ways to read them must come to the same. */
    @ParameterizedTest
    @CsvSource({
        "'{name: datafly, k: 5, suppress: 5%}'",
        "'{name: incognito, k: 5, suppress: 5%}'",
        "'{name: local-recoding, k: 5}'"
    })
    void findsWhatAnonymizeFoundOnTheSameLabels(String method) {
        for (String name : List.of("age", "zip")) {
            Cli.Answer built =
                    bench.run("hierarchy", "build", "patients.csv", "--attribute", name, "--out", name + "-levels.csv");
            assertThat(built.code()).as(built.said()).isZero();
        }
        bench.write("recipe.yaml", """
                data: patients.csv
                attributes:
                  id: {role: other, allow: [unique]}
                  age: {role: quasi-identifier, domain: hierarchy, hierarchy: age-levels.csv}
                  sex: {role: quasi-identifier, domain: nominal}
                  zip: {role: quasi-identifier, domain: hierarchy, hierarchy: zip-levels.csv}
                  disease: confidential
                method: METHOD
                measures: [granularity, entropy, discernibility, average-class-size, information-loss, distance-linkage]
                """.replace("METHOD", method));
        Map<String, Object> report = bench.anonymizes().report();
        Map<String, Double> expected = scores(report);
        String[] byFile = {"--key", "id", "--hierarchy", "age=age-levels.csv", "--hierarchy", "zip=zip-levels.csv"};
        assertThat(scores(patients("release", byFile))).containsAllEntriesOf(expected);
        Map<String, Object> byLooks = patients("release", "--key", "id", "--patterns", "auto");
        expected.forEach(
                (name, value) -> assertThat(scores(byLooks).get(name)).as(name).isCloseTo(value, within(1e-9)));
        Map<String, Object> judged = JsonText.objects(report.get("verdicts")).get(0);
        assertThat(found(byLooks, "k")).isEqualTo(((Number) judged.get("found")).doubleValue());
    }

    /** Averages are numbers, values left out are missing, exchanged sexes are categories. */
    @Test
    void judgesAFileInTheStyleOfSdcMicro() {
        Map<String, Object> assessment = patients("sdcmicro.csv");
        Map<String, Double> scores = scores(assessment);
        List<Map<String, String>> original = rows("patients.csv", ",");
        List<Map<String, String>> released = rows("sdcmicro.csv", ",");
        double il1 = 0;
        int changed = 0;
        for (int row = 0; row < original.size(); row++) {
            double age = Double.parseDouble(original.get(row).get("age"));
            il1 += Math.abs(Double.parseDouble(released.get(row).get("age")) - age) / age;
            for (String name : List.of("sex", "zip")) {
                changed += original.get(row).get(name).equals(released.get(row).get(name)) ? 0 : 1;
            }
        }
        assertThat(scores.get("il1")).isCloseTo(il1 / 400, within(1e-9));
        assertThat(scores.get("dist")).isEqualTo(changed);
        assertThat(found(assessment, "k"))
                .isEqualTo(classes(released, NAMES).stream()
                        .mapToInt(List::size)
                        .min()
                        .orElseThrow());
        assertThat(assessment.get("notes").toString())
                .contains("Read as missing: NA")
                .contains("sdcMicro");
    }

    @Test
    void aShuffledReleaseIsJudgedAsFarAsOrderDoesNotMatter() {
        List<String> lines = new ArrayList<>(bench.text("arx.csv").lines().toList());
        Collections.shuffle(lines.subList(1, lines.size()), new Random(5));
        lines.replaceAll(line -> line.substring(line.indexOf(';') + 1)); // without the key
        bench.write("shuffled.csv", String.join("\n", lines) + "\n");
        Map<String, Object> shuffled = patients("shuffled.csv", "--patterns", "auto");
        Map<String, Object> inOrder = patients("arx.csv", "--patterns", "auto");
        assertThat(part(shuffled, "refused").get("code")).isEqualTo("E_ORDER");
        assertThat(part(shuffled, "refused").get("measures").toString())
                .contains("information-loss")
                .contains("granularity")
                .doesNotContain("discernibility");
        Map<String, Double> all = scores(inOrder);
        assertThat(scores(shuffled)).containsKeys("discernibility", "average-class-size");
        scores(shuffled)
                .forEach((name, value) ->
                        assertThat(value).as(name).isCloseTo(all.get(name), within(1e-9 * Math.abs(value) + 1e-9)));
        for (String what : List.of("k", "classes", "rows-by-class-size", "suppressed-rows")) {
            assertThat(part(shuffled, "found").get(what))
                    .isEqualTo(part(inOrder, "found").get(what));
        }
    }

    @Test
    void rowsThatTheReleaseDroppedCountAsSuppressed() {
        List<String> lines = bench.text("arx.csv").lines().toList();
        List<String> without =
                lines.stream().filter(line -> !line.contains(";*;*;*;")).toList();
        bench.write("dropped.csv", String.join("\n", without) + "\n");
        Map<String, Object> dropped = patients("dropped.csv", "--patterns", "auto", "--key", "id");
        Map<String, Double> kept = scores(patients("arx.csv", "--patterns", "auto", "--key", "id"));
        for (String name : List.of("granularity", "entropy", "information-loss", "distance-linkage")) {
            assertThat(scores(dropped).get(name)).as(name).isCloseTo(kept.get(name), within(1e-9));
        }
        assertThat(dropped.get("notes").toString()).contains("rows of the original are not in the release");
        assertThat(part(patients("dropped.csv", "--patterns", "auto"), "refused")
                        .get("code"))
                .isEqualTo("E_ROWS");
    }

    @Test
    void anIntervalMayBeTakenForItsMiddleIfAsked() {
        Map<String, Object> middle = patients(
                "arx.csv", "--pattern", "age=midpoint", "--pattern", "zip=star", "--measures", "il1,granularity");
        List<Map<String, String>> original = rows("patients.csv", ",");
        List<Map<String, String>> released = rows("arx.csv", ";");
        double il1 = 0;
        for (int row = 0; row < original.size(); row++) {
            double age = Double.parseDouble(original.get(row).get("age"));
            String shown = released.get(row).get("age");
            // what is withheld counts as lost whole
            il1 += shown.equals("*") ? 1 : Math.abs(Integer.parseInt(shown.substring(1, 3)) + 5 - age) / age;
        }
        assertThat(scores(middle)).containsOnlyKeys("il1", "granularity");
        assertThat(scores(middle).get("il1")).isCloseTo(il1 / 400, within(1e-9));
    }

    @Test
    void understandsTheHierarchiesOfArx() {
        String folder = System.getenv("SEMBLANCE_DATA");
        assumeTrue(folder != null && !folder.isBlank(), "SEMBLANCE_DATA is not set: the sample of ARX is left out");
        Path arx = Path.of(folder, "arx-example");
        assumeTrue(Files.isRegularFile(arx.resolve("adult.csv")), "no arx-example/adult.csv in SEMBLANCE_DATA");
        Map<String, Integer> levels = Map.of("age", 2, "education", 1, "workclass", 1);
        Map<String, Map<String, List<String>>> hierarchies = new HashMap<>();
        List<String> arguments = new ArrayList<>(List.of(
                "--qi", "age,education,workclass,sex", "--measures", "granularity,discernibility,average-class-size"));
        levels.keySet().forEach(name -> {
            Path file = arx.resolve("hierarchies/adult_hierarchy_" + name + ".csv");
            arguments.addAll(List.of("--hierarchy", name + "=" + file));
            Map<String, List<String>> rows = new LinkedHashMap<>();
            lines(file).stream()
                    .skip(1)
                    .map(line -> List.of(line.split(",")))
                    .forEach(row -> rows.put(row.get(0), row));
            hierarchies.put(name, rows);
        });
        List<String> lines = lines(arx.resolve("adult.csv"));
        List<String> names = List.of(lines.get(0).split(","));
        StringBuilder release = new StringBuilder(String.join(";", names) + "\r\n");
        Map<List<String>, Integer> classes = new HashMap<>();
        Map<String, Double> shares = new HashMap<>();
        for (String line : lines.subList(1, lines.size())) {
            String[] row = line.split(",");
            List<String> shown = new ArrayList<>();
            for (int i = 0; i < row.length; i++) {
                String name = names.get(i);
                if (levels.containsKey(name)) {
                    Map<String, List<String>> hierarchy = hierarchies.get(name);
                    int level = levels.get(name);
                    String label = hierarchy.get(row[i]).get(level);
                    row[i] = label;
                    shares.merge(
                            name,
                            hierarchy.values().stream()
                                            .filter(leaf -> leaf.get(level).equals(label))
                                            .count()
                                    / (double) hierarchy.size(),
                            Double::sum);
                }
                if (levels.containsKey(name) || name.equals("sex")) {
                    shown.add(row[i]);
                }
            }
            classes.merge(shown, 1, Integer::sum);
            release.append(String.join(";", row)).append("\r\n");
        }
        bench.write("adult-arx.csv", release.toString());
        Map<String, Object> assessment =
                assess(arx.resolve("adult.csv").toString(), "adult-arx.csv", arguments.toArray(String[]::new));
        int rows = lines.size() - 1;
        double share = 1 / 2.0; // sex is as it was
        double finest = 1 / 2.0;
        for (String name : levels.keySet()) {
            share += shares.get(name) / rows;
            finest += 1.0 / hierarchies.get(name).size();
        }
        Map<String, Double> scores = scores(assessment);
        assertThat(scores.get("granularity")).isCloseTo(1 - (share - finest) / (4 - finest), within(1e-9));
        assertThat(scores.get("discernibility"))
                .isEqualTo(classes.values().stream()
                        .mapToDouble(size -> (double) size * size)
                        .sum());
        assertThat(scores.get("average-class-size")).isCloseTo((double) rows / classes.size(), within(1e-9));
        assertThat(found(assessment, "k"))
                .isEqualTo(Collections.min(classes.values()).doubleValue());
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void writesAPageThatShowsNoSmallCount() {
        Cli.Answer answer = bench.run(
                "assess",
                "patients.csv",
                "sdcmicro.csv",
                "--qi",
                "age,sex,zip",
                "--confidential",
                "disease",
                "--out",
                "judged");
        assertThat(answer.code()).as(answer.said()).isZero();
        String page = bench.text("judged/assessment.html");
        assertThat(page)
                .contains("Some rows are unique")
                .contains("distance-linkage")
                .contains("Content-Security-Policy");
        Map<String, Object> json = JsonText.object(bench.text("judged/assessment.json"));
        JsonText.objects(json.get("attributes"))
                .forEach(attribute -> JsonText.objects(attribute.get("distribution"))
                        .forEach(bar -> {
                            assertThat(((Number) bar.get("before")).intValue())
                                    .satisfiesAnyOf(
                                            count -> assertThat(count).isZero(),
                                            count -> assertThat(count).isGreaterThanOrEqualTo(10));
                            assertThat(((Number) bar.get("after")).intValue())
                                    .satisfiesAnyOf(
                                            count -> assertThat(count).isZero(),
                                            count -> assertThat(count).isGreaterThanOrEqualTo(10));
                        }));
    }

    @Test
    void replacesAPageOnlyWhenAsked() {
        String[] folder = {"assess", "patients.csv", "sdcmicro.csv", "--qi", "age,sex,zip", "--out", "judged"};
        assertThat(bench.run(folder).code()).isZero();
        bench.write("judged/assessment.json", "mine");
        bench.refuses("E_EXISTS", folder);
        assertThat(bench.text("judged/assessment.json")).isEqualTo("mine");
        assertThat(bench.run(with(folder, "--replace")).code()).isZero();
        assertThat(bench.text("judged/assessment.json")).startsWith("{");
        bench.refuses("E_OUT", with(folder, "--replace", "--plots", "judged/plots"));

        bench.write("page.html", "mine");
        String[] page = {"assess", "patients.csv", "sdcmicro.csv", "--qi", "age,sex,zip", "--out", "page.html"};
        bench.refuses("E_EXISTS", page);
        assertThat(bench.run(with(page, "--replace")).code()).isZero();
    }

    private static String[] with(String[] arguments, String... more) {
        return Stream.concat(Arrays.stream(arguments), Arrays.stream(more)).toArray(String[]::new);
    }

    @Test
    void refusesWhatItCannotJudge() {
        String[] qi = {"--qi", "age,sex,zip"};
        Cli.Answer looks = bench.refuses("E_LABELS", "assess", "patients.csv", "arx.csv", qi[0], qi[1]);
        assertThat(looks.err())
                .contains("column 'age'")
                .contains("--pattern 'age=interval'")
                .contains("rows 1, 2");
        bench.write("strange.csv", "age,sex,zip\n" + "49,CANARY-x,13003\n".repeat(400));
        assertThat(bench.refuses(
                                "E_LABELS", "assess", "patients.csv", "strange.csv", qi[0], qi[1], "--patterns", "auto")
                        .err())
                .contains("column 'sex' of the release has a value")
                .contains("--hierarchy");
        bench.write("empty.csv", "age,sex,zip\n");
        bench.refuses("E_EMPTY_INPUT", "assess", "patients.csv", "empty.csv", qi[0], qi[1]);
        bench.write("less.csv", "age,sex\n" + "49,male\n".repeat(400));
        assertThat(bench.refuses("E_QI", "assess", "patients.csv", "less.csv", qi[0], qi[1])
                        .err())
                .contains("the release has no column zip")
                .contains("--dropped");
        assertThat(bench.refuses("E_QI", "assess", "patients.csv", "arx.csv", "--qi", "age,sexe")
                        .err())
                .contains("did you mean sex?");
        bench.refuses("E_CONFIG", "assess", "patients.csv", "arx.csv");
        bench.refuses("E_PATTERN", "assess", "patients.csv", "arx.csv", qi[0], qi[1], "--pattern", "disease=set");
        bench.refuses("E_PATTERN", "assess", "patients.csv", "arx.csv", qi[0], qi[1], "--patterns", "all");
        bench.refuses("E_LEAST", "assess", "patients.csv", "sdcmicro.csv", qi[0], qi[1], "--least", "1");
        bench.refuses("E_HIERARCHY", "assess", "patients.csv", "arx.csv", qi[0], qi[1], "--hierarchy", "disease=x.csv");
        bench.refuses(
                "E_MEASURE", "assess", "patients.csv", "sdcmicro.csv", qi[0], qi[1], "--measures", "semantic-sse");
        bench.write("page.html", bench.text("sdcmicro.csv"));
        bench.refuses("E_SAME_FILE", "assess", "patients.csv", "page.html", qi[0], qi[1], "--out", "page.html");
    }

    @Test
    void columnsThatOneOfTheFilesLacksAreTold() {
        bench.write("less.csv", "more,age,sex\n" + "x,49,male\n".repeat(400));
        Map<String, Object> assessment = patients("less.csv", "--dropped");
        assertThat(assessment.get("notes").toString())
                .contains("counted as suppressed in every row: zip")
                .contains("Ignored, because the original has no such column: more");
        assertThat(found(assessment, "k")).isEqualTo(400);
        assertThat(JsonText.objects(part(assessment, "found").get("confidential")))
                .isEmpty();
    }

    /** A file with the rows of the original, some of their fields other ones. */
    private void changed(String file, String separator, UnaryOperator<Map<String, String>> change) {
        List<String> names = List.of("id", "age", "sex", "zip", "disease");
        List<String> lines = new ArrayList<>(List.of(String.join(separator, names)));
        rows("patients.csv", ",")
                .forEach(row -> lines.add(String.join(
                        separator, names.stream().map(change.apply(row)::get).toList())));
        bench.write(file, String.join("\n", lines) + "\n");
    }

    private void changed(String file, String column, String text) {
        changed(file, ",", row -> {
            row.put(column, text);
            return row;
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"*", "NA"})
    void whatIsSuppressedEverywhereIsLostAsAWhole(String text) {
        changed("all.csv", ",", row -> {
            List.of(NAMES).forEach(name -> row.put(name, text));
            return row;
        });
        for (String[] more : new String[][] {{"--key", "id"}, {"--key", "id", "--patterns", "auto"}}) {
            Map<String, Object> assessment = patients("all.csv", more);
            assertThat(scores(assessment).get("information-loss")).isCloseTo(100, within(1e-9));
            part(JsonText.objects(assessment.get("scores")).get(0), "attributes")
                    .forEach((name, loss) ->
                            assertThat(((Number) loss).doubleValue()).as(name).isCloseTo(100, within(1e-9)));
            assertThat(scores(assessment).getOrDefault("score", 0.0)).isLessThanOrEqualTo(100);
        }
    }

    @Test
    void aConfidentialColumnThatShowsNothingIsNotReleased() {
        changed("hidden.csv", "disease", "*");
        Map<String, Object> assessment = patients("hidden.csv", "--key", "id");
        assertThat(assessment.get("warnings").toString()).contains("W_NOT_RELEASED");
        assertThat(JsonText.objects(part(assessment, "found").get("confidential")))
                .isEmpty();
        assertThat(scores(assessment)).doesNotContainKeys("homogeneity", "attribute-inference", "skew");
    }

    @Test
    void aConfidentialColumnThatWasChangedIsTold() {
        List<Map<String, String>> original = rows("patients.csv", ",");
        List<String> shuffled =
                new ArrayList<>(original.stream().map(row -> row.get("disease")).toList());
        Collections.shuffle(shuffled, new Random(7));
        long others = IntStream.range(0, 400)
                .filter(row -> !shuffled.get(row).equals(original.get(row).get("disease")))
                .count();
        Iterator<String> next = shuffled.iterator();
        changed("permuted.csv", ",", row -> {
            row.put("disease", next.next());
            return row;
        });
        assertThat(patients("permuted.csv", "--key", "id").get("warnings").toString())
                .contains("W_CONFIDENTIAL_CHANGED")
                .contains("in " + others + " rows:");
        // rows in another order are no others
        assertThat(patients("permuted.csv").get("warnings").toString()).doesNotContain("W_CONFIDENTIAL_CHANGED");
        assertThat(patients("sdcmicro.csv").get("warnings").toString()).doesNotContain("W_CONFIDENTIAL_CHANGED");
        String common = original.get(0).get("disease");
        changed("one.csv", "disease", common);
        assertThat(patients("one.csv").get("warnings").toString())
                .contains("W_CONFIDENTIAL_CHANGED")
                .contains("rows at least");
    }

    @Test
    void warnsWhereNobodySaidThatConfidentialNumbersHaveAnOrder() {
        changed("numbered.csv", ",", row -> {
            row.put("disease", String.valueOf(Integer.parseInt(row.get("id")) % 7));
            return row;
        });
        bench.write("recipe.yaml", """
                data: numbered.csv
                attributes:
                  id: identifier
                  age: {role: quasi-identifier, domain: numeric}
                  sex: other
                  zip: other
                  disease: confidential
                method: {name: mdav, k: 3}
                """);
        assertThat(assess("numbered.csv", "numbered.csv", "--recipe", "recipe.yaml")
                        .get("warnings")
                        .toString())
                .contains("W_NO_ORDER");
    }

    @Test
    void assumesNoOrderOfSensitiveNumbersAndAgreesWithCheck() {
        // the same number is written in two ways
        changed("codes.csv", ",", row -> {
            int id = Integer.parseInt(row.get("id"));
            row.put("disease", id * 7 % 23 + (id % 2 == 0 ? ".0" : ""));
            row.put("age", String.valueOf(Integer.parseInt(row.get("age")) / 30));
            return row;
        });
        String[] asked = {"--qi", "age,sex", "--confidential", "disease"};
        Map<String, Object> unsaid = assess("codes.csv", "codes.csv", asked);
        Map<String, Object> disease =
                JsonText.objects(part(unsaid, "found").get("confidential")).get(0);
        double t = equalDistance(rows("codes.csv", ","));
        assertThat((Double) disease.get("t")).isCloseTo(t, within(1e-9));
        assertThat(disease).containsEntry("distance", "equal");
        assertThat(scores(unsaid).get("skew")).isCloseTo(t, within(1e-9));
        assertThat(unsaid.get("warnings").toString()).contains("W_NO_ORDER");
        bench.write("plain.csv", bench.text("codes.csv").replace(".0\n", "\n"));
        Map<String, Object> verdict = JsonText.objects(JsonText.object(bench.run(
                                        "check",
                                        "plain.csv",
                                        "--qi",
                                        "age,sex",
                                        "--t",
                                        "0.01",
                                        "--of",
                                        "disease",
                                        "--json")
                                .out())
                        .get("verdicts"))
                .get(0);
        assertThat((Double) verdict.get("found")).isCloseTo(t, within(1e-9));

        Map<String, Object> nominal = assess("codes.csv", "codes.csv", with(asked, "--nominal", "disease"));
        assertThat(nominal.get("warnings").toString()).doesNotContain("W_NO_ORDER");
        assertThat(nominal.get("columns").toString()).contains("nominal, as given");
        Map<String, Object> ordered = assess("codes.csv", "codes.csv", with(asked, "--ordered", "disease"));
        assertThat(ordered.get("warnings").toString()).doesNotContain("W_NO_ORDER");
        Map<String, Object> inOrder =
                JsonText.objects(part(ordered, "found").get("confidential")).get(0);
        assertThat(inOrder).containsEntry("distance", "ordered");
        assertThat((Double) inOrder.get("t")).isLessThan(t / 2);

        bench.refuses(
                "E_SCALE",
                with(new String[] {"assess", "patients.csv", "patients.csv"}, with(asked, "--ordered", "disease")));
        bench.refuses(
                "E_CONFIG",
                with(
                        new String[] {"assess", "codes.csv", "codes.csv"},
                        with(asked, "--ordered", "disease", "--nominal", "disease")));
    }

    /** The largest of half the summed differences between the shares in a class and in the table. */
    private static double equalDistance(List<Map<String, String>> rows) {
        Map<Double, Double> all = shares(rows);
        return classes(rows, new String[] {"age", "sex"}).stream()
                .mapToDouble(members -> {
                    Map<Double, Double> some = shares(members);
                    return all.entrySet().stream()
                                    .mapToDouble(entry ->
                                            Math.abs(entry.getValue() - some.getOrDefault(entry.getKey(), 0.0)))
                                    .sum()
                            / 2;
                })
                .max()
                .orElseThrow();
    }

    private static Map<Double, Double> shares(List<Map<String, String>> rows) {
        Map<Double, Double> shares = new TreeMap<>();
        rows.forEach(row -> shares.merge(Double.parseDouble(row.get("disease")), 1.0 / rows.size(), Double::sum));
        return shares;
    }

    @Test
    void refusesAColumnThatMostlyCoversNothing() {
        String[] qi = {"--qi", "age,sex,zip", "--patterns", "auto"};
        changed("comma.csv", ";", row -> {
            row.put("age", row.get("age") + ",5");
            return row;
        });
        assertThat(bench.refuses("E_LABELS", with(new String[] {"assess", "patients.csv", "comma.csv"}, qi))
                        .err())
                .contains("decimal sign");
        assertThat(bench.refuses("E_LABELS", "assess", "patients.csv", "comma.csv", "--qi", "age")
                        .err())
                .contains("decimal sign of the original, a point");
        assertThat(bench.refuses("E_LABELS", with(new String[] {"assess", "arx.csv", "patients.csv"}, qi))
                        .err())
                .contains("the original first");
        changed("wrong.csv", "age", "[0; 10[");
        bench.refuses("E_LABELS", with(new String[] {"assess", "patients.csv", "wrong.csv"}, qi));
    }

    @Test
    void warnsOfLabelsThatCoverNothing() {
        changed("some.csv", ",", row -> {
            row.put("age", Integer.parseInt(row.get("id")) <= 40 ? "[0; 10[" : row.get("age"));
            return row;
        });
        Map<String, Object> assessment = patients("some.csv", "--patterns", "auto");
        assertThat(assessment.get("warnings").toString())
                .contains("W_UNCOVERED")
                .contains("40 rows");
        assertThat(assessment.get("columns").toString()).contains("a label or number, in 40 rows, covers no value");
    }

    @Test
    void doesNotLookForOriginalValuesAmongLabelsUnlessAsked() {
        Map<String, Object> labels = patients("arx.csv", "--patterns", "auto", "--key", "id");
        assertThat(scores(labels)).doesNotContainKeys("record-linkage", "score").containsKey("distance-linkage");
        assertThat(labels.get("not-applicable").toString()).contains("released unchanged");
        assertThat(scores(patients("arx.csv", "--patterns", "auto", "--key", "id", "--measures", "record-linkage")))
                .containsOnlyKeys("record-linkage");
        changed("as-it-was.csv", "disease", "flu");
        assertThat(scores(patients("as-it-was.csv", "--key", "id"))).containsKeys("record-linkage", "score");
    }

    @Test
    void understandsHowNamesAreListedAndWritten() {
        Cli.Answer blanks = bench.run("assess", "patients.csv", "sdcmicro.csv", "--qi", "age, sex, zip");
        assertThat(blanks.code()).as(blanks.said()).isZero();
        assertThat(bench.run("check", "sdcmicro.csv", "--qi", "age, sex", "--k", "2")
                        .out())
                .startsWith("no");
        bench.write("capitals.csv", bench.text("sdcmicro.csv").replace("age,sex,zip", "Age,sex,ZIP"));
        assertThat(bench.refuses("E_QI", "assess", "patients.csv", "capitals.csv", "--qi", "sex,zip")
                        .err())
                .contains("did you mean ZIP?");
        assertThat(bench.refuses("E_QI", "assess", "patients.csv", "sdcmicro.csv", "--qi", "age,ZIP")
                        .err())
                .contains("did you mean zip?");
        assertThat(bench.refuses(
                                "E_PATTERN", "assess", "patients.csv", "arx.csv", "--qi", "age", "--pattern", "age=foo")
                        .err())
                .contains("interval, midpoint, star, set, auto");
    }

    @Test
    void advisesAKeyOnlyWhereThereIsOne() {
        List<String> lines = new ArrayList<>(bench.text("sdcmicro.csv").lines().toList());
        Collections.shuffle(lines.subList(1, lines.size()), new Random(5));
        bench.write("keyed.csv", String.join("\n", lines) + "\n");
        assertThat((String) part(patients("keyed.csv"), "refused").get("advice"))
                .contains("--key 'id'");
        lines.replaceAll(line -> line.substring(line.indexOf(',') + 1));
        bench.write("keyless.csv", String.join("\n", lines) + "\n");
        assertThat((String) part(patients("keyless.csv"), "refused").get("advice"))
                .contains("none can be the --key");
    }

    @Test
    void theDocumentationShowsWhatIsPrinted() throws IOException {
        List<String> lines = Files.readAllLines(Path.of("..", "docs", "assess.md"));
        int shown = 0;
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).startsWith("$ ./semblance assess ")) {
                String[] arguments = lines.get(i)
                        .substring("$ ./semblance ".length())
                        .replace("examples/", "../examples/")
                        .split(" ");
                String said = SameProcess.run(arguments).out();
                for (i++; !lines.get(i).equals("```"); i++) {
                    assertThat(said).contains(lines.get(i));
                    shown++;
                }
            }
        }
        assertThat(shown).isGreaterThan(5);
    }
}
