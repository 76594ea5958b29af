package org.semblance.release.figures;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.ToLongFunction;
import org.semblance.domain.taxonomy.Taxonomy;

/**
 * The part of a taxonomy that connects some concepts: the concepts themselves, their least common subsumer, and the
 * concepts in between where paths branch. Concepts with a single child and links implied by a longer path are left
 * out.
 */
final class SubsumerTree {

    /**
     * A line of the tree. A concept with several parents is drawn once with its descendants, and then only mentioned.
     */
    record Line(int concept, int level, boolean again) {}

    private final Map<Integer, List<Integer>> children = new HashMap<>();
    private final List<Line> lines = new ArrayList<>();
    private final Set<Integer> drawn = new HashSet<>();

    private SubsumerTree() {}

    /**
     * The lines of the tree, depth first.
     *
     * @param concepts the concepts to connect, at least one
     * @param weight orders the children of a concept, the subtree with the highest total weight first
     */
    static List<Line> of(Taxonomy taxonomy, Set<Integer> concepts, ToLongFunction<Integer> weight) {
        int top = taxonomy.lcs(concepts.stream().mapToInt(Integer::intValue).toArray());
        SubsumerTree tree = new SubsumerTree();
        Map<Integer, Set<Integer>> below = tree.connect(taxonomy, concepts, top);
        Map<Integer, Long> weights = new HashMap<>();
        below.forEach((concept, all) -> weights.put(
                concept,
                weight.applyAsLong(concept) + all.stream().mapToLong(weight).sum()));
        Comparator<Integer> heaviest = Comparator.comparingLong(concept -> -weights.getOrDefault(concept, 0L));
        tree.children.values().forEach(list -> list.sort(heaviest.thenComparing(taxonomy::compareIds)));
        tree.draw(top, 0);
        return tree.lines;
    }

    /** Links every concept that is drawn with its children, and returns its descendants. */
    private Map<Integer, Set<Integer>> connect(Taxonomy taxonomy, Set<Integer> concepts, int top) {
        // in descending order, children come before their parents
        TreeMap<Integer, Set<Integer>> next = new TreeMap<>(Comparator.reverseOrder());
        for (int concept : concepts) {
            for (int ancestor : taxonomy.ancestors(concept)) {
                if (taxonomy.subsumes(top, ancestor)) {
                    next.putIfAbsent(ancestor, new TreeSet<>());
                }
            }
        }
        Map<Integer, Set<Integer>> below = new HashMap<>();
        next.forEach((concept, nearest) -> {
            Set<Integer> through = new HashSet<>();
            nearest.forEach(child -> through.addAll(Objects.requireNonNull(below.get(child))));
            nearest.removeAll(through);
            boolean stays = concepts.contains(concept) || nearest.size() > 1 || concept == top;
            if (stays) {
                Set<Integer> all = new LinkedHashSet<>(nearest);
                all.addAll(through);
                below.put(concept, all);
                children.put(concept, new ArrayList<>(nearest));
            }
            for (int parent : taxonomy.parents(concept)) {
                Set<Integer> ofParent = next.get(parent);
                if (ofParent != null) {
                    ofParent.addAll(stays ? Set.of(concept) : nearest);
                }
            }
        });
        return below;
    }

    private void draw(int concept, int level) {
        boolean again = !drawn.add(concept);
        lines.add(new Line(concept, level, again));
        if (!again) {
            Objects.requireNonNull(children.get(concept)).forEach(child -> draw(child, level + 1));
        }
    }
}
