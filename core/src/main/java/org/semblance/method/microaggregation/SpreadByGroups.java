package org.semblance.method.microaggregation;

import org.semblance.Chance;
import org.semblance.Watcher;
import org.semblance.domain.SpreadDataset;
import org.semblance.method.SpreadMasked;
import org.semblance.method.Spreadable;

/** A method by groups that can mask a table in parts. */
interface SpreadByGroups extends ByGroups, Spreadable {

    @Override
    default SpreadMasked mask(SpreadDataset data, Chance chance, Watcher watcher) {
        return microaggregation().mask(data, watcher);
    }
}
