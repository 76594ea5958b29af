package org.semblance.domain;

import org.jspecify.annotations.Nullable;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Rows;

/**
 * Numbers in the units of a whole table of which only a part is available.
 *
 * @param round how published values are rounded; null if they are not
 * @param moments mean and standard deviation of the whole
 * @param halfRange half of the range of the whole
 * @param whole whether no value of the whole is missing
 */
record StandardizedNumeric(@Nullable Rounding round, Moments moments, double halfRange, boolean whole)
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
