package org.semblance.quality;

import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;

/**
 * A measure of information loss, utility or disclosure risk: one figure computed from the original data and the
 * released table. Row i of the release belongs to row i of the original, unless {@link #comparesRows()} is false.
 */
public interface Measure {

    Score of(Dataset original, Table released, Watcher watcher);

    /**
     * Whether a released row is compared with the original row at the same position. If not, the order of rows does not
     * matter, and the measure can be computed on a shuffled release.
     */
    default boolean comparesRows() {
        return true;
    }
}
