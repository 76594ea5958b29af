package org.semblance.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that are not the tables they should be, through the command line. */
class BadTablesTest {

    private static final String[] RUN = {"anonymize", "recipe.yaml"};
    private static final String TEXT_AND_NUMBER = """
            text: {role: quasi-identifier, domain: nominal}
            n: {role: quasi-identifier, domain: numeric}
            """;

    /** So many bytes after an unclosed quote, nothing is read any more: a field has at most 4 Mi characters. */
    private static final int MINE = 5_000_000;

    private Bench bench;

    @BeforeEach
    void prepare(@TempDir Path root) {
        bench = Bench.inProcess(root);
        bench.write("recipe.yaml", Samples.recipe("data.csv", TEXT_AND_NUMBER, 3));
    }

    private static String rows(int from, int to) {
        StringBuilder rows = new StringBuilder();
        for (int row = from; row <= to; row++) {
            rows.append(Bench.CANARY)
                    .append(row % 2)
                    .append(',')
                    .append(row % 7)
                    .append('\n');
        }
        return rows.toString();
    }

    @Test
    @DisplayName("BI001: an empty file, or one with nothing but a header, is refused")
    void refusesAnEmptyFile() {
        bench.write("data.csv", "");
        bench.refuses("E_EMPTY_INPUT", RUN);
        bench.refuses("E_EMPTY_INPUT", "check", "data.csv", "--qi", "n", "--k", "3");
        bench.refuses("E_EMPTY_INPUT", "init", "data.csv", "--out", "new.yaml");
        bench.write("data.csv", "text,n\n");
        bench.refuses("E_EMPTY_INPUT", RUN);
    }

    @Test
    @DisplayName("BI003: a byte order mark is no part of the first name")
    void aByteOrderMarkIsNoPartOfTheFirstName() {
        bench.write("data.csv", "\uFEFFtext,n\n" + rows(1, 20));
        Release release = bench.anonymizes();
        assertThat(release.table().names()).containsExactly("text", "n");
        assertThat(release.text("release.csv")).doesNotContain("\uFEFF");
        assertThat(bench.run("check", "data.csv", "--qi", "text", "--k", "10").code())
                .isZero();
    }

    @Test
    @DisplayName("BI005: a byte of another encoding is refused with its row")
    void refusesAByteOfAnotherEncoding() {
        String before = "text,n\n" + rows(1, 49) + "Jos\u00E9" + Bench.CANARY + ",1\n";
        byte[] start = before.getBytes(StandardCharsets.UTF_8);
        byte[] row51 = ("Jos\u00E9" + Bench.CANARY + ",2\n").getBytes(StandardCharsets.ISO_8859_1);
        byte[] end = rows(52, 60).getBytes(StandardCharsets.UTF_8);
        byte[] all = Arrays.copyOf(start, start.length + row51.length + end.length);
        System.arraycopy(row51, 0, all, start.length, row51.length);
        System.arraycopy(end, 0, all, start.length + row51.length, end.length);
        bench.write("data.csv", all);
        assertThat(bench.refuses("E_ENCODING", RUN).err()).contains("row 51");
        assertThat(bench.refuses("E_ENCODING", "init", "data.csv", "--out", "new.yaml")
                        .err())
                .contains("row 51");
    }

    @Test
    @DisplayName("BI007: an unclosed quote in row 3 of a million rows is found near where it is, in little memory")
    void findsAnUnclosedQuoteWithoutReadingOn() throws IOException {
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(bench.at("data.csv")))) {
            out.write("text,n\na,1\nb,2\n\"open,3\n".getBytes(StandardCharsets.UTF_8));
            byte[] row = (Bench.CANARY + " and some words of a usual length,4\n").getBytes(StandardCharsets.UTF_8);
            for (int i = 4; i <= 1_000_000; i++) {
                out.write(row);
                if (i == MINE / row.length) {
                    out.write(0); // whoever reads so far meets a NUL, and has another problem to tell
                }
            }
            assertThat(1_000_000L * row.length).isGreaterThan(2 * MINE);
        }
        Cli.Answer answer = bench.refuses(bench.cli().jvm("-Xmx64m"), "E_QUOTE", RUN);
        assertThat(answer.err()).contains("row 3");
    }

    @Test
    @DisplayName("BI009: a field of 1 MB is read")
    void readsAFieldOfAMegabyte() {
        String field = "x".repeat(1 << 20);
        bench.write("data.csv", "text,n,kept\n" + ("a,1," + field + "\n").repeat(4));
        bench.write("recipe.yaml", Samples.recipe("data.csv", TEXT_AND_NUMBER + "kept: {role: other}\n", 2));
        assertThat(bench.anonymizes().table().column("kept")).allMatch(field::equals);
    }

    @Test
    @DisplayName("BI009: a field of 200 MB is refused before memory ends")
    void refusesAFieldOf200MegabytesBeforeMemoryEnds() throws IOException {
        try (OutputStream out = Files.newOutputStream(bench.at("data.csv"))) {
            out.write("text,n\n".getBytes(StandardCharsets.UTF_8));
            byte[] part = Bench.CANARY.repeat(1 << 16).getBytes(StandardCharsets.UTF_8);
            for (long written = 0; written < 200_000_000; written += part.length) {
                out.write(part);
            }
            out.write(",1\n".getBytes(StandardCharsets.UTF_8));
        }
        Cli.Answer answer = bench.refuses(bench.cli().jvm("-Xmx256m"), "E_FIELD_TOO_LONG", RUN);
        assertThat(answer.err()).contains("row 1");
        Files.delete(bench.at("data.csv"));
    }

    @Test
    @DisplayName("BI011: line ends of all kinds, also inside quotes")
    void keepsLineEndsInsideQuotes() {
        bench.write(
                "data.csv",
                "text,n,kept\r\na,1,\"one\ntwo\"\nb,2,\"one\r\ntwo\"\rc,3,\"say \"\"x\"\", y\"\r\na,4,plain\n");
        bench.write(
                "recipe.yaml", Samples.recipe("data.csv", TEXT_AND_NUMBER + "kept: {role: other, allow: unique}\n", 2));
        assertThat(bench.anonymizes().table().column("kept"))
                .containsExactlyInAnyOrder("one\ntwo", "one\r\ntwo", "say \"x\", y", "plain");
    }

    @Test
    @DisplayName("BI013: names of columns that are alike or empty are refused")
    void refusesNamesThatAreAlikeOrEmpty() {
        for (String header : List.of("age,age,zip", "Age,age ,zip", "age,AGE,zip", "Jos\u00E9,Jose\u0301,zip")) {
            bench.write("data.csv", header + "\n" + Bench.CANARY + ",2,3\n4,5,6\n");
            bench.refuses("E_HEADER_DUP", "check", "data.csv", "--qi", "zip", "--k", "2");
        }
        bench.write("data.csv", "age,,zip\n" + Bench.CANARY + ",2,3\n");
        bench.refuses("E_HEADER_EMPTY", RUN);
        bench.refuses("E_HEADER_EMPTY", "init", "data.csv", "--out", "new.yaml");
    }

    @Test
    @DisplayName("BI015: blank lines are no rows")
    void blankLinesAreNoRows() {
        bench.write("data.csv", "text,n\n" + rows(1, 20) + "\n".repeat(3000));
        Release release = bench.anonymizes();
        assertThat(release.table().rows()).hasSize(20);
        assertThat(release.warnings()).contains("W_BLANK_LINES");
        assertThat(release.owners("report.json")).contains("3000 blank lines");
        Cli.Answer check = bench.run("check", "data.csv", "--qi", "text,n", "--k", "2", "--json");
        assertThat(JsonText.object(check.out())).containsEntry("rows", 20.0);
    }

    @Test
    @DisplayName("BI017: folders without files, pipes and devices are no tables, and nobody waits for them")
    void refusesWhatIsNotAFile() throws Exception {
        Files.createDirectory(bench.at("data.csv"));
        bench.refuses("E_EMPTY_INPUT", RUN);
        bench.refuses("E_EMPTY_INPUT", "check", "data.csv", "--qi", "n", "--k", "3");
        bench.refuses("E_NOT_A_FILE", "init", "/dev/zero", "--out", "new.yaml");
        bench.refuses("E_NOT_A_FILE", "anonymize", ".");
        bench.refuses("E_NO_FILE", "anonymize", "nothing.yaml");
        assertThat(new ProcessBuilder("mkfifo", bench.at("pipe").toString())
                        .start()
                        .waitFor())
                .isZero();
        bench.refuses("E_NOT_A_FILE", "check", "pipe", "--qi", "n", "--k", "3");
        bench.refuses("E_NOT_A_FILE", "anonymize", "pipe");
        bench.write("recipe.yaml", Samples.recipe("/dev/zero", TEXT_AND_NUMBER, 3));
        bench.refuses("E_NOT_A_FILE", RUN);
    }

    @Test
    void refusesRowsOfAnotherLengthAndNulWithTheirPlaces() {
        bench.write("data.csv", "text,n\n" + rows(1, 4) + Bench.CANARY + ",1," + Bench.NUMBER + "\n");
        assertThat(bench.refuses("E_RAGGED", RUN).err()).contains("row 5").contains("line 6");
        bench.write("data.csv", "text,n\n" + rows(1, 4) + Bench.CANARY + "\0,1\n");
        assertThat(bench.refuses("E_NUL", RUN).err()).contains("row 5");
    }

    private static byte[] zip(String... names) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (String name : names) {
                zip.putNextEntry(new ZipEntry(name));
                zip.write(new byte[50_000_000]); // expands a thousandfold
            }
        }
        return bytes.toByteArray();
    }

    @Test
    @DisplayName("BI063, BI065: workbooks and archives are named for what they are, and not opened")
    void namesWorkbooksAndArchivesWithoutOpeningThem() throws IOException {
        bench.write("data.csv", zip("[Content_Types].xml", "xl/worksheets/sheet1.xml"));
        for (String[] command : new String[][] {RUN, {"init", "data.csv", "--out", "x.yaml"}}) {
            Cli.Answer answer = bench.refuses("E_FORMAT", command);
            assertThat(answer.err()).contains("an Excel workbook", "save the sheet as CSV");
        }
        bench.write("data.csv", zip("../../etc/x"));
        assertThat(bench.refuses("E_FORMAT", RUN).err())
                .contains("a zip archive")
                .doesNotContain("etc");
        assertThat(bench.at("../../etc/x")).doesNotExist();
    }

    @Test
    @DisplayName("files of other programs and addresses are named for what they are")
    void namesFilesOfOtherProgramsAndAddresses() {
        bench.write("data.csv", ("$FL2@(#) SPSS DATA FILE " + Bench.CANARY).getBytes(StandardCharsets.ISO_8859_1));
        assertThat(bench.refuses("E_FORMAT", RUN).err()).contains("an SPSS file (.sav)");
        for (String address : List.of("https://example.org/" + Bench.CANARY, "s3://" + Bench.CANARY + "/t.csv")) {
            bench.write("recipe.yaml", Samples.recipe(address, TEXT_AND_NUMBER, 3));
            assertThat(bench.refuses("E_ADDRESS", RUN).err()).contains("nothing is fetched");
        }
    }

    @Test
    @DisplayName("an address given to a command is refused, and not repeated")
    void refusesAddressesAsArguments() {
        String address = "https://someone:canary@example.org/data.csv";
        for (String command : List.of("init", "anonymize", "check")) {
            assertThat(bench.refuses("E_ADDRESS", command, address).err())
                    .contains("nothing is fetched")
                    .doesNotContain("canary");
        }
    }

    @Test
    @DisplayName("a compressed file that grows without bound is refused with what raises the limit")
    void namesWhatRaisesTheLimitOfDecompression() throws IOException {
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(bench.at("data.csv")))) {
            out.write("text,n\n".getBytes(StandardCharsets.UTF_8));
            byte[] blank = new byte[1 << 20];
            Arrays.fill(blank, (byte) '\n');
            for (int megabytes = 0; megabytes < 20; megabytes++) {
                out.write(blank);
            }
        }
        // a process of its own reads the variable; a limit below the usual one keeps the file small
        Cli limited = bench.cli().environment("SEMBLANCE_DECOMPRESSION_LIMIT", "4M");
        assertThat(bench.refuses(limited, "E_DECOMPRESSION_LIMIT", RUN).err())
                .contains("SEMBLANCE_DECOMPRESSION_LIMIT=");
    }

    @Test
    @DisplayName("a delimiter that is not that of the file is named with those that fit")
    void namesTheDelimitersThatFit() {
        bench.write("data.csv", "text;n\n" + rows(1, 9).replace(',', ';'));
        bench.write("recipe.yaml", "csv: {delimiter: \",\"}\n" + Samples.recipe("data.csv", TEXT_AND_NUMBER, 3));
        assertThat(bench.refuses("E_DELIMITER", RUN).err()).contains("one column, 'text;n'; with ; it has 2 columns");
    }

    @Test
    @DisplayName("missing values of one column: a range that is none is refused with its place")
    void refusesARangeOfMissingValuesThatIsNone() {
        bench.write("data.csv", "text,n\n" + rows(1, 9));
        for (String range : List.of("-1..-9", "-9..few")) {
            bench.write(
                    "recipe.yaml",
                    Samples.recipe(
                            "data.csv",
                            TEXT_AND_NUMBER.replace("numeric}", "numeric, missing: [\"" + range + "\"]}"),
                            3));
            assertThat(bench.refuses("E_MISSING", RUN).err()).contains("attributes.n.missing");
        }
    }
}
