package org.semblance.formats.documents;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.semblance.data.Decimal;
import org.semblance.data.Vectors;

/** Writes a matrix in Matrix Market coordinate format: by rows, then by columns, with canonical numbers. */
final class MatrixMarketWriter {

    private static final int BUFFER = 1 << 16;

    private final OutputStream out;
    private final byte[] block = new byte[BUFFER];
    private int filled;

    private MatrixMarketWriter(OutputStream out) {
        this.out = out;
    }

    /** @param named whether the columns have names */
    static void write(Vectors matrix, boolean named, Path file) throws IOException {
        try (OutputStream out =
                Files.newOutputStream(file, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING)) {
            new MatrixMarketWriter(out).write(matrix, named);
        }
    }

    private void write(Vectors matrix, boolean named) throws IOException {
        add("%%MatrixMarket matrix coordinate real general\n% a document in each row, "
                + (named
                        ? "a term in each column: that on the same line of the vocabulary"
                        : "a dimension in each column")
                + "\n" + matrix.size() + " " + matrix.dimensions() + " " + matrix.entries() + "\n");
        for (int row = 0; row < matrix.size(); row++) {
            String start = (row + 1) + " ";
            for (int entry = matrix.from(row); entry < matrix.to(row); entry++) {
                add(start);
                add(Integer.toString(matrix.places()[entry] + 1));
                add(" ");
                add(Decimal.text(matrix.weights()[entry]));
                add("\n");
            }
        }
        out.write(block, 0, filled);
    }

    private void add(String text) throws IOException {
        if (text.length() > BUFFER - filled) {
            out.write(block, 0, filled);
            filled = 0;
        }
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        System.arraycopy(bytes, 0, block, filled, bytes.length);
        filled += bytes.length;
    }
}
