package org.semblance.method.noise;

import org.semblance.Chance;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.statistics.ConceptCounts;
import org.semblance.domain.taxonomy.statistics.SemanticMoments;
import org.semblance.method.LearningTrace;

/** The noise of an attribute of concepts: its values, its domain, its semantic mean and variance. */
final class ConceptNoise implements AttributeNoise {

    private final String name;
    private final Concepts domain;
    private final DomainNeighbourhoods surroundings;
    private final SemanticMoments moments;
    private final long atMean;
    private final int[] partners;
    private final ConceptReplacement replacement;

    private ConceptNoise(
            String name,
            Concepts domain,
            DomainNeighbourhoods surroundings,
            SemanticMoments moments,
            long atMean,
            int[] partners,
            ConceptReplacement replacement) {
        this.name = name;
        this.domain = domain;
        this.surroundings = surroundings;
        this.moments = moments;
        this.atMean = atMean;
        this.partners = partners;
        this.replacement = replacement;
    }

    /** The distinct concepts of a column. */
    static ConceptCounts counts(Attribute attribute, Dataset data) {
        // words without a concept are refused with the message of the domain
        data.space(attribute);
        ConceptCounts counts = ConceptCounts.of(
                (Words) data.table().column(attribute.name()), data.table().rows(), (Concepts) attribute.domain());
        if (counts.size() < 2) {
            throw Problem.data(
                    ProblemCode.E_ONE_CONCEPT,
                    "column '" + attribute.name() + "' "
                            + (counts.size() == 0 ? "holds no concept at all" : "holds one concept in all rows")
                            + ": it has no variance, so noise in proportion to it would change nothing",
                    "keep the column with the role other if it may be published, or leave it out as an identifier");
        }
        return counts;
    }

    /**
     * Learns an attribute.
     *
     * @param partners the attributes whose value is the reference of the sign, the first present one; if none is
     *     present, the semantic mean is
     */
    static ConceptNoise of(
            Attribute attribute,
            ConceptCounts counts,
            DomainNeighbourhoods surroundings,
            int[] partners,
            ConceptReplacement replacement) {
        Concepts domain = (Concepts) attribute.domain();
        SemanticMoments moments = SemanticMoments.of(counts, domain, surroundings.top());
        long atMean = 0;
        for (int value = 0; value < counts.size(); value++) {
            atMean += domain.taxonomy().subsumes(moments.mean(), counts.concept(value)) ? counts.count(value) : 0;
        }
        return new ConceptNoise(attribute.name(), domain, surroundings, moments, atMean, partners, replacement);
    }

    @Override
    public double variance() {
        return moments.variance();
    }

    @Override
    public boolean knows(int concept) {
        return surroundings.place(concept) >= 0;
    }

    @Override
    public void move(int attribute, RecordCells cells, double noise, Chance.Draws draws, ShiftCounts shifts) {
        long bits = draws.bits();
        if (cells.concept(attribute) != Concepts.NONE) {
            cells.found()[attribute] = replace(attribute, cells, noise, bits, shifts);
        }
    }

    private int replace(int attribute, RecordCells cells, double noise, long bits, ShiftCounts shifts) {
        int concept = cells.concept(attribute);
        if (noise == 0) {
            shifts.add(attribute, 0, 0, ShiftCounts.Outcome.AS_DRAWN);
            return concept;
        }
        int place = surroundings.place(concept);
        if (place < 0) {
            throw new IllegalArgumentException("a concept outside the domain");
        }
        CandidateRings around = surroundings.around(place);
        long found = replacement.find(place, around, reference(cells), noise, bits);
        int replaced = ConceptReplacement.place(found);
        shifts.add(attribute, noise, around.distance(around.ringOf(replaced)), ConceptReplacement.how(found));
        return surroundings.concept(replaced);
    }

    /** The rings around the reference of the sign. */
    private CandidateRings reference(RecordCells cells) {
        for (int partner : partners) {
            if (cells.concept(partner) != Concepts.NONE) {
                return surroundings.around(surroundings.place(cells.concept(partner)));
            }
        }
        return surroundings.around(surroundings.place(moments.mean()));
    }

    @Override
    public LearningTrace.LearnedAttribute spread(double scale) {
        return new LearningTrace.LearnedAttribute(
                name,
                domain.taxonomy().label(surroundings.top()),
                surroundings.size(),
                domain.text(moments.mean()),
                atMean,
                moments.variance(),
                scale);
    }
}
