package org.semblance.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.source.CsvLayout;
import org.semblance.source.CsvLayout.DecimalSign;
import org.semblance.testkit.Trials;

class CsvTableWriterTest {

    private static final List<String> NASTY = List.of(
            "\"", "\"\"", ",", ";", "\t", "|", "\r", "\n", "\r\n", " ", "#", "'", "é", "e\u0301", "😀", "\uFEFF", "a",
            "1", "NA", "\u00A0", "\u2028", "\\", "=", "");

    @TempDir
    Path folder;

    @Test
    void quotesOnlyWhereItMust() throws IOException {
        Table table = Table.of(
                Numbers.of("a,b", 1, Double.NaN, 0.5),
                Words.of("word", "x y", null, "5\" pipe"),
                Words.of("c", "", "#", "\n"));
        assertThat(text(table, CsvLayout.UNKNOWN))
                .isEqualTo("\"a,b\",word,c\n1,x y,\n,,#\n0.5,\"5\"\" pipe\",\"\n\"\n");
    }

    @Test
    void writesTheFormThatWasRead() throws IOException {
        Table table = Table.of(Numbers.of("a", 1.5, -2, -0.0), Words.of("b", "x;y", "x,y", "z"));
        assertThat(text(table, new CsvLayout(";", "windows-1252", DecimalSign.COMMA)))
                .isEqualTo("a;b\n1,5;\"x;y\"\n-2;x,y\n0;z\n");
        assertThat(text(table, new CsvLayout(",", null, DecimalSign.COMMA))).startsWith("a,b\n\"1,5\",x;y\n");
        assertThat(text(table, new CsvLayout("tab", null, null))).startsWith("a\tb\n1.5\tx;y\n");
    }

    @Test
    void neverWritesARowAsABlankLine() throws IOException {
        assertThat(text(Table.of(Words.of("a", "", null, "x")), CsvLayout.UNKNOWN))
                .isEqualTo("a\n\"\"\n\"\"\nx\n");
        assertThat(text(Table.of(Numbers.of("a", Double.NaN, 1)), CsvLayout.UNKNOWN))
                .isEqualTo("a\n\"\"\n1\n");
    }

    @Test
    void refusesHalfACharacterRatherThanReplacingIt() {
        assertThatThrownBy(() -> text(Table.of(Words.of("a", "\uD83D")), CsvLayout.UNKNOWN))
                .isInstanceOf(CharacterCodingException.class);
    }

    @Test
    void writesFieldsLargerThanItsBuffer() throws IOException {
        String large = "é".repeat(100_000);
        assertThat(text(Table.of(Words.of("a", large, "b"), Words.of("b", "c", large)), CsvLayout.UNKNOWN))
                .isEqualTo("a,b\n" + large + ",c\nb," + large + "\n");
    }

    @Test
    void readsBackWhatItWroteWordForWord() throws IOException { // BI011
        long seed = Trials.seed();
        System.out.println("random tables from seed " + seed);
        for (int i = 0; i < 200; i++) {
            readsBack(seed + i);
        }
    }

    private void readsBack(long seed) throws IOException {
        Random random = new Random(seed);
        Table table = nasty(random);
        String delimiter = List.of(",", ";", "tab", "|", "~").get(random.nextInt(5));
        CsvLayout form =
                new CsvLayout(delimiter, "utf-8", random.nextBoolean() ? DecimalSign.COMMA : DecimalSign.POINT);
        byte[] bytes = bytes(table, form);
        Table again = TableFile.of(folder, bytes).form(form).verbatim().table();
        assertThat(again.names()).isEqualTo(table.names());
        assertThat(again.size()).isEqualTo(table.size());
        for (String name : table.names()) {
            for (int row = 0; row < table.size(); row++) {
                String text = table.column(name).text(row);
                boolean comma = form.decimal() == DecimalSign.COMMA && table.column(name) instanceof Numbers;
                assertThat(again.column(name).text(row))
                        .as("seed %d, row %d", seed, row)
                        .isEqualTo(comma ? text.replace('.', ',') : text);
            }
        }
        assertThat(bytes(again, form)).as("seed %d", seed).isEqualTo(bytes);
    }

    private static Table nasty(Random random) {
        int rows = 1 + random.nextInt(60);
        List<Column> columns = new ArrayList<>();
        int width = 1 + random.nextInt(5);
        for (int i = 0; i < width; i++) {
            if (random.nextInt(4) == 0) {
                columns.add(Numbers.of(
                        "n" + i,
                        random.doubles(rows)
                                .map(x -> x < 0.1 ? Double.NaN : x * 1e4)
                                .toArray()));
            } else {
                String[] words = new String[rows];
                for (int row = 0; row < rows; row++) {
                    words[row] = random.nextInt(9) == 0 ? null : word(random);
                }
                columns.add(Words.of(i + word(random) + "x", words));
            }
        }
        return Table.of(columns);
    }

    private static String word(Random random) {
        StringBuilder word = new StringBuilder();
        for (int i = random.nextInt(6); i > 0; i--) {
            word.append(NASTY.get(random.nextInt(NASTY.size())));
        }
        return Normalizer.normalize(word, Normalizer.Form.NFC);
    }

    private static String text(Table table, CsvLayout form) throws IOException {
        return new String(bytes(table, form), StandardCharsets.UTF_8);
    }

    private static byte[] bytes(Table table, CsvLayout form) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new CsvTableWriter().write(table, form, "", out);
        return out.toByteArray();
    }
}
