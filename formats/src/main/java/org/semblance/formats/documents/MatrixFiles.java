package org.semblance.formats.documents;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.semblance.Watcher;
import org.semblance.data.Vectors;
import org.semblance.formats.ParquetFile;
import org.semblance.formats.TextFile;
import org.semblance.port.MatrixReader;
import org.semblance.port.MatrixWriter;
import org.semblance.source.MatrixFormat;

/** Writes matrices in all supported formats, and reads them back for verification. */
public final class MatrixFiles implements MatrixReader, MatrixWriter {

    @Override
    public void write(Vectors matrix, List<String> terms, MatrixFormat form, Path file) throws IOException {
        switch (form) {
            case MATRIX_MARKET -> MatrixMarketWriter.write(matrix, !terms.isEmpty(), file);
            case PARQUET -> ParquetMatrixWriter.write(matrix, false, file);
            case DENSE_PARQUET -> ParquetMatrixWriter.write(matrix, true, file);
        }
    }

    public static boolean isMatrixMarket(Path file) {
        return !Files.isDirectory(file) && MatrixMarketText.is(TextFile.at(file));
    }

    @Override
    public Optional<MatrixFormat> form(Path file) {
        if (isMatrixMarket(file)) {
            return Optional.of(MatrixFormat.MATRIX_MARKET);
        }
        if (Files.isDirectory(file) || !ParquetFile.is(file)) {
            return Optional.empty();
        }
        try (ParquetFile parquet = ParquetFile.open(file)) {
            if (ParquetVectors.isSparse(parquet)) {
                return Optional.of(MatrixFormat.PARQUET);
            }
            return ParquetVectors.denseColumn(parquet).map(column -> MatrixFormat.DENSE_PARQUET);
        }
    }

    @Override
    public MatrixContent shown(Path file, MatrixFormat form, Watcher watcher) {
        return switch (form) {
            case MATRIX_MARKET -> MatrixMarketRows.of(TextFile.at(file), watcher);
            case PARQUET -> ParquetMatrixRows.of(file, false, watcher);
            case DENSE_PARQUET -> ParquetMatrixRows.of(file, true, watcher);
        };
    }

    @Override
    public void entries(Path file, MatrixFormat form, Entries receiver, Watcher watcher) {
        switch (form) {
            case MATRIX_MARKET -> MatrixMarketRows.entries(TextFile.at(file), receiver, watcher);
            case PARQUET -> ParquetMatrixRows.entries(file, false, receiver, watcher);
            case DENSE_PARQUET -> ParquetMatrixRows.entries(file, true, receiver, watcher);
        }
    }
}
