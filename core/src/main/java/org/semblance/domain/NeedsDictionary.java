package org.semblance.domain;

/** A domain whose averages depend on which words a column holds. */
public interface NeedsDictionary<V> extends Metric<V> {

    /** The same domain for a part of a column: every word of the dictionary counts as held, whether a row of the part shows it or not. */
    Metric<V> ofParts();
}
