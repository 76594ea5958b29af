package org.semblance.method.generalization;

import java.util.List;
import org.semblance.Watcher;
import org.semblance.method.GeneralizationLevels;

/** A search for a feasible node of the lattice. */
interface NodeSearch {

    Result search(LeafTuples tuples, Suppression suppression, Watcher watcher);

    /**
     * The result of a search.
     *
     * @param levels the levels of the chosen node
     * @param measure the measure of the minimal nodes, in words
     * @param minimal the minimal nodes
     * @param checked the number of nodes checked
     */
    record Result(List<Integer> levels, String measure, List<GeneralizationLevels.Node> minimal, long checked) {}
}
