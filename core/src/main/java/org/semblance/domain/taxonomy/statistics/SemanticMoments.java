package org.semblance.domain.taxonomy.statistics;

import java.io.Serializable;
import java.util.stream.IntStream;
import org.semblance.domain.taxonomy.CentralConcept;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.Taxonomy;

/**
 * The semantic mean and variance of a column of concepts: the concept of the domain with the smallest sum of distances
 * to all values, and the mean of the squared distances to it.
 *
 * <p>Eq. 7 and 8 of Rodriguez-Garcia, Sánchez and Batet, Perturbative data protection of multivariate nominal datasets,
 * Privacy in Statistical Databases 2016.
 *
 * @param top the concept that bounds the domain: candidates for the mean are this concept and all below it
 * @param mean on a tie the deepest concept, then the one with the lowest id; {@code top} if no row has a value
 * @param variance 0 if no row has a value
 */
public record SemanticMoments(int top, int mean, double variance) implements Serializable {

    /** Computes the moments of a column over the concepts at or below {@code top}. */
    public static SemanticMoments of(ConceptCounts counts, Concepts domain, int top) {
        if (counts.total() == 0) {
            return new SemanticMoments(top, top, 0);
        }
        Similarity.Comparison comparison = domain.comparison();
        int mean = mean(counts, domain, top);
        double squares = 0;
        for (int value = 0; value < counts.size(); value++) {
            double distance = comparison.distance(counts.concept(value), mean);
            squares += counts.count(value) * (distance * distance);
        }
        return new SemanticMoments(top, mean, squares / counts.total());
    }

    private static int mean(ConceptCounts counts, Concepts domain, int top) {
        Taxonomy taxonomy = domain.taxonomy();
        int[] candidates = taxonomy.descendants(top);
        return CentralConcept.of(candidates, sums(counts, domain, candidates), taxonomy::depth, taxonomy::compareIds);
    }

    /** For each candidate, the sum of its distances to all values. */
    private static double[] sums(ConceptCounts counts, Concepts domain, int[] candidates) {
        Similarity.Comparison comparison = domain.comparison();
        int concepts = domain.taxonomy().size();
        if ((long) candidates.length * ValueDistances.PASSED_PER_PAIR < concepts) {
            return IntStream.of(candidates)
                    .parallel()
                    .mapToDouble(candidate -> sum(counts, comparison, candidate))
                    .toArray();
        }
        double[] all = new double[concepts];
        comparison.sums(counts.concepts(), counts.counts(), all);
        return IntStream.of(candidates).mapToDouble(candidate -> all[candidate]).toArray();
    }

    private static double sum(ConceptCounts counts, Similarity.Comparison comparison, int candidate) {
        double sum = 0;
        for (int value = 0; value < counts.size(); value++) {
            sum += counts.count(value) * comparison.distance(counts.concept(value), candidate);
        }
        return sum;
    }
}
