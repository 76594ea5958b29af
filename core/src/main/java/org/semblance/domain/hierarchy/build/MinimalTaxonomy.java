package org.semblance.domain.hierarchy.build;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.domain.hierarchy.SemanticHierarchy;
import org.semblance.domain.taxonomy.ConceptLabels;
import org.semblance.domain.taxonomy.Taxonomy;

/**
 * The smallest tree of a taxonomy that contains the concepts of some values, up to their least common subsumer.
 *
 * <p>If a concept has several parents, the one above most of the values is kept, then the one with the lower number,
 * which is the shallower. Values are the leaves. A concept that several values mean, or that is above another value, is
 * a separate node above the values that mean it. Values without a concept are directly below the root.
 */
public final class MinimalTaxonomy {

    /** Which concepts between a value and the root are nodes. */
    public enum Nodes {
        /** Only those in which branches meet. */
        MEETINGS,
        /** All of them, so that several in a chain may have the same values below. */
        ALL
    }

    private final Taxonomy taxonomy;
    private final List<String> values;
    private final int[] meant;
    private final int[] concepts;
    private final int[] parents;
    private final int[] homes;
    private final List<String> labels;

    private MinimalTaxonomy(
            Taxonomy taxonomy, List<String> values, int[] meant, int[] concepts, int[] parents, int[] homes) {
        this.taxonomy = taxonomy;
        this.values = values;
        this.meant = meant;
        this.concepts = concepts;
        this.parents = parents;
        this.homes = homes;
        this.labels = labels(taxonomy, values, meant, concepts);
    }

    /**
     * Builds the tree above some values.
     *
     * @param values distinct texts
     * @param concepts the concept of each, or {@link SemanticHierarchy#NONE}
     * @throws Problem if no value has a concept
     */
    public static MinimalTaxonomy of(Taxonomy taxonomy, List<String> values, int[] concepts, Nodes nodes) {
        int[] known = Arrays.stream(concepts)
                .filter(concept -> concept != SemanticHierarchy.NONE)
                .distinct()
                .toArray();
        if (known.length == 0) {
            throw Problem.data(
                    ProblemCode.E_CONCEPTS,
                    "no value has a concept of " + taxonomy.name(),
                    "map some in concepts.csv, which semblance concepts map DATA drafts");
        }
        int top = taxonomy.lcs(known);
        Map<Integer, Integer> valuesBelow = new HashMap<>();
        for (int concept : concepts) {
            if (concept != SemanticHierarchy.NONE) {
                for (int ancestor : taxonomy.ancestors(concept)) {
                    if (taxonomy.subsumes(top, ancestor)) {
                        valuesBelow.merge(ancestor, 1, Integer::sum);
                    }
                }
            }
        }
        Map<Integer, Integer> above = new HashMap<>();
        Map<Integer, Integer> branches = new HashMap<>();
        for (int concept : concepts) {
            if (concept != SemanticHierarchy.NONE) {
                branches.merge(concept, 1, Integer::sum);
            }
        }
        for (int concept : known) {
            climb(taxonomy, concept, top, valuesBelow, above, branches);
        }
        return kept(taxonomy, List.copyOf(values), concepts, top, above, branches, nodes);
    }

    /** Chooses the parents from a concept up to the top, unless chosen already. */
    private static void climb(
            Taxonomy taxonomy,
            int from,
            int top,
            Map<Integer, Integer> valuesBelow,
            Map<Integer, Integer> above,
            Map<Integer, Integer> branches) {
        int concept = from;
        while (concept != top && !above.containsKey(concept)) {
            int best = SemanticHierarchy.NONE;
            for (int parent : taxonomy.parents(concept)) {
                int below = valuesBelow.getOrDefault(parent, 0);
                int most = valuesBelow.getOrDefault(best, 0);
                if (below > most || (below == most && below > 0 && parent < best)) {
                    best = parent;
                }
            }
            above.put(concept, best);
            branches.merge(best, 1, Integer::sum);
            concept = best;
        }
    }

    private static MinimalTaxonomy kept(
            Taxonomy taxonomy,
            List<String> values,
            int[] meant,
            int top,
            Map<Integer, Integer> above,
            Map<Integer, Integer> branches,
            Nodes nodes) {
        Set<Integer> inner = new HashSet<>(above.values());
        TreeSet<Integer> kept = new TreeSet<>();
        kept.add(top);
        for (Map.Entry<Integer, Integer> entry : branches.entrySet()) {
            boolean onTheWay = nodes == Nodes.ALL && inner.contains(entry.getKey());
            if (entry.getValue() > 1 || onTheWay) {
                kept.add(entry.getKey());
            }
        }
        int[] concepts = kept.stream().mapToInt(Integer::intValue).toArray();
        int[] parents = new int[concepts.length];
        for (int node = 1; node < concepts.length; node++) {
            parents[node] =
                    Arrays.binarySearch(concepts, nearest(above.getOrDefault(concepts[node], top), kept, above));
        }
        int[] homes = new int[meant.length];
        for (int value = 0; value < homes.length; value++) {
            homes[value] = meant[value] == SemanticHierarchy.NONE
                    ? 0
                    : Arrays.binarySearch(concepts, nearest(meant[value], kept, above));
        }
        return new MinimalTaxonomy(taxonomy, values, meant.clone(), concepts, parents, homes);
    }

    private static int nearest(int concept, Set<Integer> kept, Map<Integer, Integer> above) {
        int at = concept;
        while (!kept.contains(at)) {
            at = above.getOrDefault(at, Taxonomy.ROOT);
        }
        return at;
    }

    /**
     * The labels of the nodes: words of the taxonomy, each for one node and none that is a value with another meaning.
     */
    private static List<String> labels(Taxonomy taxonomy, List<String> values, int[] meant, int[] concepts) {
        Map<String, Integer> valueOf = new HashMap<>();
        for (int value = 0; value < meant.length; value++) {
            valueOf.put(values.get(value), meant[value]);
        }
        String[] labels = new String[concepts.length];
        List<Integer> others = new ArrayList<>();
        for (int node = 0; node < concepts.length; node++) {
            String label = taxonomy.label(concepts[node]);
            if (valueOf.getOrDefault(label, SemanticHierarchy.NONE) == concepts[node]) {
                labels[node] = label;
            } else {
                others.add(node);
            }
        }
        List<String> texts = ConceptLabels.distinct(
                taxonomy,
                others.stream().mapToInt(node -> concepts[node]).toArray(),
                others.stream().map(node -> taxonomy.label(concepts[node])).toList(),
                valueOf.keySet());
        for (int i = 0; i < others.size(); i++) {
            labels[others.get(i)] = texts.get(i);
        }
        return List.of(labels);
    }

    public Taxonomy taxonomy() {
        return taxonomy;
    }

    /** The number of nodes above the values; 0 is the root, and parents come before their children. */
    public int nodes() {
        return concepts.length;
    }

    public int concept(int node) {
        return concepts[node];
    }

    public String label(int node) {
        return labels.get(node);
    }

    /** The parent of a node; the root is its own parent. */
    public int parent(int node) {
        return parents[node];
    }

    public List<String> values() {
        return values;
    }

    /** The concept of a value, or {@link SemanticHierarchy#NONE}. */
    public int meaning(int value) {
        return meant[value];
    }

    /** The node directly above a value. */
    public int home(int value) {
        return homes[value];
    }
}
