package org.semblance.domain.hierarchy;

import java.io.Serializable;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.Taxonomy;

/**
 * A hierarchy whose labels have concepts of a taxonomy, so that replacing a value by a label has a semantic cost: the
 * distance between the two concepts, TransGSL in Ayala-Rivera et al. 2017, Definition 1.
 */
public final class SemanticHierarchy implements Serializable {

    /** No concept. */
    public static final int NONE = -1;

    private static final Set<String> FOR_EVERYTHING =
            Set.of(Hierarchy.ANYTHING, "any", "all", "everything", "anything");

    private final Hierarchy hierarchy;
    private final Taxonomy taxonomy;
    private final Similarity.Comparison comparison;
    private final int[][] concepts;

    private SemanticHierarchy(
            Hierarchy hierarchy, Taxonomy taxonomy, Similarity.Comparison comparison, int[][] concepts) {
        this.hierarchy = hierarchy;
        this.taxonomy = taxonomy;
        this.comparison = comparison;
        this.concepts = concepts;
    }

    /**
     * Finds the concept of each label: the mapped one, the one that the label names itself (doctor#1, an id, or a word
     * with one meaning), or, for a root such as *, the root of the taxonomy.
     *
     * @param mapped the concepts of labels, as {@code doctor#1} or by id; empty for none
     */
    public static SemanticHierarchy of(
            Hierarchy hierarchy, Taxonomy taxonomy, Similarity.Comparison comparison, Map<String, String> mapped) {
        int[][] concepts = new int[hierarchy.height() + 1][];
        for (int level = 0; level < concepts.length; level++) {
            boolean top = level == hierarchy.height();
            concepts[level] = hierarchy.labels(level).stream()
                    .mapToInt(label -> concept(label, top, taxonomy, mapped))
                    .toArray();
        }
        return new SemanticHierarchy(hierarchy, taxonomy, comparison, concepts);
    }

    private static int concept(String label, boolean top, Taxonomy taxonomy, Map<String, String> mapped) {
        String reference = mapped.get(label);
        OptionalInt found = taxonomy.find(reference == null ? label : reference);
        if (found.isEmpty() && top && FOR_EVERYTHING.contains(label.strip().toLowerCase(Locale.ROOT))) {
            return Taxonomy.ROOT;
        }
        return found.orElse(NONE);
    }

    /** A hierarchy whose concepts are known by number, for each level and node. */
    public static SemanticHierarchy of(
            Hierarchy hierarchy, Taxonomy taxonomy, Similarity.Comparison comparison, int[][] concepts) {
        return new SemanticHierarchy(
                hierarchy,
                taxonomy,
                comparison,
                Arrays.stream(concepts).map(int[]::clone).toArray(int[][]::new));
    }

    /** The same concepts with another comparison. */
    public SemanticHierarchy comparing(Similarity.Comparison other) {
        return new SemanticHierarchy(hierarchy, taxonomy, other, concepts);
    }

    public Hierarchy hierarchy() {
        return hierarchy;
    }

    public Taxonomy taxonomy() {
        return taxonomy;
    }

    public Similarity.Comparison comparison() {
        return comparison;
    }

    /** The concept of a node, or {@link #NONE}. */
    public int concept(int level, int node) {
        return concepts[level][node];
    }

    /** The semantic loss of a leaf on a level; NaN if either has no concept. */
    public double loss(int level, int leaf) {
        int from = concepts[0][leaf];
        int to = concepts[level][hierarchy.node(level, leaf)];
        return from == NONE || to == NONE ? Double.NaN : comparison.distance(from, to);
    }

    /** The number of labels of a level without a concept. */
    public int unmapped(int level) {
        return (int) Arrays.stream(concepts[level])
                .filter(concept -> concept == NONE)
                .count();
    }

    /** The number of distinct labels of all levels without a concept. */
    public int unmapped() {
        Set<String> unmapped = new HashSet<>();
        for (int level = 0; level < concepts.length; level++) {
            for (int node = 0; node < concepts[level].length; node++) {
                if (concepts[level][node] == NONE) {
                    unmapped.add(hierarchy.labels(level).get(node));
                }
            }
        }
        return unmapped.size();
    }
}
