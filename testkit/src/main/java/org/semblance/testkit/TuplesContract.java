package org.semblance.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.WeightedRows;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.method.GroupSizes;
import org.semblance.method.Groups;
import org.semblance.method.Masked;
import org.semblance.method.Trace;

/**
 * The contract of methods that mask a partitioned table through its distinct tuples, in addition to {@link
 * PartitionedMethodContract}.
 */
@Tag("contract")
public interface TuplesContract extends PartitionedMethodContract {

    @Test
    default void aRowThatStandsForSeveralBecomesWhatTheyBecome() {
        triedOnRepetitions(table -> {
            Dataset data = table.data();
            List<String> names = data.with(Role.QUASI_IDENTIFIER).stream()
                    .map(Attribute::name)
                    .toList();
            Masked ofAll = method(table.k()).mask(data, Watcher.SILENT);
            List<Dataset> counted = List.of(
                    Dataset.of(WeightedRows.of(data.table(), names), data.with(Role.QUASI_IDENTIFIER))
                            .combining(data.combine()),
                    PartitionedMethodContract.inParts(data, 3).tuples());
            for (Dataset tuples : counted) {
                if (splits(data.table().only(names), ofAll.table().only(names))) {
                    continue; // a row cannot show two values
                }
                Masked ofTuples = method(table.k()).mask(tuples, Watcher.SILENT);
                assertThat(spelledOut(
                                tuples.table(), ofTuples.table(), data.table().only(names)))
                        .isEqualTo(shown(ofAll.table().only(names)));
                assertThat(counted(ofTuples.trace(), tuples.table()))
                        .isEqualTo(PartitionedMethodContract.withSizes(ofAll.trace()));
            }
        });
    }

    /** Whether equal rows are masked differently. */
    private static boolean splits(Table before, Table after) {
        Map<List<Object>, Set<List<Object>>> became = new HashMap<>();
        for (int row = 0; row < before.size(); row++) {
            became.computeIfAbsent(values(before, row), unseen -> new HashSet<>())
                    .add(values(after, row));
        }
        return became.values().stream().anyMatch(several -> several.size() > 1);
    }

    /** The rows, each with its masked tuple. */
    private static List<List<Object>> spelledOut(Table tuples, Table became, Table rows) {
        Map<List<Object>, List<Object>> shown = new HashMap<>();
        for (int tuple = 0; tuple < tuples.size(); tuple++) {
            shown.put(values(tuples, tuple), values(became, tuple));
        }
        List<List<Object>> all = new ArrayList<>();
        for (int row = 0; row < rows.size(); row++) {
            all.add(shown.getOrDefault(values(rows, row), List.of()));
        }
        return all;
    }

    private static List<List<Object>> shown(Table table) {
        List<List<Object>> shown = new ArrayList<>();
        for (int row = 0; row < table.size(); row++) {
            shown.add(values(table, row));
        }
        return shown;
    }

    private static List<Object> values(Table table, int row) {
        List<Object> values = new ArrayList<>();
        for (Column column : table.columns()) {
            if (column.missing(row)) {
                values.add("(missing)");
            } else {
                values.add(column instanceof Numbers numbers ? numbers.at(row) + 0.0 : "=" + column.text(row));
            }
        }
        return values;
    }

    private static Trace counted(Trace trace, Table tuples) {
        if (!(trace instanceof Groups groups)) {
            return trace;
        }
        TreeMap<Integer, Integer> frequencies = new TreeMap<>();
        for (int group = 0; group < groups.count(); group++) {
            int size = 0;
            for (int row : groups.members(group)) {
                size += tuples.rows().times(row);
            }
            frequencies.merge(size, 1, Integer::sum);
        }
        return new GroupSizes(frequencies);
    }
}
