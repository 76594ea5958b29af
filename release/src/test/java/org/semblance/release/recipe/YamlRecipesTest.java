package org.semblance.release.recipe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.semblance.Problem;

@Isolated("takes the time")
class YamlRecipesTest {

    @TempDir
    Path folder;

    @Test
    void readsATreeThatKnowsItsLines() throws IOException {
        RecipeNode.Mapping root = read(
                "# a recipe\ndata: visitors.csv\nkk: '5'\nattributes:\n  age:\n    role: quasi\n  zip: [a, \"b\"]\nempty:\n");
        assertThat(root.entries().keySet()).containsExactly("data", "kk", "attributes", "empty");
        assertThat(root.keyLines())
                .containsEntry("data", 2)
                .containsEntry("kk", 3)
                .containsEntry("empty", 8); // BI073
        assertThat(root.entries().get("data")).isEqualTo(new RecipeNode.Scalar("visitors.csv", true, 2));
        assertThat(root.entries().get("kk")).isEqualTo(new RecipeNode.Scalar("5", false, 3));
        assertThat(root.entries().get("empty")).isEqualTo(new RecipeNode.Scalar("", true, 8));
        RecipeNode.Mapping attributes = (RecipeNode.Mapping) root.entries().get("attributes");
        assertThat(attributes.line()).isEqualTo(5);
        RecipeNode.Sequence zip = (RecipeNode.Sequence) attributes.entries().get("zip");
        assertThat(zip.items())
                .containsExactly(new RecipeNode.Scalar("a", true, 7), new RecipeNode.Scalar("b", false, 7));
    }

    @Test
    void takesBlocksOfTextAsQuoted() throws IOException {
        assertThat(read("note: |\n  two\n  lines\n").entries().get("note"))
                .isEqualTo(new RecipeNode.Scalar("two\nlines\n", false, 1));
    }

    @Test
    void readsAFileWithAByteOrderMarkAndWindowsLineEnds() throws IOException {
        assertThat(read("\uFEFFk: 5\r\nl: 2\r\n").keyLines())
                .containsEntry("k", 1)
                .containsEntry("l", 2);
    }

    @Test
    @Timeout(60)
    void refusesAliasesAndAnchors() { // BI071
        refused("a: &canary x\nb: 1\n", 1, "an anchor");
        refused("b: 1\na: *canary\n", 2, "an alias");
        refused("b: 1\n<<: *canary\n", 2, "an alias");
        StringBuilder bomb = new StringBuilder("a0: &a0 [x, x]\n");
        for (int i = 1; i < 60; i++) {
            bomb.append("a%d: &a%d [*a%d, *a%d]\n".formatted(i, i, i - 1, i - 1));
        }
        refused(bomb.toString(), 1, "an anchor");
    }

    @Test
    @Timeout(60)
    void refusesDeepNesting() { // BI071
        refused("k: " + "[".repeat(10_000) + "]".repeat(10_000), 1, "nested deeper than 50 levels");
        refused("[".repeat(10_000), 1, "nested deeper than 50 levels");
        refused("{a: ".repeat(10_000), 1, "nested deeper than 50 levels");
        StringBuilder deep = new StringBuilder();
        for (int i = 0; i < 1000; i++) {
            deep.append(" ".repeat(i)).append("a:\n");
        }
        refused(deep.toString(), 50, "nested deeper than 50 levels");
    }

    @Test
    @Timeout(60)
    void refusesALargeFileBeforeItIsParsed() throws IOException { // BI071
        Path file = folder.resolve("recipe.yaml");
        try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
            sparse.setLength(1L << 36); // more than fits into memory, and no room on the disk
        }
        Problem problem = problem(file);
        assertThat(problem.code()).isEqualTo("E_CONFIG");
        assertThat(problem).hasMessage("recipe.yaml: larger than 1 MiB");
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "x, ", "- ", "[], ", "? ", "\"", "'", "{a", "\n", ": ", "#", "| ", "&a ", "é"})
    @Timeout(60)
    void readsOrRefusesTheLargestFileInTime(String piece) throws IOException { // BI071
        String text = ("k: [" + piece.repeat(YamlRecipes.LARGEST)).substring(0, YamlRecipes.LARGEST / 2);
        Path file = Files.writeString(folder.resolve("recipe.yaml"), text);
        assertThat(problem(file).code()).isEqualTo("E_CONFIG");
    }

    @Test
    void refusesTags() {
        refused("k: 1\nl: !!int 5\n", 2, "a tag");
        refused("k: !canary {a: 1}\n", 1, "a tag");
        refused("k: ! a\n", 1, "a tag");
        refused("k: !!javax.script.ScriptEngineManager [x]\n", 1, "a tag");
    }

    @Test
    void refusesAKeyThatStandsTwice() {
        refused("k: 5\nl: 1\nk: 6\n", 3, "the key 'k' occurs twice, first in line 1");
        refused("a:\n  k: 5\n  \"k\": canary\n", 3, "the key 'k' occurs twice, first in line 2");
    }

    @Test
    void refusesWhatIsNotOneMapping() {
        refused("", 1, "the recipe is empty");
        refused("# only a remark\n", 1, "the recipe is empty");
        refused("k: 1\n---\nl: 2\n", 2, "a second document");
        refused("- canary\n", 1, "not a mapping of keys to values");
        refused("canary\n", 1, "not a mapping of keys to values");
        refused("? [a, b]\n: c\n", 1, "a key that is not a word");
        refused("? \n: c\n", 1, "a key that is not a word");
    }

    @Test
    void namesTheLineOfWhatIsNotYaml() {
        refused("k: 1\nl: [canary\n", 3, "not well-formed YAML");
        refused("k: 1\n\tl: canary\n", 2, "not well-formed YAML");
        refused("k: 1\nl: \"canary\n", 3, "not well-formed YAML");
        refused("k: 1\nl: canary\u0007\n", 2, "a character that YAML does not allow");
    }

    @Test
    void namesTheLineOfWhatIsNotUtf8() throws IOException {
        Path file = folder.resolve("recipe.yaml");
        Files.write(file, "k: 1\nl: caf\u00E9\n".getBytes(StandardCharsets.ISO_8859_1));
        assertThat(problem(file)).hasMessage("recipe.yaml, line 2: not UTF-8");
    }

    @Test
    void refusesWhatIsNoFile() {
        assertThat(problem(folder).code()).isEqualTo("E_NOT_A_FILE");
        assertThat(problem(folder.resolve("absent.yaml")).code()).isEqualTo("E_NO_FILE");
    }

    private RecipeNode.Mapping read(String text) throws IOException {
        return (RecipeNode.Mapping) new YamlRecipes().read(Files.writeString(folder.resolve("recipe.yaml"), text));
    }

    private void refused(String text, int line, String what) {
        Path file;
        try {
            file = Files.writeString(folder.resolve("recipe.yaml"), text);
        } catch (IOException failed) {
            throw new AssertionError(failed);
        }
        Problem problem = problem(file);
        assertThat(problem.code()).isEqualTo("E_CONFIG");
        assertThat(problem).hasMessage("recipe.yaml, line " + line + ": " + what);
        assertThat(problem.advice()).isNotBlank().doesNotContain("canary");
    }

    private static Problem problem(Path file) {
        Problem problem = catchThrowableOfType(Problem.class, () -> new YamlRecipes().read(file));
        assertThat(problem).as("a problem").isNotNull();
        assertThat(problem).hasNoCause();
        return problem;
    }
}
