package org.semblance.method;

import java.util.List;
import java.util.function.Function;
import org.semblance.data.Column;
import org.semblance.data.PartitionedTable;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.domain.PartitionedDataset;

/**
 * A partitioned table whose distinct tuples of quasi-identifiers, with their multiplicities, fit into memory here. The
 * tuples are masked here, and each row is then replaced by its masked tuple where the parts are.
 */
public final class PartitionedTuples {

    private final PartitionedDataset data;
    private final Dataset tuples;
    private final TupleIndex known;

    private PartitionedTuples(PartitionedDataset data, Dataset tuples) {
        this.data = data;
        this.tuples = tuples;
        this.known = new TupleIndex(tuples.table());
    }

    /** Determines the tuples of a table, which must have at least k rows. */
    public static PartitionedTuples of(PartitionedDataset data, int k) {
        MinimumRows.refuse(data.size(), k, false);
        return new PartitionedTuples(data, data.tuples());
    }

    /** Masks a table by groups of its tuples. */
    public static PartitionedMasked inGroups(PartitionedDataset data, int k, Function<Dataset, Masked> masking) {
        PartitionedTuples of = of(data, k);
        Masked masked = masking.apply(of.tuples);
        return new PartitionedMasked(
                of.showing(masked.table()),
                GroupSizes.of((Groups) masked.trace(), of.tuples.table().rows()));
    }

    /** The tuples, in order of first appearance. */
    public Dataset tuples() {
        return tuples;
    }

    /** The rows, each with its masked tuple. */
    public PartitionedTable showing(Table became) {
        return data.parts().map(new TupleReplacement(known, became, new int[0]));
    }

    /**
     * The same, but the last rows of a tuple show something else.
     *
     * @param became the masked tuples
     * @param last the number of last rows of each tuple
     * @param instead what these show, by tuple
     */
    public PartitionedTable showing(Table became, int[] last, Table instead) {
        return data.parts()
                .map(new TupleReplacement(
                        known,
                        Table.joined(List.of(became, instead)),
                        LastOccurrences.from(data.parts(), known, last)));
    }

    /** Replaces each row of a part by its masked tuple, or by the alternative for the last rows of a tuple. */
    private static final class TupleReplacement implements PartitionedTable.Work<Table> {

        private final TupleIndex known;
        private final Table became;
        private final int[] lastFrom;

        private TupleReplacement(TupleIndex known, Table became, int[] lastFrom) {
            this.known = known;
            this.became = became;
            this.lastFrom = lastFrom;
        }

        @Override
        public Table on(Table part) {
            int[] shown = known.of(part);
            for (int row = 0; row < shown.length && lastFrom.length > 0; row++) {
                shown[row] += part.rows().number(row) >= lastFrom[shown[row]] ? lastFrom.length : 0;
            }
            List<Column> columns =
                    became.columns().stream().map(column -> column.rows(shown)).toList();
            return part.with(columns);
        }
    }
}
