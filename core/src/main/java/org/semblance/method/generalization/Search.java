package org.semblance.method.generalization;

import java.util.List;
import org.semblance.Watcher;
import org.semblance.method.Levels;

/** A way to find a node that will do. */
interface Search {

    Found search(Tuples tuples, Suppression suppression, Watcher watcher);

    /**
     * What was found.
     *
     * @param measure what the minimal nodes were measured by, in words
     * @param checked how many nodes were looked at
     */
    record Found(List<Integer> levels, String measure, List<Levels.Node> minimal, long checked) {}
}
