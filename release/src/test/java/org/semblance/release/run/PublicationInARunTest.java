package org.semblance.release.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Problem;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.release.json.JsonText;

/** What a recipe asks to publish of the original, and what is told of it. */
class PublicationInARunTest {

    private static final String RECIPE = """
            data: table.csv
            attributes:
              age: {role: quasi-identifier, domain: numeric}
              wage: {role: quasi-identifier, domain: numeric}
              town: {role: quasi-identifier, domain: nominal}
              ill: confidential
              who: identifier
            method: {name: mdav, k: 5}
            """;

    @TempDir
    Path home;

    private RecipeFolder folder;

    @BeforeEach
    void open() throws IOException {
        folder = new RecipeFolder(home, new Taxonomies());
        write(row -> 1000 + 10 * (row % 97));
    }

    /** Six hundred people with two rows each; only the wages differ from table to table. */
    private void write(java.util.function.IntUnaryOperator wage) throws IOException {
        Random random = new Random(5);
        folder.write(
                "table.csv",
                "age,wage,town,ill,who\n"
                        + IntStream.range(0, 1200)
                                .mapToObj(row -> (18 + random.nextInt(60)) + "," + wage.applyAsInt(row) + ","
                                        + List.of("Vic", "Olot", "Reus").get(random.nextInt(3)) + ","
                                        + List.of("flu", "cold").get(random.nextInt(2)) + ",p" + row / 2)
                                .collect(Collectors.joining("\n", "", "\n")));
    }

    private Map<?, ?> published(String more) throws IOException {
        folder.write(RecipeFolder.RECIPE, RECIPE + more);
        Run.Outcome outcome = folder.anonymize(RecipeFolder.RECIPE, 1L);
        assertThat(outcome.report().published()).isTrue();
        return (Map<?, ?>) JsonText.read(Files.readString(outcome.folder().resolve("report.json")))
                .orElseThrow();
    }

    private static Map<?, ?> original(Map<?, ?> report) {
        return (Map<?, ?>) report.get("of-the-original");
    }

    private static List<Map<?, ?>> objects(Object list) {
        return ((List<?>) list).stream().<Map<?, ?>>map(one -> (Map<?, ?>) one).toList();
    }

    private static List<Map<?, ?>> pairs(Map<?, ?> report) {
        return objects(((Map<?, ?>) report.get("correlations")).get("pairs"));
    }

    @Test
    void nothingIsPublishedByDefault() throws IOException {
        Map<?, ?> report = published("");
        assertThat(original(report)).isNull();
        assertThat(pairs(report))
                .isNotEmpty()
                .allSatisfy(pair -> assertThat(pair.containsKey("before")).isFalse());
        assertThat(report.toString()).doesNotContain("before");
    }

    @Test
    void stableFiguresAreToldAsBandsThatAreFixedInAdvance() throws IOException {
        Map<?, ?> report = published("publish: [linkage, loss, loss-by-attribute]\n");
        Map<?, ?> told = original(report);
        assertThat(told.get("asked")).isEqualTo(List.of("loss", "loss-by-attribute", "linkage"));
        assertThat(told.get("note").toString()).contains("no proof");
        Run.Outcome outcome = folder.anonymize(RecipeFolder.RECIPE, 1L);
        double loss = outcome.report().scores().get(0).value();
        assertThat(told.get("loss"))
                .isEqualTo(Map.of("from", 5 * Math.floor(loss / 5), "to", 5 * Math.floor(loss / 5) + 5));
        assertThat(((Map<?, ?>) told.get("loss-by-attribute")).keySet().stream().map(String::valueOf))
                .containsExactly("age", "wage", "town");
        assertThat(((Map<?, ?>) told.get("linkage")).get("distance-linkage")).isInstanceOf(Map.class);
    }

    @Test
    void whatAnOutlierDeterminesIsNotTold() throws IOException {
        write(row -> row == 17 ? 100_000_000 : 1000 + 10 * (row % 97));
        Map<?, ?> report = published("publish: [loss, loss-by-attribute, associations]\n");
        Map<?, ?> losses = (Map<?, ?>) original(report).get("loss-by-attribute");
        assertThat(losses.get("wage")).isEqualTo("not told");
        assertThat(losses.get("age")).isInstanceOf(Map.class);
        assertThat(original(report).get("loss")).isEqualTo("not told");
    }

    @Test
    void nothingIsToldOfAConfidentialColumn() throws IOException {
        List<Map<?, ?>> pairs = pairs(published("publish: [associations]\n"));
        assertThat(pairs).hasSize(6).allSatisfy(pair -> {
            boolean confidential =
                    pair.get("one").equals("ill") || pair.get("other").equals("ill");
            if (confidential) {
                assertThat(pair.get("before")).isEqualTo("not told");
            } else {
                assertThat(pair.get("before")).isInstanceOf(Map.class);
            }
        });
    }

    @Test
    void countsBeforeAreMultiplesOfKTimesTheRowsOfTheLargestPerson() throws IOException {
        Map<?, ?> report = published("person: who\npublish: [before]\n");
        assertThat(original(report).get("counts-rounded-down-to-multiples-of")).isEqualTo(10.0);
        List<Map<?, ?>> masked = objects(report.get("attributes")).subList(0, 3);
        assertThat(masked).allSatisfy(attribute -> {
            List<Map<?, ?>> bars = objects(attribute.get("distribution"));
            assertThat(bars)
                    .isNotEmpty()
                    .allSatisfy(
                            bar -> assertThat((Double) bar.get("before") % 10).isZero());
            double all =
                    bars.stream().mapToDouble(bar -> (Double) bar.get("before")).sum();
            assertThat(all).isBetween(1200 - 10.0 * bars.size(), 1200.0);
        });
        // what is counted by persons does not follow from the file
        assertThat(report.get("scores").toString()).doesNotContain("prosecutor-risk", "homogeneity");
        assertThat(objects(report.get("verdicts")).get(0).containsKey("found")).isFalse();
    }

    @Test
    void isRefusedWhereNothingOfTheOriginalMayBeTold() throws IOException {
        folder.write(
                "private.yaml",
                RECIPE.replace("{name: mdav, k: 5}", "{name: semantic-exponential, epsilon: 1}") + "publish: [loss]\n");
        refused(() -> folder.recipe("private.yaml"), "not differentially private");
        folder.write(RecipeFolder.RECIPE, RECIPE + "publish: [everything]\n");
        assertThatThrownBy(() -> folder.recipe(RecipeFolder.RECIPE))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("publish");
    }

    private static void refused(org.assertj.core.api.ThrowableAssert.ThrowingCallable attempt, String message) {
        assertThatThrownBy(attempt)
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_PUBLISH"))
                .hasMessageContaining(message);
    }
}
