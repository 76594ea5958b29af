package org.semblance.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Runs that are stopped, or find the machine not as it must be: no release, and nothing left behind. */
@Tag("cluster")
class StoppedRunsTest {

    private static final int ROWS = 40_000;

    @TempDir
    private Path folder;

    private Trial trial;

    @BeforeEach
    void prepare() throws IOException {
        trial = Trial.of(folder.resolve("trial"), "data: people.csv\n" + People.ATTRIBUTES + People.IN_BLOCKS);
        People.some(ROWS).csv(trial.folder().resolve("people.csv"));
    }

    private Command anonymize(String master, List<String> within, String... options) throws IOException {
        List<String> all = new ArrayList<>(List.of(options));
        all.add("-Dsemblance.terminal=true"); // it tells the stage
        all.add("-Dspark.executor.memory=512m");
        all.add("-Dspark.executor.extraJavaOptions=-XX:TieredStopAtLevel=1 -XX:+UseSerialGC");
        all.add("-Dsemblance.jars=" + Objects.requireNonNull(System.getProperty("semblance.all")));
        return Command.start(
                folder,
                within,
                all,
                List.of(
                        "anonymize",
                        trial.recipe().toString(),
                        "--out",
                        trial.out().toString(),
                        "--engine",
                        "spark",
                        "--master",
                        master));
    }

    private void leftNothing(Command command) throws IOException {
        assertThat(trial.folder().toFile().list()).containsExactlyInAnyOrder("people.csv", "recipe.yaml");
        try (Stream<Path> left = Files.walk(command.temporary())) {
            assertThat(left).as(command.text()).containsExactly(command.temporary());
        }
        assertThat(command.text()).doesNotContain(People.TOWN);
    }

    @ParameterizedTest
    @CsvSource({"'local[2]', read", "'local[2]', mask", "'local-cluster[2,1,1024]', mask"})
    void ctrlCLeavesNothing(String master, String stage) throws Exception {
        Command command = anonymize(master, List.of());
        command.awaitText(stage);
        List<ProcessHandle> executors =
                Executors.of(command.process().toHandle()).toList();
        command.interrupt();
        assertThat(command.end()).as(command.text()).isEqualTo(130);
        leftNothing(command);
        assertThat(command.text()).contains("stopped").doesNotContain("E_SPARK", "E_INTERNAL");
        for (ProcessHandle executor : executors) {
            for (int wait = 0; executor.isAlive() && wait < 200; wait++) {
                Thread.sleep(50);
            }
            assertThat(executor.isAlive()).isFalse();
        }
    }

    @Test
    void aDiskThatIsFull() throws Exception {
        List<String> alone = List.of("unshare", "-rm"); // what is mounted is gone with the process
        assumeTrue(succeeds(alone, "true"), "needs the right to mount: unshare -rm");
        Path small = Files.createDirectory(folder.resolve("small"));
        List<String> within = new ArrayList<>(alone);
        within.addAll(List.of(
                "sh",
                "-c",
                "mount -t tmpfs -o size=256k tmpfs \"$1\" && shift && exec \"$@\"",
                "sh",
                small.toString()));
        Command command = anonymize("local[2]", within, "-Dspark.local.dir=" + small);
        assertThat(command.end()).as(command.text()).isEqualTo(2);
        assertThat(command.text()).contains("error E_DISK");
        leftNothing(command);
    }

    private static boolean succeeds(List<String> within, String command) throws InterruptedException {
        List<String> all = new ArrayList<>(within);
        all.add(command);
        try {
            return new ProcessBuilder(all).start().waitFor() == 0;
        } catch (IOException notThere) {
            return false;
        }
    }

    @Test
    @DisplayName("BI089: a committer that may leave half a table is refused before anything is done")
    void theSecondCommitter() throws Exception {
        Command command =
                anonymize("local[2]", List.of(), "-Dspark.hadoop.mapreduce.fileoutputcommitter.algorithm.version=2");
        assertThat(command.end()).isEqualTo(2);
        assertThat(command.text()).contains("error E_COMMITTER");
        leftNothing(command);
    }
}
