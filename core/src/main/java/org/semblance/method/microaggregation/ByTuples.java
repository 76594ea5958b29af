package org.semblance.method.microaggregation;

import org.semblance.Chance;
import org.semblance.Watcher;
import org.semblance.domain.SpreadDataset;
import org.semblance.method.OfTuples;
import org.semblance.method.SpreadMasked;
import org.semblance.method.Spreadable;

/** Microaggregation with groups of whole tuples, so that a table in parts is masked by its different tuples. */
interface ByTuples extends ByGroups, Spreadable {

    int k();

    @Override
    default SpreadMasked mask(SpreadDataset data, Chance chance, Watcher watcher) {
        return OfTuples.inGroups(data, k(), tuples -> mask(tuples, watcher));
    }
}
