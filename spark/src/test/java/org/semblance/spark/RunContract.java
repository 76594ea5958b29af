package org.semblance.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
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
import org.semblance.testkit.Trials;

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

    protected final void comesToTheSame(Trial trial, int... numbers) throws IOException {
        Map<String, Object> here = trial.released(Engine.LOCAL);
        int[] tried = Arrays.copyOfRange(numbers, numbers.length - Trials.count(1, numbers.length), numbers.length);
        for (int parts : tried) {
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
}
