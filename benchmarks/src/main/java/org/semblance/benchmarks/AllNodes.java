package org.semblance.benchmarks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.semblance.data.Distinct;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.hierarchy.Generalizable;
import org.semblance.domain.hierarchy.Hierarchical;
import org.semblance.domain.hierarchy.Hierarchy;

/** The best node by granularity, found by grouping the distinct tuples of every node: nothing is concluded from others. */
final class AllNodes {

    /** A node and what is left there. */
    record Best(List<Integer> levels, double granularity) {}

    private final List<Hierarchy> hierarchies = new ArrayList<>();
    private final List<int[]> leaves = new ArrayList<>();
    private final Distinct tuples;
    private final int rows;

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
            if (granularity > best.granularity()) {
                best = new Best(Arrays.stream(levels).boxed().toList(), granularity);
            }
        } while (next(levels));
        return best;
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

    /** −1 where the node will not do. Rows that only fill up the suppressed ones never decide here, and are left out. */
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
