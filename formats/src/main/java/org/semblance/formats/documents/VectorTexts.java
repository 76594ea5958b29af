package org.semblance.formats.documents;

import java.nio.charset.StandardCharsets;
import org.duckdb.DuckDBColumnType;
import org.duckdb.DuckDBDataChunkWriter;
import org.duckdb.DuckDBTableFunctionBindInfo;
import org.semblance.data.Vectors;
import org.semblance.formats.DuckBlocks;

/**
 * Vectors as a table function of the engine. Lists can only be passed as texts, which the engine converts back to
 * lists.
 */
final class VectorTexts extends DuckBlocks {

    private final Vectors matrix;
    private final boolean dense;

    VectorTexts(Vectors matrix, boolean dense) {
        super(matrix.size());
        this.matrix = matrix;
        this.dense = dense;
    }

    @Override
    protected void columns(DuckDBTableFunctionBindInfo info) {
        info.addResultColumn("c0", DuckDBColumnType.VARCHAR);
        if (!dense) {
            info.addResultColumn("c1", DuckDBColumnType.VARCHAR);
        }
    }

    @Override
    protected void fill(DuckDBDataChunkWriter block, int from, int count) {
        byte[][] first = new byte[count][];
        byte[][] second = new byte[count][];
        for (int at = 0; at < count; at++) {
            first[at] = dense ? whole(from + at) : places(from + at);
            second[at] = dense ? first[at] : weights(from + at);
        }
        block.vector(0).setStringUtf8Batch(0, first);
        if (!dense) {
            block.vector(1).setStringUtf8Batch(0, second);
        }
    }

    private byte[] places(int row) {
        StringBuilder text = new StringBuilder("[");
        for (int entry = matrix.from(row); entry < matrix.to(row); entry++) {
            separate(text).append(matrix.places()[entry]);
        }
        return bytes(text);
    }

    private byte[] weights(int row) {
        StringBuilder text = new StringBuilder("[");
        for (int entry = matrix.from(row); entry < matrix.to(row); entry++) {
            separate(text).append(matrix.weights()[entry]);
        }
        return bytes(text);
    }

    private byte[] whole(int row) {
        StringBuilder text = new StringBuilder("[");
        int entry = matrix.from(row);
        for (int place = 0; place < matrix.dimensions(); place++) {
            boolean there = entry < matrix.to(row) && matrix.places()[entry] == place;
            separate(text).append(there ? matrix.weights()[entry++] : 0);
        }
        return bytes(text);
    }

    private static StringBuilder separate(StringBuilder text) {
        return text.length() > 1 ? text.append(',') : text;
    }

    private static byte[] bytes(StringBuilder text) {
        return text.append(']').toString().getBytes(StandardCharsets.ISO_8859_1);
    }
}
