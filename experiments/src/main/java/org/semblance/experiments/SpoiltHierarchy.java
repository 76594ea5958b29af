package org.semblance.experiments;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.SemanticHierarchy;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.quality.hierarchy.Gsl;

/**
 * A hierarchy that is degraded change by change, as Ayala-Rivera et al. (2017, section 4.3) do with an ideal one: a
 * level is removed, a node is moved to another group, or the term of an ancestor is replaced by a similar one. Values
 * and root do not change.
 */
final class SpoiltHierarchy {

    /** A term; on a short branch, the same term is on several levels. */
    private static final class Term {
        private final boolean isValue;
        private int concept;

        private Term(int concept, boolean isValue) {
            this.concept = concept;
            this.isValue = isValue;
        }
    }

    /** A change; false if it is no longer possible. */
    @FunctionalInterface
    private interface Change {
        boolean make(HierarchyTampering tampering, Random random);
    }

    private final SemanticHierarchy ideal;
    private final Taxonomy taxonomy;
    private final Similarity.Comparison comparison;
    private final List<Term[]> levels = new ArrayList<>();
    private final List<Change> waiting = new ArrayList<>();

    private SpoiltHierarchy(SemanticHierarchy ideal, Similarity.Comparison comparison) {
        this.ideal = ideal;
        this.taxonomy = ideal.taxonomy();
        this.comparison = comparison;
    }

    SpoiltHierarchy(SemanticHierarchy ideal) {
        this(ideal, ideal.comparison());
        Hierarchy hierarchy = ideal.hierarchy();
        for (int level = 0; level <= hierarchy.height(); level++) {
            Term[] terms = new Term[hierarchy.leaves()];
            Map<Integer, Term> ofNode = new HashMap<>();
            for (int leaf = 0; leaf < terms.length; leaf++) {
                int node = hierarchy.node(level, leaf);
                Term known = ofNode.get(node);
                terms[leaf] = known == null ? first(level, leaf, node) : known;
                ofNode.put(node, terms[leaf]);
            }
            levels.add(terms);
        }
    }

    private Term first(int level, int leaf, int node) {
        int concept = ideal.concept(level, node);
        if (level == 0) {
            return new Term(concept, true);
        }
        Hierarchy hierarchy = ideal.hierarchy();
        Term below = levels.get(level - 1)[leaf];
        boolean repeated = below.concept == concept
                && hierarchy.leavesUnder(level, node)
                        == hierarchy.leavesUnder(level - 1, hierarchy.node(level - 1, leaf));
        return repeated ? below : new Term(concept, false);
    }

    private int root() {
        return levels.size() - 1;
    }

    /**
     * Makes one change. Levels, nodes and terms are changed in random order, each once before any is changed again, so
     * that changes add up and seldom undo each other.
     */
    void change(HierarchyTampering tampering, Random random) {
        boolean done = false;
        for (int tries = 0; !done && tries < tampering.tries(); tries++) {
            if (waiting.isEmpty()) {
                changes().forEach(waiting::add);
                Collections.shuffle(waiting, random);
            }
            done = waiting.remove(waiting.size() - 1).make(tampering, random);
        }
    }

    /** The number of parts that can be changed: levels, nodes and terms. */
    int parts() {
        return (int) changes().count();
    }

    /** Makes one change that worsens the score; other changes are undone. */
    void worsen(HierarchyTampering tampering, Random random) {
        double before = score();
        boolean worse = false;
        for (int tries = 0; !worse && tries < tampering.tries(); tries++) {
            List<Term[]> order = List.copyOf(levels);
            List<Term[]> contents = levels.stream().map(Term[]::clone).toList();
            Map<Term, Integer> concepts = new HashMap<>();
            contents.forEach(level -> Arrays.stream(level).forEach(term -> concepts.put(term, term.concept)));
            change(tampering, random);
            worse = score() > before + Similarity.Comparison.TIE;
            if (!worse) {
                levels.clear();
                levels.addAll(order);
                for (int level = 0; level < order.size(); level++) {
                    System.arraycopy(contents.get(level), 0, order.get(level), 0, contents.get(level).length);
                }
                concepts.forEach((term, concept) -> term.concept = concept);
            }
        }
    }

    private double score() {
        double[][] losses = new double[root()][];
        for (int level = 1; level <= root(); level++) {
            losses[level - 1] = new double[levels.get(level).length];
            for (int leaf = 0; leaf < losses[level - 1].length; leaf++) {
                losses[level - 1][leaf] =
                        comparison.distance(levels.get(0)[leaf].concept, levels.get(level)[leaf].concept);
            }
        }
        return Gsl.STANDARD.of(losses).whole();
    }

    private Stream<Change> changes() {
        Set<Term> nodes = new LinkedHashSet<>();
        levels.subList(0, root()).forEach(level -> nodes.addAll(List.of(level)));
        Stream<Change> removals = List.copyOf(levels.subList(1, root())).stream()
                .map(level -> (tampering, random) -> root() > tampering.fewestLevels() && levels.remove(level));
        Stream<Change> moves = nodes.stream().map(node -> (tampering, random) -> regroup(node, random));
        Stream<Change> replacements = nodes.stream()
                .filter(node -> !node.isValue)
                .map(node -> (tampering, random) -> replace(node, tampering, random));
        return Stream.of(removals, moves, replacements).flatMap(each -> each);
    }

    /** Moves a node, with everything below it, to another node on the level of its parent. */
    private boolean regroup(Term term, Random random) {
        int top = root();
        while (top >= 0 && !holds(top, term)) {
            top--;
        }
        if (top < 0 || top + 1 >= root()) {
            return false;
        }
        Term[] above = levels.get(top + 1);
        Term[] here = levels.get(top);
        Term parent = parentOf(term, here, above);
        Set<Term> others = new LinkedHashSet<>();
        for (Term each : above) {
            if (each != parent && !each.isValue) {
                others.add(each);
            }
        }
        if (others.isEmpty()) {
            return false;
        }
        Term chosen = List.copyOf(others).get(random.nextInt(others.size()));
        int like = indexOf(chosen, above);
        for (int leaf = 0; leaf < here.length; leaf++) {
            if (here[leaf] == term) {
                for (int level = top + 1; level < root(); level++) {
                    levels.get(level)[leaf] = levels.get(level)[like];
                }
            }
        }
        return true;
    }

    private boolean holds(int level, Term term) {
        for (Term each : levels.get(level)) {
            if (each == term) {
                return true;
            }
        }
        return false;
    }

    private static Term parentOf(Term term, Term[] here, Term[] above) {
        return above[indexOf(term, here)];
    }

    private static int indexOf(Term term, Term[] terms) {
        int at = 0;
        while (terms[at] != term) {
            at++;
        }
        return at;
    }

    /** Replaces a term by a nearby concept: some steps up, some down, and similar enough. */
    private boolean replace(Term term, HierarchyTampering tampering, Random random) {
        int concept = term.concept;
        for (int up = random.nextInt(tampering.steps() + 1); up > 0 && concept != Taxonomy.ROOT; up--) {
            int[] parents = taxonomy.parents(concept);
            concept = parents[random.nextInt(parents.length)];
        }
        for (int down = random.nextInt(tampering.steps() + 1); down > 0 && !taxonomy.isLeaf(concept); down--) {
            int[] children = taxonomy.children(concept);
            concept = children[random.nextInt(children.length)];
        }
        if (concept == term.concept || comparison.similarity(term.concept, concept) < tampering.similarity()) {
            return false;
        }
        term.concept = concept;
        return true;
    }

    /** The hierarchy in its current state. */
    SemanticHierarchy hierarchy(String name) {
        int leaves = levels.get(0).length;
        List<List<String>> rows = new ArrayList<>();
        for (int leaf = 0; leaf < leaves; leaf++) {
            rows.add(new ArrayList<>(List.of(ideal.hierarchy().labels(0).get(leaf))));
        }
        int[][] concepts = new int[levels.size()][];
        for (int level = 0; level < levels.size(); level++) {
            Map<Term, Integer> nodes = new HashMap<>();
            List<Integer> means = new ArrayList<>();
            for (int leaf = 0; leaf < leaves; leaf++) {
                Term term = levels.get(level)[leaf];
                Integer node = nodes.get(term);
                if (node == null) {
                    node = nodes.size();
                    nodes.put(term, node);
                    means.add(term.concept);
                }
                if (level > 0) {
                    rows.get(leaf).add(label(level, node, term));
                }
            }
            concepts[level] = means.stream().mapToInt(Integer::intValue).toArray();
        }
        return SemanticHierarchy.of(Hierarchy.of(name, rows), taxonomy, comparison, concepts);
    }

    /** The label of a node; numbered, because two nodes may have the same concept after a change. */
    private String label(int level, int node, Term term) {
        return level == root() ? ideal.hierarchy().root() : taxonomy.reference(term.concept) + "/" + node;
    }
}
