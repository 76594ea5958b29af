package org.semblance.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.release.run.Cluster;
import org.semblance.release.run.Engine;

/** In two processes beside this one, which may be lost, and with tasks done twice where one seems slow. */
@Tag("cluster")
class RunInProcessesTest extends RunContract {

    @Override
    protected String master() {
        return "local-cluster[2,1,1024]";
    }

    @Override
    protected int many() {
        return 16;
    }

    @Override
    protected Map<String, String> settings() {
        return Map.of(
                "semblance.jars",
                Objects.requireNonNull(System.getProperty("semblance.all"), "the one file, made by: mvn package"),
                "spark.executor.memory",
                "512m",
                "spark.executor.extraJavaOptions",
                "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC",
                "spark.shuffle.io.retryWait", // how long an executor that is lost is waited for
                "200ms",
                "spark.speculation",
                "true",
                "spark.speculation.interval",
                "20ms",
                "spark.speculation.quantile",
                "0.1",
                "spark.speculation.multiplier",
                "1.1",
                "spark.speculation.minTaskRuntime",
                "1ms");
    }

    /** Kills an executor as soon as a stage of the run has Spark work. */
    private static final class Killer {

        private final String stage;
        private String current = "";
        private boolean killed;

        Killer(String stage) {
            this.stage = stage;
        }

        /** Hears which stage the run is at. */
        Watcher ofRun() {
            return (told, done, total) -> current = told;
        }

        /** Hears that Spark works. */
        Watcher ofSpark() {
            return (told, done, total) -> {
                if (!killed && current.equals(stage)) {
                    killed = Executors.ofThisProcess().findFirst().orElseThrow().destroyForcibly();
                }
            };
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"read", "mask", "write"})
    @DisplayName("BI085: an executor that is lost while a table is read, masked or written leaves no trace")
    void comesToTheSameWhenAnExecutorIsKilled(String stage) throws IOException {
        Trial trial = Trial.of(folder(), "data: register/\n" + People.ATTRIBUTES + People.IN_BLOCKS);
        People.some(ROWS).folder(folder().resolve("register"), 5);
        Map<String, Object> here = trial.released(Engine.LOCAL);
        cutInto(8);
        Killer killer = new Killer(stage);
        assertThat(trial.released(session(killer.ofSpark()), killer.ofRun())).isEqualTo(here);
        assertThat(killer.killed).isTrue();
    }

    @Test
    void tellsOfAFileThatExecutorsCannotRead(@TempDir Path elsewhere) throws IOException {
        Path here = Path.of("/proc/self/cwd"); // another place for each process
        assumeTrue(Files.isDirectory(here), "needs /proc/self");
        Path file = Files.createTempFile(Path.of("target"), "people", ".csv");
        try {
            People.some(ROWS).csv(file);
            Trial trial = Trial.of(
                    elsewhere.resolve("trial"),
                    "data: " + here.resolve(file) + "\n" + People.ATTRIBUTES + People.IN_BLOCKS);
            Cluster.Session session = session(Watcher.SILENT);
            assertThatThrownBy(() -> trial.run(session, false, Watcher.SILENT))
                    .isInstanceOfSatisfying(Problem.class, problem -> {
                        assertThat(problem.code()).isEqualTo("E_READ");
                        assertThat(problem.what()).contains("executors");
                    });
            assertThat(trial.folder()).isDirectoryContaining(path -> path.equals(trial.recipe()));
            assertThat(trial.folder().toFile().list()).hasSize(1);
        } finally {
            Files.delete(file);
        }
    }

    @Test
    void parquet() throws IOException, SQLException {
        Trial trial = Trial.of(folder(), "data: people.parquet\n" + People.ATTRIBUTES + People.IN_BLOCKS);
        People.some(ROWS).parquet(folder().resolve("people.parquet"), "*");
        comesToTheSame(trial, 8);
        assertThat(trial.out().resolve("release.parquet")).exists();
    }

    @Test
    void aDatabase() throws IOException, SQLException {
        Trial trial = Trial.of(
                folder(), "data: people.db\nquery: select * from people\n" + People.ATTRIBUTES + People.IN_BLOCKS);
        People.some(ROWS).database(folder().resolve("people.db"), "people");
        comesToTheSame(trial, 8);
        assertThat(trial.out().resolve("release.parquet")).exists();
    }
}
