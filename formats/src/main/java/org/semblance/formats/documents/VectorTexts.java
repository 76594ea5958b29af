package org.semblance.formats.documents;

import java.nio.charset.StandardCharsets;
import org.duckdb.DuckDBColumnType;
import org.duckdb.DuckDBDataChunkWriter;
import org.duckdb.DuckDBTableFunction;
import org.duckdb.DuckDBTableFunctionBindInfo;
import org.duckdb.DuckDBTableFunctionCallInfo;
import org.duckdb.DuckDBTableFunctionInitInfo;
import org.semblance.data.Vectors;

/**
 * Provides vectors as a table function of the engine, which reads them block by block without a copy. Lists can only be
 * passed as texts; the engine turns them into lists again.
 */
final class VectorTexts implements DuckDBTableFunction<Object, VectorTexts.Position, Object> {

    /** The position of the engine. */
    static final class Position {
        private int row;
    }

    private final Vectors matrix;
    private final boolean dense;

    VectorTexts(Vectors matrix, boolean dense) {
        this.matrix = matrix;
        this.dense = dense;
    }

    @Override
    public Object bind(DuckDBTableFunctionBindInfo info) {
        info.addResultColumn("c0", DuckDBColumnType.VARCHAR);
        if (!dense) {
            info.addResultColumn("c1", DuckDBColumnType.VARCHAR);
        }
        info.setCardinality(matrix.size(), true);
        return this;
    }

    @Override
    public Position init(DuckDBTableFunctionInitInfo info) {
        info.setMaxThreads(1);
        return new Position();
    }

    @Override
    public long apply(DuckDBTableFunctionCallInfo info, DuckDBDataChunkWriter block) {
        Position position = info.getInitData();
        int count = (int) Math.min(block.capacity(), matrix.size() - position.row);
        if (count > 0) {
            byte[][] first = new byte[count][];
            byte[][] second = new byte[count][];
            for (int at = 0; at < count; at++) {
                first[at] = dense ? whole(position.row + at) : places(position.row + at);
                second[at] = dense ? first[at] : weights(position.row + at);
            }
            block.vector(0).setStringUtf8Batch(0, first);
            if (!dense) {
                block.vector(1).setStringUtf8Batch(0, second);
            }
        }
        position.row += count;
        return count;
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
