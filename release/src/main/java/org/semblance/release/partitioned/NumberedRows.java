package org.semblance.release.partitioned;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.Column;
import org.semblance.data.PartitionedTable;
import org.semblance.data.Rows;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.port.PartitionedTableReader;
import org.semblance.release.prepare.Preparation;
import org.semblance.release.prepare.TableAttributes;
import org.semblance.release.recipe.RowCondition;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.source.TableFormat;

/**
 * A partitioned table as it is read: the rows that the recipe keeps, numbered from 1 without gaps.
 *
 * @param asRead the same rows with their numbers in the input
 * @param held the input, which stays cached until it is freed
 * @param attributes every column with its role, as the recipe declares it
 * @param rows the number of rows kept
 * @param leftOut the number of rows left out
 */
record NumberedRows(
        PartitionedTable table,
        PartitionedTable asRead,
        PartitionedTable held,
        TableFormat form,
        List<Attribute> attributes,
        int rows,
        int leftOut) {

    /**
     * The columns of a part, its first row number and its number of rows.
     *
     * @param readingAsMissing columns with a value that a release would show as missing
     */
    private record Extent(List<String> names, int first, int size, List<String> readingAsMissing)
            implements Serializable {

        static Extent of(Table part, @Nullable String missing) {
            return new Extent(
                    part.names(),
                    part.size() == 0 ? 0 : part.rows().number(0),
                    part.size(),
                    part.columns().stream()
                            .filter(column -> missing != null
                                    && column instanceof Words words
                                    && words.dictionary().contains(missing))
                            .map(Column::name)
                            .toList());
        }
    }

    static NumberedRows of(TableRecipe recipe, PartitionedTableReader.Reading reading) {
        PartitionedTable all = reading.parts().kept();
        String missing = reading.form().known() == TableFormat.Format.CSV ? recipe.missingText() : null;
        List<Extent> parts = new ArrayList<>();
        all.each(part -> Extent.of(part, missing), parts::add);
        List<String> names = parts.get(0).names();
        List<Attribute> attributes = TableAttributes.of(
                recipe,
                Table.of(names.stream()
                        .map(name -> Words.of(name, new String[0]))
                        .toList()));
        parts.stream()
                .flatMap(part -> part.readingAsMissing().stream())
                .sorted()
                .findFirst()
                .ifPresent(name -> Preparation.refuseWordsThatReadAsMissing(
                        recipe, Table.of(Words.of(name, recipe.missingText())), reading.form()));
        int size = size(parts);
        String where = recipe.settings().where();
        if (where == null) {
            return new NumberedRows(all, all, all, reading.form(), attributes, size, 0);
        }
        List<String> looked = Preparation.released(attributes);
        PartitionedTable kept = all.map(part -> part.rows(RowCondition.of(where).rows(part, looked)));
        List<Extent> keptParts = new ArrayList<>();
        kept.each(part -> Extent.of(part, null), keptParts::add);
        int rows = size(keptParts);
        if (rows == 0) {
            throw Problem.recipe(ProblemCode.E_WHERE, "where: no row is left", "loosen the condition");
        }
        return new NumberedRows(numbered(kept, keptParts), kept, all, reading.form(), attributes, rows, size - rows);
    }

    private static int size(List<Extent> parts) {
        return parts.stream().mapToInt(Extent::size).reduce(0, Math::addExact);
    }

    /** Numbers the rows anew, in their order. */
    private static PartitionedTable numbered(PartitionedTable table, List<Extent> parts) {
        Map<Integer, Integer> before = new HashMap<>();
        int rows = 0;
        for (Extent part : parts.stream()
                .filter(part -> part.size() > 0)
                .sorted(Comparator.comparingInt(Extent::first))
                .toList()) {
            before.put(part.first(), rows);
            rows += part.size();
        }
        Map<Integer, Integer> first = Map.copyOf(before);
        return table.map(part -> {
            int from = part.size() == 0 ? 0 : first.getOrDefault(part.rows().number(0), 0);
            return part.over(Rows.numbered(
                    IntStream.range(from + 1, from + part.size() + 1).toArray()));
        });
    }

    /** Rows that were kept, with their numbers in the input, which are the ones that users know. */
    Rows asNumberedInTheInput(Rows kept) {
        if (leftOut == 0) {
            return kept;
        }
        int[] numbers = inputNumbers();
        return Rows.numbered(IntStream.range(0, kept.size())
                .map(row -> numbers[kept.number(row) - 1])
                .toArray());
    }

    /** The input number of each row kept. */
    int[] inputNumbers() {
        int[] numbers = new int[rows];
        List<int[]> parts = new ArrayList<>();
        asRead.each(
                part -> IntStream.range(0, part.size()).map(part.rows()::number).toArray(), parts::add);
        parts.removeIf(part -> part.length == 0);
        parts.sort(Comparator.comparingInt(part -> part[0]));
        int filled = 0;
        for (int[] part : parts) {
            System.arraycopy(part, 0, numbers, filled, part.length);
            filled += part.length;
        }
        return numbers;
    }
}
