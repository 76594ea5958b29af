package org.semblance.method.generalization;

import java.util.List;
import org.semblance.Watcher;
import org.semblance.method.GeneralizationLevels;

/** A way to find a node that will do. */
interface NodeSearch {

    Found search(LeafTuples tuples, Suppression suppression, Watcher watcher);

    /**
     * What was found.
     *
     * @param measure what the minimal nodes were measured by, in words
     * @param checked how many nodes were looked at
     */
    record Found(List<Integer> levels, String measure, List<GeneralizationLevels.Node> minimal, long checked) {}
}
