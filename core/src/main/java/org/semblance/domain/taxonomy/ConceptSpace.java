package org.semblance.domain.taxonomy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import org.semblance.data.LongIndex;
import org.semblance.data.Words;
import org.semblance.domain.CategorySpace;
import org.semblance.domain.Tally;
import org.semblance.domain.WordHolders;

/** A column of concepts, numbered as in {@link ColumnConcepts}, with semantic distances. */
final class ConceptSpace extends CategorySpace {

    private final ColumnConcepts atHand;
    private final Concepts domain;
    private final ConceptPrototypes prototypes;

    private ConceptSpace(String name, int[] places, List<String> labels, ColumnConcepts atHand, Concepts domain) {
        super(name, places, labels, atHand.held());
        this.atHand = atHand;
        this.domain = domain;
        this.prototypes = ConceptPrototypes.of(domain, atHand);
    }

    /** Binds a column, given the concept of each word by code. */
    static ConceptSpace of(Words words, int[] conceptOf, Concepts domain) {
        int[] counts = words.counts();
        if (domain.bindsParts()) {
            Arrays.fill(counts, 1);
        }
        LongIndex places = new LongIndex();
        int[] placeOf = new int[counts.length];
        List<Integer> concepts = new ArrayList<>();
        List<String> labels = new ArrayList<>();
        for (int code = 0; code < counts.length; code++) {
            if (counts[code] > 0) {
                placeOf[code] = places.add(conceptOf[code]);
                if (placeOf[code] == labels.size()) {
                    concepts.add(conceptOf[code]);
                    labels.add(words.dictionary().get(code));
                }
            }
        }
        int[] rows = new int[words.size()];
        for (int row = 0; row < rows.length; row++) {
            rows[row] = words.missing(row) ? Words.MISSING : placeOf[words.code(row)];
        }
        ColumnConcepts atHand =
                domain.atHand(concepts.stream().mapToInt(Integer::intValue).toArray());
        for (int place = labels.size(); place < atHand.size(); place++) {
            labels.add(domain.text(atHand.concept(place)));
        }
        ConceptSpace space = new ConceptSpace(words.name(), rows, labels, atHand, domain);
        // the other words of a concept are read as it too
        for (int code = 0; code < counts.length; code++) {
            if (counts[code] > 0) {
                space.alsoCalled(words.dictionary().get(code), placeOf[code]);
            }
        }
        return space;
    }

    @Override
    protected double between(int one, int other) {
        boolean outside = one < 0 || other < 0 || one >= atHand.size() || other >= atHand.size();
        if (outside) {
            return one == other ? 0 : atHand.most();
        }
        return atHand.distance(one, other);
    }

    @Override
    public Tally<Integer> tally() {
        return domain.average() == Concepts.Average.CENTROID ? new CentroidTally(codes(), atHand) : super.tally();
    }

    @Override
    protected double most() {
        return atHand.most();
    }

    @Override
    protected int average(int[] counts, int total) {
        return prototypes.of(counts, ConceptPrototypes.ANY);
    }

    @Override
    protected int average(int[] counts, int total, IntPredicate permitted) {
        return prototypes.of(counts, permitted);
    }

    /** A concept is held by all who hold a kind of it. */
    @Override
    public Predicate<Integer> held(WordHolders holders, int least) {
        int[] meant = holders.words().stream()
                .mapToInt(word -> domain.concept(word).orElse(Concepts.NONE))
                .toArray();
        BitSet known = new BitSet();
        BitSet held = new BitSet();
        return place -> {
            if (!known.get(place)) {
                int concept = atHand.concept(place);
                held.set(
                        place,
                        holders.of(word -> meant[word] != Concepts.NONE
                                        && domain.taxonomy().subsumes(concept, meant[word]))
                                >= least);
                known.set(place);
            }
            return held.get(place);
        };
    }
}
