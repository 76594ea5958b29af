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
import org.semblance.port.CsvLayout;
import org.semblance.port.TableReader.Request;

/** What must not exhaust a small heap: a Java of its own with 256 MB reads the file. */
class CsvMemoryTest {

    @TempDir
    Path folder;

    @Test
    void findsAnUnclosedQuoteInAMillionRows() throws Exception { // BI007
        Path file = folder.resolve("visitors.csv");
        try (BufferedWriter out = Files.newBufferedWriter(file)) {
            out.write("id,age,word\n1,34,a\n2,35,b\n3,36,\"c\n");
            for (int row = 4; row <= 1_000_000; row++) {
                out.write(row + ",37,some words of a usual length, or so\n");
            }
        }
        String[] answer = read(file);
        assertThat(answer[0])
                .isEqualTo("E_QUOTE visitors.csv, row 3 (line 4): a quoted field is not closed, or goes on after its"
                        + " closing quote");
        assertThat(Long.parseLong(answer[1])).as("milliseconds").isLessThan(2000);
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
            assertThat(read(file)[0])
                    .isEqualTo("E_FIELD_TOO_LONG visitors.csv, row 2 (line 3), column 'word': a field of more than 4 Mi"
                            + " characters");
        }
    }

    private static String[] read(Path file) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx256m",
                        "-cp",
                        System.getProperty("java.class.path"),
                        CsvMemoryTest.class.getName(),
                        file.toString())
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(output).isZero();
        return output.strip().split("\n");
    }

    /** Reads a file that must be refused; tells why and after how many milliseconds. */
    public static void main(String[] arguments) {
        long start = System.nanoTime();
        try {
            new CsvTableReader().read(Request.verbatim(Path.of(arguments[0]), CsvLayout.UNKNOWN), Watcher.SILENT);
            System.out.println("read");
        } catch (Problem problem) {
            System.out.println(problem.code() + " " + problem.getMessage());
        }
        System.out.println((System.nanoTime() - start) / 1_000_000);
    }
}
