package org.semblance.quality.hierarchy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.SemanticHierarchy;
import org.semblance.domain.hierarchy.build.MinimalTaxonomy;
import org.semblance.domain.taxonomy.Taxonomy;

/** The changes that a hierarchy allows: each keeps it a hierarchy of the same leaves. Which are worth it is not asked here. */
final class ChangeProposals {

    /** A change and what comes out of it. */
    record Proposed(
            HierarchyChange.Kind kind, int level, List<String> labels, String from, String to, DraftHierarchy result) {}

    /** So much a level must lose more than the one below, of all that can be lost, for another to go between. */
    private static final double GAP = 0.2;

    /** So many concepts are tried instead of one, the most specific first. */
    private static final int TRIED = 4;

    private final DraftHierarchy sketch;
    private final Hierarchy hierarchy;
    private final Taxonomy taxonomy;
    private final int[][][] leaves;
    private final int[][][] children;
    private final List<Proposed> proposals = new ArrayList<>();

    ChangeProposals(DraftHierarchy sketch) {
        this.sketch = sketch;
        this.hierarchy = sketch.meant().hierarchy();
        this.taxonomy = sketch.taxonomy();
        this.leaves = new int[hierarchy.height() + 1][][];
        this.children = new int[hierarchy.height() + 1][][];
        for (int level = 0; level <= hierarchy.height(); level++) {
            leaves[level] = grouped(level, level);
            children[level] = level == 0 ? new int[0][] : grouped(level, level - 1);
        }
    }

    /** For each node of a level its leaves, or else its nodes on the level below. */
    private int[][] grouped(int level, int below) {
        List<List<Integer>> groups = new ArrayList<>();
        for (int node = 0; node < hierarchy.nodes(level); node++) {
            groups.add(new ArrayList<>());
        }
        if (level == below) {
            for (int leaf = 0; leaf < hierarchy.leaves(); leaf++) {
                groups.get(hierarchy.node(level, leaf)).add(leaf);
            }
        } else {
            for (int node = 0; node < hierarchy.nodes(below); node++) {
                groups.get(hierarchy.parent(below, node)).add(node);
            }
        }
        return groups.stream()
                .map(group -> group.stream().mapToInt(Integer::intValue).toArray())
                .toArray(int[][]::new);
    }

    /** Labels in the wrong order. */
    List<Proposed> swaps() {
        proposals.clear();
        for (int level = 1; level < hierarchy.height() - 1; level++) {
            for (int node = 0; node < hierarchy.nodes(level); node++) {
                swap(level, node);
            }
        }
        return List.copyOf(proposals);
    }

    /** Nodes in the wrong place, and labels that are not the best. */
    List<Proposed> labels() {
        proposals.clear();
        for (int level = 0; level <= hierarchy.height(); level++) {
            for (int node = 0; node < hierarchy.nodes(level); node++) {
                if (level < hierarchy.height()) {
                    move(level, node);
                }
                if (level > 0) {
                    replace(level, node);
                }
                if (level > 0 && level < hierarchy.height()) {
                    regroup(level, node);
                }
            }
        }
        return List.copyOf(proposals);
    }

    /** Levels that are missing. */
    List<Proposed> levels(GslScore score) {
        proposals.clear();
        for (int level = 1; level <= hierarchy.height(); level++) {
            insert(level, score);
        }
        return List.copyOf(proposals);
    }

    private int concept(int level, int node) {
        return sketch.concept(level, leaves[level][node][0]);
    }

    private String label(int level, int node) {
        return hierarchy.labels(level).get(node);
    }

    private boolean known(int concept) {
        return concept != SemanticHierarchy.NONE;
    }

    /** Whether a concept is no kind of another; where either is unknown nothing is said. */
    private boolean wrong(int lower, int upper) {
        return known(lower) && known(upper) && !taxonomy.subsumes(upper, lower);
    }

    private void swap(int level, int node) {
        int parent = hierarchy.parent(level, node);
        int lower = concept(level, node);
        int upper = concept(level + 1, parent);
        String below = label(level, node);
        String above = label(level + 1, parent);
        if (wrong(lower, upper)
                && taxonomy.subsumes(lower, upper)
                && !sketch.hasElsewhere(level, above, leaves[level][node])
                && !sketch.hasElsewhere(level + 1, below, leaves[level + 1][parent])) {
            proposals.add(new Proposed(
                    HierarchyChange.Kind.REORDER,
                    level,
                    List.of(below),
                    above,
                    below,
                    sketch.with(level, leaves[level][node], above, upper)
                            .with(level + 1, leaves[level + 1][parent], below, lower)));
        }
    }

    /** A node that is no kind of what stands above it goes where it is one, or else to the nearest. */
    private void move(int level, int node) {
        int parent = hierarchy.parent(level, node);
        int lower = concept(level, node);
        if (!wrong(lower, concept(level + 1, parent))) {
            return;
        }
        int nearest = -1;
        double least = Double.POSITIVE_INFINITY;
        boolean fits = false;
        for (int other = 0; other < hierarchy.nodes(level + 1); other++) {
            int upper = concept(level + 1, other);
            if (other == parent || !known(upper)) {
                continue;
            }
            boolean subsumes = taxonomy.subsumes(upper, lower);
            double distance = sketch.comparison().distance(lower, upper);
            if ((subsumes && !fits) || (subsumes == fits && distance < least)) {
                nearest = other;
                least = distance;
                fits = subsumes;
            }
        }
        if (nearest < 0) {
            return;
        }
        DraftHierarchy moved = sketch;
        int example = leaves[level + 1][nearest][0];
        for (int above = level + 1; above <= hierarchy.height(); above++) {
            moved = moved.with(
                    above, leaves[level][node], sketch.label(above, example), sketch.concept(above, example));
        }
        proposals.add(new Proposed(
                HierarchyChange.Kind.REPARENT,
                level + 1,
                List.of(label(level, node)),
                label(level + 1, parent),
                label(level + 1, nearest),
                moved));
    }

    /** Nodes that are no kind of what stands above them leave it, up to what they are a kind of. */
    private void regroup(int level, int node) {
        int upper = concept(level, node);
        int[] strangers = Arrays.stream(children[level][node])
                .filter(child -> wrong(concept(level - 1, child), upper) && !fitsElsewhere(level, node, child))
                .toArray();
        if (strangers.length == 0 || strangers.length == children[level][node].length) {
            return;
        }
        int[] meant =
                Arrays.stream(strangers).map(child -> concept(level - 1, child)).toArray();
        int shared = taxonomy.lcs(meant);
        int[] every = IntStream.range(0, hierarchy.leaves())
                .map(leaf -> sketch.concept(0, leaf))
                .filter(this::known)
                .toArray();
        boolean together = strangers.length > 1 && every.length > 0 && shared > taxonomy.lcs(every);
        DraftHierarchy changed = sketch;
        String text = together ? sketch.text(shared) : "";
        for (int child : strangers) {
            int[] own = leaves[level - 1][child];
            int concept = together ? shared : concept(level - 1, child);
            String label = together ? text : label(level - 1, child);
            for (int above = level; above < hierarchy.height(); above++) {
                int there = sketch.concept(above, own[0]);
                if (known(there) && taxonomy.subsumes(there, concept)) {
                    break;
                }
                if (sketch.hasElsewhere(above, label, own)) {
                    return;
                }
                changed = changed.with(above, own, label, concept);
            }
        }
        proposals.add(new Proposed(
                HierarchyChange.Kind.REGROUP,
                level,
                Arrays.stream(strangers)
                        .mapToObj(child -> label(level - 1, child))
                        .toList(),
                label(level, node),
                text,
                changed));
    }

    /** Whether a node of the level is above a child of another: then the child is moved there rather than left alone. */
    private boolean fitsElsewhere(int level, int node, int child) {
        int lower = concept(level - 1, child);
        return IntStream.range(0, hierarchy.nodes(level))
                .filter(other -> other != node)
                .map(other -> concept(level, other))
                .anyMatch(upper -> known(upper) && taxonomy.subsumes(upper, lower));
    }

    /** Another concept that is above all that stands below. */
    private void replace(int level, int node) {
        int present = concept(level, node);
        int[] below = Arrays.stream(leaves[level][node])
                .map(leaf -> sketch.concept(0, leaf))
                .distinct()
                .toArray();
        boolean allKnown = known(present) && Arrays.stream(below).allMatch(this::known);
        // a root stands for anything, so being above all is enough
        boolean root = level == hierarchy.height();
        if (!allKnown || (root && Arrays.stream(below).allMatch(value -> taxonomy.subsumes(present, value)))) {
            return;
        }
        int[] labels = IntStream.concat(
                        Arrays.stream(below),
                        Arrays.stream(children[level][node])
                                .map(child -> concept(level - 1, child))
                                .filter(this::known))
                .distinct()
                .toArray();
        Set<Integer> tried = new LinkedHashSet<>();
        for (int[] concepts : List.of(below, labels)) {
            Arrays.stream(taxonomy.common(concepts))
                    .filter(concept -> promises(level, node, concept) && generalises(level, node, concept))
                    .limit(TRIED)
                    .forEach(tried::add);
        }
        for (int concept : tried) {
            String text = sketch.text(concept);
            if (!sketch.hasElsewhere(level, text, leaves[level][node])) {
                proposals.add(new Proposed(
                        HierarchyChange.Kind.REPLACE,
                        level,
                        List.of(label(level, node)),
                        label(level, node),
                        text,
                        sketch.with(level, leaves[level][node], text, concept)));
            }
        }
    }

    /**
     * Whether another label may be worth looking at: a part of the leaves is nearer to it. What is above a label that is
     * right can only be further away.
     */
    private boolean promises(int level, int node, int concept) {
        int present = concept(level, node);
        return concept != present
                && (!taxonomy.subsumes(concept, present)
                        || Arrays.stream(leaves[level][node])
                                .anyMatch(leaf -> !taxonomy.subsumes(present, sketch.concept(0, leaf))))
                && Arrays.stream(leaves[level][node])
                        .map(leaf -> sketch.concept(0, leaf))
                        .anyMatch(value -> sketch.comparison().distance(value, concept)
                                <= sketch.comparison().distance(value, present));
    }

    /** Whether a concept says less than what stands below the node, and more than what stands above it. */
    private boolean generalises(int level, int node, int concept) {
        int[] below = children[level][node];
        for (int child : below) {
            int lower = concept(level - 1, child);
            if (known(lower) && taxonomy.subsumes(lower, concept) && (below.length == 1 || lower != concept)) {
                return false;
            }
        }
        if (level == hierarchy.height()) {
            return true;
        }
        int parent = hierarchy.parent(level, node);
        return children[level + 1][parent].length > 1 || concept(level + 1, parent) != concept;
    }

    /** A level between two of which the upper loses much more. */
    private void insert(int level, GslScore score) {
        double lower = level == 1 ? 0 : score.level(level - 1);
        double upper = score.level(level);
        if (!(upper - lower > GAP * sketch.comparison().most())) {
            return;
        }
        String[] texts = new String[hierarchy.leaves()];
        int[] meanings = new int[texts.length];
        Set<String> groups = new LinkedHashSet<>();
        for (int node = 0; node < hierarchy.nodes(level); node++) {
            between(level, node, texts, meanings, groups);
        }
        Set<String> different = new HashSet<>(Arrays.asList(texts));
        boolean coarser = different.size() < hierarchy.nodes(level - 1) && different.size() > hierarchy.nodes(level);
        if (coarser && distinct(texts, meanings, level)) {
            proposals.add(new Proposed(
                    HierarchyChange.Kind.INSERT,
                    level,
                    List.copyOf(groups),
                    "",
                    "",
                    sketch.withLevel(level, texts, meanings)));
        }
    }

    /** The nodes below a node, in the groups in which the taxonomy has them. */
    private void between(int level, int node, String[] texts, int[] meanings, Set<String> groups) {
        int[] below = children[level][node];
        int[] known = Arrays.stream(below)
                .filter(child -> known(concept(level - 1, child)))
                .toArray();
        for (int child : below) {
            for (int leaf : leaves[level - 1][child]) {
                texts[leaf] = label(level - 1, child);
                meanings[leaf] = concept(level - 1, child);
            }
        }
        if (known.length < 2) {
            return;
        }
        MinimalTaxonomy tree = MinimalTaxonomy.of(
                taxonomy,
                Arrays.stream(known).mapToObj(child -> label(level - 1, child)).toList(),
                Arrays.stream(known).map(child -> concept(level - 1, child)).toArray(),
                MinimalTaxonomy.Nodes.MEETINGS);
        for (int i = 0; i < known.length; i++) {
            int branch = tree.home(i);
            while (branch > 0 && tree.parent(branch) > 0) {
                branch = tree.parent(branch);
            }
            if (branch > 0) {
                String text = sketch.text(tree.concept(branch));
                groups.add(text);
                for (int leaf : leaves[level - 1][known[i]]) {
                    texts[leaf] = text;
                    meanings[leaf] = tree.concept(branch);
                }
            }
        }
    }

    /** Whether a new level stays a refinement: leaves with one text have one meaning and one label above. */
    private boolean distinct(String[] texts, int[] meanings, int level) {
        Map<String, Integer> first = new HashMap<>();
        for (int leaf = 0; leaf < texts.length; leaf++) {
            Integer known = first.putIfAbsent(texts[leaf], leaf);
            int other = known == null ? leaf : known;
            if (meanings[leaf] != meanings[other] || hierarchy.node(level, leaf) != hierarchy.node(level, other)) {
                return false;
            }
        }
        return true;
    }
}
