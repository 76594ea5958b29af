package org.semblance.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.semblance.Chance;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Rows;
import org.semblance.data.Table;
import org.semblance.domain.Combination;
import org.semblance.domain.Dataset;
import org.semblance.domain.PartitionedDataset;
import org.semblance.method.GroupSizes;
import org.semblance.method.Groups;
import org.semblance.method.Masked;
import org.semblance.method.PartitionedMasked;
import org.semblance.method.PartitionedMethod;
import org.semblance.method.Trace;

/** The contract of methods that can mask partitioned tables, in addition to {@link MethodContract}. */
public interface PartitionedMethodContract extends MethodContract {

    @Override
    PartitionedMethod method(int k);

    /**
     * Tests a property on tables with few distinct rows, one of which may be nearly all, and with a k that may be more
     * than half of the rows.
     */
    default void triedOnRepetitions(Property property) {
        Trials.of(trials() / 4, random -> {
            RandomTables tables = new RandomTables(random);
            if (random.nextInt(3) == 0) {
                tables.whole();
            }
            Dataset few = dataset(tables, 1 + random.nextInt(25));
            int size = 12 + random.nextInt(200);
            int k = random.nextInt(4) == 0 ? size / 2 + 1 + random.nextInt(size / 2) : 2 + random.nextInt(9);
            Combination[] combines = Combination.values();
            Dataset data = few.over(repeated(few.table(), size, random.nextInt(4) == 0, random))
                    .combining(combines[random.nextInt(combines.length)]);
            property.check(new Case(data, k, random));
        });
    }

    private static Table repeated(Table table, int size, boolean skewed, Random random) {
        int[] rows = new int[size];
        for (int row = 0; row < size; row++) {
            rows[row] = skewed && random.nextInt(100) > 0 ? 0 : random.nextInt(table.size());
        }
        return table.rows(rows).over(Rows.all(size));
    }

    @Test
    default void inPartsItComesToTheSameAsWithTheWholeTable() {
        int[] counts = {1, 3, 8, 64};
        triedOnRepetitions(table -> {
            Warnings here = new Warnings();
            Masked whole = method(table.k()).mask(table.data(), Chance.seeded(1), here);
            Warnings there = new Warnings();
            int parts = counts[table.random().nextInt(counts.length)];
            PartitionedMasked inParts = method(table.k()).mask(inParts(table.data(), parts), Chance.seeded(1), there);
            assertThat(shown(gathered(inParts))).isEqualTo(shown(whole.table()));
            assertThat(withSizes(inParts.trace())).isEqualTo(withSizes(whole.trace()));
            assertThat(there.heard).isEqualTo(here.heard);
        });
    }

    /** A dataset divided into parts. */
    static PartitionedDataset inParts(Dataset data, int parts) {
        return PartitionedDataset.of(LocalPartitionedTable.of(data.table(), parts), data.attributes(), data.combine());
    }

    /** The rows of all parts, sorted by number. */
    static Table gathered(PartitionedMasked masked) {
        List<Table> parts = new ArrayList<>();
        masked.parts().inOrder(parts::add);
        return Table.joined(parts).byNumber();
    }

    /** The content of a table, row by row, with the types of columns. */
    static List<String> shown(Table table) {
        List<String> shown = new ArrayList<>();
        for (int row = 0; row < table.size(); row++) {
            StringBuilder line = new StringBuilder().append(table.rows().number(row));
            for (Column column : table.columns()) {
                line.append(' ')
                        .append(column.getClass().getSimpleName())
                        .append(' ')
                        .append(column.missing(row) ? "(missing)" : column.text(row));
            }
            shown.add(line.toString());
        }
        return shown;
    }

    /** The trace with groups replaced by their sizes. */
    static Trace withSizes(Trace trace) {
        if (!(trace instanceof Groups groups)) {
            return trace;
        }
        TreeMap<Integer, Integer> frequencies = new TreeMap<>();
        for (int group = 0; group < groups.count(); group++) {
            frequencies.merge(groups.members(group).length, 1, Integer::sum);
        }
        return new GroupSizes(frequencies);
    }

    /** A watcher that collects warnings. */
    final class Warnings implements Watcher {

        private final Map<String, String> heard = new TreeMap<>();

        @Override
        public void progress(String stage, long done, long total) {}

        @Override
        public void warn(Warning warning) {
            heard.merge(warning.code(), warning.message(), (one, other) -> one + "; " + other);
        }
    }
}
