package org.semblance.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.semblance.Problem;

/** Files of other programs are named for what they are, with what to do. */
class ForeignFormatTest {

    @TempDir
    private Path folder;

    private Problem refused(byte[] content) {
        Problem problem = TableFile.of(folder, content).problem();
        assertThat(problem.code()).as(problem.what()).isEqualTo("E_FORMAT");
        assertThat(problem.what()).doesNotContain(TableFile.CANARY);
        return problem;
    }

    /** The first bytes, two hexadecimal digits each, as the formats' descriptions give them. */
    @ParameterizedTest
    @CsvSource({
        "24464C3240282329, SPSS",
        "425A6839314159265359, bzip2",
        "FD377A585A0000, xz",
        "28B52FFD, zstd",
        "377ABCAF271C0004, 7-Zip",
        "526172211A0700, RAR",
        "D0CF11E0A1B11AE1, .xls",
        "3C73746174615F6474613E3C6865616465723E, Stata",
        "73020100, Stata",
        "524458330A580A, .RData",
        "580A0000000300040100, .rds",
        "4152524F5731, Arrow",
        "4F626A01, Avro",
        "255044462D312E37, PDF"
    })
    void isKnownByItsFirstBytes(String begins, String named) throws IOException {
        ByteArrayOutputStream content = new ByteArrayOutputStream();
        for (int at = 0; at < begins.length(); at += 2) {
            content.write(Integer.parseInt(begins.substring(at, at + 2), 16));
        }
        content.write(("\n" + TableFile.CANARY + ",1\n").getBytes(StandardCharsets.UTF_8));
        assertThat(refused(content.toByteArray()).what()).contains(named);
    }

    @Test
    void anRFileIsKnownInsideItsCompression() throws IOException {
        byte[] rds = "X\n\0\0\0\3\0\4\3\0".getBytes(StandardCharsets.ISO_8859_1);
        Problem problem = refused(TableFile.gzip(rds));
        assertThat(problem.what()).contains("an R file (.rds");
        assertThat(problem.advice()).contains("write.csv");
    }

    @Test
    void aWorkbookIsToldFromAnArchive() throws IOException {
        assertThat(refused(zip("[Content_Types].xml")).what()).contains("an Excel workbook (.xlsx)");
        assertThat(refused(zip("people.csv")).what()).contains("a zip archive");
        assertThat(refused(zip("people.csv")).advice()).contains("unpack it");
    }

    private static byte[] zip(String name) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            zip.putNextEntry(new ZipEntry(name));
            zip.write(TableFile.CANARY.getBytes(StandardCharsets.UTF_8));
        }
        return bytes.toByteArray();
    }

    @ParameterizedTest
    @CsvSource({"BZhang;1, 1", "RDX;ray, 1", "PKW;truck, 1", "ORCA;whale, 1", "Xaver;y, 1"})
    void aTableWhoseNamesBeginAlikeIsATable(String header, int rows) {
        assertThat(TableFile.of(folder, header + "\na;b\n").table().size()).isEqualTo(rows);
    }

    @Test
    void theLimitOfDecompressionIsRaisedByAVariable() {
        assertThat(Gunzip.limit(Map.of())).isEqualTo(1L << 30);
        assertThat(Gunzip.limit(Map.of(Gunzip.VARIABLE, "20G"))).isEqualTo(20L * 1024 * 1024 * 1024);
        assertThat(Gunzip.limit(Map.of(Gunzip.VARIABLE, " 300 mb "))).isEqualTo(300L * 1024 * 1024);
        assertThat(Gunzip.limit(Map.of(Gunzip.VARIABLE, "5000"))).isEqualTo(5000);
        assertThatThrownBy(() -> Gunzip.limit(Map.of(Gunzip.VARIABLE, "much")))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("SEMBLANCE_DECOMPRESSION_LIMIT");
    }
}
