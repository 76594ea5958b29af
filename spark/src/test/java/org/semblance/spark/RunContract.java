package org.semblance.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import org.apache.spark.SparkContext;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.semblance.Watcher;
import org.semblance.release.run.Cluster;
import org.semblance.release.run.Engine;

/** Whole recipes, from start to end: the release is, byte for byte, that of the local engine, whatever the number of parts. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class RunContract {

    static final int ROWS = 3000;

    private final Map<String, String> settings = new HashMap<>();

    /** Hears how far Spark is. */
    private Watcher looksOn = Watcher.SILENT;

    private Cluster.Session session;

    @TempDir
    private Path folder;

    protected abstract String master();

    /** A number of parts that is larger than that of places. */
    protected abstract int many();

    /** Settings of Spark. */
    protected abstract Map<String, String> settings();

    @BeforeAll
    void start() {
        settings.putAll(settings());
        settings.forEach(System::setProperty);
        session = new SparkCluster().start(master(), (stage, done, total) -> looksOn.progress(stage, done, total));
    }

    @AfterAll
    void stop() {
        session.close();
        settings.keySet().forEach(System::clearProperty);
    }

    protected final Path folder() {
        return folder;
    }

    /** Spark's progress is heard by another from now on. */
    protected final Cluster.Session session(Watcher watcher) {
        looksOn = watcher;
        return session;
    }

    /** As if the site had set it before the start. */
    protected static void cutInto(int parts) {
        SparkContext.getOrCreate().conf().set("spark.default.parallelism", String.valueOf(parts));
    }

    private void comesToTheSame(Trial trial, int... numbers) throws IOException {
        Map<String, Object> here = trial.released(Engine.LOCAL);
        for (int parts : numbers) {
            cutInto(parts);
            assertThat(trial.released(session(Watcher.SILENT)))
                    .as("%d parts", parts)
                    .isEqualTo(here);
        }
    }

    @Test
    void groupsInBlocks() throws IOException {
        Trial trial = Trial.of(folder, "data: people.csv\n" + People.ATTRIBUTES + People.IN_BLOCKS);
        People.some(ROWS).csv(folder.resolve("people.csv"));
        comesToTheSame(trial, 1, 3, many());
    }

    @Test
    void groupsInBlocksOfSomeRows() throws IOException {
        Trial trial = Trial.of(
                folder,
                "data: people.csv\nwhere: town is not missing and age >= 25\n" + People.ATTRIBUTES + People.IN_BLOCKS);
        People.some(ROWS).csv(folder.resolve("people.csv"));
        comesToTheSame(trial, 8);
    }

    @ParameterizedTest
    @CsvSource({
        "park/recipe.yaml, ''",
        "hospital/generalise.yaml, 'method: {name: incognito, k: 5, suppress: 5%}'",
        "hospital/noise.yaml, ''"
    })
    void examples(String recipe, String method) throws IOException {
        comesToTheSame(Trial.example(folder, recipe, method, "[information-loss]"), 3, many());
    }

    @Test
    void documentsInBlocks() throws IOException {
        comesToTheSame(
                Trial.example(
                        folder,
                        "notes/recipe.yaml",
                        "method: {name: spherical-mdav, k: 3}\nblocking: {name: spherical-k-means, size: 10}",
                        "[spherical-information-loss]"),
                8);
    }

    @Test
    void aFolderOfFilesOneOfThemWithoutRows() throws IOException {
        Trial trial = Trial.of(folder, "data: register/\n" + People.ATTRIBUTES + People.IN_BLOCKS);
        People.some(ROWS).folder(folder.resolve("register"), 5);
        comesToTheSame(trial, 8);
    }

    @Test
    void jsonLines() throws IOException {
        Trial trial = Trial.of(folder, "data: people.jsonl\n" + People.ATTRIBUTES + People.IN_BLOCKS);
        People.some(ROWS).jsonLines(folder.resolve("people.jsonl"));
        comesToTheSame(trial, 8);
        assertThat(trial.out().resolve("release.jsonl")).exists();
    }

    @Test
    void parquet() throws IOException, SQLException {
        Trial trial = Trial.of(folder, "data: people.parquet\n" + People.ATTRIBUTES + People.IN_BLOCKS);
        People.some(ROWS).parquet(folder.resolve("people.parquet"), "*");
        comesToTheSame(trial, 8);
        assertThat(trial.out().resolve("release.parquet")).exists();
    }

    @Test
    void aDatabase() throws IOException, SQLException {
        Trial trial = Trial.of(
                folder, "data: people.db\nquery: select * from people\n" + People.ATTRIBUTES + People.IN_BLOCKS);
        People.some(ROWS).database(folder.resolve("people.db"), "people");
        comesToTheSame(trial, 8);
        assertThat(trial.out().resolve("release.parquet")).exists();
    }
}
