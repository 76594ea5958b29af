package org.semblance.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.testkit.Trials;

/** Several runs at once, where one is meant. */
class TwoRunsTest {

    private static final int ROUNDS = Trials.count(2, 10);
    private static final int PROCESSES = 8;

    @TempDir
    Path root;

    @Test
    @DisplayName("BI081: of eight runs to one target exactly one releases, the others find it locked or there")
    void ofEightRunsToOneTargetExactlyOneReleases() {
        Bench bench = new Bench(root);
        for (int process = 0; process < PROCESSES; process++) {
            // different data, so that rows of two runs in one release would show
            bench.write(
                    "data" + process + ".csv",
                    Samples.mixed(1500, process)
                            .replace("early", "early" + process)
                            .replace("late", "late" + process));
            bench.write(
                    "recipe" + process + ".yaml",
                    Samples.mixedRecipe(5).replace("data.csv", "data" + process + ".csv"));
        }
        List<String> before = Release.names(bench.at("."));
        for (int round = 0; round < ROUNDS; round++) {
            String target = "deep" + round + "/down/release";
            List<Cli.Running> running = new ArrayList<>();
            for (int process = 0; process < PROCESSES; process++) {
                running.add(bench.cli().start("anonymize", "recipe" + process + ".yaml", "--out", target));
            }
            List<Cli.Answer> answers =
                    running.stream().map(run -> run.end(Duration.ofSeconds(90))).toList();
            List<Cli.Answer> released =
                    answers.stream().filter(answer -> answer.code() == 0).toList();
            assertThat(released).as("%s", answers).hasSize(1);
            answers.stream().filter(answer -> answer.code() != 0).forEach(answer -> {
                assertThat(answer.code()).as(answer.said()).isEqualTo(2);
                assertThat(answer.err()).containsPattern("^error (E_LOCKED|E_EXISTS): ");
            });
            int winner = answers.indexOf(released.get(0));
            Release release = Release.in(bench.at(target));
            assertThat(release.table().column("shift")).hasSize(1500).allMatch(shift -> shift.endsWith("" + winner));
            assertThat(Release.names(bench.at("deep" + round + "/down"))).containsExactly("release", "release.owner");
        }
        assertThat(Release.names(bench.at("."))).containsAll(before);
        assertThat(bench.temporary()).isEmptyDirectory();
    }

    @Test
    void replacingAtOnceLeavesOneCompleteRelease() {
        Bench bench = new Bench(root);
        bench.write("data.csv", Samples.mixed(600));
        bench.write("recipe.yaml", Samples.mixedRecipe(5));
        bench.anonymizes();
        List<Cli.Running> running = new ArrayList<>();
        for (int process = 0; process < PROCESSES; process++) {
            running.add(bench.cli().start("anonymize", "recipe.yaml", "--replace"));
        }
        List<Cli.Answer> answers =
                running.stream().map(run -> run.end(Duration.ofSeconds(90))).toList();
        assertThat(answers).anyMatch(answer -> answer.code() == 0);
        assertThat(answers).allSatisfy(answer -> {
            if (answer.code() != 0) {
                assertThat(answer.err()).startsWith("error E_LOCKED: ");
            }
        });
        Release.in(bench.at("release"));
        assertThat(Release.names(bench.at("."))).containsExactly("data.csv", "recipe.yaml", "release", "release.owner");
    }
}
