package org.semblance.method.noise;

import java.util.Arrays;
import org.semblance.Problem;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.statistics.ConceptCounts;
import org.semblance.domain.taxonomy.statistics.SemanticMoments;
import org.semblance.method.Learnt;

/** An attribute of concepts, with what noise needs to know of it: its values, its domain, its semantic mean and variance. */
final class ConceptNoise {

    private final String name;
    private final Concepts domain;
    private final ConceptCounts counts;
    private final Surroundings surroundings;
    private final SemanticMoments moments;

    private ConceptNoise(
            String name, Concepts domain, ConceptCounts counts, Surroundings surroundings, SemanticMoments moments) {
        this.name = name;
        this.domain = domain;
        this.counts = counts;
        this.surroundings = surroundings;
        this.moments = moments;
    }

    /** The distinct concepts of a column. */
    static ConceptCounts counts(Attribute attribute, Dataset data) {
        // words without a concept are refused in the words of the domain
        data.space(attribute);
        ConceptCounts counts =
                ConceptCounts.of((Words) data.table().column(attribute.name()), (Concepts) attribute.domain());
        if (counts.size() < 2) {
            throw Problem.data(
                    "E_ONE_CONCEPT",
                    "column '" + attribute.name() + "' "
                            + (counts.size() == 0 ? "holds no concept at all" : "holds one concept in all rows")
                            + ": it has no variance, and noise in proportion to none would leave it as it is",
                    "keep the column with the role other if it may be published, or leave it out as an identifier");
        }
        return counts;
    }

    static int[] concepts(ConceptCounts counts) {
        int[] concepts = new int[counts.size()];
        Arrays.setAll(concepts, counts::concept);
        return concepts;
    }

    static ConceptNoise of(Attribute attribute, ConceptCounts counts, Surroundings surroundings) {
        Concepts domain = (Concepts) attribute.domain();
        return new ConceptNoise(
                attribute.name(), domain, counts, surroundings, SemanticMoments.of(counts, domain, surroundings.top()));
    }

    ConceptCounts counts() {
        return counts;
    }

    Surroundings surroundings() {
        return surroundings;
    }

    /** What lies around the semantic mean. */
    Around mean() {
        return surroundings.around(surroundings.place(moments.mean()));
    }

    double variance() {
        return moments.variance();
    }

    /** What a report may tell, with what the level of noise is multiplied by. */
    Learnt.Spread spread(double scale) {
        long atMean = 0;
        for (int value = 0; value < counts.size(); value++) {
            atMean += domain.taxonomy().subsumes(moments.mean(), counts.concept(value)) ? counts.count(value) : 0;
        }
        return new Learnt.Spread(
                name,
                domain.taxonomy().label(surroundings.top()),
                surroundings.size(),
                domain.text(moments.mean()),
                atMean,
                moments.variance(),
                scale);
    }
}
