package org.semblance.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.release.run.Cluster;
import org.semblance.release.run.Engine;

/** What cannot be done is told as the local engine tells it, and leaves nothing behind. */
class RefusalsTest {

    private static Cluster.Session session;

    @TempDir
    private Path folder;

    @BeforeAll
    static void start() {
        session = new SparkCluster().start("local[2]", Watcher.SILENT);
    }

    @AfterAll
    static void stop() {
        session.close();
    }

    @BeforeEach
    void prepare() throws IOException {
        People.some(500).csv(folder.resolve("people.csv"));
    }

    private void append(String lines) throws IOException {
        Files.writeString(folder.resolve("people.csv"), lines, StandardOpenOption.APPEND);
    }

    private static Problem refused(Trial trial, Engine engine) throws IOException {
        List<Path> before = files(trial.folder());
        try {
            trial.run(engine, false, Watcher.SILENT);
        } catch (Problem problem) {
            assertThat(files(trial.folder())).isEqualTo(before);
            assertThat(problem.what() + problem.advice()).doesNotContain(People.TOWN);
            return problem;
        }
        throw new AssertionError("no problem");
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.sorted().toList();
        }
    }

    private static void refusedAsHere(Trial trial, String code) throws IOException {
        Problem here = refused(trial, Engine.LOCAL);
        Problem there = refused(trial, session);
        assertThat(there.code()).isEqualTo(code).isEqualTo(here.code());
        assertThat(there.what()).isEqualTo(here.what());
        assertThat(there.advice()).isEqualTo(here.advice());
    }

    private Trial trial(String data, String rest) throws IOException {
        return Trial.of(folder, "data: " + data + "\n" + People.ATTRIBUTES + rest);
    }

    @ParameterizedTest
    @CsvSource({"E_K, income < 0", "E_WHERE, income < -9", "E_WHERE, height > 3"})
    void aConditionThatLeavesTooFewRows(String code, String where) throws IOException {
        append(("p,40,-1.5," + People.TOWN + ",none,illness1,none\n").repeat(3));
        for (String method : List.of(People.IN_BLOCKS, "method: {name: sa-mdav, k: 5}\n")) {
            refusedAsHere(trial("people.csv", "allow: [unique]\nwhere: " + where + "\n" + method), code);
        }
    }

    @ParameterizedTest
    @CsvSource({"8, E_BLOCKING", "3, E_BLOCKING"})
    void blocksThatHoldNoTwoGroups(int size, String code) throws IOException {
        refusedAsHere(
                trial("people.csv", "method: {name: mdav, k: 5}\nblocking: {name: kd, size: " + size + "}\n"), code);
    }

    @Test
    void aColumnWithAnotherTypeInAnotherFile() throws IOException, SQLException {
        Path register = Files.createDirectory(folder.resolve("register"));
        People.some(50).parquet(register.resolve("1.parquet"), "*");
        People.some(50).parquet(register.resolve("2.parquet"), "* REPLACE (CAST(age AS VARCHAR) AS age)");
        refusedAsHere(trial("register/", People.IN_BLOCKS), "E_TYPE");
    }

    @Test
    void aColumnThatIsMissingInAFile() throws IOException, SQLException {
        Path register = Files.createDirectory(folder.resolve("register"));
        People.some(50).parquet(register.resolve("1.parquet"), "*");
        People.some(50).parquet(register.resolve("2.parquet"), "* EXCLUDE (town)");
        refusedAsHere(trial("register/", People.IN_BLOCKS), "E_COLUMNS");
    }

    @Test
    void aFolderWithAFileThatHasNoHeader() throws IOException {
        People.some(50).folder(folder.resolve("register"), 2);
        Files.createFile(folder.resolve("register/nothing.csv"));
        refusedAsHere(trial("register/", People.IN_BLOCKS), "E_EMPTY_INPUT");
    }

    @Test
    void aReleaseThatIsThere() throws IOException {
        Files.createDirectory(folder.resolve("out"));
        Files.writeString(folder.resolve("out/mine.txt"), "mine");
        refusedAsHere(trial("people.csv", People.IN_BLOCKS), "E_EXISTS");
    }

    @Test
    void aTaxonomyThatIsNotThere() throws IOException {
        Trial trial = trial("people.csv", "method: {name: sa-mdav, k: 5}\n");
        Files.writeString(
                trial.recipe(),
                Files.readString(trial.recipe()).replace("domain: nominal", "domain: concepts, taxonomy: nowhere.csv"));
        Problem here = refused(trial, Engine.LOCAL);
        refusedAsHere(trial, here.code());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "where: town is not missing\n"})
    void aWordThatIsNotOnItsScale(String where) throws IOException {
        Trial trial = trial("people.csv", where + People.IN_BLOCKS);
        Files.writeString(trial.recipe(), Files.readString(trial.recipe()).replace("secondary, ", ""));
        Problem here = refused(trial, Engine.LOCAL);
        refusedAsHere(trial, here.code());
    }

    @Test
    void aNumberThatIsNone() throws IOException {
        Trial trial = trial("people.csv", People.IN_BLOCKS);
        append("p,young,1.5," + People.TOWN + ",none,illness1,none\n");
        refusedAsHere(trial, "E_NUMBER");
    }

    @Test
    void personsAreForTheLocalEngine() throws IOException {
        Problem there = refused(trial("people.csv", "person: id\n" + People.IN_BLOCKS), session);
        assertThat(there.code()).isEqualTo("E_ENGINE");
        assertThat(there.advice()).contains("‹engine local›");
    }

    @Test
    void rowsThatAreNearlyAllAlikeAreNone() throws IOException {
        People.mostlyAlike(RunContract.ROWS, 100).csv(folder.resolve("people.csv"));
        for (String method : List.of(People.IN_BLOCKS, "method: {name: sa-mdav, k: 5}\n")) {
            Trial trial = trial("people.csv", method);
            assertThat(trial.released(session)).isEqualTo(trial.released(Engine.LOCAL));
        }
    }
}
