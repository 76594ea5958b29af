package org.semblance.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.source.CsvLayout;

/** Which characters the bytes are. */
class CsvEncodingTest {

    private static final Charset WINDOWS_1252 = Charset.forName("windows-1252");

    @TempDir
    Path folder;

    @Test
    void takesTheByteOrderMarkAway() { // BI003
        TableFile file = TableFile.of(folder, "\uFEFFage,zip\n34,1\n");
        assertThat(file.table().names()).containsExactly("age", "zip");
        assertThat(file.form(encoding("UTF-8")).table().names()).containsExactly("age", "zip");
    }

    @Test
    void namesTheRowOfAByteThatIsNoCharacter() { // BI005
        String rows = "1,café\n".repeat(50);
        byte[] mixed = join(("id,word\n" + rows + "51,caf").getBytes(StandardCharsets.UTF_8), "é\n52,x\n");
        TableFile.of(folder, mixed)
                .refused(
                        "E_ENCODING",
                        "visitors.csv, row 51 (line 52): bytes that are no character in the encoding utf-8");
    }

    @Test
    void namesTheRowOfABadByteAlsoBehindBlankLinesAndLineBreaksInQuotes() {
        byte[] mixed = join("id,word\n\n1,\"a\n\r\nb\"\r2,ü\r\n".getBytes(StandardCharsets.UTF_8), "é,3\n");
        TableFile.of(folder, mixed)
                .refused(
                        "E_ENCODING",
                        "visitors.csv, row 3 (line 7): bytes that are no character in the encoding utf-8");
    }

    @Test
    void namesTheRowOfABadByteFarDownAnAsciiFile() {
        byte[] mixed = join(("id,word\n" + "1,word\n".repeat(200_000)).getBytes(StandardCharsets.UTF_8), "é,3\n");
        TableFile.of(folder, mixed)
                .refused(
                        "E_ENCODING",
                        "visitors.csv, row 200001 (line 200002): bytes that are no character in the encoding utf-8");
    }

    @Test
    void guessesWindows1252WhenEverythingSpeaksForItAndSaysSo() {
        TableFile file = TableFile.of(folder, "id,word\n1,café\n2,naïve\n3,“Zoë”\n".getBytes(WINDOWS_1252));
        assertThat(file.column("word")).containsExactly("café", "naïve", "“Zoë”");
        assertThat(file.warnings())
                .containsExactly(
                        "W_ENCODING_GUESSED the table is not UTF-8 and was read as windows-1252;"
                                + " to be sure, save it as UTF-8 or, for the table of a recipe, give csv: {encoding: ...} there");
        assertThat(file.reading().form().csv().encoding()).isEqualTo("windows-1252");
    }

    @Test
    void doesNotGuessFromOneOrTwoLines() {
        TableFile.of(folder, "id,word\n1,café\n2,naïve\n3,x\n".getBytes(WINDOWS_1252))
                .refused(
                        "E_ENCODING",
                        "visitors.csv, row 1 (line 2): bytes that are no character in the encoding utf-8");
    }

    @Test
    void doesNotGuessWhenSomeOfItIsUtf8() { // BI005
        byte[] mixed = join("id,word\n0,é\n".getBytes(StandardCharsets.UTF_8), "1,café\n2,naïve\n3,Zoë\n");
        TableFile.of(folder, mixed)
                .refused(
                        "E_ENCODING",
                        "visitors.csv, row 2 (line 3): bytes that are no character in the encoding utf-8");
    }

    @Test
    void doesNotGuessWhenAByteIsNoUsualLetterOrSign() {
        // é in code page 850
        TableFile.of(folder, "id,word\n1,caf\u0082\n2,caf\u0082\n3,caf\u0082\n".getBytes(StandardCharsets.ISO_8859_1))
                .refused(
                        "E_ENCODING",
                        "visitors.csv, row 1 (line 2): bytes that are no character in the encoding utf-8");
    }

    @Test
    void readsUtf16ByItsMark() throws IOException {
        for (Charset charset : new Charset[] {StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE}) {
            byte[] bytes = "\uFEFFid,word\n1,café 😀\n".getBytes(charset);
            TableFile file = TableFile.of(folder, bytes);
            assertThat(file.column("word")).containsExactly("café 😀");
            assertThat(file.reading().form().csv().encoding()).isEqualTo("utf-16");
            assertThat(file.form(encoding("utf-16")).column("word")).containsExactly("café 😀");
            assertThat(TableFile.of(folder, TableFile.gzip(bytes)).column("word"))
                    .containsExactly("café 😀");
            TableFile.of(folder, Arrays.copyOf(bytes, bytes.length - 1))
                    .refused(
                            "E_ENCODING",
                            "visitors.csv, row 1 (line 2): bytes that are no character in the encoding utf-16");
        }
    }

    @Test
    void obeysTheEncodingGivenStrictly() {
        byte[] latin = "id,word\n1,café\n".getBytes(WINDOWS_1252);
        assertThat(TableFile.of(folder, latin).form(encoding("windows-1252")).column("word"))
                .containsExactly("café");
        assertThat(TableFile.of(folder, latin)
                        .form(encoding("latin1"))
                        .reading()
                        .form()
                        .csv()
                        .encoding())
                .isEqualTo("iso-8859-1");
        TableFile.of(folder, latin)
                .form(encoding("us-ascii"))
                .refused(
                        "E_ENCODING",
                        "visitors.csv, row 1 (line 2): bytes that are no character in the encoding us-ascii");
        // 0x81 is nothing in windows-1252
        TableFile.of(folder, "id,word\n1,\u0081\n".getBytes(StandardCharsets.ISO_8859_1))
                .form(encoding("windows-1252"))
                .refused(
                        "E_ENCODING",
                        "visitors.csv, row 1 (line 2): bytes that are no character in the encoding windows-1252");
        TableFile.of(folder, "\uFEFFid,word\n1,x\n")
                .form(encoding("windows-1252"))
                .refused("E_ENCODING", "visitors.csv: starts with the mark of utf-8, which is not the encoding given");
    }

    @Test
    void refusesAnEncodingThatNobodyKnows() {
        for (String name : new String[] {"utf-9", "", "no such/name"}) {
            assertThat(TableFile.of(folder, "id\n1\n")
                            .form(encoding(name))
                            .problem()
                            .code())
                    .isEqualTo("E_ENCODING_NAME");
        }
    }

    @Test
    void namesTheRowOfANul() {
        TableFile.of(folder, "id,word\n1,a\n2,b\0\n").refused("E_NUL", "visitors.csv, row 2 (line 3): a NUL character");
        TableFile.of(folder, "id\0,word\n1,a\n").refused("E_NUL", "visitors.csv, header (line 1): a NUL character");
        TableFile.of(folder, "id,word\n1,a\n".getBytes(StandardCharsets.UTF_16LE))
                .refused("E_NUL", "visitors.csv, header (line 1): a NUL character");
    }

    @Test
    void readsCharactersAcrossTheEdgesOfItsBuffers() {
        String word = "é😀".repeat(30_000);
        assertThat(TableFile.of(folder, "id,word\n1," + word + "\n").column("word"))
                .containsExactly(word);
        assertThat(TableFile.of(folder, "id,word\n12," + word + "\n").column("word"))
                .containsExactly(word);
    }

    private static byte[] join(byte[] first, String second) {
        byte[] tail = second.getBytes(WINDOWS_1252);
        byte[] both = Arrays.copyOf(first, first.length + tail.length);
        System.arraycopy(tail, 0, both, first.length, tail.length);
        return both;
    }

    private static CsvLayout encoding(String name) {
        return new CsvLayout(null, name, null);
    }
}
