package org.semblance.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Watcher;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.port.TableReader.Reading;
import org.semblance.port.TableReader.Request;
import org.semblance.source.TableFormat;
import org.semblance.source.TableSource;

class JsonLinesTest {

    @TempDir
    Path folder;

    private TableFile json(String lines) {
        return TableFile.of(folder, lines);
    }

    @Test
    void readsOneObjectPerLine() {
        TableFile file = json("{\"age\": 34, \"town\": \"Vic\"}\n{\"age\":36.5,\"town\":\"Ol\\u006ft \\u00e9\\n\"}\n")
                .numbers("age");
        assertThat(((Numbers) file.table().column("age")).at(1)).isEqualTo(36.5);
        assertThat(file.column("town")).containsExactly("Vic", "Olot é\n");
        assertThat(file.reading().form().format()).isEqualTo(TableFormat.Format.JSON_LINES);
    }

    @Test
    void readsGzipAndAByteOrderMark() throws IOException {
        byte[] lines = "\uFEFF{\"a\":1}\r\n\r\n{\"a\":2}".getBytes(StandardCharsets.UTF_8);
        assertThat(TableFile.of(folder, TableFile.gzip(lines)).column("a")).containsExactly("1", "2");
    }

    @Test
    void takesAnAbsentKeyAndNullForMissing() {
        Words late = (Words) json("{\"a\":1}\n{\"a\":null,\"b\":\"x\"}\n{}\n")
                .verbatim()
                .table()
                .column("b");
        assertThat(late.missing(0)).isTrue();
        assertThat(late.text(1)).isEqualTo("x");
        assertThat(late.missing(2)).isTrue();
        Words empty =
                (Words) json("{\"a\":\"\"}\n{\"a\":null}\n").verbatim().table().column("a");
        assertThat(empty.missing(0)).isFalse();
        assertThat(empty.missing(1)).isTrue();
    }

    @Test
    void keepsNumbersAsTheTextsTheyAre() {
        assertThat(json("{\"a\":1.50}\n{\"a\":-0}\n{\"a\":12345678901234567890}\n{\"a\":1e3}\n")
                        .column("a"))
                .containsExactly("1.50", "-0", "12345678901234567890", "1e3");
    }

    @Test
    void refusesWhatIsNested() {
        json("{\"a\":1}\n{\"a\":{\"b\":\"canary\"}}\n")
                .refused("E_JSON", "visitors.csv, row 2 (line 2): an object or a list inside a value");
        json("{\"a\":[1]}\n").refused("E_JSON", "visitors.csv, row 1 (line 1): an object or a list inside a value");
        json("[{\"a\":1}]\n").refused("E_JSON", "visitors.csv, row 1 (line 1): a list where an object is expected");
    }

    @Test
    void refusesAColumnThatChangesItsType() {
        json("{\"a\":1}\n{}\n{\"a\":\"canary\"}\n")
                .refused("E_JSON", "visitors.csv, row 3 (line 3): the key 'a' holds a text here and a number in row 1");
    }

    @Test
    void refusesWhatIsNotJson() {
        String broken = "visitors.csv, row 2 (line 2): not one JSON object on a line of its own";
        for (String line : new String[] {
            "{\"a\":canary}",
            "{\"a\":01}",
            "{\"a\":+1}",
            "{\"a\":1.}",
            "{\"a\":1,}",
            "{\"a\" 1}",
            "{a:1}",
            "{\"a\":1} x",
            "{\"a\":\"canary",
            "{\"a\":\"x\\q\"}",
            "{\"a\":\n1}",
            "{\"a\":1}{\"a\":1}",
            "canary"
        }) {
            json("{\"a\":1}\n" + line).refused("E_JSON", broken);
        }
    }

    @Test
    void refusesKeysThatStandTwice() {
        json("{\"a\":1,\"a\":2}\n").refused("E_JSON", "visitors.csv, row 1 (line 1): the key 'a' occurs twice");
        json("{\"a\":1,\"A\":2}\n").refused("E_HEADER_DUP", "visitors.csv: columns 1 and 2 have the same name");
    }

    @Test
    void refusesNumbersThatAreNone() {
        json("{\"a\":NaN}\n").refused("E_NUMBER", "visitors.csv, row 1 (line 1): NaN or infinity");
        json("{\"a\":1e301}\n")
                .numbers("a")
                .refused("E_RANGE", "visitors.csv, row 1 (line 1), column 'a': a number beyond 1e300");
        json("{\"a\":\"canary\"}\n")
                .numbers("a")
                .refused("E_NUMBER", "visitors.csv, row 1 (line 1), column 'a': not a number");
    }

    @Test
    void refusesWhatIsNoText() {
        json("{\"a\":\"\\u0000\"}\n").refused("E_NUL", "visitors.csv, row 1 (line 1): a NUL character");
        json("{\"a\":\"\\ud83d\"}\n")
                .refused("E_JSON", "visitors.csv, row 1 (line 1): half a character (a lone surrogate)");
        TableFile.of(folder, "{\"a\":1}\n{\"a\":\"\u00e9\"}".getBytes(StandardCharsets.ISO_8859_1))
                .refused("E_ENCODING", "visitors.csv, row 2 (line 2): bytes that are no character in UTF-8");
        json("{}\n").refused("E_EMPTY_INPUT", "visitors.csv: no records");
    }

    @Test
    void readsBackWhatItWrote() throws IOException {
        Random random = new Random(5);
        String[] words = new String[500];
        double[] numbers = new double[500];
        for (int row = 0; row < words.length; row++) {
            StringBuilder word = new StringBuilder();
            for (int i = random.nextInt(6); i > 0; i--) {
                word.appendCodePoint(1 + random.nextInt(random.nextBoolean() ? 0x7F : 0xD7F0));
            }
            words[row] = random.nextInt(9) == 0 ? null : word.toString();
            numbers[row] =
                    random.nextInt(9) == 0 ? Double.NaN : random.nextGaussian() * Math.pow(10, random.nextInt(9));
        }
        Table table = Table.of(Words.of("wörd\"", words), Numbers.of("number", numbers), Words.of("n", codes(500)));
        TableFormat form = TableFormat.of(TableFormat.Format.JSON_LINES, java.util.Map.of("n", "number"));
        Path file = Files.createFile(folder.resolve("release.jsonl"));
        new Tables().write(table, form, "?", file);
        Reading again = new Tables().read(Request.verbatim(TableSource.of(file), form), Watcher.SILENT);
        for (String name : table.names()) {
            for (int row = 0; row < 500; row++) {
                assertThat(again.table().column(name).missing(row))
                        .isEqualTo(table.column(name).missing(row));
                assertThat(again.table().column(name).text(row))
                        .isEqualTo(table.column(name).text(row));
            }
        }
        assertThat(again.form().types()).containsEntry("n", "number").containsEntry("number", "number");
        byte[] bytes = Files.readAllBytes(file);
        new Tables().write(table, form, "?", file);
        assertThat(Files.readAllBytes(file)).isEqualTo(bytes);
    }

    private static String[] codes(int rows) {
        String[] codes = new String[rows];
        for (int row = 0; row < rows; row++) {
            codes[row] = String.valueOf(row % 7);
        }
        return codes;
    }
}
