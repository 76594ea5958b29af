package org.semblance.run;

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
import org.semblance.Problem;
import org.semblance.formats.Tables;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.quality.Score;
import org.semblance.run.report.Report;
import org.semblance.testkit.PartsCluster;

/** The same recipe on a table in parts and on the whole: the same bytes, the same verdicts, the same figures. */
class SpreadRunTest {

    private static final int ROWS = 600;

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

    private static final Map<String, String> METHODS =
            new LinkedHashMap<>(Map.of("sa-mdav", "method: {name: sa-mdav, k: 5}\n"));

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
                                + (random.nextInt(15) == 0 ? "" : "town" + random.nextInt(5)) + ","
                                + SCHOOLS.get(random.nextInt(4)) + ",illness" + random.nextInt(9) + ",\"=note, "
                                + random.nextInt(99) + "\"")
                        .collect(Collectors.joining("\n", "id,age,income,town,school,illness,remark\n", "\n")));
    }

    @ParameterizedTest
    @CsvSource({"1, 1000", "3, 1000", "8, 200", "64, 1"})
    void comesToTheSameInParts(int parts, int rowsAtHand) throws IOException {
        for (String rest : METHODS.values()) {
            for (String kept : List.of("", "where: town is not missing and age >= 25\n")) {
                folder.write(RecipeFolder.RECIPE, PEOPLE + rest + kept);
                Run.Outcome whole = folder.anonymize(RecipeFolder.RECIPE, 7L);
                String expected = released(whole);
                Run.Outcome spread =
                        folder.anonymize(RecipeFolder.RECIPE, 7L, new PartsCluster(new Tables(), parts, rowsAtHand));
                assertThat(released(spread)).as(rest + kept).isEqualTo(expected);
                assertThat(figures(spread.report())).isEqualTo(figures(whole.report()));
            }
        }
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
        return score.beside();
    }

    private static String released(Run.Outcome outcome) throws IOException {
        return Files.readString(outcome.folder().resolve("release.csv"));
    }

    @Test
    void refusesWhatNeedsTheWhole() throws IOException {
        refuses("person: id\nmethod: {name: mdav, k: 4}\n", "persons");
        refuses("method: {name: mdav, k: 4}\nledger: ledger\n", "ledger");
        refuses("method: {name: univariate-optimal, k: 4}\n", "the whole table at once");
    }

    private void refuses(String rest, String what) throws IOException {
        folder.write(RecipeFolder.RECIPE, PEOPLE + rest);
        assertThatThrownBy(() -> folder.anonymize(RecipeFolder.RECIPE, 7L, new PartsCluster(new Tables(), 3, 1000)))
                .isInstanceOfSatisfying(Problem.class, problem -> {
                    assertThat(problem.code()).isEqualTo("E_ENGINE");
                    assertThat(problem.what()).contains(what);
                });
    }
}
