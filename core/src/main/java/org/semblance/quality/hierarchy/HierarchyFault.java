package org.semblance.quality.hierarchy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.SemanticHierarchy;
import org.semblance.domain.taxonomy.Taxonomy;

/**
 * A fault in a hierarchy: a node that does not fit the one above it, or a label without a concept.
 *
 * @param kind the kind of fault
 * @param level the level of the upper node, or of the label without a concept
 * @param lower the lower node, on the level below, or the node without a concept
 * @param upper the upper node
 * @param leaves the number of leaves concerned
 * @param loss the mean loss of those leaves at the upper node; NaN if unknown
 */
public record HierarchyFault(Kind kind, int level, int lower, int upper, int leaves, double loss) {

    /** The kinds of fault. */
    public enum Kind {
        /** The upper label is more specific than the lower one: they are in the wrong order. */
        MORE_SPECIFIC_ABOVE,
        /** The lower label is no kind of the upper one. */
        NOT_A_KIND,
        /** The label has no concept, so it cannot be judged. */
        UNMAPPED
    }

    /** The faults of a hierarchy, largest loss first, labels without a concept last. */
    public static List<HierarchyFault> in(SemanticHierarchy semantic) {
        List<HierarchyFault> faults = new ArrayList<>();
        Hierarchy hierarchy = semantic.hierarchy();
        for (int level = 0; level <= hierarchy.height(); level++) {
            boolean[] repeated = level == 0 ? new boolean[hierarchy.nodes(0)] : repeated(hierarchy, level);
            double[] losses = level == hierarchy.height() ? new double[0] : losses(semantic, level);
            for (int node = 0; node < hierarchy.nodes(level); node++) {
                if (semantic.concept(level, node) == SemanticHierarchy.NONE) {
                    if (!repeated[node]) {
                        faults.add(new HierarchyFault(
                                Kind.UNMAPPED, level, node, node, hierarchy.leavesUnder(level, node), Double.NaN));
                    }
                } else if (level < hierarchy.height()) {
                    step(semantic, level, node, losses[node], faults);
                }
            }
        }
        faults.sort(Comparator.comparing((HierarchyFault fault) -> fault.kind == Kind.UNMAPPED)
                .thenComparing(fault -> -fault.leaves * (Double.isNaN(fault.loss) ? 0 : fault.loss))
                .thenComparing(HierarchyFault::level)
                .thenComparing(HierarchyFault::lower));
        return faults;
    }

    /** Which labels of a level repeat those of the level below. */
    private static boolean[] repeated(Hierarchy hierarchy, int level) {
        boolean[] repeated = new boolean[hierarchy.nodes(level)];
        for (int below = 0; below < hierarchy.nodes(level - 1); below++) {
            int node = hierarchy.parent(level - 1, below);
            repeated[node] |= hierarchy
                    .labels(level - 1)
                    .get(below)
                    .equals(hierarchy.labels(level).get(node));
        }
        return repeated;
    }

    private static void step(
            SemanticHierarchy semantic, int level, int node, double loss, List<HierarchyFault> faults) {
        Hierarchy hierarchy = semantic.hierarchy();
        int above = hierarchy.parent(level, node);
        int lower = semantic.concept(level, node);
        int upper = semantic.concept(level + 1, above);
        if (upper == SemanticHierarchy.NONE) {
            return;
        }
        Taxonomy taxonomy = semantic.taxonomy();
        if (!taxonomy.subsumes(upper, lower)) {
            Kind kind = taxonomy.subsumes(lower, upper) ? Kind.MORE_SPECIFIC_ABOVE : Kind.NOT_A_KIND;
            faults.add(new HierarchyFault(kind, level + 1, node, above, hierarchy.leavesUnder(level, node), loss));
        }
    }

    /** For each node of a level, the mean loss of its leaves at the parent. */
    private static double[] losses(SemanticHierarchy semantic, int level) {
        Hierarchy hierarchy = semantic.hierarchy();
        double[] sums = new double[hierarchy.nodes(level)];
        int[] counts = new int[sums.length];
        for (int leaf = 0; leaf < hierarchy.leaves(); leaf++) {
            double loss = semantic.loss(level + 1, leaf);
            if (!Double.isNaN(loss)) {
                sums[hierarchy.node(level, leaf)] += loss;
                counts[hierarchy.node(level, leaf)]++;
            }
        }
        return IntStream.range(0, sums.length)
                .mapToDouble(node -> counts[node] == 0 ? Double.NaN : sums[node] / counts[node])
                .toArray();
    }
}
