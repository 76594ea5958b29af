package org.semblance.method.noise;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.semblance.Chance;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.method.Displacements;
import org.semblance.method.Masked;

/**
 * Lets a masker go over a table. Parts are masked side by side; since each record has random numbers of its own, and
 * parts are joined in their order, the result does not depend on how many there are at a time.
 */
public final class RecordByRecord {

    /** How many records make a part. */
    private static final int PART = 4096;

    /** How many parts are masked before anybody is asked whether to go on. */
    private static final int AT_ONCE = 64;

    private final Masker masker;

    public RecordByRecord(Masker masker) {
        this.masker = masker;
    }

    /** Masks a table that has the columns of the masker, which may have learnt from another. */
    public Masked mask(Dataset data, Chance chance, Watcher watcher) {
        Table table = data.table();
        List<Attribute> attributes = masker.attributes();
        int rows = table.size();
        List<CellColumn> columns = attributes.stream()
                .map(attribute -> CellColumn.of(attribute, table))
                .toList();
        double[] levels =
                masker.levelColumn().map(name -> NoiseLevel.ofRows(table, name)).orElseGet(() -> new double[0]);
        Shifts[] shifts = new Shifts[(int) ((rows + PART - 1L) / PART)];
        for (int first = 0; first < shifts.length; first += AT_ONCE) {
            watcher.progress("mask", (long) first * PART, rows);
            IntStream.range(first, Math.min(shifts.length, first + AT_ONCE))
                    .parallel()
                    .forEach(part -> shifts[part] = mask(part, rows, columns, levels, chance));
        }
        watcher.progress("mask", rows, rows);
        Shifts all = new Shifts(attributes.size());
        Arrays.stream(shifts).forEach(all::add);
        return new Masked(
                table.with(columns.stream().map(CellColumn::column).toList()),
                new Displacements(masker.learnt(), all.of(attributes)));
    }

    private Shifts mask(int part, int rows, List<CellColumn> columns, double[] levels, Chance chance) {
        Shifts shifts = new Shifts(columns.size());
        Chance.Draws draws = masker.draws(chance);
        Cells cells = new Cells(columns.size());
        int end = (int) Math.min(rows, (part + 1L) * PART);
        for (int row = part * PART; row < end; row++) {
            cells.clear();
            for (int j = 0; j < columns.size(); j++) {
                columns.get(j).read(row, j, cells);
            }
            if (levels.length > 0) {
                cells.level(levels[row]);
            }
            draws.at(row);
            masker.mask(cells, draws, shifts);
            for (int j = 0; j < columns.size(); j++) {
                columns.get(j).write(row, j, cells);
            }
        }
        return shifts;
    }
}
