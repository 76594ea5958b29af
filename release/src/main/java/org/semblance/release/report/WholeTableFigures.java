package org.semblance.release.report;

import java.io.Serializable;
import java.util.Map;
import java.util.Optional;
import org.semblance.data.Column;

/**
 * Figures of a whole table of which perhaps only a sample is local.
 *
 * @param cells for each masked column, how many values were suppressed and how many missing ones were filled
 * @param unmapped for each masked column of concepts, the number of rows whose word has no concept
 * @param sample the number of local rows
 */
public record WholeTableFigures(
        int rows,
        int rowsLeftOut,
        Optional<Report.GroupSizes> groups,
        Map<String, Cells> cells,
        Map<String, Integer> unmapped,
        int sample) {

    /**
     * The number of values that are present only before or only after masking.
     *
     * @param withheld the number of values that were suppressed
     * @param filled the number of missing values that were filled
     */
    public record Cells(int withheld, int filled) implements Serializable {

        public static Cells of(Column before, Column after) {
            int withheld = 0;
            int filled = 0;
            for (int row = 0; row < before.size(); row++) {
                withheld += !before.missing(row) && after.missing(row) ? 1 : 0;
                filled += before.missing(row) && !after.missing(row) ? 1 : 0;
            }
            return new Cells(withheld, filled);
        }

        public Cells and(Cells more) {
            return new Cells(Math.addExact(withheld, more.withheld), Math.addExact(filled, more.filled));
        }
    }

    /** Whether the local rows are only a sample. */
    public boolean sampled() {
        return sample < rows;
    }
}
