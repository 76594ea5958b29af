package org.semblance.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** From no hierarchy to a generalised release, as the documentation tells it. */
class GeneralizationTest {

    private static final Path VISITORS = Path.of("..", "examples", "visitors");
    private static final String[] QUASI_IDENTIFIERS = {"age", "town", "occupation"};

    private Bench bench;

    @BeforeEach
    void prepare(@TempDir Path root) throws IOException {
        bench = Bench.inProcess(root);
        for (String name : List.of("visitors.csv", "concepts.csv")) {
            bench.write(name, Files.readAllBytes(VISITORS.resolve(name)));
        }
    }

    private void recipe(String method) {
        bench.write("recipe.yaml", """
                data: visitors.csv
                attributes:
                  visitor_id: identifier
                  name: identifier
                  age: {role: quasi-identifier, domain: hierarchy, hierarchy: age-hierarchy.csv}
                  town: {role: quasi-identifier, domain: nominal}
                  occupation: {role: quasi-identifier, domain: hierarchy, hierarchy: occupation-hierarchy.csv, taxonomy: wordnet-3.1, concepts: occupation-concepts.csv}
                  income: other
                  distance_km: other
                  education: other
                  visits: other
                  reason: other
                  satisfaction: other
                  health: confidential
                  spending: confidential
                method: METHOD
                """.replace("METHOD", method));
    }

    private void succeeds(String... arguments) {
        Cli.Answer answer = bench.run(arguments);
        assertThat(answer.code()).as(answer.said()).isZero();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{name: incognito, k: 5, suppress: 5%}",
                "{name: datafly, k: 5, heuristic: semantic}",
                "{name: local-recoding, k: 5}"
            })
    void buildsRepairsAndGeneralizes(String method) {
        succeeds("hierarchy", "build", "visitors.csv", "--attribute", "age");
        succeeds("hierarchy", "build", "visitors.csv", "--attribute", "occupation");
        succeeds("hierarchy", "repair", "occupation-hierarchy.csv");
        recipe(method);
        Release release = bench.anonymizes();
        Grid released = release.table();
        assertThat(released.rows()).hasSize(1000);
        assertThat(released.smallestClass(QUASI_IDENTIFIERS)).isGreaterThanOrEqualTo(5);
        assertThat(released.counts(QUASI_IDENTIFIERS).size()).isGreaterThan(1);
        assertThat(JsonText.objects(release.report().get("scores")).stream().map(score -> score.get("name")))
                .contains("granularity", "semantic-information-loss", "semantic-sse");
        String labels = bench.text("age-hierarchy.csv") + bench.text("occupation-hierarchy.csv");
        for (String column : List.of("age", "occupation")) {
            assertThat(released.column(column))
                    .allSatisfy(
                            text -> assertThat(labels).containsPattern("(^|;|\n)" + Pattern.quote(text) + "(;|\n|$)"));
        }
    }

    /** With the reference data: the occupations of Adult, mapped by hand, from no hierarchy to a release. */
    @Test
    void adultGoesTheSameWay() throws IOException {
        String data = System.getenv("SEMBLANCE_DATA");
        assumeTrue(data != null, "needs SEMBLANCE_DATA, the folder of the reference data");
        bench.write("adult.csv", Files.readAllBytes(Path.of(data, "arx-example", "adult.csv")));
        bench.write("concepts.csv", Files.readAllBytes(Path.of(data, "adult", "concepts.csv")));
        succeeds("hierarchy", "build", "adult.csv", "--attribute", "occupation");
        succeeds("hierarchy", "repair", "occupation-hierarchy.csv", "--out", "occupation-repaired.csv");
        bench.write("recipe.yaml", """
                data: adult.csv
                attributes:
                  sex: {role: quasi-identifier, domain: nominal}
                  race: {role: quasi-identifier, domain: nominal}
                  marital-status: {role: quasi-identifier, domain: nominal}
                  occupation: {role: quasi-identifier, domain: hierarchy, hierarchy: occupation-repaired.csv, taxonomy: wordnet-3.1, concepts: occupation-concepts.csv}
                  age: other
                  education: other
                  native-country: other
                  workclass: other
                  salary-class: confidential
                method: {name: incognito, k: 5, suppress: 1%}
                """);
        Release release = bench.anonymizes();
        assertThat(release.table().smallestClass("sex", "race", "marital-status", "occupation"))
                .isGreaterThanOrEqualTo(5);
        assertThat(release.report().get("warnings").toString()).doesNotContain("W_LABELS_UNMAPPED");
    }

    @Test
    void theExampleKeepsItsPromise() throws IOException {
        for (String name :
                List.of("age", "income", "distance_km", "education", "visits", "occupation", "occupation-concepts")) {
            bench.write(
                    "hierarchies/" + name + ".csv",
                    Files.readAllBytes(VISITORS.resolve("hierarchies").resolve(name + ".csv")));
        }
        bench.write("generalise.yaml", Files.readAllBytes(VISITORS.resolve("generalise.yaml")));
        Grid released =
                bench.releases("generalised", "anonymize", "generalise.yaml").table();
        assertThat(released.smallestClass("age", "income", "distance_km", "education", "visits", "town", "occupation"))
                .isGreaterThanOrEqualTo(5);
    }

    @Test
    void countsEveryValueThatAHierarchyLacksAndShowsNone() {
        bench.write("data.csv", "job,wage\nnurse,1\nCANARY,2\nnurse,3\nCANARY2,4\nCANARY,5\n");
        bench.write("jobs.csv", "nurse;*\n");
        bench.write("recipe.yaml", """
                data: data.csv
                attributes:
                  job: {role: quasi-identifier, domain: hierarchy, hierarchy: jobs.csv}
                  wage: {role: other, allow: [unique]}
                method: {name: incognito, k: 2}
                """);
        Cli.Answer answer = bench.refuses("E_HIERARCHY_VALUES", "anonymize", "recipe.yaml");
        assertThat(answer.err())
                .contains("2 values, in 3 rows")
                .contains("that of row 2 (2 rows)")
                .contains("that of row 4 (1 row)");
    }

    @Test
    void looksAlikeIsTheSameInTableAndHierarchy() {
        // é composed in the hierarchy, e and an accent in the table; and the other way round
        bench.write("data.csv", "job\ncafe\u0301\ncafe\u0301\nth\u00e9\nth\u00e9\n");
        bench.write("jobs.csv", "caf\u00e9;drink;*\nthe\u0301;drink;*\n");
        bench.write("recipe.yaml", """
                data: data.csv
                attributes:
                  job: {role: quasi-identifier, domain: hierarchy, hierarchy: jobs.csv}
                method: {name: incognito, k: 3}
                """);
        assertThat(bench.anonymizes().table().column("job")).containsOnly("drink");
    }

    @Test
    void refusesALabelThatReadsAsNoValue() {
        bench.write("data.csv", "job\nnurse\nnurse\ncook\ncook\n");
        bench.write("jobs.csv", "nurse;NA;*\ncook;NA;*\n");
        bench.write("recipe.yaml", """
                data: data.csv
                missing: ["", NA]
                attributes:
                  job: {role: quasi-identifier, domain: hierarchy, hierarchy: jobs.csv}
                method: {name: incognito, k: 3}
                """);
        bench.refuses("E_MISSING", "anonymize", "recipe.yaml");
    }

    @Test
    void refusesToAverageAPersonWhoseLabelIsAValueElsewhere() {
        bench.write("data.csv", "who,ill\n1,flu\n1,cold\n2,fever\n2,fever\n");
        bench.write("ills.csv", "flu;infection;*\ncold;infection;*\ninfection;unspecified;*\nfever;unspecified;*\n");
        bench.write("recipe.yaml", """
                data: data.csv
                person: who
                attributes:
                  ill: {role: quasi-identifier, domain: hierarchy, hierarchy: ills.csv}
                method: {name: mdav, k: 2}
                """);
        bench.refuses("E_HIERARCHY", "anonymize", "recipe.yaml");
    }

    @Test
    void aLineThatMayBeAValueIsNoHeader() {
        bench.write("data.csv", "job\nnurse\nnurse\ncook\ncook\n");
        bench.write("jobs.csv", "nurse;health;All\ncook;food;*\nwaiter;food;*\n");
        Cli.Answer answer = bench.refuses("E_NO_ROOT", "hierarchy", "score", "jobs.csv");
        assertThat(answer.err()).contains("jobs.csv, line 1");
    }

    @Test
    void refusesAGoalThatSuppressionCannotMeet() {
        bench.write("data.csv", "job\nnurse\ncook\n");
        bench.write("jobs.csv", "nurse;*\ncook;*\n");
        bench.write("recipe.yaml", """
                data: data.csv
                attributes:
                  job: {role: quasi-identifier, domain: hierarchy, hierarchy: jobs.csv}
                method: {name: datafly, k: 3, suppress: 100%}
                """);
        bench.refuses("E_K", "anonymize", "recipe.yaml");
    }

    @Test
    void refusesANumberWithoutAHierarchy() {
        bench.write("data.csv", "age\n30\n31\n32\n33\n");
        bench.write("recipe.yaml", """
                data: data.csv
                attributes:
                  age: {role: quasi-identifier, domain: numeric}
                method: {name: incognito, k: 2}
                """);
        Cli.Answer answer = bench.refuses("E_DOMAIN", "anonymize", "recipe.yaml");
        assertThat(answer.err()).contains("hierarchy build");
    }

    @Test
    void tellsAShareThatIsNone() {
        bench.write("data.csv", "job\nnurse\ncook\n");
        bench.write("recipe.yaml", """
                data: data.csv
                attributes:
                  job: {role: quasi-identifier, domain: nominal}
                method: {name: incognito, k: 2, suppress: 500%}
                """);
        Map<String, String> before = bench.listing();
        Cli.Answer answer = bench.run("anonymize", "recipe.yaml");
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.err()).contains("suppress").contains("5%");
        assertThat(bench.listing()).isEqualTo(before);
    }
}
