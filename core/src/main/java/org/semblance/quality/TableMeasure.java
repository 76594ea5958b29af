package org.semblance.quality;

/** A measure that holds a table against a table, not rows against rows: their order does not matter. */
public interface TableMeasure extends Measure {

    @Override
    default boolean comparesRows() {
        return false;
    }
}
