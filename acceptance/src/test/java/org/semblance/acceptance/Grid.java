package org.semblance.acceptance;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** A table as texts, read and counted by code that shares nothing with the product. */
record Grid(List<String> names, List<List<String>> rows) {

    /** Reads delimited text: quotes, doubled quotes, LF, CRLF and CR. */
    static Grid of(String text, char delimiter) {
        List<List<String>> records = new ArrayList<>();
        List<String> record = new ArrayList<>();
        StringBuilder field = new StringBuilder();
        boolean quoted = false;
        boolean any = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (quoted) {
                if (c != '"') {
                    field.append(c);
                } else if (i + 1 < text.length() && text.charAt(i + 1) == '"') {
                    field.append('"');
                    i++;
                } else {
                    quoted = false;
                }
            } else if (c == '"') {
                quoted = true;
                any = true;
            } else if (c == delimiter) {
                record.add(field.toString());
                field.setLength(0);
                any = true;
            } else if (c == '\n' || c == '\r') {
                if (any) {
                    record.add(field.toString());
                    records.add(record);
                }
                record = new ArrayList<>();
                field.setLength(0);
                any = false;
            } else {
                field.append(c);
                any = true;
            }
        }
        if (any) {
            record.add(field.toString());
            records.add(record);
        }
        return new Grid(records.get(0), records.subList(1, records.size()));
    }

    List<String> column(String name) {
        int place = names.indexOf(name);
        if (place < 0) {
            throw new AssertionError("no column " + name + " in " + names);
        }
        return rows.stream().map(row -> row.get(place)).toList();
    }

    /** Some columns of each row. */
    List<List<String>> columns(String... wanted) {
        List<List<String>> columns =
                java.util.Arrays.stream(wanted).map(this::column).toList();
        return IntStream.range(0, rows.size())
                .mapToObj(row -> columns.stream().map(column -> column.get(row)).toList())
                .toList();
    }

    /** How many rows share each combination of texts. */
    Map<List<String>, Integer> counts(String... wanted) {
        Map<List<String>, Integer> counts = new HashMap<>();
        columns(wanted).forEach(row -> counts.merge(row, 1, Integer::sum));
        return counts;
    }

    /** The k of k-anonymity: the size of the smallest class. */
    int smallestClass(String... quasiIdentifiers) {
        return counts(quasiIdentifiers).values().stream()
                .mapToInt(Integer::intValue)
                .min()
                .orElse(0);
    }

    /** The numbers of rows, counted from 1, whose combination fewer than k rows share. */
    List<Integer> rowsInSmallClasses(int k, String... quasiIdentifiers) {
        Map<List<String>, Integer> counts = counts(quasiIdentifiers);
        List<List<String>> keys = columns(quasiIdentifiers);
        return IntStream.range(0, rows.size())
                .filter(row -> counts.get(keys.get(row)) < k)
                .mapToObj(row -> row + 1)
                .toList();
    }
}
