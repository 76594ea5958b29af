package org.semblance.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.cli.SameProcess;
import org.semblance.testkit.ShippedExample;

/** The page about comparisons shows what its commands print. */
class ComparisonGuideTest {

    private static final Path EXAMPLES = Path.of("..", "examples");
    private static final Pattern BLOCK =
            Pattern.compile("(?m)^```\n\\$ \\./semblance compare (\\S+)( .*)?\n((?s:.*?))^```$");

    @TempDir
    private Path root;

    private String page;

    @BeforeEach
    void copyTheExamples() throws IOException {
        page = Files.readString(Path.of("..", "docs", "compare.md"));
        for (String example : List.of("visitors", "hospital")) {
            ShippedExample.copy(
                    EXAMPLES.resolve(example), root.resolve("examples").resolve(example));
        }
    }

    private String compare(String recipe, String... options) {
        String[] arguments = Stream.concat(
                        Stream.of("compare", root.resolve(recipe).toString()), Stream.of(options))
                .toArray(String[]::new);
        SameProcess.Answer answer = SameProcess.run(arguments);
        assertThat(answer.code()).as(answer.err()).isZero();
        return answer.out().replace(root.toString(), "…");
    }

    @Test
    void showsWhatTheCommandsPrint() {
        List<MatchResult> blocks = BLOCK.matcher(page).results().toList();
        assertThat(blocks).hasSize(2);
        for (MatchResult block : blocks) {
            String[] options = block.group(2) == null
                    ? new String[0]
                    : block.group(2).strip().split(" ", -1);
            assertThat(block.group(3)).isEqualTo(compare(block.group(1), options));
        }
    }

    @Test
    void whoIsAheadDependsOnTheYardstick() {
        assertThat(page).contains("on the visitors `mdav`").contains("with `--combine mean` it is `sa-mdav`");
        assertThat(compare("examples/visitors/recipe.yaml")).contains("recommended: mdav,");
        assertThat(compare("examples/visitors/recipe.yaml", "--combine", "mean", "--replace"))
                .contains("sa-mdav, k=7 has the least loss");
    }
}
