package org.semblance.domain.taxonomy.mapping;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.semblance.data.Words;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.similarity.InformationContent;

/**
 * Proposes concepts for the values of columns, in two passes.
 *
 * <p>In the first, values may only mean what is written there, and the senses that are chosen together tell what kind of
 * things the column holds. In the second, those values that name nothing of that kind may also be misspelt or shortened:
 * in one pass a sea would become a seal wherever animals are near. Threads may share a mapper.
 */
public final class Mapper {

    private static final int SHOWN = 5;
    private static final double NAME_MISSPELT = 1.5;
    private static final double WORD_SHORTENED = 3.0;

    private final Taxonomy taxonomy;
    private final double[] content;
    private final Readings readings;
    private final Guesses guesses;
    private final Kinds kinds;
    private final Trust trust;

    public Mapper(Taxonomy taxonomy, Morphology morphology) {
        this.taxonomy = taxonomy;
        this.content = InformationContent.SANCHEZ.of(taxonomy);
        WordIndex index = new WordIndex(taxonomy.vocabulary());
        this.readings = new Readings(taxonomy, index, morphology);
        this.guesses = new Guesses(taxonomy, index);
        this.kinds = new Kinds(taxonomy, content);
        this.trust = new Trust(taxonomy, content);
    }

    /** Proposes a concept for each value of a column. The order of rows, and how many hold a value, do not matter. */
    public Mapping map(Words column) {
        int[] counts = column.counts();
        int[] codes = alphabetical(column, counts);
        List<Label> labels = Arrays.stream(codes)
                .mapToObj(code -> Label.of(column.dictionary().get(code)))
                .toList();
        Choice choice = choose(column.name(), labels);
        OptionalInt subsumer = kinds.subsumer(choice.concepts());
        Proposal[] proposals = new Proposal[counts.length];
        for (int value = 0; value < codes.length; value++) {
            proposals[codes[value]] =
                    proposal(labels.get(value).value(), counts[codes[value]], value, choice, subsumer);
        }
        return new Mapping(
                column.name(),
                Arrays.stream(codes).sorted().mapToObj(code -> proposals[code]).toList(),
                subsumer,
                trust.carried(labels, choice, subsumer));
    }

    /** The codes that rows hold, by their words: then sums do not depend on the order of rows. */
    private static int[] alphabetical(Words column, int[] counts) {
        return IntStream.range(0, counts.length)
                .filter(code -> counts[code] > 0)
                .boxed()
                .sorted(Comparator.comparing(column.dictionary()::get))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    private Choice choose(String name, List<Label> labels) {
        List<List<Lead>> leads = new ArrayList<>();
        for (Label label : labels) {
            List<Lead> written = readings.whole(label);
            leads.add(written.isEmpty() ? readings.parts(label) : written);
        }
        double[] spokenFor = kinds.spokenFor(all(Label.of(name)), leads);
        Coherence coherence = new Coherence(taxonomy, content);
        OptionalInt kind = kinds.kind(new Choice(leads, coherence, spokenFor).concepts());
        for (int value = 0; value < leads.size(); value++) {
            leads.set(value, reconsidered(labels.get(value), leads.get(value), kind));
        }
        return new Choice(leads, coherence, spokenFor);
    }

    private List<Lead> all(Label label) {
        List<Lead> all = readings.whole(label);
        add(readings.parts(label), 0, all);
        return all;
    }

    /** The leads of a value after the kind of the column is known, if it is. */
    private List<Lead> reconsidered(Label label, List<Lead> known, OptionalInt kind) {
        boolean written = known.stream().anyMatch(Lead::written);
        boolean within = kind.isPresent() && kinds.within(kind.getAsInt(), known);
        boolean settled = written && (kind.isEmpty() || within || label.words().size() > 1);
        if (settled || !label.speaks()) {
            return known;
        }
        IntPredicate wanted = concept -> kind.isEmpty() || kinds.near(kind.getAsInt(), concept);
        List<Lead> all = new ArrayList<>(known);
        add(guesses.respelt(label, slips(label, known), wanted), written ? NAME_MISSPELT : 0, all);
        boolean headUnknown =
                !written && !readings.known(label.words().get(label.words().size() - 1));
        if (headUnknown || (kind.isPresent() && !within)) {
            double doubt = written ? WORD_SHORTENED : 0;
            add(readings.parts(label), doubt, all);
            add(guesses.completed(label, readings::known, wanted), doubt, all);
        }
        return all;
    }

    /** How many slips may be in a value: none in a common word, few where all its words are ones. */
    private int slips(Label label, List<Lead> known) {
        boolean words = label.words().stream().allMatch(word -> Label.auxiliary(word) || readings.known(word));
        boolean name = known.stream().anyMatch(Lead::written) && known.stream().noneMatch(this::commonWord);
        return name || !words ? Spellings.MOST : label.words().size() - 1;
    }

    /** Whether a lead was found by a common word, which is then not a misspelt one, and not by a name. */
    private boolean commonWord(Lead lead) {
        return taxonomy.vocabulary().terms(lead.concept()).stream()
                .anyMatch(term -> Character.isLowerCase(term.charAt(0)) && term.equals(lead.word()));
    }

    private static void add(List<Lead> some, double doubt, List<Lead> all) {
        for (Lead lead : some) {
            if (all.stream().noneMatch(known -> known.concept() == lead.concept())) {
                all.add(lead.with(doubt));
            }
        }
    }

    private Proposal proposal(String value, int rows, int place, Choice choice, OptionalInt subsumer) {
        List<Candidate> candidates = new ArrayList<>();
        for (int lead : choice.ranked(place)) {
            if (candidates.size() < SHOWN) {
                candidates.add(choice.candidate(place, lead));
            }
        }
        if (candidates.isEmpty()) {
            return new Proposal(value, rows, candidates, 0, true);
        }
        Lead first = choice.lead(place);
        double confidence = trust.confidence(first, candidates.get(0).score(), subsumer);
        return new Proposal(value, rows, candidates, confidence, trust.doubtful(first, confidence, subsumer));
    }
}
