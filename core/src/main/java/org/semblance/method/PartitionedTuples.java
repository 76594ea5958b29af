package org.semblance.method;

import java.util.List;
import java.util.function.Function;
import org.semblance.data.Column;
import org.semblance.data.PartitionedTable;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.domain.PartitionedDataset;

/**
 * A table in parts, of which the different tuples of quasi-identifiers are at hand, each with how often there is. What they become
 * is found here; where the parts lie, each row is then shown what its tuple became.
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

    /** The tuples of a table, which must have k rows. */
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

    /** The rows, each with what its tuple became. */
    public PartitionedTable showing(Table became) {
        return data.spread().map(new Showing(known, became, new int[0]));
    }

    /**
     * The same, but some rows of a tuple, its last ones, show something else.
     *
     * @param became what the others show, tuple by tuple
     * @param last how many rows of each tuple are the last ones
     * @param instead what these show, tuple by tuple
     */
    public PartitionedTable showing(Table became, int[] last, Table instead) {
        return data.spread()
                .map(new Showing(
                        known,
                        Table.joined(List.of(became, instead)),
                        LastOccurrences.from(data.spread(), known, last)));
    }

    /** Shows each row of a part what its tuple became, or what comes below that for the last rows of a tuple. */
    private static final class Showing implements PartitionedTable.Work<Table> {

        private final TupleIndex known;
        private final Table became;
        private final int[] lastFrom;

        private Showing(TupleIndex known, Table became, int[] lastFrom) {
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
