package org.semblance.data;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Concatenates tables with the same columns. */
final class TableConcatenation {

    private TableConcatenation() {}

    static Table of(List<Table> tables) {
        Table first = tables.get(0);
        if (tables.size() == 1) {
            return first;
        }
        List<Column> columns = first.columns().stream()
                .map(column -> column(
                        column,
                        tables.stream()
                                .map(table -> table.column(column.name()))
                                .toList()))
                .toList();
        return Table.of(columns, rows(tables.stream().map(Table::rows).toList()));
    }

    private static Rows rows(List<Rows> parts) {
        int[] numbers = new int[parts.stream().mapToInt(Rows::size).sum()];
        int[] times = new int[numbers.length];
        int filled = 0;
        for (Rows part : parts) {
            for (int row = 0; row < part.size(); row++) {
                numbers[filled] = part.number(row);
                times[filled++] = part.times(row);
            }
        }
        Rows all = Rows.numbered(numbers);
        return parts.stream().anyMatch(Rows::counted) ? all.counted(times) : all;
    }

    private static Column column(Column kind, List<Column> parts) {
        if (kind instanceof Numbers) {
            return Numbers.of(
                    kind.name(),
                    parts.stream()
                            .flatMapToDouble(part -> Arrays.stream(((Numbers) part).values()))
                            .toArray());
        }
        if (kind instanceof Words) {
            return words(kind.name(), parts);
        }
        throw new IllegalArgumentException("vectors are not joined");
    }

    /** Concatenates columns of words; words without a row are dropped from the dictionary. */
    private static Words words(String name, List<Column> parts) {
        Map<String, Integer> seen = new LinkedHashMap<>();
        int[] codes = new int[parts.stream().mapToInt(Column::size).sum()];
        int filled = 0;
        for (Column part : parts) {
            Words words = (Words) part;
            int[] codeOf = new int[words.dictionary().size()];
            Arrays.fill(codeOf, Words.MISSING);
            for (int row = 0; row < words.size(); row++) {
                int code = words.code(row);
                if (code != Words.MISSING && codeOf[code] == Words.MISSING) {
                    codeOf[code] = seen.computeIfAbsent(words.dictionary().get(code), unseen -> seen.size());
                }
                codes[filled++] = code == Words.MISSING ? Words.MISSING : codeOf[code];
            }
        }
        return Words.of(name, codes, List.copyOf(seen.keySet()));
    }

    static Table byNumber(Table table) {
        long[] keys = new long[table.size()];
        boolean sorted = true;
        for (int row = 0; row < keys.length; row++) {
            keys[row] = ((long) table.rows().number(row) << 32) | row;
            sorted &= row == 0 || keys[row - 1] < keys[row];
        }
        if (sorted) {
            return table;
        }
        Arrays.sort(keys);
        return table.rows(Arrays.stream(keys).mapToInt(key -> (int) key).toArray());
    }
}
