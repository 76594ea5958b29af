package org.semblance.method.noise;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigInteger;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.similarity.InformationContent;
import org.semblance.domain.taxonomy.similarity.JiangConrath;
import org.semblance.domain.taxonomy.similarity.LeacockChodorow;
import org.semblance.domain.taxonomy.similarity.Lin;
import org.semblance.domain.taxonomy.similarity.Resnik;
import org.semblance.domain.taxonomy.similarity.ShortestPath;
import org.semblance.domain.taxonomy.similarity.WuPalmer;
import org.semblance.testkit.RandomTaxonomies;
import org.semblance.testkit.Trials;

/** The bound of differential privacy on the very numbers that are drawn. */
class CandidateWeightsTest {

    private static final List<Similarity> SIMILARITIES = List.of(
            new WuPalmer(),
            new ShortestPath(),
            new LeacockChodorow(true),
            new LeacockChodorow(false),
            new Lin(InformationContent.SECO),
            new Resnik(InformationContent.SANCHEZ),
            new JiangConrath(InformationContent.SANCHEZ));

    /** The probabilities of all candidates for each value of a domain, as whole numbers of 2⁻¹²⁶. */
    private static BigInteger[][] probabilities(
            Concepts domain, int top, boolean leavesOnly, double most, double epsilon) {
        DomainNeighbourhoods surroundings = new DomainNeighbourhoods(domain, top, leavesOnly);
        BigInteger[][] probabilities = new BigInteger[surroundings.size()][surroundings.size()];
        for (int value = 0; value < surroundings.size(); value++) {
            CandidateRings around = surroundings.around(value);
            CandidateWeights weights = CandidateWeights.of(around, most, epsilon);
            assertThat(weights.total()).isBetween(1L, IntegerDraws.MOST);
            for (int ring = 0; ring < around.rings(); ring++) {
                long start = weights.start(ring);
                for (int i = around.start(ring); i < around.start(ring + 1); i++) {
                    probabilities[value][around.candidate(i)] =
                            ExactProbabilities.draws(start, start + weights.weight(ring), weights.total());
                    start += weights.weight(ring);
                }
            }
        }
        return probabilities;
    }

    private static Taxonomy taxonomy(Random random) {
        int size = 2 + random.nextInt(24);
        RandomTaxonomies taxonomies = new RandomTaxonomies(random);
        return random.nextBoolean() ? taxonomies.tree(size) : taxonomies.graph(size);
    }

    @Test
    void noValueMakesACandidateTooLikely() {
        Trials.of(300, random -> {
            Taxonomy taxonomy = taxonomy(random);
            Similarity similarity = SIMILARITIES.get(random.nextInt(SIMILARITIES.size()));
            int top = random.nextBoolean() ? Taxonomy.ROOT : random.nextInt(taxonomy.size());
            Concepts domain = NoiseTables.concepts(taxonomy, similarity, OptionalInt.of(top));
            // from the least budget to the largest
            double epsilon = Math.min(20, 0.001 * Math.pow(20_000, random.nextDouble() * 1.02));
            double most = domain.comparison().mostBelow(top);
            BigInteger[][] probabilities = probabilities(domain, top, random.nextBoolean(), most, epsilon);
            assertThat(ExactProbabilities.keepTo(probabilities, epsilon))
                    .as("%s, epsilon %s", similarity, epsilon)
                    .isTrue();
            for (BigInteger[] ofValue : probabilities) {
                BigInteger all = BigInteger.ZERO;
                for (BigInteger probability : ofValue) {
                    if (probability != null) {
                        assertThat(probability).isPositive();
                        all = all.add(probability);
                    }
                }
                assertThat(all).isEqualTo(BigInteger.ONE.shiftLeft(IntegerDraws.BITS));
            }
        });
    }

    /** Even if distances were not what the similarity says they are at most: what is farther counts as so far. */
    @Test
    void aDistanceBeyondTheMostBreaksNoPromise() {
        Trials.of(50, random -> {
            Taxonomy taxonomy = taxonomy(random);
            Concepts domain = NoiseTables.concepts(taxonomy, OptionalInt.of(Taxonomy.ROOT));
            double most = random.nextInt(5) == 0 ? 0 : 0.5 * random.nextDouble();
            assertThat(ExactProbabilities.keepTo(probabilities(domain, Taxonomy.ROOT, false, most, 1), 1))
                    .isTrue();
        });
    }

    /** The test above can fail: on two chains, weights for a budget 1.2 times as large break the bound. */
    @Test
    void weightsForAnotherBudgetBreakTheBound() {
        Taxonomy taxonomy = TwoChains.taxonomy(20);
        Concepts domain = NoiseTables.concepts(taxonomy, OptionalInt.of(Taxonomy.ROOT));
        double most = domain.comparison().mostBelow(Taxonomy.ROOT);
        assertThat(most).isCloseTo(1 - 1 / 40.0, within(1e-15));
        assertThat(ExactProbabilities.keepTo(probabilities(domain, Taxonomy.ROOT, true, most, 1), 1))
                .isTrue();
        assertThat(ExactProbabilities.keepTo(probabilities(domain, Taxonomy.ROOT, true, most, 1.2), 1))
                .isFalse();
    }
}
