package org.semblance.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Records through pipes, as they come and go. */
class StreamTest {

    private static final String TAXONOMY = """
            id,label,parent
            thing,thing,
            animal,animal,thing
            pet,pet,animal
            dog,dog,pet
            cat,cat,pet
            cattle,cattle,animal
            cow,cow,cattle
            ox,ox,cattle
            plant,plant,thing
            oak,oak,plant
            elm,elm,plant
            """;

    private static final String RECIPE = """
            data: data.csv
            attributes:
              name: {role: identifier}
              had: {role: quasi-identifier, domain: concepts, taxonomy: things.csv}
              liked: {role: quasi-identifier, domain: concepts, taxonomy: things.csv}
              note: {role: other}
            method: {name: semantic-noise, alpha: 0.3}
            """;

    private static final String HEADER = "name,had,liked,note\n";
    private static final String[] STREAM = {"anonymize", "recipe.yaml", "--stream"};

    private Bench bench;

    @BeforeEach
    void prepare(@TempDir Path root) {
        bench = new Bench(root);
        bench.write("things.csv", TAXONOMY);
        bench.write("recipe.yaml", RECIPE);
        bench.write("data.csv", HEADER + (records("x", "y") + records("y", "x")).repeat(15));
    }

    private static String records(String one, String other) {
        return "a,dog,cat,%1$s\nb,cat,ox,%2$s\nc,cow,oak,%1$s\nd,oak,dog,%2$s\n".formatted(one, other);
    }

    private Piped stream(String... more) {
        String[] arguments = new String[STREAM.length + more.length];
        System.arraycopy(STREAM, 0, arguments, 0, STREAM.length);
        System.arraycopy(more, 0, arguments, STREAM.length, more.length);
        return bench.cli().pipe(arguments);
    }

    /** Sends records until there is no taking them any more; counts what was taken, in bytes. */
    private static Thread feed(Piped stream, AtomicLong taken, long records) {
        Thread feeder = new Thread(() -> {
            OutputStream to = stream.process().getOutputStream();
            try {
                to.write(HEADER.getBytes(StandardCharsets.UTF_8));
                for (long i = 0; i < records; i++) {
                    byte[] record = ("p" + i + ",dog,elm,n" + i + "\n").getBytes(StandardCharsets.UTF_8);
                    to.write(record);
                    taken.addAndGet(record.length);
                }
                to.close();
            } catch (IOException gone) {
                // then nobody takes them
            }
        });
        feeder.setDaemon(true);
        feeder.start();
        return feeder;
    }

    @Test
    void eachRecordIsThereBeforeTheNextIsSent() throws Exception {
        Piped stream = stream();
        stream.send(HEADER);
        assertThat(stream.line()).isEqualTo("had,liked,note");
        for (String note : List.of("one", "two", "three")) {
            stream.send("n,dog,elm," + note + "\n");
            assertThat(stream.line()).endsWith("," + note);
        }
        // half a record is none yet
        stream.send("n,dog,").send("elm,four\r\n");
        assertThat(stream.line()).endsWith(",four");
        assertThat(stream.close().lines()).isEmpty();
        assertThat(stream.code()).as(stream.said()).isZero();
        assertThat(stream.said()).startsWith("4 records masked by semantic-noise, learnt from 120 rows");
    }

    @Test
    void aReaderThatStopsStopsUs() throws Exception {
        Piped stream = stream();
        AtomicLong taken = new AtomicLong();
        long records = 400_000;
        Thread feeder = feed(stream, taken, records);
        assertThat(stream.line()).isEqualTo("had,liked,note");
        long before;
        do {
            before = taken.get();
            Thread.sleep(1500);
        } while (taken.get() > before || before == 0);
        // what pipes and buffers hold, and no more
        assertThat(taken.get()).isLessThan(4_000_000);
        assertThat(feeder.isAlive()).isTrue();
        List<String> rest = stream.lines();
        assertThat(rest).hasSize((int) records);
        assertThat(rest.get(123_456)).endsWith(",n123456");
        assertThat(stream.code()).as(stream.said()).isZero();
    }

    @Test
    void memoryDoesNotGrowWithTheStream() throws Exception {
        long records = 600_000;
        Piped stream = bench.cli().jvm("-Xmx32m").pipe(STREAM);
        feed(stream, new AtomicLong(), records);
        long lines =
                stream.process().inputReader(StandardCharsets.UTF_8).lines().count();
        assertThat(stream.code()).as(stream.said()).isZero();
        assertThat(lines).isEqualTo(records + 1);
    }

    @Test
    void aValueWithoutAConceptEndsTheStreamBehindTheRecordsBefore() throws Exception {
        Piped stream = stream();
        stream.send(HEADER + "n,dog,elm,a\nn,cat,ox,b\nn,dog," + Bench.CANARY + ",c\nn,dog,elm,d\n")
                .close();
        assertThat(stream.lines()).hasSize(3);
        assertThat(stream.code()).isEqualTo(2);
        assertThat(stream.said())
                .startsWith("error E_CONCEPTS: standard input, row 3 (line 4), column 'liked': ")
                .contains("(2 records were masked before)", "\n  -> ", "--aside")
                .doesNotContain(Bench.CANARY);
    }

    @Test
    void suchRecordsCanBePassedAside() throws Exception {
        Piped stream = stream("--aside", "aside.csv");
        stream.send(HEADER + "n,dog,elm,a\nm,dog,soul,b\nn,dog,elm,c\n").close();
        assertThat(stream.lines()).hasSize(3);
        assertThat(stream.code()).as(stream.said()).isZero();
        assertThat(stream.said()).contains("2 records masked", "1 record written aside");
        assertThat(bench.text("aside.csv")).isEqualTo(HEADER + "m,dog,soul,b\n");
    }

    @Test
    void anOutputThatIsClosedEndsItWithAWord() throws Exception {
        Piped stream = stream();
        feed(stream, new AtomicLong(), Long.MAX_VALUE);
        assertThat(stream.line()).isNotNull();
        stream.turnAway();
        assertThat(stream.code()).isEqualTo(2);
        assertThat(stream.said()).startsWith("error E_OUTPUT_CLOSED: ").doesNotContain("E_INTERNAL");
    }

    @Test
    void aStopWhileItWaitsLeavesWholeRecords() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/bin/kill")), "needs /bin/kill");
        Piped stream = stream("--out", "told");
        stream.send(HEADER + "n,dog,elm,a\nn,dog,elm,b\nn,dog");
        assertThat(stream.line()).isNotNull();
        assertThat(stream.line()).endsWith(",a");
        stream.interrupt();
        assertThat(stream.lines()).hasSize(1);
        assertThat(stream.code()).isEqualTo(130);
        assertThat(stream.said()).contains("stopped after 2 records").doesNotContain("E_INTERNAL");
        assertThat(bench.at("told")).doesNotExist();
    }

    @Test
    void aStopInFullRunLeavesWholeRecords() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/bin/kill")), "needs /bin/kill");
        Piped stream = stream();
        feed(stream, new AtomicLong(), Long.MAX_VALUE);
        StringBuilder all = new StringBuilder();
        Thread reader = new Thread(() -> {
            try (var in = stream.process().getInputStream()) {
                all.append(new String(in.readAllBytes(), StandardCharsets.UTF_8));
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        });
        reader.start();
        Thread.sleep(4000);
        stream.interrupt();
        assertThat(stream.code()).isEqualTo(130);
        reader.join();
        List<String> lines = all.toString().lines().toList();
        assertThat(all).endsWith("\n");
        assertThat(lines.get(lines.size() - 1)).endsWith(",n" + (lines.size() - 2));
        assertThat(stream.said()).contains("stopped after " + (lines.size() - 1) + " records");
    }

    @Test
    void theOutputHoldsRecordsAndNothingElse() throws Exception {
        Piped stream = stream("--json", "--seed", "987654321", "--out", "told");
        stream.send(HEADER + "n,dog,elm,a\n").close();
        assertThat(stream.lines()).hasSize(2);
        assertThat(stream.code()).as(stream.said()).isZero();
        assertThat(stream.said())
                .startsWith("{")
                .contains("\"masked\": 1", "W_SEEDED", "\"for-publication\": false")
                .doesNotContain(Bench.NUMBER);
        assertThat(bench.text("told/report.json")).isEqualTo(stream.said());
        assertThat(bench.text("told/report.html")).contains("Not for publication", "no k-anonymity");

        Piped refused = stream("--json");
        refused.send("name,had\n").close();
        assertThat(refused.lines()).isEmpty();
        assertThat(refused.code()).isEqualTo(2);
        assertThat(refused.said()).startsWith("{").contains("\"code\": \"E_QI\"");
    }

    @Test
    void aFileForRecordsAsideNeedsAStream() {
        bench.refuses("E_USAGE", "anonymize", "recipe.yaml", "--aside", "aside.csv");
        bench.refuses("E_USAGE", "anonymize", "recipe.yaml", "--stream", "--try");
        bench.refuses("E_USAGE", "anonymize", "recipe.yaml", "--keep");
    }

    @Test
    void whatNeedsTheWholeTableIsRefused() throws Exception {
        bench.write("recipe.yaml", RECIPE.replace("{name: semantic-noise, alpha: 0.3}", "{name: mdav, k: 3}"));
        Piped stream = stream();
        assertThat(stream.lines()).isEmpty();
        assertThat(stream.code()).isEqualTo(2);
        assertThat(stream.said()).startsWith("error E_STREAM: mdav needs the whole table");
    }
}
