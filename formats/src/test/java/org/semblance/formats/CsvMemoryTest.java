package org.semblance.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.port.TableReader.Request;
import org.semblance.source.CsvLayout;

/** What must not exhaust a small heap: a Java of its own with 64 MB reads the file. */
class CsvMemoryTest {

    /** The number of bytes after an unclosed quote beyond which nothing is read: a field, and what is read at once. */
    private static final int FARTHEST = RecordIntake.LONGEST_FIELD + (1 << 18);

    @TempDir
    Path folder;

    @Test
    void findsAnUnclosedQuoteInAMillionRowsWithoutReadingThem() throws Exception { // BI007
        Path file = folder.resolve("visitors.csv");
        try (BufferedWriter out = Files.newBufferedWriter(file)) {
            out.write("id,age,word\n1,34,a\n2,35,b\n3,36,\"c\n");
            for (int row = 4, written = 0; row <= 1_000_000; row++) {
                String line = row + ",37,some words of a usual length, or so\n";
                boolean near = written <= FARTHEST;
                written += line.length();
                // whoever reads farther meets a NUL, and has another problem to tell
                out.write(near && written > FARTHEST ? "\0" + line : line);
            }
        }
        assertThat(Files.size(file)).isGreaterThan(8L * FARTHEST);
        assertThat(read(file))
                .isEqualTo("E_QUOTE visitors.csv, row 3 (line 4): a quoted field is not closed, or goes on after its"
                        + " closing quote");
    }

    @Test
    void refusesAFieldOf200MegabytesInASmallHeap() throws Exception { // BI009
        for (String quote : List.of("", "\"")) {
            Path file = folder.resolve("visitors.csv");
            try (BufferedWriter out = Files.newBufferedWriter(file)) {
                out.write("id,word\n1,a\n2," + quote);
                String megabyte = "x".repeat(1_000_000);
                for (int i = 0; i < 200; i++) {
                    out.write(megabyte);
                }
                out.write(quote + "\n3,b\n");
            }
            assertThat(read(file))
                    .isEqualTo("E_FIELD_TOO_LONG visitors.csv, row 2 (line 3), column 'word': a field of more than 4 Mi"
                            + " characters");
        }
    }

    private static String read(Path file) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx64m",
                        "-cp",
                        System.getProperty("java.class.path"),
                        CsvMemoryTest.class.getName(),
                        file.toString())
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(output).isZero();
        return output.strip();
    }

    /** Reads a file that must be refused; tells why. */
    public static void main(String[] arguments) {
        try {
            new CsvTableReader().read(Request.verbatim(Path.of(arguments[0]), CsvLayout.UNKNOWN), Watcher.SILENT);
            System.out.println("read");
        } catch (Problem problem) {
            System.out.println(problem.code() + " " + problem.getMessage());
        }
    }
}
