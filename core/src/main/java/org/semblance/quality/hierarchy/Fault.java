package org.semblance.quality.hierarchy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.MeantHierarchy;
import org.semblance.domain.taxonomy.Taxonomy;

/**
 * What is wrong with a node of a hierarchy and the one above it, or with a label alone.
 *
 * @param level the level of the upper node; that of the label where it has no concept
 * @param lower the lower node, on the level below; the node itself where it has no concept
 * @param upper the upper node
 * @param leaves how many leaves are concerned
 * @param loss the mean loss of those leaves when they become the upper node; not a number where unknown
 */
public record Fault(Kind kind, int level, int lower, int upper, int leaves, double loss) {

    /** What may be wrong. */
    public enum Kind {
        /** What stands above is more specific than what stands below it, so the two are in the wrong order. */
        MORE_SPECIFIC_ABOVE,
        /** What stands below is no kind of what stands above it. */
        NOT_A_KIND,
        /** A label that means no concept, so nothing can be said of it. */
        UNMAPPED
    }

    /** The faults of a hierarchy, those that cost most first, labels without a concept last. */
    public static List<Fault> in(MeantHierarchy meant) {
        List<Fault> faults = new ArrayList<>();
        Hierarchy hierarchy = meant.hierarchy();
        for (int level = 0; level <= hierarchy.height(); level++) {
            for (int node = 0; node < hierarchy.nodes(level); node++) {
                if (meant.concept(level, node) == MeantHierarchy.NONE) {
                    boolean repeated = level > 0 && isRepeated(hierarchy, level, node);
                    if (!repeated) {
                        faults.add(new Fault(
                                Kind.UNMAPPED, level, node, node, hierarchy.leavesUnder(level, node), Double.NaN));
                    }
                } else if (level < hierarchy.height()) {
                    step(meant, level, node, faults);
                }
            }
        }
        faults.sort(Comparator.comparing((Fault fault) -> fault.kind == Kind.UNMAPPED)
                .thenComparing(fault -> -fault.leaves * (Double.isNaN(fault.loss) ? 0 : fault.loss))
                .thenComparing(Fault::level)
                .thenComparing(Fault::lower));
        return faults;
    }

    private static boolean isRepeated(Hierarchy hierarchy, int level, int node) {
        String label = hierarchy.labels(level).get(node);
        int below = hierarchy.labels(level - 1).indexOf(label);
        return below >= 0 && hierarchy.parent(level - 1, below) == node;
    }

    private static void step(MeantHierarchy meant, int level, int node, List<Fault> faults) {
        Hierarchy hierarchy = meant.hierarchy();
        int above = hierarchy.parent(level, node);
        int lower = meant.concept(level, node);
        int upper = meant.concept(level + 1, above);
        if (upper == MeantHierarchy.NONE) {
            return;
        }
        Taxonomy taxonomy = meant.taxonomy();
        if (!taxonomy.subsumes(upper, lower)) {
            Kind kind = taxonomy.subsumes(lower, upper) ? Kind.MORE_SPECIFIC_ABOVE : Kind.NOT_A_KIND;
            double[] losses = losses(meant, level, node);
            faults.add(new Fault(
                    kind,
                    level + 1,
                    node,
                    above,
                    hierarchy.leavesUnder(level, node),
                    Arrays.stream(losses).average().orElse(Double.NaN)));
        }
    }

    /** What the leaves below a node lose when they become what stands above it. */
    private static double[] losses(MeantHierarchy meant, int level, int node) {
        Hierarchy hierarchy = meant.hierarchy();
        double[] losses = new double[hierarchy.leavesUnder(level, node)];
        int count = 0;
        for (int leaf = 0; leaf < hierarchy.leaves(); leaf++) {
            if (hierarchy.node(level, leaf) == node) {
                double loss = meant.loss(level + 1, leaf);
                if (!Double.isNaN(loss)) {
                    losses[count++] = loss;
                }
            }
        }
        return Arrays.copyOf(losses, count);
    }
}
