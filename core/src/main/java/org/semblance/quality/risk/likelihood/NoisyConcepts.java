package org.semblance.quality.risk.likelihood;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.semblance.data.Words;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.statistics.ConceptCounts;
import org.semblance.domain.taxonomy.statistics.SemanticMoments;

/**
 * Likelihoods of concepts that noise replaced by other concepts. A draw determines how far a value moves; its sign
 * determines whether away from the semantic mean or towards it. The nearest concepts that are far enough on that side
 * are equally likely. If none is far enough, the farthest ones on that side; if none lies on that side, any side
 * counts.
 *
 * <p>Rodriguez-Garcia, Sánchez and Batet, Algorithm 1, lines 7 to 13, expressed as probabilities.
 */
final class NoisyConcepts implements NegativeLogLikelihood {

    private static final double TIE = Similarity.Comparison.TIE;

    private final Words before;
    private final Words after;
    private final int[] conceptBefore;
    private final int[] conceptAfter;
    private final Similarity.Comparison comparison;
    private final int[] candidates;
    private final double[] fromMean;
    private final double deviation;
    private final NoiseShape shape;
    private final int taxonomySize;
    private final double[][] known;

    NoisyConcepts(Words before, Words after, Concepts domain, double alpha, NoiseShape shape, boolean leavesOnly) {
        this.before = before;
        this.after = after;
        this.conceptBefore = domain.conceptsOf(before);
        this.conceptAfter = domain.conceptsOf(after);
        this.comparison = domain.comparison();
        this.shape = shape;
        this.known = new double[conceptBefore.length][0];
        Taxonomy taxonomy = domain.taxonomy();
        this.taxonomySize = taxonomy.size();
        ConceptCounts counts = ConceptCounts.of(before, domain);
        int top = counts.total() == 0 ? Taxonomy.ROOT : domain.top(counts.concepts());
        SemanticMoments moments = SemanticMoments.of(counts, domain, top);
        this.deviation = Math.sqrt(alpha * moments.variance());
        this.candidates = Arrays.stream(taxonomy.descendants(top))
                .filter(concept -> !leavesOnly || taxonomy.isLeaf(concept))
                .toArray();
        this.fromMean = new double[taxonomySize];
        comparison.distances(moments.mean(), fromMean);
    }

    @Override
    public double of(int original, int released) {
        int from = before.missing(original) ? Concepts.NONE : conceptBefore[before.code(original)];
        if (from == Concepts.NONE || after.missing(released)) {
            return from == Concepts.NONE && after.missing(released) ? 0 : IMPOSSIBLE;
        }
        int code = before.code(original);
        if (known[code].length == 0) {
            known[code] = unlikelihoods(from);
        }
        return known[code][after.code(released)];
    }

    /** For each word of the release, its negative log-likelihood as a replacement of a concept. */
    private double[] unlikelihoods(int from) {
        Map<Integer, Double> likelihoods = likelihoods(from);
        return Arrays.stream(conceptAfter)
                .mapToDouble(to -> Math.min(IMPOSSIBLE, -Math.log(likelihoods.getOrDefault(to, 0.0))))
                .toArray();
    }

    /** The probability of each replacement of a concept; concepts that are absent from the map are impossible. */
    Map<Integer, Double> likelihoods(int from) {
        Map<Integer, Double> likelihoods = new HashMap<>();
        if (deviation == 0) {
            likelihoods.put(from, 1.0);
            return likelihoods;
        }
        double[] distances = new double[taxonomySize];
        comparison.distances(from, distances);
        int[] sorted = IntStream.of(candidates)
                .filter(concept -> concept != from)
                .boxed()
                .sorted(Comparator.comparingDouble(concept -> distances[concept]))
                .mapToInt(Integer::intValue)
                .toArray();
        for (boolean away : new boolean[] {true, false}) {
            int[] rightWay = IntStream.of(sorted)
                    .filter(concept ->
                            away ? fromMean[concept] > fromMean[from] + TIE : fromMean[concept] < fromMean[from] - TIE)
                    .toArray();
            add(rightWay.length == 0 ? sorted : rightWay, distances, likelihoods);
        }
        return likelihoods;
    }

    /**
     * Distributes half of the probability over rings of equally distant concepts: each ring gets the probability
     * between the ring before and itself, the last one also everything beyond.
     */
    private void add(int[] sorted, double[] distances, Map<Integer, Double> likelihoods) {
        double below = 0;
        int start = 0;
        while (start < sorted.length) {
            double ring = distances[sorted[start]];
            int end = start;
            while (end < sorted.length && distances[sorted[end]] - ring <= TIE) {
                end++;
            }
            double upTo = end == sorted.length ? 1 : shape.within(ring / deviation);
            double each = (upTo - below) / 2 / (end - start);
            for (int i = start; i < end && each > 0; i++) {
                likelihoods.merge(sorted[i], each, Double::sum);
            }
            below = upTo;
            start = end;
        }
    }
}
