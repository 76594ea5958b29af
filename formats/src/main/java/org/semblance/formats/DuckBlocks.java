package org.semblance.formats;

import org.duckdb.DuckDBDataChunkWriter;
import org.duckdb.DuckDBTableFunction;
import org.duckdb.DuckDBTableFunctionBindInfo;
import org.duckdb.DuckDBTableFunctionCallInfo;
import org.duckdb.DuckDBTableFunctionInitInfo;

/** Rows as a table function of the engine, which takes them block by block, in order, and keeps no copy. */
public abstract class DuckBlocks implements DuckDBTableFunction<Object, DuckBlocks.Position, Object> {

    /** The row that the engine reads next. */
    public static final class Position {
        private int row;
    }

    private final int size;

    protected DuckBlocks(int size) {
        this.size = size;
    }

    /** Declares the columns to the engine. */
    protected abstract void columns(DuckDBTableFunctionBindInfo info);

    /** Writes {@code count} rows, at least one, into a block. */
    protected abstract void fill(DuckDBDataChunkWriter block, int from, int count);

    @Override
    public final Object bind(DuckDBTableFunctionBindInfo info) {
        columns(info);
        info.setCardinality(size, true);
        return this;
    }

    @Override
    public final Position init(DuckDBTableFunctionInitInfo info) {
        info.setMaxThreads(1);
        return new Position();
    }

    @Override
    public final long apply(DuckDBTableFunctionCallInfo info, DuckDBDataChunkWriter block) {
        Position position = info.getInitData();
        int count = (int) Math.min(block.capacity(), size - position.row);
        if (count > 0) {
            fill(block, position.row, count);
        }
        position.row += count;
        return count;
    }
}
