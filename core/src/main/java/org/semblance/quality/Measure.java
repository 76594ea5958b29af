package org.semblance.quality;

import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;

/** Compares a released table with the original, row by row unless it says otherwise. */
public interface Measure {

    Score of(Dataset original, Table released, Watcher watcher);

    /** Whether rows of one table are held against rows of the other; otherwise their order does not matter. */
    default boolean comparesRows() {
        return true;
    }
}
