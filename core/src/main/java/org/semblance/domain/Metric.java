package org.semblance.domain;

import org.semblance.data.Column;
import org.semblance.data.Rows;

/** A domain whose values have distances and an average. */
public interface Metric<V> extends Domain {

    /**
     * Binds the domain to a column: scales, units and codes are determined from its values.
     *
     * @param rows the rows of the column, to name them if a value is outside the domain
     * @throws org.semblance.Problem if a value is outside the domain
     */
    Space<V> bind(Column column, Rows rows);
}
