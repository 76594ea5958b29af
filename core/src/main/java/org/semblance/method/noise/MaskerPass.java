package org.semblance.method.noise;

import java.util.List;
import java.util.function.IntUnaryOperator;
import org.semblance.Chance;
import org.semblance.data.Table;

/** One pass of a masker over the records of a table or of a part. Threads may share it. */
final class MaskerPass {

    private final Masker masker;
    private final Table table;
    private final Chance chance;
    private final IntUnaryOperator recordOf;
    private final List<CellColumn> columns;
    private final double[] levels;

    private MaskerPass(Masker masker, Table table, Chance chance, IntUnaryOperator recordOf) {
        this.masker = masker;
        this.table = table;
        this.chance = chance;
        this.recordOf = recordOf;
        this.columns = masker.attributes().stream()
                .map(attribute -> CellColumn.of(attribute, table))
                .toList();
        this.levels =
                masker.levelColumn().map(name -> NoiseLevel.ofRows(table, name)).orElseGet(() -> new double[0]);
    }

    /** A pass over a whole table: the first row is the first record, whatever its number in the input. */
    static MaskerPass of(Masker masker, Table table, Chance chance) {
        return new MaskerPass(masker, table, chance, row -> row);
    }

    /** A pass over a part, with records identified by their row numbers. */
    static MaskerPass ofPart(Masker masker, Table part, Chance chance) {
        return new MaskerPass(masker, part, chance, row -> part.rows().number(row) - 1);
    }

    /** Masks a range of rows, the end excluded. */
    ShiftCounts mask(int from, int to) {
        ShiftCounts shifts = new ShiftCounts(columns.size());
        Chance.Draws draws = masker.draws(chance);
        RecordCells cells = new RecordCells(columns.size());
        for (int row = from; row < to; row++) {
            cells.clear();
            for (int j = 0; j < columns.size(); j++) {
                columns.get(j).read(row, j, cells);
            }
            if (levels.length > 0) {
                cells.level(levels[row]);
            }
            draws.at(recordOf.applyAsInt(row));
            masker.mask(cells, draws, shifts);
            for (int j = 0; j < columns.size(); j++) {
                columns.get(j).write(row, j, cells);
            }
        }
        return shifts;
    }

    /** Masks all rows. */
    ShiftCounts mask() {
        return mask(0, table.size());
    }

    /** The masked table, after all rows are masked. */
    Table masked() {
        return table.with(columns.stream().map(CellColumn::column).toList());
    }
}
