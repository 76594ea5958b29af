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
 * Proposes concepts for the values of a column, in two passes.
 *
 * <p>In the first pass values mean only what is literally written, and the senses are chosen together, which determines
 * the kind of the column. In the second pass values that name nothing of that kind may also be misspelt or abbreviated;
 * in a single pass a sea would become a seal wherever there are animals. Threads may share a mapper.
 */
public final class ConceptMapper {

    private static final int SHOWN = 5;
    private static final double NAME_MISSPELT = 1.5;
    private static final double WORD_SHORTENED = 3.0;

    private final Taxonomy taxonomy;
    private final double[] content;
    private final LabelReadings readings;
    private final SpellingGuesses guesses;
    private final ColumnKinds kinds;
    private final ProposalTrust trust;

    public ConceptMapper(Taxonomy taxonomy, Morphology morphology) {
        this.taxonomy = taxonomy;
        this.content = InformationContent.SANCHEZ.of(taxonomy);
        VocabularyIndex index = new VocabularyIndex(taxonomy.vocabulary());
        this.readings = new LabelReadings(taxonomy, index, morphology);
        this.guesses = new SpellingGuesses(taxonomy, index);
        this.kinds = new ColumnKinds(taxonomy, content);
        this.trust = new ProposalTrust(taxonomy, content);
    }

    /** Proposes a concept for each value of a column. The order of rows, and how many hold a value, do not matter. */
    public ProposedMapping map(Words column) {
        int[] counts = column.counts();
        int[] codes = alphabetical(column, counts);
        List<LabelWords> labels = Arrays.stream(codes)
                .mapToObj(code -> LabelWords.of(column.dictionary().get(code)))
                .toList();
        SenseChoice choice = choose(column.name(), labels);
        OptionalInt subsumer = kinds.subsumer(choice.concepts());
        ConceptProposal[] proposals = new ConceptProposal[counts.length];
        for (int value = 0; value < codes.length; value++) {
            proposals[codes[value]] =
                    proposal(labels.get(value).value(), counts[codes[value]], value, choice, subsumer);
        }
        return new ProposedMapping(
                column.name(),
                Arrays.stream(codes).sorted().mapToObj(code -> proposals[code]).toList(),
                subsumer,
                trust.carried(labels, choice, subsumer));
    }

    /** The codes of words with rows, in alphabetical order, so that sums do not depend on the order of rows. */
    private static int[] alphabetical(Words column, int[] counts) {
        return IntStream.range(0, counts.length)
                .filter(code -> counts[code] > 0)
                .boxed()
                .sorted(Comparator.comparing(column.dictionary()::get))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    private SenseChoice choose(String name, List<LabelWords> labels) {
        List<List<ConceptLead>> leads = new ArrayList<>();
        for (LabelWords label : labels) {
            List<ConceptLead> written = readings.whole(label);
            leads.add(written.isEmpty() ? readings.parts(label) : written);
        }
        double[] spokenFor = kinds.spokenFor(all(LabelWords.of(name)), leads);
        ColumnCoherence coherence = new ColumnCoherence(taxonomy, content);
        OptionalInt kind = kinds.kind(new SenseChoice(leads, coherence, spokenFor).concepts());
        for (int value = 0; value < leads.size(); value++) {
            leads.set(value, reconsidered(labels.get(value), leads.get(value), kind));
        }
        return new SenseChoice(leads, coherence, spokenFor);
    }

    private List<ConceptLead> all(LabelWords label) {
        List<ConceptLead> all = readings.whole(label);
        add(readings.parts(label), 0, all);
        return all;
    }

    /** The leads of a value once the kind of the column is known. */
    private List<ConceptLead> reconsidered(LabelWords label, List<ConceptLead> known, OptionalInt kind) {
        boolean written = known.stream().anyMatch(ConceptLead::written);
        boolean within = kind.isPresent() && kinds.within(kind.getAsInt(), known);
        boolean settled = written && (kind.isEmpty() || within || label.words().size() > 1);
        if (settled || !label.speaks()) {
            return known;
        }
        IntPredicate wanted = concept -> kind.isEmpty() || kinds.near(kind.getAsInt(), concept);
        List<ConceptLead> all = new ArrayList<>(known);
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

    /** The number of spelling errors allowed in a value: none in a common word, few if all its words are common. */
    private int slips(LabelWords label, List<ConceptLead> known) {
        boolean words = label.words().stream().allMatch(word -> LabelWords.auxiliary(word) || readings.known(word));
        boolean name =
                known.stream().anyMatch(ConceptLead::written) && known.stream().noneMatch(this::commonWord);
        return name || !words ? SpellingDistance.MOST : label.words().size() - 1;
    }

    /** Whether a lead was found through a common word, which is then not misspelt, and not through a name. */
    private boolean commonWord(ConceptLead lead) {
        return taxonomy.vocabulary().terms(lead.concept()).stream()
                .anyMatch(term -> Character.isLowerCase(term.charAt(0)) && term.equals(lead.word()));
    }

    private static void add(List<ConceptLead> some, double doubt, List<ConceptLead> all) {
        for (ConceptLead lead : some) {
            if (all.stream().noneMatch(known -> known.concept() == lead.concept())) {
                all.add(lead.with(doubt));
            }
        }
    }

    private ConceptProposal proposal(String value, int rows, int place, SenseChoice choice, OptionalInt subsumer) {
        List<ConceptCandidate> candidates = new ArrayList<>();
        for (int lead : choice.ranked(place)) {
            if (candidates.size() < SHOWN) {
                candidates.add(choice.candidate(place, lead));
            }
        }
        if (candidates.isEmpty()) {
            return new ConceptProposal(value, rows, candidates, 0, true);
        }
        ConceptLead first = choice.lead(place);
        double confidence = trust.confidence(first, candidates.get(0).score(), subsumer);
        return new ConceptProposal(value, rows, candidates, confidence, trust.doubtful(first, confidence, subsumer));
    }
}
