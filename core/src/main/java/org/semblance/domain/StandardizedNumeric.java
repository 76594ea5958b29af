package org.semblance.domain;

import org.jspecify.annotations.Nullable;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Rows;

/**
 * Continuous values of which only a part is at hand: units are those of the whole.
 *
 * @param whole whether no value of the whole is missing
 */
record StandardizedNumeric(@Nullable Integer round, Moments moments, double halfRange, boolean whole)
        implements Continuous {

    @Override
    public boolean ofNumbers() {
        return true;
    }

    @Override
    public Moments moments(Numbers column) {
        return moments;
    }

    @Override
    public Numeric.NumericSpace bind(Column column, Rows rows) {
        return new Numeric.NumericSpace((Numbers) column, this);
    }
}
