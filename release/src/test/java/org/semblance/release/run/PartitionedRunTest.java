package org.semblance.release.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.semblance.Problem;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.formats.Tables;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.quality.Score;
import org.semblance.release.report.Report;
import org.semblance.testkit.ShippedExample;
import org.semblance.testkit.Trials;

/** The same recipe on a table in parts and on the whole: the same bytes, the same verdicts, the same figures. */
class PartitionedRunTest {

    private static final int ROWS = 300;

    private static final String PEOPLE = """
            data: people.csv
            attributes:
              id: {role: identifier}
              age: {role: quasi-identifier, domain: numeric, round: 1}
              income: {role: quasi-identifier, domain: numeric}
              town: {role: quasi-identifier, domain: nominal}
              school: {role: quasi-identifier, domain: ordinal, scale: [none, primary, secondary, higher]}
              illness: {role: confidential}
              remark: {role: other}
            measures: [information-loss, sse, sst, record-linkage, discernibility, average-class-size]
            """;

    private static final List<String> METHODS = List.of(
            "method: {name: mdav, k: 4}\n",
            "method: {name: mdav, k: 4}\nblocking: {name: kd, size: 60}\n",
            "method: {name: sa-mdav, k: 5}\n");

    private static final List<String> SCHOOLS = List.of("none", "primary", "secondary", "higher");

    private RecipeFolder folder;

    @BeforeEach
    void prepare(@TempDir Path path) throws IOException {
        folder = new RecipeFolder(path, new Taxonomies());
        Random random = new Random(5);
        folder.write(
                "people.csv",
                IntStream.range(0, ROWS)
                        .mapToObj(row -> "p" + row + ","
                                + (random.nextInt(20) == 0 ? "" : String.valueOf(20 + random.nextInt(60))) + ","
                                + random.nextInt(5000) / 7.0 + ","
                                + town(random) + ","
                                + SCHOOLS.get(random.nextInt(4)) + ",illness" + random.nextInt(9) + ",\"=note, "
                                + random.nextInt(99) + "\"")
                        .collect(Collectors.joining("\n", "id,age,income,town,school,illness,remark\n", "\n")));
    }

    /** Some live in hamlets, of which too few rows are to be published. */
    private static String town(Random random) {
        return switch (random.nextInt(15)) {
            case 0 -> "";
            case 1, 2, 3 -> "hamlet" + random.nextInt(60);
            default -> "town" + random.nextInt(5);
        };
    }

    /** How many rows of an example are looked at in one place. */
    private static final List<Integer> AT_HAND = List.of(300, 1 << 18);

    /** In how many parts, and how many rows are looked at in one place. */
    private static final int[][] CUTS = {{3, 1000}, {8, 200}, {Trials.count(16, 64), 1}};

    @ParameterizedTest
    @FieldSource("METHODS")
    void comesToTheSameInParts(String method) throws IOException {
        for (String kept : List.of("", "where: town is not missing and age >= 25\n")) {
            folder.write(RecipeFolder.RECIPE, PEOPLE + method + kept);
            Run.Outcome whole = folder.anonymize(RecipeFolder.RECIPE, 7L);
            String expected = released(whole);
            for (int[] cut : CUTS) {
                Run.Outcome spread =
                        folder.anonymize(RecipeFolder.RECIPE, 7L, new InProcessCluster(new Tables(), cut[0], cut[1]));
                assertThat(released(spread)).as("%s%d parts", kept, cut[0]).isEqualTo(expected);
                assertThat(figures(spread.report())).isEqualTo(figures(whole.report()));
            }
        }
    }

    @Test
    void formulasAreCountedAndMadeSafeAsInTheWhole() throws IOException {
        folder.write(
                "people.csv",
                Files.readString(folder.path().resolve("people.csv")).replace("remark", "=re\"mark"));
        String recipe = PEOPLE.replace("remark:", "'=re\"mark':") + METHODS.get(0);
        for (boolean safe : new boolean[] {false, true}) {
            folder.write(RecipeFolder.RECIPE, recipe + "release: {spreadsheet-safe: " + safe + "}\n");
            Run.Outcome whole = folder.anonymize(RecipeFolder.RECIPE, 7L);
            assertThat(released(whole)).contains(safe ? ",\"'=re\"\"mark\"\n" : ",\"=re\"\"mark\"\n");
            assertThat(warning(whole))
                    .containsExactlyElementsOf(
                            safe
                                    ? List.of()
                                    : List.of(
                                            "in a spreadsheet, 300 cells of '=re\"mark', the name of '=re\"mark' would"
                                                    + " be read as formulas"));
            Run.Outcome spread = folder.anonymize(RecipeFolder.RECIPE, 7L, new InProcessCluster(new Tables(), 8, 200));
            assertThat(released(spread)).isEqualTo(released(whole));
            assertThat(warning(spread)).isEqualTo(warning(whole));
        }
    }

    private static List<String> warning(Run.Outcome outcome) {
        return outcome.report().warnings().stream()
                .filter(warning -> warning.kind() == WarningCode.W_FORMULA)
                .map(Watcher.Warning::message)
                .toList();
    }

    private static Map<String, Object> figures(Report report) {
        Map<String, Object> figures = new LinkedHashMap<>();
        figures.put("rows", report.rows() + " " + report.rowsLeftOut());
        figures.put("groups", report.groups());
        figures.put("verdicts", report.verdicts());
        report.scores()
                .forEach(score -> figures.put(score.name(), List.of(score.value(), score.attributes(), beside(score))));
        report.attributes()
                .forEach(attribute -> figures.put(
                        "cells of " + attribute.name(), attribute.cellsWithheld() + " " + attribute.cellsFilled()));
        return figures;
    }

    private static Map<String, Double> beside(Score score) {
        return score.comparisonFigures();
    }

    private static String released(Run.Outcome outcome) throws IOException {
        return Files.readString(outcome.folder().resolve("release.csv"));
    }

    @ParameterizedTest
    @CsvSource({
        "park/recipe.yaml, ''",
        "visitors/noise.yaml, ''",
        "hospital/noise.yaml, ''",
        "hospital/groups.yaml, ''",
        "visitors/recipe.yaml, ''",
        "hospital/correlated.yaml, ''",
        "hospital/private.yaml, ''",
        "hospital/generalise.yaml, '{name: incognito, k: 5, suppress: 5%}'",
        "hospital/generalise.yaml, '{name: datafly, k: 5, suppress: 5%}'",
        "visitors/generalise.yaml, '{name: incognito, k: 5, suppress: 5%}'"
    })
    void examplesComeToTheSameInParts(String example, String method, @TempDir Path path) throws IOException {
        Path from = Path.of("..", "examples", example);
        ShippedExample.copy(from.getParent(), path);
        RecipeFolder examples = new RecipeFolder(path, new Taxonomies());
        String text = Files.readString(from)
                .replaceAll("(?m)^(release|guarantees|ledger|person|measures):.*$", "")
                .replaceAll("(?m)^method:.*$", method.isEmpty() ? "$0" : "method: " + method);
        examples.write(RecipeFolder.RECIPE, text);
        Run.Outcome whole = examples.anonymize(RecipeFolder.RECIPE, 7L);
        String expected = released(whole);
        for (int atHand : AT_HAND.subList(0, Trials.count(1, AT_HAND.size()))) {
            Run.Outcome spread =
                    examples.anonymize(RecipeFolder.RECIPE, 7L, new InProcessCluster(new Tables(), 8, atHand));
            assertThat(released(spread)).isEqualTo(expected);
            Map<String, Object> of = figures(spread.report());
            assertThat(figures(whole.report())).containsAllEntriesOf(of);
            if (atHand > 300) {
                assertThat(of).hasSameSizeAs(figures(whole.report()));
                assertThat(spread.report().warnings()).isEqualTo(whole.report().warnings());
                assertThat(spread.report().notes()).isEqualTo(whole.report().notes());
            }
        }
    }

    @Test
    void refusesWhatNeedsTheWhole() throws IOException {
        refuses("person: id\nmethod: {name: mdav, k: 4}\n", "persons");
        refuses("method: {name: mdav, k: 4}\nledger: ledger\n", "ledger");
        refuses("method: {name: univariate-optimal, k: 4}\n", "the whole table at once");
    }

    private void refuses(String rest, String what) throws IOException {
        folder.write(RecipeFolder.RECIPE, PEOPLE + rest);
        assertThatThrownBy(() -> folder.anonymize(RecipeFolder.RECIPE, 7L, new InProcessCluster(new Tables(), 3, 1000)))
                .isInstanceOfSatisfying(Problem.class, problem -> {
                    assertThat(problem.code()).isEqualTo("E_ENGINE");
                    assertThat(problem.what()).contains(what);
                });
    }
}
