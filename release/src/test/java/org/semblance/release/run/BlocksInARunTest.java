package org.semblance.release.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Problem;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.release.report.Report;

/** A recipe that asks for blocks. */
class BlocksInARunTest {

    private RecipeFolder folder;

    @BeforeEach
    void prepare(@TempDir Path path) throws IOException {
        folder = new RecipeFolder(path, new Taxonomies());
        Random random = new Random(1);
        folder.write(
                "people.csv",
                IntStream.range(0, 400)
                        .mapToObj(row -> "p" + row / 2 + "," + (20 + random.nextInt(60)) + "," + random.nextInt(5000)
                                + ",illness" + random.nextInt(9))
                        .collect(Collectors.joining("\n", "id,age,income,illness\n", "\n")));
    }

    private Report anonymize(String rest) throws IOException {
        folder.write(RecipeFolder.RECIPE, """
                data: people.csv
                attributes:
                  id: {role: identifier}
                  age: {role: quasi-identifier, domain: numeric, round: 0}
                  income: {role: quasi-identifier, domain: numeric, round: 0}
                  illness: {role: confidential}
                measures: [information-loss]
                """ + rest);
        return folder.anonymize(1L);
    }

    @Test
    void isVerifiedAsAWholeAndSaysThatThereWereBlocks() throws IOException {
        Report report = anonymize("method: {name: mdav, k: 5}\nblocking: {name: kd, size: 50}\n");
        assertThat(report.published()).isTrue();
        assertThat(report.verdicts())
                .allSatisfy(finding -> assertThat(finding.holds()).isTrue());
        assertThat(report.notes()).anyMatch(note -> note.contains("in blocks (kd, size 50)"));
        assertThat(report.context().recipe()).containsKey("blocking");
    }

    @Test
    void theRowsOfAPersonAreInOneBlockAndAimsAreReached() throws IOException {
        Report report = anonymize("""
                person: id
                method: {name: mdav, k: 4}
                guarantees: [{l-diversity: 3, of: illness}]
                blocking: {name: kd, size: 20}
                """);
        assertThat(report.published()).isTrue();
        assertThat(report.notes()).anyMatch(note -> note.contains("all rows of a person share a group"));
        assertThat(report.verdicts()).extracting(Report.Finding::guarantee).contains("k-anonymity", "l-diversity");
    }

    @Test
    void refusesBlocksThatAreOfNoUse() {
        refuses("method: {name: sa-mdav, k: 5}\nblocking: {name: kd, size: 50}\n", "makes no groups within blocks");
        refuses("method: {name: mdav, k: 5}\nblocking: {name: spherical-k-means, size: 50}\n", "cuts documents");
        refuses("method: {name: mdav, k: 5}\nblocking: {name: kd, size: 3}\n", "too small");
        refuses("method: {name: mdav, k: 5}\nblocking: {name: kd, size: 8}\n", "cannot hold two groups");
    }

    private void refuses(String rest, String what) {
        assertThatThrownBy(() -> anonymize(rest)).isInstanceOfSatisfying(Problem.class, problem -> {
            assertThat(problem.code()).isEqualTo("E_BLOCKING");
            assertThat(problem.what()).contains(what);
        });
    }
}
