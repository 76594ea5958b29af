package org.semblance.quality;

import java.io.Serializable;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;

/**
 * A measure that can be computed part by part on a partitioned table: the sums of the parts add up to those of the
 * whole.
 */
public interface PartitionedMeasure extends Measure, Serializable {

    /** Which rows must be in the same part. */
    enum RowGrouping {
        ANY,
        /** Rows with equal released quasi-identifiers (one equivalence class). */
        RELEASED,
        /** Rows with equal original quasi-identifiers. */
        ORIGINAL
    }

    /** Intermediate sums of one part, or of several parts added together. */
    interface Sums extends Serializable {

        Sums and(Sums other);

        Score score();
    }

    default RowGrouping together() {
        return RowGrouping.ANY;
    }

    /**
     * Computes the sums of one part. If rows must be together, a row may represent several equal ones.
     *
     * @param part bound to the scale of the whole table; if rows must be together, without columns that are neither
     *     masked nor confidential
     * @param centre the average record of the whole table, as a table of one row
     */
    Sums sums(Dataset part, Table released, Table centre);
}
