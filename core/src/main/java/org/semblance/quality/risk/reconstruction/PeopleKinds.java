package org.semblance.quality.risk.reconstruction;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Distinct;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;

/** Which rows of a table and people of a register have the same values: these are of one kind. */
final class PeopleKinds {

    private final int rows;
    private final Distinct kinds;

    private PeopleKinds(int rows, Distinct kinds) {
        this.rows = rows;
        this.kinds = kinds;
    }

    static PeopleKinds of(Table table, Table people, List<String> names, Watcher watcher) {
        List<int[]> codes = new ArrayList<>();
        for (String name : names) {
            watcher.progress("measure", 0, 1);
            codes.add(codes(table.column(name), people.column(name)));
        }
        return new PeopleKinds(table.size(), Distinct.of(table.size() + people.size(), codes));
    }

    private static int[] codes(Column one, Column other) {
        int rows = one.size();
        if (one instanceof Numbers numbers && other instanceof Numbers others) {
            double[] values = new double[rows + other.size()];
            Arrays.setAll(values, row -> row < rows ? numbers.at(row) : others.at(row - rows));
            return Numbers.of(one.name(), values).codes();
        }
        Map<String, Integer> seen = new HashMap<>();
        int[] codes = new int[rows + other.size()];
        Arrays.setAll(codes, row -> {
            Column column = row < rows ? one : other;
            int at = row < rows ? row : row - rows;
            return column.missing(at) ? Words.MISSING : seen.computeIfAbsent(column.text(at), unseen -> seen.size());
        });
        return codes;
    }

    /** The kind of a row of the table. */
    int ofRow(int row) {
        return kinds.recordOf(row);
    }

    /** The kind of a person of the register. */
    int ofPerson(int person) {
        return kinds.recordOf(rows + person);
    }

    /** The people of a kind, lowest first. */
    int[] people(int kind) {
        return IntStream.of(kinds.rowsOf(kind))
                .filter(row -> row >= rows)
                .map(row -> row - rows)
                .toArray();
    }
}
