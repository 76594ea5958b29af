package org.semblance.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.formats.Tables;
import org.semblance.port.PartitionedTableReader;
import org.semblance.port.TableReader;
import org.semblance.release.run.Cluster;
import org.semblance.source.CsvLayout;

class SparkClusterTest {

    @TempDir
    private Path folder;

    private static Cluster.Session start(Watcher watcher) {
        return ServiceLoader.load(Cluster.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(cluster -> cluster.name().equals("spark"))
                .findFirst()
                .orElseThrow()
                .start("local[2]", watcher);
    }

    private Path file(String name, String... lines) throws IOException {
        return Files.writeString(folder.resolve(name), String.join("\n", lines) + "\n");
    }

    private static TableReader.Request request(Path file) {
        Set<String> numbers = Set.of("age");
        return new TableReader.Request(file, CsvLayout.UNKNOWN, List.of("?"), true, numbers::contains, name -> true);
    }

    private static List<String> rows(Table table) {
        return IntStream.range(0, table.size())
                .mapToObj(row -> table.rows().number(row) + ": "
                        + table.columns().stream()
                                .map(column -> column.missing(row) ? "-" : column.text(row))
                                .toList())
                .toList();
    }

    private static List<String> rows(PartitionedTableReader.Reading reading) {
        List<String> rows = new ArrayList<>();
        reading.parts().inOrder(part -> rows.addAll(rows(part)));
        return rows;
    }

    private interface Attempt {
        void run();
    }

    private static Problem problem(Attempt attempt) {
        try {
            attempt.run();
        } catch (Problem problem) {
            return problem;
        }
        throw new AssertionError("no problem");
    }

    @Test
    void endsWhenTheWatcherCallsItOff() throws IOException {
        Path file = file("people.csv", "age,town", "7,A", "8,B");
        boolean[] off = {false};
        Watcher watcher = (stage, done, total) -> {
            if (off[0]) {
                throw Problem.cancelled();
            }
        };
        try (Cluster.Session session = start(watcher)) {
            PartitionedTableReader.Reading reading = session.read(request(file), Watcher.SILENT);
            off[0] = true;
            long begun = System.nanoTime();
            assertThatThrownBy(() -> reading.parts()
                            .map(part -> {
                                sleep(150_000);
                                return part;
                            })
                            .each(Table::size, size -> {}))
                    .isInstanceOfSatisfying(
                            Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_CANCELLED"));
            assertThat(System.nanoTime() - begun).as("not waited for").isLessThan(150_000_000_000L);
        }
    }

    private static void sleep(long milliseconds) {
        try {
            Thread.sleep(milliseconds);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void leavesNoValueOnDiskInTheClearAndNothingWhenItEnds() throws IOException {
        Path file = file(
                "people.csv",
                Stream.concat(Stream.of("age,town"), IntStream.range(0, 2000).mapToObj(i -> i % 90 + ",Atlantis " + i))
                        .toArray(String[]::new));
        Path local = Files.createDirectory(folder.resolve("local"));
        System.setProperty("spark.local.dir", local.toString());
        System.setProperty("spark.shuffle.compress", "false"); // or nobody could read it anyway
        try (Cluster.Session session = start(Watcher.SILENT)) {
            rows(session.read(request(file), Watcher.SILENT));
            List<Path> files = files(local);
            assertThat(files).isNotEmpty();
            for (Path aside : files) {
                assertThat(new String(Files.readAllBytes(aside), StandardCharsets.ISO_8859_1))
                        .doesNotContain("Atlantis");
            }
        } finally {
            System.clearProperty("spark.local.dir");
            System.clearProperty("spark.shuffle.compress");
        }
        assertThat(files(local)).isEmpty();
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).toList();
        }
    }

    @Test
    void warnsWhereTheSitePutsAsideInTheClear() throws IOException {
        Path file = file("people.csv", "age,town", "7,A");
        List<String> codes = new ArrayList<>();
        Watcher watcher = new Watcher() {
            @Override
            public void progress(String stage, long done, long total) {}

            @Override
            public void warn(Warning warning) {
                codes.add(warning.code());
            }
        };
        System.setProperty("spark.io.encryption.enabled", "false");
        try (Cluster.Session session = start(Watcher.SILENT)) {
            session.read(request(file), watcher);
            session.read(request(file), watcher);
        } finally {
            System.clearProperty("spark.io.encryption.enabled");
        }
        assertThat(codes).containsExactly("W_SPILL_CLEAR");
    }

    @Test
    void refusesACommitterThatMayLeaveHalfATable() {
        for (String prefix : List.of("", "spark.hadoop.")) {
            SparkConf conf = new SparkConf(false).set(prefix + "mapreduce.fileoutputcommitter.algorithm.version", "2");
            assertThatThrownBy(() -> SparkCluster.configuration(conf, null))
                    .isInstanceOfSatisfying(
                            Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_COMMITTER"));
        }
    }

    @Test
    void asksThisMachineUnlessAMasterIsNamedOrConfigured() {
        assertThat(SparkCluster.configuration(new SparkConf(false), null).get("spark.master"))
                .isEqualTo("local[*]");
        assertThat(SparkCluster.configuration(new SparkConf(false).setMaster("yarn"), null)
                        .get("spark.master"))
                .isEqualTo("yarn");
        assertThat(SparkCluster.configuration(new SparkConf(false).setMaster("yarn"), "local[3]")
                        .get("spark.master"))
                .isEqualTo("local[3]");
    }

    @Test
    void isNotHeardOnTheNetworkWhenItWorksOnThisMachine() {
        SparkConf here = SparkCluster.configuration(new SparkConf(false), "local[2]");
        assertThat(here.get("spark.driver.bindAddress")).isEqualTo("127.0.0.1");
        assertThat(here.get("spark.ui.enabled")).isEqualTo("false");
        SparkConf there = SparkCluster.configuration(new SparkConf(false), "spark://host:7077");
        assertThat(there.contains("spark.driver.bindAddress")).isFalse();
    }

    @Test
    void copiesNoLibrariesForExecutorsOnThisMachine() {
        System.setProperty("semblance.jars", "/one.jar,/two.jar");
        try {
            SparkConf here = SparkCluster.configuration(new SparkConf(false), "local-cluster[2,1,1024]");
            assertThat(here.get("spark.executor.extraClassPath"))
                    .isEqualTo("/one.jar" + File.pathSeparator + "/two.jar");
            assertThat(here.contains("spark.jars")).isFalse();
            SparkConf there = SparkCluster.configuration(new SparkConf(false), "spark://host:7077");
            assertThat(there.get("spark.jars")).isEqualTo("/one.jar,/two.jar");
        } finally {
            System.clearProperty("semblance.jars");
        }
    }

    @Test
    void tellsThatSparkDoesNotStart() {
        assertThatThrownBy(() -> new SparkCluster().start("nonsense", Watcher.SILENT))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_SPARK"));
    }

    /** Spark is started once for all that need no settings of their own. */
    @Nested
    class OnOneSession {

        private static Cluster.Session session;

        @BeforeAll
        static void open() {
            session = start(Watcher.SILENT);
        }

        @AfterAll
        static void close() {
            session.close();
        }

        @Test
        void readsAFileAsItIsReadHere() throws IOException {
            Path file = file(
                    "people.csv",
                    Stream.concat(
                                    Stream.of("age;town"),
                                    IntStream.range(0, 5000)
                                            .mapToObj(i -> i % 90 + ";" + (i % 7 == 0 ? "?" : "town " + i % 311)))
                            .toArray(String[]::new));
            TableReader.Reading here = new Tables().read(request(file), Watcher.SILENT);
            PartitionedTableReader.Reading there = session.read(request(file), Watcher.SILENT);
            assertThat(there.form()).isEqualTo(here.form());
            assertThat(rows(there)).isEqualTo(rows(here.table()));
            List<Integer> sizes = new ArrayList<>();
            there.parts().each(Table::size, sizes::add);
            assertThat(sizes).containsExactlyInAnyOrder(2500, 2500);
        }

        @Test
        void tellsOfAFileWhatIsToldHere() throws IOException {
            Path file = file("people.csv", "age,town", "7,A", "seven,B");
            for (Path wrong : List.of(file, folder.resolve("nowhere.csv"), file("empty.csv", ""))) {
                Problem here = problem(() -> new Tables().read(request(wrong), Watcher.SILENT));
                Problem there = problem(() -> session.read(request(wrong), Watcher.SILENT));
                assertThat(there.code()).isEqualTo(here.code());
                assertThat(there.what()).isEqualTo(here.what());
                assertThat(there.advice()).isEqualTo(here.advice());
            }
        }

        @Test
        void readsTheFilesOfAFolderAsTheyAreReadHere() throws IOException {
            Path several = Files.createDirectory(folder.resolve("several"));
            file("several/b.csv", "age,town", "7,A", "8,?");
            file("several/a.csv", "age,town", "9,B");
            file("several/c.csv", "age,town");
            file("several/d.csv", "age,town", "1,A", "2,C", "3,C");
            TableReader.Reading here = new Tables().read(request(several), Watcher.SILENT);
            PartitionedTableReader.Reading there = session.read(request(several), Watcher.SILENT);
            assertThat(there.form()).isEqualTo(here.form());
            assertThat(rows(there)).isEqualTo(rows(here.table()));
            for (String lines : List.of("age,city\n1,A", "age,town\n1,A\nx,A")) {
                file("several/d.csv", lines);
                Problem other = problem(() -> session.read(request(several), Watcher.SILENT));
                Problem same = problem(() -> new Tables().read(request(several), Watcher.SILENT));
                assertThat(other.code() + other.what()).isEqualTo(same.code() + same.what());
            }
        }

        @Test
        void saysNothingOfValuesWhenWorkFails() throws IOException {
            Path file = file("people.csv", "age,town", "7,Atlantis");
            PartitionedTableReader.Reading reading = session.read(request(file), Watcher.SILENT);
            assertThatThrownBy(() -> reading.parts()
                            .each(
                                    part -> {
                                        throw new NumberFormatException(
                                                part.column("town").text(0));
                                    },
                                    nothing -> {}))
                    .satisfies(failure -> {
                        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
                            assertThat(cause.toString()).doesNotContain("Atlantis");
                        }
                    })
                    .hasMessageContaining("NumberFormatException");
        }
    }
}
