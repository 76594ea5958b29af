package org.semblance.benchmarks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.semblance.data.Distinct;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.hierarchy.Generalizable;
import org.semblance.domain.hierarchy.Hierarchical;
import org.semblance.domain.hierarchy.Hierarchy;

/**
 * Exhaustive search for the node with the best granularity: the distinct tuples are grouped for every node, without
 * pruning.
 */
final class AllNodes {

    /** A node of the lattice and its granularity. */
    record Best(List<Integer> levels, double granularity) {}

    private final List<Hierarchy> hierarchies = new ArrayList<>();
    private final List<int[]> leaves = new ArrayList<>();
    private final Distinct tuples;
    private final int rows;
    private final Set<List<Integer>> acceptable = new HashSet<>();

    AllNodes(Dataset data) {
        rows = data.table().size();
        for (Attribute attribute : data.attributes()) {
            Hierarchy hierarchy = ((Generalizable) attribute.domain()).hierarchy();
            hierarchies.add(hierarchy);
            leaves.add(Hierarchical.leaves(
                    (Words) data.table().column(attribute.name()), data.table().rows(), hierarchy));
        }
        tuples = Distinct.of(rows, leaves);
    }

    Best best(int k, int allowance) {
        int[] levels = new int[hierarchies.size()];
        Best best = new Best(List.of(), -1);
        do {
            double granularity = granularity(levels, k, allowance);
            List<Integer> node = Arrays.stream(levels).boxed().toList();
            if (granularity >= 0) {
                acceptable.add(node);
            }
            if (granularity > best.granularity()) {
                best = new Best(node, granularity);
            }
        } while (next(levels));
        return best;
    }

    /**
     * The number of nodes that Incognito would check as LeFevre, DeWitt and Ramakrishnan describe it: the lattices of
     * ever larger sets of attributes, each bottom-up, without nodes that a smaller set rules out and without nodes
     * above an acceptable one. An attribute outside the set counts as suppressed. Needs the results of {@link #best}.
     */
    int looksBySubsets() {
        int looks = 0;
        for (int subset = 1; subset < 1 << hierarchies.size(); subset++) {
            Set<List<Integer>> will = new HashSet<>();
            int[] levels = new int[hierarchies.size()];
            // in ascending order, everything below a node, in this set or in a smaller one, comes before it
            do {
                List<Integer> node = within(levels, subset);
                if (outside(levels, subset) || isRuledOut(node, subset)) {
                    continue;
                }
                if (!isAbove(node, subset, will)) {
                    looks++;
                }
                if (acceptable.contains(node)) {
                    will.add(node);
                }
            } while (next(levels));
        }
        return looks;
    }

    private List<Integer> within(int[] levels, int subset) {
        List<Integer> node = new ArrayList<>();
        for (int j = 0; j < levels.length; j++) {
            node.add((subset >> j & 1) == 1 ? levels[j] : hierarchies.get(j).height());
        }
        return node;
    }

    private static boolean outside(int[] levels, int subset) {
        for (int j = 0; j < levels.length; j++) {
            if ((subset >> j & 1) == 0 && levels[j] > 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether the node of a set with one attribute fewer is not acceptable. */
    private boolean isRuledOut(List<Integer> node, int subset) {
        for (int j = 0; j < node.size(); j++) {
            if ((subset >> j & 1) == 1 && Integer.bitCount(subset) > 1) {
                List<Integer> smaller = new ArrayList<>(node);
                smaller.set(j, hierarchies.get(j).height());
                if (!acceptable.contains(smaller)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isAbove(List<Integer> node, int subset, Set<List<Integer>> will) {
        for (int j = 0; j < node.size(); j++) {
            if ((subset >> j & 1) == 1 && node.get(j) > 0) {
                List<Integer> lower = new ArrayList<>(node);
                lower.set(j, node.get(j) - 1);
                if (will.contains(lower)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean next(int[] levels) {
        for (int j = levels.length - 1; j >= 0; j--) {
            if (levels[j] < hierarchies.get(j).height()) {
                levels[j]++;
                return true;
            }
            levels[j] = 0;
        }
        return false;
    }

    /**
     * The granularity of a node, or −1 if it is not acceptable. Rows that are suppressed only so that the suppressed
     * rows are k or more never decide here and are ignored.
     */
    private double granularity(int[] levels, int k, int allowance) {
        List<int[]> codes = new ArrayList<>();
        for (int j = 0; j < levels.length; j++) {
            int[] of = new int[tuples.count()];
            for (int tuple = 0; tuple < of.length; tuple++) {
                of[tuple] = hierarchies.get(j).node(levels[j], leaves.get(j)[tuples.first(tuple)]);
            }
            codes.add(of);
        }
        Distinct classes = Distinct.of(tuples.count(), codes);
        int suppressed = 0;
        double shares = 0;
        for (int one = 0; one < classes.count(); one++) {
            int size = 0;
            for (int tuple : classes.rowsOf(one)) {
                size += tuples.size(tuple);
            }
            if (size < k) {
                suppressed += size;
                shares += (double) size * levels.length;
            } else {
                int tuple = classes.first(one);
                for (int j = 0; j < levels.length; j++) {
                    Hierarchy hierarchy = hierarchies.get(j);
                    shares +=
                            (double) size * hierarchy.leavesUnder(levels[j], codes.get(j)[tuple]) / hierarchy.leaves();
                }
            }
        }
        if (suppressed > allowance) {
            return -1;
        }
        double finest = hierarchies.stream()
                .mapToDouble(one -> 1.0 / one.leaves())
                .average()
                .orElseThrow();
        return 1 - (shares / rows / levels.length - finest) / (1 - finest);
    }
}
