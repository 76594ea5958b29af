package org.semblance.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Problem;

/** Which files are read at all. */
class CsvFilesTest {

    @TempDir
    Path folder;

    @Test
    void refusesAnEmptyFile() { // BI001
        TableFile.of(folder, "").refused("E_EMPTY_INPUT", "visitors.csv: no records");
    }

    @Test
    void refusesAFileWithoutRecords() { // BI001
        TableFile.of(folder, "age,zip\n").refused("E_EMPTY_INPUT", "visitors.csv: no records");
        TableFile.of(folder, "\n\n\n").refused("E_EMPTY_INPUT", "visitors.csv: no records");
        TableFile.of(folder, "\uFEFF").refused("E_EMPTY_INPUT", "visitors.csv: no records");
    }

    @Test
    void refusesAFolderWithoutFiles() { // BI017
        assertThat(new TableFile(folder).problem().code()).isEqualTo("E_EMPTY_INPUT");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    @Timeout(60)
    void refusesADeviceAndAPipeWithoutOpeningThem() throws Exception { // BI017
        assertThat(new TableFile(Path.of("/dev/zero")).problem().code()).isEqualTo("E_NOT_A_FILE");
        Path pipe = folder.resolve("pipe");
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor())
                .isZero();
        assertThat(new TableFile(pipe).problem().code()).isEqualTo("E_NOT_A_FILE");
    }

    @Test
    void refusesAFileThatIsNotThere() throws IOException {
        new TableFile(folder.resolve("absent.csv")).refused("E_NO_FILE", "absent.csv: no such file");
        Path dangling = Files.createSymbolicLink(folder.resolve("link.csv"), folder.resolve("absent.csv"));
        new TableFile(dangling).refused("E_NO_FILE", "link.csv: no such file");
    }

    @Test
    void knowsGzipByItsContentAndNotByItsName() throws IOException {
        byte[] content = "age,zip\n34,1\n".getBytes(StandardCharsets.UTF_8);
        assertThat(TableFile.of(folder, TableFile.gzip(content)).column("age")).containsExactly("34");
        Path plain = Files.write(folder.resolve("plain.csv.gz"), content);
        assertThat(new TableFile(plain).column("age")).containsExactly("34");
    }

    @Test
    void readsGzipOfSeveralMembers() throws IOException {
        byte[] first = TableFile.gzip("age,zip\n34,1\n".getBytes(StandardCharsets.UTF_8));
        byte[] second = TableFile.gzip("35,2\n".getBytes(StandardCharsets.UTF_8));
        assertThat(TableFile.of(folder, join(first, second)).column("age")).containsExactly("34", "35");
    }

    @Test
    void refusesGzipThatIsCutShortDamagedOrFollowedByOtherBytes() throws IOException {
        byte[] whole = TableFile.gzip("age,zip\n34,1\n35,2\n".repeat(1000).getBytes(StandardCharsets.UTF_8));
        String message = "visitors.csv: the compressed file is damaged or cut short";
        for (int length : new int[] {2, 9, 10, 20, whole.length / 2, whole.length - 8, whole.length - 1}) {
            TableFile.of(folder, Arrays.copyOf(whole, length)).refused("E_GZIP", message);
        }
        byte[] damaged = whole.clone();
        damaged[whole.length - 6] ^= 1;
        TableFile.of(folder, damaged).refused("E_GZIP", message);
        TableFile.of(folder, join(whole, "34,1\n".getBytes(StandardCharsets.UTF_8)))
                .refused("E_GZIP", message);
    }

    @Test
    void refusesADecompressionBomb() throws IOException {
        byte[] bomb = TableFile.gzip(new byte[16 << 20]);
        CountedStream stored = new CountedStream(new ByteArrayInputStream(bomb));
        Problem problem = Assertions.catchThrowableOfType(Problem.class, () -> {
            try (Gunzip gunzip = Gunzip.open("bomb.csv", stored, stored, 1 << 20)) {
                gunzip.readAllBytes();
            }
        });
        assertThat(problem.code()).isEqualTo("E_DECOMPRESSION_LIMIT");
    }

    @Test
    void tellsTheFormItFound() {
        var form = TableFile.of(folder, "age\tzip\n34\t1\n").reading().form().csv();
        assertThat(form.delimiter()).isEqualTo("tab");
        assertThat(form.encoding()).isEqualTo("utf-8");
        assertThat(form.decimal()).hasToString("POINT");
    }

    private static byte[] join(byte[] first, byte[] second) {
        byte[] both = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        return both;
    }
}
