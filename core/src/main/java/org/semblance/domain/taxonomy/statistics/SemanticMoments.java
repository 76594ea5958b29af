package org.semblance.domain.taxonomy.statistics;

import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.Taxonomy;

/**
 * The semantic mean and the semantic variance of a column of concepts.
 *
 * <p>Rodriguez-Garcia, Batet and Sánchez, Semantic noise: privacy-protection of nominal microdata through uncorrelated
 * noise addition, ICTAI 2015, as Eq. 7 and 8 of their paper on correlated noise repeat it: the mean is the concept of
 * the domain with the smallest sum of distances to all values, the variance the mean of the squared distances to it.
 *
 * @param top the concept that bounds the domain: candidates for the mean are all that are below it, and itself
 * @param mean of concepts whose sums are equal, the deepest, then the one of the lowest id; the top where no row holds a
 *     value
 * @param variance 0 where no row holds a value
 */
public record SemanticMoments(int top, int mean, double variance) {

    /** Sums of distances that differ by no more than this are equal. */
    private static final double TIE = 1e-9;

    /** The moments of a column over all concepts below one. */
    public static SemanticMoments of(ConceptCounts counts, Concepts domain, int top) {
        if (counts.total() == 0) {
            return new SemanticMoments(top, top, 0);
        }
        Similarity.Comparison comparison = domain.comparison();
        int mean = mean(counts, domain.taxonomy(), comparison, top);
        double squares = 0;
        for (int value = 0; value < counts.size(); value++) {
            double distance = comparison.distance(counts.concept(value), mean);
            squares += counts.count(value) * (distance * distance);
        }
        return new SemanticMoments(top, mean, squares / counts.total());
    }

    private static int mean(ConceptCounts counts, Taxonomy taxonomy, Similarity.Comparison comparison, int top) {
        double[] sums = new double[taxonomy.size()];
        double[] distances = new double[taxonomy.size()];
        for (int value = 0; value < counts.size(); value++) {
            comparison.distances(counts.concept(value), distances);
            for (int concept = 0; concept < sums.length; concept++) {
                sums[concept] += counts.count(value) * distances[concept];
            }
        }
        int[] candidates = taxonomy.descendants(top);
        double least = Double.POSITIVE_INFINITY;
        for (int concept : candidates) {
            least = Math.min(least, sums[concept]);
        }
        int mean = -1;
        for (int concept : candidates) {
            if (sums[concept] <= least + TIE && (mean < 0 || preferred(concept, mean, taxonomy))) {
                mean = concept;
            }
        }
        return mean;
    }

    private static boolean preferred(int one, int other, Taxonomy taxonomy) {
        int order = Integer.compare(taxonomy.depth(one), taxonomy.depth(other));
        return order > 0 || (order == 0 && taxonomy.compareIds(one, other) < 0);
    }
}
