package org.semblance.domain.taxonomy.mapping;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.similarity.WuPalmer;

/** Estimates how reliable proposals are, and whether those of a column are coherent. */
final class ProposalTrust {

    /** The minimum coherence: columns of random words from WordNet reach 0.23, columns of one kind 0.38 and more. */
    private static final double HANGS_TOGETHER = 0.35;

    /** The minimum information content of the kind of a column; "object" has 0.17 in WordNet. */
    private static final double SAYING_ANYTHING = 0.15;

    /** The minimum share of the values' content that the taxonomy names. */
    private static final double ENOUGH = 0.6;

    private static final int FEWEST = 3;
    private static final int COMPARED = 40;

    private static final double CONFIDENT = 0.7;
    private static final double OUTSIDE = 0.8;
    private static final int FEW_WORDS = 3;

    private final Taxonomy taxonomy;
    private final double[] content;
    private final Similarity.Comparison comparison;

    ProposalTrust(Taxonomy taxonomy, double[] content) {
        this.taxonomy = taxonomy;
        this.content = content;
        this.comparison = new WuPalmer().on(taxonomy);
    }

    /**
     * Estimates the probability that a proposal is right: by its share of the value's weight, reduced for weak steps
     * and outliers. The root corrects shares that are too low, as columns mapped by hand show.
     */
    double confidence(ConceptLead lead, double share, OptionalInt subsumer) {
        double step = switch (lead.step()) {
            case EXACT, CASE, SEPARATORS, MORPHOLOGY, PUNCTUATION, CAMEL_CASE -> 0.98;
            case SPELLING -> 0.95;
            case ABBREVIATION, HEAD_WORD -> 0.75;
        };
        return Math.sqrt(share) * step * (outside(lead, subsumer) ? OUTSIDE : 1);
    }

    /** Whether a person should check a proposal first. */
    boolean doubtful(ConceptLead lead, double confidence, OptionalInt subsumer) {
        return !lead.written() || confidence < CONFIDENT || outside(lead, subsumer);
    }

    private boolean outside(ConceptLead lead, OptionalInt subsumer) {
        return subsumer.isPresent() && !taxonomy.subsumes(subsumer.getAsInt(), lead.concept());
    }

    /**
     * Whether the taxonomy covers a column: most values are named in it completely; the concepts are of one kind, more
     * than by chance; and their distances differ, since otherwise the taxonomy would add nothing to their names.
     */
    boolean carried(List<LabelWords> labels, SenseChoice choice, OptionalInt subsumer) {
        double named = 0;
        double suits = 0;
        int values = 0;
        int found = 0;
        for (int value = 0; value < labels.size(); value++) {
            int chosen = choice.chosen(value);
            values += chosen >= 0 || labels.get(value).speaks() ? 1 : 0;
            if (chosen >= 0) {
                found++;
                named += naming(labels.get(value), choice.lead(value));
                suits += choice.suits(value)[chosen];
            }
        }
        return subsumer.isPresent()
                && content[subsumer.getAsInt()] >= SAYING_ANYTHING
                && named >= ENOUGH * values
                && suits >= HANGS_TOGETHER * found
                && differ(choice.concepts());
    }

    /** The share of a value's text that a lead explains. */
    private static double naming(LabelWords label, ConceptLead lead) {
        boolean other = lead.namesake() || (label.negated() && !lead.written());
        if (other) {
            return 0;
        }
        return switch (lead.step()) {
            case EXACT, CASE, SEPARATORS, MORPHOLOGY, PUNCTUATION, CAMEL_CASE -> 1;
            case SPELLING -> 0.75;
            case ABBREVIATION -> 0.5;
            case HEAD_WORD -> {
                boolean there = String.join("", label.words()).contains(LetterKey.of(lead.word()));
                boolean brief = label.words().size() <= FEW_WORDS && !label.code();
                yield there && brief ? 0.75 : 0.4;
            }
        };
    }

    private boolean differ(int[] concepts) {
        int[] distinct = IntStream.of(concepts).distinct().limit(COMPARED).toArray();
        return distinct.length >= FEWEST && comparison.tellsApart(distinct);
    }
}
