package org.semblance.quality;

/** A measure that compares statistics of whole tables instead of single rows, so the order of rows does not matter. */
public interface TableMeasure extends Measure {

    @Override
    default boolean comparesRows() {
        return false;
    }
}
