package org.semblance.quality.hierarchy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.SemanticHierarchy;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.Taxonomy;

/**
 * A hierarchy under revision: the label of each leaf on each level, its concept and the semantic loss there. Drafts are
 * immutable; a change gives a new draft that shares the unchanged parts.
 */
final class DraftHierarchy {

    private final Taxonomy taxonomy;
    private final Similarity.Comparison comparison;
    private final String name;
    private final List<String[]> labels;
    private final List<int[]> concepts;
    private final List<double[]> losses;
    private final List<Integer> faults;

    private DraftHierarchy(
            DraftHierarchy like,
            List<String[]> labels,
            List<int[]> concepts,
            List<double[]> losses,
            List<Integer> faults) {
        this.taxonomy = like.taxonomy;
        this.comparison = like.comparison;
        this.name = like.name;
        this.labels = labels;
        this.concepts = concepts;
        this.losses = losses;
        this.faults = faults;
    }

    DraftHierarchy(SemanticHierarchy semantic) {
        this.taxonomy = semantic.taxonomy();
        this.comparison = semantic.comparison();
        this.name = semantic.hierarchy().name();
        this.labels = new ArrayList<>();
        this.concepts = new ArrayList<>();
        this.losses = new ArrayList<>();
        this.faults = new ArrayList<>();
        Hierarchy hierarchy = semantic.hierarchy();
        for (int level = 0; level <= hierarchy.height(); level++) {
            String[] texts = new String[hierarchy.leaves()];
            int[] meanings = new int[texts.length];
            double[] lost = new double[texts.length];
            for (int leaf = 0; leaf < texts.length; leaf++) {
                texts[leaf] = hierarchy.label(level, leaf);
                meanings[leaf] = semantic.concept(level, hierarchy.node(level, leaf));
                lost[leaf] = semantic.loss(level, leaf);
            }
            labels.add(texts);
            concepts.add(meanings);
            losses.add(lost);
            faults.add(level == 0 ? 0 : faults(concepts.get(level - 1), meanings));
        }
    }

    /** A copy with another label for some leaves on one level. */
    DraftHierarchy with(int level, int[] leaves, String label, int concept) {
        List<String[]> texts = new ArrayList<>(labels);
        List<int[]> meanings = new ArrayList<>(concepts);
        List<double[]> lost = new ArrayList<>(losses);
        texts.set(level, labels.get(level).clone());
        meanings.set(level, concepts.get(level).clone());
        lost.set(level, losses.get(level).clone());
        for (int leaf : leaves) {
            texts.get(level)[leaf] = label;
            meanings.get(level)[leaf] = concept;
            lost.get(level)[leaf] = loss(leaf, concept);
        }
        List<Integer> wrong = new ArrayList<>(faults);
        for (int upper = level; upper <= Math.min(level + 1, height()); upper++) {
            int more = 0;
            for (int leaf : leaves) {
                more += wrong(meanings.get(upper - 1)[leaf], meanings.get(upper)[leaf]) ? 1 : 0;
                more -= wrong(concepts.get(upper - 1)[leaf], concepts.get(upper)[leaf]) ? 1 : 0;
            }
            wrong.set(upper, faults.get(upper) + more);
        }
        return new DraftHierarchy(this, texts, meanings, lost, wrong);
    }

    /** A copy with a new level; the one that was there moves up. */
    DraftHierarchy withLevel(int level, String[] texts, int[] meanings) {
        List<String[]> allTexts = new ArrayList<>(labels);
        List<int[]> allMeanings = new ArrayList<>(concepts);
        List<double[]> allLost = new ArrayList<>(losses);
        allTexts.add(level, texts);
        allMeanings.add(level, meanings);
        double[] lost = new double[meanings.length];
        for (int leaf = 0; leaf < lost.length; leaf++) {
            lost[leaf] = loss(leaf, meanings[leaf]);
        }
        allLost.add(level, lost);
        List<Integer> wrong = new ArrayList<>(faults);
        wrong.set(level, faults(meanings, concepts.get(level)));
        wrong.add(level, faults(concepts.get(level - 1), meanings));
        return new DraftHierarchy(this, allTexts, allMeanings, allLost, wrong);
    }

    private double loss(int leaf, int concept) {
        int from = concepts.get(0)[leaf];
        return from == SemanticHierarchy.NONE || concept == SemanticHierarchy.NONE
                ? Double.NaN
                : comparison.distance(from, concept);
    }

    /** The number of leaves with a label that is no kind of the one above it. */
    private int faults(int[] lower, int[] upper) {
        int wrong = 0;
        for (int leaf = 0; leaf < lower.length; leaf++) {
            wrong += wrong(lower[leaf], upper[leaf]) ? 1 : 0;
        }
        return wrong;
    }

    private boolean wrong(int lower, int upper) {
        return lower != SemanticHierarchy.NONE && upper != SemanticHierarchy.NONE && !taxonomy.subsumes(upper, lower);
    }

    int faults() {
        return faults.stream().mapToInt(Integer::intValue).sum();
    }

    GslScore score(Gsl gsl) {
        return gsl.of(losses.subList(1, losses.size()).toArray(double[][]::new));
    }

    int height() {
        return labels.size() - 1;
    }

    String label(int level, int leaf) {
        return labels.get(level)[leaf];
    }

    int concept(int level, int leaf) {
        return concepts.get(level)[leaf];
    }

    Taxonomy taxonomy() {
        return taxonomy;
    }

    Similarity.Comparison comparison() {
        return comparison;
    }

    /** Whether any other leaf has this label on a level. */
    boolean hasElsewhere(int level, String label, int[] leaves) {
        boolean[] these = new boolean[labels.get(level).length];
        for (int leaf : leaves) {
            these[leaf] = true;
        }
        for (int leaf = 0; leaf < these.length; leaf++) {
            if (!these[leaf] && labels.get(level)[leaf].equals(label)) {
                return true;
            }
        }
        return false;
    }

    /**
     * A label for a concept by which it can be found again: its word if that is unambiguous and not yet used as a label
     * here.
     */
    String text(int concept) {
        String word = taxonomy.label(concept);
        OptionalInt alone = taxonomy.find(word);
        boolean numbered = labels.get(0)[0].matches(".+#[0-9]+");
        boolean plain = !numbered && alone.isPresent() && alone.getAsInt() == concept;
        for (int level = 0; plain && level <= height(); level++) {
            for (int leaf = 0; leaf < labels.get(level).length; leaf++) {
                if (labels.get(level)[leaf].equals(word) && concepts.get(level)[leaf] != concept) {
                    plain = false;
                }
            }
        }
        return plain ? word : taxonomy.reference(concept);
    }

    /** The hierarchy of this draft with its concepts. */
    SemanticHierarchy hierarchy() {
        List<List<String>> rows = new ArrayList<>();
        int leaves = labels.get(0).length;
        for (int leaf = 0; leaf < leaves; leaf++) {
            int row = leaf;
            rows.add(labels.stream().map(level -> level[row]).toList());
        }
        Hierarchy hierarchy = Hierarchy.of(name, rows);
        int[][] meanings = new int[height() + 1][];
        for (int level = 0; level <= height(); level++) {
            meanings[level] = new int[hierarchy.nodes(level)];
            Arrays.fill(meanings[level], SemanticHierarchy.NONE);
            for (int leaf = 0; leaf < leaves; leaf++) {
                meanings[level][hierarchy.node(level, leaf)] = concepts.get(level)[leaf];
            }
        }
        return SemanticHierarchy.of(hierarchy, taxonomy, comparison, meanings);
    }
}
