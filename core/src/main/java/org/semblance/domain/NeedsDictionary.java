package org.semblance.domain;

/**
 * A domain whose averages depend on which words a column contains, so that a part of a table needs the dictionary of
 * the whole.
 */
public interface NeedsDictionary<V> extends Metric<V> {

    /**
     * The same domain for a part of a column: every word of the dictionary counts as present, whether or not a row of
     * the part has it.
     */
    Metric<V> ofParts();
}
