package org.semblance.release.publication;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.semblance.data.Column;
import org.semblance.data.NumberText;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.privacy.ReleasedTable;

/**
 * The released rows as anybody can read them, in {@link CanonicalOrder}.
 *
 * @param written the rows with every field as text, for guarantees
 * @param data the values, which stand for the original too where a measure needs no other
 */
public record ReleasedRows(ReleasedTable written, Dataset data) {

    /**
     * Reads the values of a table.
     *
     * @param written the table as it was read back, in canonical order
     * @param attributes the attributes as the recipe declares them; for a column that is released unchanged, whose
     *     values everybody can see, perhaps with the concepts of these
     * @param decimal the decimal sign of numbers
     */
    public static ReleasedRows of(ReleasedTable written, List<Attribute> attributes, char decimal) {
        List<Attribute> shown = attributes.stream()
                .filter(attribute ->
                        !attribute.is(Role.IDENTIFIER) && written.table().find(attribute.name()) != null)
                .toList();
        List<Column> columns = new ArrayList<>();
        for (Attribute attribute : shown) {
            columns.add(
                    attribute.is(Role.QUASI_IDENTIFIER)
                            ? masked(attribute, written, decimal)
                            : written.values(attribute.name()));
        }
        return new ReleasedRows(written, Dataset.of(Table.of(columns), shown));
    }

    public Table table() {
        return data.table();
    }

    public int size() {
        return table().size();
    }

    private static Column masked(Attribute attribute, ReleasedTable written, char decimal) {
        Words words = (Words) written.table().column(attribute.name());
        @Nullable String[] values = new String[words.dictionary().size()];
        for (int code = 0; code < values.length; code++) {
            String text = words.dictionary().get(code);
            values[code] = text.equals(written.missing()) ? null : text;
        }
        return attribute.domain().ofNumbers() ? numbers(words, values, decimal) : texts(words, values);
    }

    private static Numbers numbers(Words words, @Nullable String[] values, char decimal) {
        double[] number = Arrays.stream(values)
                .mapToDouble(text -> text == null
                        ? Double.NaN
                        : NumberText.number(text, decimal).orElse(Double.NaN))
                .toArray();
        return Numbers.of(
                words.name(),
                IntStream.range(0, words.size())
                        .mapToDouble(row -> words.missing(row) ? Double.NaN : number[words.code(row)])
                        .toArray());
    }

    private static Words texts(Words words, @Nullable String[] values) {
        @Nullable String[] texts = new String[words.size()];
        for (int row = 0; row < texts.length; row++) {
            texts[row] = words.missing(row) ? null : values[words.code(row)];
        }
        return Words.of(words.name(), texts);
    }
}
