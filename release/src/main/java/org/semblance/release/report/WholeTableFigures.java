package org.semblance.release.report;

import java.io.Serializable;
import java.util.Map;
import java.util.Optional;
import org.semblance.data.Column;

/**
 * What is known of a whole table of which perhaps only a sample is at hand to draw.
 *
 * @param cells for each masked column, how many of its values come and go
 * @param unmapped for each masked column whose words mean concepts, how many rows hold a word that means none
 * @param sample how many rows are at hand
 */
public record WholeTableFigures(
        int rows,
        int rowsLeftOut,
        Optional<Report.GroupSizes> groups,
        Map<String, Cells> cells,
        Map<String, Integer> unmapped,
        int sample) {

    /**
     * Values of a column that are there on one side only.
     *
     * @param withheld how many rows show none although they had one
     * @param filled how many show one although they had none
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

    /** Whether some rows are not at hand. */
    public boolean sampled() {
        return sample < rows;
    }
}
