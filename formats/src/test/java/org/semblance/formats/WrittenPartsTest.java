package org.semblance.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.port.TableWriter;
import org.semblance.source.CsvLayout;
import org.semblance.source.TableFormat;
import org.semblance.testkit.Trials;

/** A table written part by part is the same bytes as one written in one go. */
class WrittenPartsTest {

    @TempDir
    Path folder;

    private static Table random(long seed, int rows) {
        Random random = new Random(seed);
        double[] wholes = new double[rows];
        double[] almost = new double[rows];
        String[] words = new String[rows];
        String[] dates = new String[rows];
        String[] counts = new String[rows];
        String[] starred = new String[rows];
        String[] unlike = new String[rows];
        for (int row = 0; row < rows; row++) {
            wholes[row] = random.nextInt(9) == 0 ? Double.NaN : random.nextInt(100);
            almost[row] = row == rows - 1 ? 0.5 : random.nextInt(1000);
            words[row] = random.nextInt(9) == 0 ? null : "ü" + random.nextInt(40);
            dates[row] = "20" + (10 + random.nextInt(80)) + "-01-31";
            counts[row] = String.valueOf(random.nextInt(50));
            starred[row] = row == rows - 1 ? "*" : counts[row];
            unlike[row] = "\"" + random.nextLong();
        }
        return Table.of(
                Numbers.of("wholes", wholes),
                Numbers.of("almost", almost),
                Words.of("words", words),
                Words.of("dates", dates),
                Words.of("counts", counts),
                Words.of("starred", starred),
                Words.of("unlike", unlike));
    }

    private static TableFormat form(TableFormat.Format format) {
        return switch (format) {
            case CSV -> TableFormat.of(new CsvLayout(";", "utf-8", CsvLayout.DecimalSign.COMMA));
            case JSON_LINES ->
                TableFormat.of(
                        format, Map.of("counts", "number", "starred", "number", "wholes", "number", "words", "text"));
            case PARQUET ->
                TableFormat.of(
                        format,
                        Map.of(
                                "wholes", "INTEGER", "almost", "INTEGER", "dates", "DATE", "counts", "BIGINT",
                                "starred", "BIGINT", "words", "VARCHAR"));
        };
    }

    private byte[] written(Table table, TableFormat form, int... ends) throws IOException {
        Path file = Files.write(folder.resolve("release"), new byte[] {1});
        try (TableWriter.Parts parts = new Tables().open(form, "NA", file)) {
            int from = 0;
            for (int end : ends) {
                parts.write(table.rows(IntStream.range(from, end).toArray()));
                from = end;
            }
        }
        return alone(file);
    }

    private byte[] alone(Path file) throws IOException {
        try (Stream<Path> there = Files.list(folder)) {
            assertThat(there).containsExactly(file);
        }
        return Files.readAllBytes(file);
    }

    private byte[] written(Table table, TableFormat form) throws IOException {
        Path file = Files.write(folder.resolve("release"), new byte[] {1});
        new Tables().write(table, form, "NA", file);
        return alone(file);
    }

    @ParameterizedTest
    @EnumSource
    void writesTheSameBytesInParts(TableFormat.Format format) throws IOException {
        long seed = Trials.seed();
        System.out.println(format + " written in parts from seed " + seed);
        Table table = random(seed, 250_000);
        TableFormat form = form(format);
        byte[] whole = written(table, form);
        assertThat(written(table, form, 131_072, 250_000)).isEqualTo(whole);
        assertThat(written(table, form, 0, 1, 100_001, 122_880, 245_760, 249_999, 250_000))
                .isEqualTo(whole);
    }

    @ParameterizedTest
    @EnumSource
    void writesFewRowsAndNone(TableFormat.Format format) throws IOException {
        Table table = random(7, 10);
        TableFormat form = form(format);
        assertThat(written(table, form, 3, 3, 10)).isEqualTo(written(table, form));
        assertThat(written(table, form, 0)).isEqualTo(written(table.rows(new int[0]), form));
    }

    @Test
    void keepsATypeOnlyWhereAllPartsCan() throws IOException {
        Table table = random(3, 130_000);
        for (TableFormat.Format format : List.of(TableFormat.Format.JSON_LINES, TableFormat.Format.PARQUET)) {
            written(table, form(format), 125_000, 130_000);
            Map<String, String> types =
                    new TableFile(folder.resolve("release")).reading().form().types();
            boolean json = format == TableFormat.Format.JSON_LINES;
            assertThat(types)
                    .containsEntry("counts", json ? "number" : "BIGINT")
                    .containsEntry("starred", json ? "text" : "VARCHAR");
        }
    }

    @Test
    void leavesNothingBesideWhenItFails() throws IOException {
        Table table = random(5, 130_000);
        Path file = Files.write(folder.resolve("release"), new byte[] {1});
        assertThatThrownBy(() -> {
                    try (TableWriter.Parts parts = new Tables().open(form(TableFormat.Format.PARQUET), "", file)) {
                        parts.write(table);
                        parts.write(Table.of(Numbers.of("other", new double[130_000])));
                    }
                })
                .isInstanceOf(RuntimeException.class);
        alone(file);
    }
}
