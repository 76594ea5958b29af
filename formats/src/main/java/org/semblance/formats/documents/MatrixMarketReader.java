package org.semblance.formats.documents;

import org.jspecify.annotations.Nullable;
import org.semblance.Place;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Vectors;
import org.semblance.formats.TextFile;

/** Reads vectors from a Matrix Market file: a document in each row, a term or dimension in each column. */
final class MatrixMarketReader implements MatrixMarketText.Entries {

    private final Coordinates entries = new Coordinates();
    private @Nullable MatrixSize size;

    private MatrixMarketReader() {}

    /** @param column the name of the column of vectors */
    static Vectors read(TextFile file, String column, Watcher watcher) {
        MatrixMarketReader read = new MatrixMarketReader();
        MatrixMarketText.read(file, read, watcher);
        if (read.size == null) {
            throw new IllegalStateException("a file without a size is refused");
        }
        try {
            return read.entries.vectors(column, read.size.rows(), read.size.columns());
        } catch (Problem twice) {
            throw twice.at(Place.in(file.name()));
        }
    }

    @Override
    public void size(MatrixSize found) {
        size = found;
    }

    @Override
    public @Nullable Problem entry(int row, int column, double value, char[] chars, int from, int to) {
        return value == 0 && size != null && size.dense() ? null : entries.add(row, column, value);
    }
}
