package org.semblance.authoring.concepts;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.Vocabulary;
import org.semblance.domain.taxonomy.similarity.InformationContent;
import org.semblance.domain.taxonomy.similarity.WuPalmer;

/**
 * A concept and its surroundings in a taxonomy.
 *
 * @param words the words that mean it
 * @param depth the number of nodes on the longest path from the root
 * @param below the number of its descendants
 * @param informationContent from 0 at the root to 1 at the most specific concepts (Sánchez, Batet and Isern 2011)
 * @param ways the paths from the root down to it
 * @param children its direct children, those with the most descendants first
 * @param neighbours the most similar siblings and cousins, most similar first
 */
public record ConceptView(
        Name name,
        List<String> words,
        String gloss,
        int depth,
        int below,
        double informationContent,
        Branch ways,
        List<Child> children,
        List<Neighbour> neighbours) {

    private static final int NEIGHBOURS = 8;

    /** The names of a concept: a label for people, and the reference used in files. */
    public record Name(String label, String reference) {

        /** Both names, or only the reference if its word is the label. */
        public String both() {
            return Vocabulary.key(Vocabulary.word(reference)).equals(Vocabulary.key(label))
                    ? reference
                    : reference + " (" + label + ")";
        }
    }

    /**
     * A concept on a path down, and its children on such paths.
     *
     * @param again whether it was shown before; its branches are then not repeated
     */
    public record Branch(Name name, boolean again, List<Branch> branches) {}

    /** A direct child, and the number of its descendants. */
    public record Child(Name name, int below) {}

    /** A related concept, and its Wu-Palmer similarity. */
    public record Neighbour(Name name, double similarity) {}

    public static ConceptView of(int concept, Taxonomy taxonomy) {
        int[] below = taxonomy.descendantCounts();
        BitSet above = new BitSet();
        for (int ancestor : taxonomy.ancestors(concept)) {
            above.set(ancestor);
        }
        List<Child> children = new ArrayList<>();
        for (int child : taxonomy.children(concept)) {
            children.add(new Child(name(child, taxonomy), below[child]));
        }
        children.sort(Comparator.comparing(Child::below, Comparator.reverseOrder())
                .thenComparing(child -> child.name().label()));
        return new ConceptView(
                name(concept, taxonomy),
                taxonomy.vocabulary().terms(concept),
                taxonomy.gloss(concept),
                taxonomy.depth(concept),
                below[concept],
                InformationContent.SANCHEZ.of(taxonomy)[concept] + 0.0, // avoids negative zero
                branch(Taxonomy.ROOT, above, new BitSet(), taxonomy),
                children,
                neighbours(concept, taxonomy));
    }

    static Name name(int concept, Taxonomy taxonomy) {
        return new Name(taxonomy.label(concept), taxonomy.reference(concept));
    }

    private static Branch branch(int concept, BitSet above, BitSet met, Taxonomy taxonomy) {
        boolean again = met.get(concept);
        met.set(concept);
        List<Branch> branches = new ArrayList<>();
        if (!again) {
            for (int child : taxonomy.children(concept)) {
                if (above.get(child)) {
                    branches.add(branch(child, above, met, taxonomy));
                }
            }
        }
        return new Branch(name(concept, taxonomy), again, branches);
    }

    private static List<Neighbour> neighbours(int concept, Taxonomy taxonomy) {
        Set<Integer> near = new LinkedHashSet<>();
        for (int parent : taxonomy.parents(concept)) {
            add(taxonomy.children(parent), near);
            for (int grandparent : taxonomy.parents(parent)) {
                for (int uncle : taxonomy.children(grandparent)) {
                    add(taxonomy.children(uncle), near);
                }
            }
        }
        near.removeIf(other -> taxonomy.subsumes(other, concept) || taxonomy.subsumes(concept, other));
        Similarity.Comparison comparison = new WuPalmer().on(taxonomy);
        return near.stream()
                .map(other -> new Neighbour(name(other, taxonomy), comparison.similarity(concept, other)))
                .sorted(Comparator.comparing(Neighbour::similarity, Comparator.reverseOrder())
                        .thenComparing(other -> other.name().label())
                        .thenComparing(other -> other.name().reference()))
                .limit(NEIGHBOURS)
                .toList();
    }

    private static void add(int[] concepts, Set<Integer> all) {
        for (int concept : concepts) {
            all.add(concept);
        }
    }
}
