package org.semblance.formats.documents;

import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Vectors;

/** Reads vectors from lists in a Parquet file. */
final class ParquetMatrixReader implements ParquetVectors.Rows {

    private final Coordinates entries = new Coordinates();

    private ParquetMatrixReader() {}

    /** @param column the name of the column of vectors */
    static Vectors read(ParquetVectors lists, String file, String column, Watcher watcher) {
        ParquetMatrixReader read = new ParquetMatrixReader();
        MatrixSize size = lists.read(read, watcher);
        try {
            return read.entries.vectors(column, size.rows(), size.columns());
        } catch (Problem twice) {
            throw twice.at(file);
        }
    }

    @Override
    public @Nullable Problem entry(int row, int column, double value) {
        return value == 0 ? null : entries.add(row, column, value);
    }

    @Override
    public void end(int row) {}
}
