package org.semblance.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** From words to concepts, as a person does it. */
class ConceptsTest {

    /** Three words that WordNet knows, one that no taxonomy knows and one that a spreadsheet would run. */
    private static final String[] JOBS = {
        "carpenter", "plumber", "bricklayer", "XQZV" + Bench.CANARY + "VKQZ", "\"=1+1;\"\"" + Bench.CANARY + "\"\"\n2\""
    };

    private static final String[] MAP = {"concepts", "map", "data.csv", "--attribute", "job"};

    private Bench bench;

    @BeforeEach
    void prepare(@TempDir Path root) {
        bench = Bench.inProcess(root);
        StringBuilder table = new StringBuilder("id,age,job\n");
        for (int row = 0; row < 60; row++) {
            table.append("P" + row + "," + (20 + row % 11) + "," + JOBS[row % 15 < 10 ? row % 3 : 3 + row % 2] + "\n");
        }
        bench.write("data.csv", table.toString());
    }

    private static String[] with(String[] arguments, String... more) {
        String[] all = Arrays.copyOf(arguments, arguments.length + more.length);
        System.arraycopy(more, 0, all, arguments.length, more.length);
        return all;
    }

    private Cli.Answer succeeds(String... arguments) {
        Cli.Answer answer = bench.run(arguments);
        assertThat(answer.code()).as(answer.said()).isZero();
        assertThat(answer.said()).doesNotContain(Bench.CANARY);
        return answer;
    }

    @Test
    void writesAFileToCheckAndTellsNoValue() {
        Cli.Answer answer = succeeds(MAP);
        assertThat(answer.out())
                .contains("of 5 values found", "concepts.csv", "open it")
                .contains(
                        "job: {role: quasi-identifier, domain: concepts, taxonomy: wordnet-3.1, concepts: concepts.csv}")
                .doesNotContain("carpenter");
        Grid file = Grid.of(bench.text("concepts.csv"), ',');
        assertThat(file.names())
                .containsExactly(
                        "attribute",
                        "value",
                        "concept",
                        "look",
                        "step",
                        "confidence",
                        "gloss",
                        "alternatives",
                        "rows",
                        "for the owner: must not leave");
        assertThat(file.column("attribute")).hasSize(5).containsOnly("job");
        int carpenter = file.column("value").indexOf("carpenter");
        assertThat(file.column("concept").get(carpenter)).isEqualTo("carpenter#1");
        int unknown = file.column("value").indexOf("XQZV" + Bench.CANARY + "VKQZ");
        assertThat(file.column("concept").get(unknown)).isEmpty();
        assertThat(file.column("look").get(unknown)).isEqualTo("yes");
        assertThat(unknown).isLessThan(carpenter);
        assertThat(file.column("value"))
                .as("a formula is defused, and the rest stays as it is")
                .contains("'=1+1;\"" + Bench.CANARY + "\"\n2");
        assertThat(file.column("rows").stream().mapToInt(Integer::parseInt).sum())
                .isEqualTo(60);
    }

    @Test
    void answersAsJsonWithoutValues() {
        Map<String, Object> json = JsonText.object(succeeds(with(MAP, "--json")).out());
        assertThat(json).containsEntry("taxonomy", "wordnet-3.1").containsKeys("concepts", "missing");
        Map<String, Object> job = JsonText.objects(json.get("attributes")).get(0);
        assertThat(job)
                .containsEntry("attribute", "job")
                .containsEntry("values", 5.0)
                .containsKeys("found", "doubtful", "coverage", "under", "carried");
    }

    @Test
    void doesNotReplaceWhatIsThereUnlessAsked() {
        bench.write("concepts.csv", "corrected by hand");
        bench.refuses("E_EXISTS", MAP);
        succeeds(with(MAP, "--replace"));
        assertThat(bench.text("concepts.csv")).startsWith("attribute,");
        assertThat(Release.names(bench.at("."))).containsExactly("concepts.csv", "data.csv");
        succeeds(with(MAP, "--out", "other.csv"));
        assertThat(bench.text("other.csv")).isEqualTo(bench.text("concepts.csv"));
    }

    @Test
    void neverWritesOverTheDataTheTaxonomyOrTheRecipe() throws IOException {
        bench.refuses("E_SAME_FILE", with(MAP, "--out", "data.csv", "--replace"));
        Files.createSymbolicLink(bench.at("link.csv"), bench.at("data.csv"));
        bench.refuses("E_SAME_FILE", with(MAP, "--out", "link.csv", "--replace"));
        bench.write("tree.csv", "carpenter,worker\n");
        bench.refuses("E_SAME_FILE", with(MAP, "--taxonomy", "tree.csv", "--out", "tree.csv", "--replace"));
        bench.write("recipe.yaml", "data: data.csv\n");
        bench.refuses("E_SAME_FILE", with(MAP, "--recipe", "recipe.yaml", "--out", "recipe.yaml", "--replace"));
        bench.refuses("E_WRITE", with(MAP, "--out", "nowhere/concepts.csv"));
        Files.createDirectory(bench.at("folder"));
        bench.refuses("E_WRITE", with(MAP, "--out", "folder", "--replace"));
    }

    @Test
    void refusesWhatCannotBeMapped() {
        assertThat(bench.refuses("E_ATTRIBUTE", "concepts", "map", "data.csv", "--attribute", "jop")
                        .err())
                .contains("did you mean job?");
        assertThat(bench.refuses("E_CONCEPTS", "concepts", "map", "data.csv", "--attribute", "age")
                        .err())
                .contains("numbers");
        assertThat(bench.refuses("E_CONCEPT", with(MAP, "--within", "clerk")).err())
                .contains("clerk#1, clerk#2");
        bench.write("empty.csv", "id,job\n");
        bench.refuses("E_EMPTY_INPUT", "concepts", "map", "empty.csv");
        bench.write("numbers.csv", "a,b\n" + "1,0.5\n2,0.25\n3,0.75\n".repeat(5));
        assertThat(bench.refuses("E_CONCEPTS", "concepts", "map", "numbers.csv").err())
                .contains("covers none of the columns");
    }

    @ParameterizedTest
    @ValueSource(strings = {"wordnet-9.9", "nowhere.obo"})
    void refusesATaxonomyThatIsNotThere(String name) {
        Map<String, String> before = bench.listing();
        for (String[] command : List.of(
                with(MAP, "--taxonomy", name),
                new String[] {"concepts", "find", "clerk", "--taxonomy", name},
                new String[] {"concepts", "show", "clerk#1", "--taxonomy", name})) {
            Cli.Answer answer = bench.run(command);
            assertThat(answer.code()).as(answer.said()).isEqualTo(2);
            assertThat(answer.err()).startsWith("error E_").contains("\n  -> ");
        }
        assertThat(bench.listing()).isEqualTo(before);
    }

    @Test
    void findsTheSensesOfAWord() {
        Cli.Answer answer = succeeds("concepts", "find", "clerk");
        assertThat(answer.out()).contains("clerk#1", "an employee who performs clerical work", "clerk#2");
        fits(answer);
        Map<String, Object> json =
                JsonText.object(succeeds("concepts", "find", "clerk", "--json").out());
        assertThat(JsonText.objects(json.get("senses")).stream().map(sense -> sense.get("concept")))
                .startsWith("clerk#1", "clerk#2");
    }

    @Test
    void suggestsWordsForOneThatIsNotKnown() {
        Cli.Answer answer = succeeds("concepts", "find", "physican");
        assertThat(answer.out()).contains("no word 'physican'", "physician");
        assertThat(bench.refuses("E_WORD", "concepts", "find", "zzqxvw").err()).contains("zzqxvw");
        bench.refuses("E_WORD", "concepts", "find", "");
    }

    @Test
    void showsWhereAConceptStands() {
        Cli.Answer answer = succeeds("concepts", "show", "football#1");
        // football has two parents in WordNet
        assertThat(answer.out())
                .contains("entity#1\n└─ ", "├─ ", "contact_sport#1", "field_game#1", "football#1 (as above)", "rugby#1")
                .contains("depth ", "information content ");
        fits(answer);
        fits(succeeds("concepts", "show", "person#1"));
        Map<String, Object> json = JsonText.object(
                succeeds("concepts", "show", "football#1", "--json").out());
        assertThat(json)
                .containsEntry("concept", "football#1")
                .containsKeys("gloss", "words", "depth", "below", "ways", "children", "neighbours");
        assertThat(bench.refuses("E_CONCEPT", "concepts", "show", "clerk").err())
                .contains("clerk#1, clerk#2");
        bench.refuses("E_CONCEPT", "concepts", "show", "clerk#77");
        JsonText.object(bench.refuses("E_CONCEPT", "concepts", "show", "clerk", "--json")
                .out());
    }

    private static void fits(Cli.Answer answer) {
        assertThat(answer.out().lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
        assertThat(answer.out()).as("no commands to a terminal").doesNotContain("\u001B");
    }

    @Test
    void helpTeachesWithExamples() {
        for (String command : List.of("map", "find", "show")) {
            assertThat(succeeds("concepts", command, "--help").out())
                    .contains("Examples:", "semblance concepts " + command);
        }
        Cli.Answer bare = bench.run("concepts");
        assertThat(bare.code()).isEqualTo(2);
        assertThat(bare.err()).contains("map", "find", "show");
    }
}
