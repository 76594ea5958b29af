package org.semblance.formats.documents;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.semblance.Watcher;
import org.semblance.data.Vectors;
import org.semblance.formats.TextFile;
import org.semblance.run.MatrixForm;
import org.semblance.run.MatrixReader;
import org.semblance.run.MatrixWriter;

/** Matrices in all the forms that are known: written, and read back for a judge. */
public final class MatrixFiles implements MatrixReader, MatrixWriter {

    @Override
    public void write(Vectors matrix, List<String> terms, MatrixForm form, Path file) throws IOException {
        switch (form) {
            case MATRIX_MARKET -> MatrixMarketWriter.write(matrix, !terms.isEmpty(), file);
            case PARQUET -> throw new UnsupportedOperationException();
        }
    }

    @Override
    public Shown shown(Path file, MatrixForm form, Watcher watcher) {
        return switch (form) {
            case MATRIX_MARKET -> ShownMatrixMarket.of(TextFile.at(file), watcher);
            case PARQUET -> throw new UnsupportedOperationException();
        };
    }
}
