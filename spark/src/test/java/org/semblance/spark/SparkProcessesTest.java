package org.semblance.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Watcher;
import org.semblance.data.PartitionedTable;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.formats.Tables;
import org.semblance.port.TableReader;
import org.semblance.source.CsvLayout;
import org.semblance.testkit.PartitionedTableContract;
import org.semblance.testkit.RandomTables;
import org.semblance.testkit.Trials;

/** In two processes beside this one, and with tasks done twice where one seems slow. */
@Tag("cluster")
class SparkProcessesTest extends PartitionedTableContract {

    private static final int ROWS = 2000;

    @TempDir
    private static Path folder;

    private static SparkJobs jobs;

    @BeforeAll
    static void start() {
        jobs = Here.start(
                "local-cluster[2,1,1024]",
                Watcher.SILENT,
                "spark.jars",
                TestJars.shipped(folder),
                "spark.executor.memory",
                "512m",
                "spark.executor.extraJavaOptions",
                "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC",
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

    @AfterAll
    static void stop() {
        jobs.spark().close();
    }

    @Override
    protected PartitionedTable spread(Table table, int parts) {
        return Here.spread(jobs, table, parts, parts);
    }

    private static Set<Long> processes(PartitionedTable spread) {
        Set<Long> processes = new HashSet<>();
        spread.each(
                part -> {
                    rest();
                    return ProcessHandle.current().pid();
                },
                processes::add);
        return processes;
    }

    private static void rest() {
        try {
            Thread.sleep(20);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static Table table(long seed) {
        RandomTables random = new RandomTables(new Random(seed));
        return Table.of(
                random.numbers("number", ROWS),
                random.words(
                        "word",
                        ROWS,
                        IntStream.range(0, 300).mapToObj(i -> "word " + i).toList()));
    }

    private static PartitionedTable.Work<int[]> hundredPlaces() {
        return part -> IntStream.range(0, part.size())
                .map(row -> part.rows().number(row) * 37 % 100)
                .toArray();
    }

    private static List<String> texts(Table part) {
        return IntStream.range(0, part.size())
                .mapToObj(row ->
                        part.rows().number(row) + " " + part.column("number").text(row) + " "
                                + part.column("word").text(row))
                .toList();
    }

    private static List<String> rows(PartitionedTable spread) {
        List<String> rows = new ArrayList<>();
        spread.inOrder(part -> rows.addAll(texts(part)));
        return rows;
    }

    @Test
    void worksInOtherProcesses() {
        Set<Long> processes = processes(spread(table(1), 64));
        assertThat(processes).hasSize(2).doesNotContain(ProcessHandle.current().pid());
    }

    @Test
    void comesToTheSameWhenAnExecutorIsKilledInTheMidst() {
        long seed = Trials.seed();
        Table table = table(seed);
        int[] place = hundredPlaces().on(table);
        List<String> expected = IntStream.range(0, 100)
                .mapToObj(at -> table.rows(
                        IntStream.range(0, ROWS).filter(row -> place[row] == at).toArray()))
                .flatMap(part -> texts(part).stream())
                .toList();
        PartitionedTable kept = spread(table, 64).by(100, hundredPlaces()).kept();
        long victim = processes(kept).iterator().next(); // what it kept and sent is lost with it
        List<String> heard = new ArrayList<>();
        boolean[] killed = {false};
        kept.map(part -> {
                    rest();
                    return part;
                })
                .each(part -> new ArrayList<>(texts(part)), rows -> {
                    if (!killed[0]) {
                        killed[0] = ProcessHandle.of(victim).orElseThrow().destroyForcibly();
                    }
                    heard.addAll(rows);
                });
        assertThat(killed[0]).isTrue();
        assertThat(heard).as("seed %d", seed).containsExactlyInAnyOrderElementsOf(expected);
        assertThat(rows(kept)).as("seed %d", seed).isEqualTo(expected);
        kept.letGo();
    }

    @Test
    void readsWhereTasksRun() throws IOException {
        Path people = Files.createDirectory(folder.resolve("people"));
        for (int file = 0; file < 5; file++) {
            int first = file * 100;
            Files.write(
                    people.resolve(file + ".csv"),
                    Stream.concat(
                                    Stream.of("number,word"),
                                    IntStream.range(first, first + 100).mapToObj(i -> i % 9 + ",word " + i))
                            .toList());
        }
        TableReader.Request request = new TableReader.Request(
                people, CsvLayout.UNKNOWN, List.of(), true, Set.of("number")::contains, name -> true);
        assertThat(rows(new SparkFiles(jobs).read(request, Watcher.SILENT).parts()))
                .isEqualTo(texts(new Tables().read(request, Watcher.SILENT).table()));
    }

    @Test
    void writesNoValueToTheLogsOfExecutors() throws IOException {
        PartitionedTable spread = spread(Table.of(Words.of("word", "Atlantis")), 1);
        assertThatThrownBy(() -> spread.each(
                        part -> {
                            throw new NumberFormatException(part.column("word").text(0));
                        },
                        nothing -> {}))
                .isInstanceOf(WorkFailure.class);
        try (Stream<Path> files = Files.walk(Path.of(System.getenv("SPARK_HOME"), "work"))) {
            List<Path> logs = files.filter(file -> file.endsWith("stderr")).toList();
            assertThat(logs).isNotEmpty();
            for (Path log : logs) {
                assertThat(Files.readString(log)).doesNotContain("Atlantis");
            }
        }
    }
}
