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
 * A concept and what is round it.
 *
 * @param words the words that mean it
 * @param depth nodes on the longest chain from the root
 * @param below how many concepts are kinds of it
 * @param informationContent from 0 at the root to 1 at the most specific (Sánchez, Batet and Isern 2011)
 * @param ways the ways from the root down to it
 * @param children the concepts right below, those with the most below them first
 * @param neighbours the nearest among siblings and cousins, the nearest first
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

    /** How a concept is called: as a person reads it, and as a file names it. */
    public record Name(String label, String reference) {

        /** Both in one, where the one does not tell the other. */
        public String both() {
            return Vocabulary.key(Vocabulary.word(reference)).equals(Vocabulary.key(label))
                    ? reference
                    : reference + " (" + label + ")";
        }
    }

    /**
     * A concept on the way down, and those below it that are on the way.
     *
     * @param again whether it was met before, with what is below it
     */
    public record Branch(Name name, boolean again, List<Branch> branches) {}

    /** A concept right below, and how many are below that. */
    public record Child(Name name, int below) {}

    /** A concept nearby, and how alike it is by Wu and Palmer. */
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
                InformationContent.SANCHEZ.of(taxonomy)[concept] + 0.0, // no negative zero
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
