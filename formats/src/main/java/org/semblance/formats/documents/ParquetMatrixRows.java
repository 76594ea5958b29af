package org.semblance.formats.documents;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.formats.ParquetFile;
import org.semblance.port.MatrixReader;
import org.semblance.port.MatrixReader.MatrixContent;

/**
 * The literal content of the lists of a Parquet file, in file order, for verification: lists are compared bit by bit.
 */
final class ParquetMatrixRows implements ParquetVectors.Rows {

    private final Fingerprints fingerprints = new Fingerprints();
    private final boolean dense;

    private ParquetMatrixRows(boolean dense) {
        this.dense = dense;
    }

    static MatrixContent of(Path path, boolean dense, Watcher watcher) {
        try (ParquetFile file = ParquetFile.open(path)) {
            ParquetVectors vectors = vectors(file, dense);
            if (file.types().size() > (dense ? 1 : 2)) {
                throw Problem.data(
                        ProblemCode.E_MATRIX,
                        file.name()
                                + ": there are further columns in addition to the vectors, which would not be judged",
                        "leave them out of the file");
            }
            ParquetMatrixRows shown = new ParquetMatrixRows(dense);
            MatrixSize size = vectors.read(shown, watcher);
            return shown.fingerprints.shown(size.rows(), size.columns());
        }
    }

    private static ParquetVectors vectors(ParquetFile file, boolean dense) {
        return dense
                ? ParquetVectors.named(file, ParquetVectors.denseColumn(file).orElse(ParquetMatrixWriter.VECTOR))
                : ParquetVectors.sparse(file);
    }

    /** The places of all entries, in the order of the file. */
    static void entries(Path path, boolean dense, MatrixReader.Entries receiver, Watcher watcher) {
        try (ParquetFile file = ParquetFile.open(path)) {
            vectors(file, dense)
                    .read(
                            new ParquetVectors.Rows() {
                                @Override
                                public @Nullable Problem entry(int row, int column, double value) {
                                    if (!dense || value != 0) {
                                        receiver.entry(row, column);
                                    }
                                    return null;
                                }

                                @Override
                                public void end(int row) {
                                    // entries are enough
                                }
                            },
                            watcher);
        }
    }

    @Override
    public @Nullable Problem entry(int row, int column, double value) {
        boolean nothing = dense && Double.doubleToRawLongBits(value) == 0;
        if (!nothing) {
            fingerprints.entry(column, value);
        }
        return null;
    }

    @Override
    public void end(int row) {
        fingerprints.end(row);
    }
}
