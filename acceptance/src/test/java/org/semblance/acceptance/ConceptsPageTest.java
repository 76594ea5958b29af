package org.semblance.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page on concepts shows what the commands print. */
class ConceptsPageTest {

    /** A block, perhaps indented as part of a list, with a command and what it prints. */
    private static final Pattern LOOKED_UP =
            Pattern.compile("(?m)^( *)```\n *\\$ \\./semblance concepts (find|show) (\\S+)\n((?s:.*?))^ *```$");

    @Test
    void showsWhatFindAndShowPrint(@TempDir Path root) throws IOException {
        Bench bench = new Bench(root);
        List<MatchResult> blocks = LOOKED_UP
                .matcher(Files.readString(Path.of("..", "docs", "concepts.md")))
                .results()
                .toList();
        assertThat(blocks).hasSize(4);
        for (MatchResult block : blocks) {
            Cli.Answer answer = bench.run("concepts", block.group(2), block.group(3));
            assertThat(answer.code()).as(answer.said()).isZero();
            assertThat(block.group(4).replaceAll("(?m)^" + block.group(1), "")).isEqualTo(answer.out());
        }
    }
}
