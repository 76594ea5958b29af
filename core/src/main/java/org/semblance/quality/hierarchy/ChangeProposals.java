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

/**
 * Generates the possible changes of a hierarchy. Each result is a valid hierarchy of the same leaves; whether a change
 * is worthwhile is decided elsewhere.
 */
final class ChangeProposals {

    /** A possible change and the resulting hierarchy. */
    record Proposal(
            HierarchyChange.Kind kind, int level, List<String> labels, String from, String to, DraftHierarchy result) {}

    /**
     * A new level is proposed only if a level loses at least this much more than the one below, as a share of the
     * largest loss.
     */
    private static final double GAP = 0.2;

    /** The number of alternative concepts tried for a label, most specific first. */
    private static final int TRIED = 4;

    private final DraftHierarchy draft;
    private final Hierarchy hierarchy;
    private final Taxonomy taxonomy;
    private final int[][][] leaves;
    private final int[][][] children;
    private final List<Proposal> proposals = new ArrayList<>();

    ChangeProposals(DraftHierarchy draft) {
        this.draft = draft;
        this.hierarchy = draft.hierarchy().hierarchy();
        this.taxonomy = draft.taxonomy();
        this.leaves = new int[hierarchy.height() + 1][][];
        this.children = new int[hierarchy.height() + 1][][];
        for (int level = 0; level <= hierarchy.height(); level++) {
            leaves[level] = grouped(level, level);
            children[level] = level == 0 ? new int[0][] : grouped(level, level - 1);
        }
    }

    /** For each node of a level, its leaves or its nodes on the level below. */
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

    /** Proposals to swap labels that are in the wrong order. */
    List<Proposal> swaps() {
        proposals.clear();
        for (int level = 1; level < hierarchy.height() - 1; level++) {
            for (int node = 0; node < hierarchy.nodes(level); node++) {
                swap(level, node);
            }
        }
        return List.copyOf(proposals);
    }

    /** Proposals to move misplaced nodes and to replace unsuitable labels. */
    List<Proposal> labels() {
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

    /** Proposals to insert missing levels. */
    List<Proposal> levels(GslScore score) {
        proposals.clear();
        for (int level = 1; level <= hierarchy.height(); level++) {
            insert(level, score);
        }
        return List.copyOf(proposals);
    }

    private int concept(int level, int node) {
        return draft.concept(level, leaves[level][node][0]);
    }

    private String label(int level, int node) {
        return hierarchy.labels(level).get(node);
    }

    private boolean known(int concept) {
        return concept != SemanticHierarchy.NONE;
    }

    /** Whether a concept is known not to be a kind of another; false if either is unknown. */
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
                && !draft.hasElsewhere(level, above, leaves[level][node])
                && !draft.hasElsewhere(level + 1, below, leaves[level + 1][parent])) {
            proposals.add(new Proposal(
                    HierarchyChange.Kind.REORDER,
                    level,
                    List.of(below),
                    above,
                    below,
                    draft.with(level, leaves[level][node], above, upper)
                            .with(level + 1, leaves[level + 1][parent], below, lower)));
        }
    }

    /**
     * Proposes to move a node that is no kind of its parent below a parent of which it is one, or else to the nearest.
     */
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
            double distance = draft.comparison().distance(lower, upper);
            if ((subsumes && !fits) || (subsumes == fits && distance < least)) {
                nearest = other;
                least = distance;
                fits = subsumes;
            }
        }
        if (nearest < 0) {
            return;
        }
        DraftHierarchy moved = draft;
        int example = leaves[level + 1][nearest][0];
        for (int above = level + 1; above <= hierarchy.height(); above++) {
            moved = moved.with(above, leaves[level][node], draft.label(above, example), draft.concept(above, example));
        }
        proposals.add(new Proposal(
                HierarchyChange.Kind.REPARENT,
                level + 1,
                List.of(label(level, node)),
                label(level + 1, parent),
                label(level + 1, nearest),
                moved));
    }

    /**
     * Proposes to take nodes that are no kind of their parent out of it, up to the level of a label that they are a
     * kind of.
     */
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
                .map(leaf -> draft.concept(0, leaf))
                .filter(this::known)
                .toArray();
        boolean together = strangers.length > 1 && every.length > 0 && shared > taxonomy.lcs(every);
        DraftHierarchy changed = draft;
        String text = together ? draft.text(shared) : "";
        for (int child : strangers) {
            int[] own = leaves[level - 1][child];
            int concept = together ? shared : concept(level - 1, child);
            String label = together ? text : label(level - 1, child);
            for (int above = level; above < hierarchy.height(); above++) {
                int there = draft.concept(above, own[0]);
                if (known(there) && taxonomy.subsumes(there, concept)) {
                    break;
                }
                if (draft.hasElsewhere(above, label, own)) {
                    return;
                }
                changed = changed.with(above, own, label, concept);
            }
        }
        proposals.add(new Proposal(
                HierarchyChange.Kind.REGROUP,
                level,
                Arrays.stream(strangers)
                        .mapToObj(child -> label(level - 1, child))
                        .toList(),
                label(level, node),
                text,
                changed));
    }

    /** Whether a node of the level is above a child of another: then the child is moved there instead. */
    private boolean fitsElsewhere(int level, int node, int child) {
        int lower = concept(level - 1, child);
        return IntStream.range(0, hierarchy.nodes(level))
                .filter(other -> other != node)
                .map(other -> concept(level, other))
                .anyMatch(upper -> known(upper) && taxonomy.subsumes(upper, lower));
    }

    /** Proposes another concept that is above all leaves of the node. */
    private void replace(int level, int node) {
        int present = concept(level, node);
        int[] below = Arrays.stream(leaves[level][node])
                .map(leaf -> draft.concept(0, leaf))
                .distinct()
                .toArray();
        boolean allKnown = known(present) && Arrays.stream(below).allMatch(this::known);
        // a root stands for anything, so it is enough that it is above all leaves
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
                    .filter(concept -> promises(level, node, concept) && generalizes(level, node, concept))
                    .limit(TRIED)
                    .forEach(tried::add);
        }
        for (int concept : tried) {
            String text = draft.text(concept);
            if (!draft.hasElsewhere(level, text, leaves[level][node])) {
                proposals.add(new Proposal(
                        HierarchyChange.Kind.REPLACE,
                        level,
                        List.of(label(level, node)),
                        label(level, node),
                        text,
                        draft.with(level, leaves[level][node], text, concept)));
            }
        }
    }

    /**
     * Whether another label may be worthwhile: some of the leaves are closer to it. Above a correct label everything is
     * farther away.
     */
    private boolean promises(int level, int node, int concept) {
        int present = concept(level, node);
        return concept != present
                && (!taxonomy.subsumes(concept, present)
                        || Arrays.stream(leaves[level][node])
                                .anyMatch(leaf -> !taxonomy.subsumes(present, draft.concept(0, leaf))))
                && Arrays.stream(leaves[level][node])
                        .map(leaf -> draft.concept(0, leaf))
                        .anyMatch(value -> draft.comparison().distance(value, concept)
                                <= draft.comparison().distance(value, present));
    }

    /** Whether a concept is more general than the children of the node and more specific than its parent. */
    private boolean generalizes(int level, int node, int concept) {
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

    /** Proposes a level between two levels of which the upper loses much more. */
    private void insert(int level, GslScore score) {
        double lower = level == 1 ? 0 : score.level(level - 1);
        double upper = score.level(level);
        if (!(upper - lower > GAP * draft.comparison().most())) {
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
            proposals.add(new Proposal(
                    HierarchyChange.Kind.INSERT,
                    level,
                    List.copyOf(groups),
                    "",
                    "",
                    draft.withLevel(level, texts, meanings)));
        }
    }

    /** The children of a node, grouped as in the taxonomy. */
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
                String text = draft.text(tree.concept(branch));
                groups.add(text);
                for (int leaf : leaves[level - 1][known[i]]) {
                    texts[leaf] = text;
                    meanings[leaf] = tree.concept(branch);
                }
            }
        }
    }

    /**
     * Whether a new level keeps the hierarchy consistent: leaves with the same text have one meaning and one label
     * above.
     */
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
