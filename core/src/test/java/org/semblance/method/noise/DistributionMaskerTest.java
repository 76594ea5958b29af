package org.semblance.method.noise;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.testkit.RandomTaxonomies;
import org.semblance.testkit.Trials;

/** The bound of differential privacy on the very numbers that are drawn, for a distribution that is given. */
class DistributionMaskerTest {

    private static BigInteger[][] probabilities(Taxonomy taxonomy, long[] counts, double epsilon) {
        PrivateAttribute attribute = PrivateAttribute.of(ReferenceTable.of(PrivateTables.of(taxonomy, taxonomy.id(0))));
        DistributionMasker masker =
                new DistributionMasker(attribute, taxonomy.descendants(Taxonomy.ROOT), counts, epsilon, counts.length);
        BigInteger[][] probabilities = new BigInteger[counts.length][counts.length];
        for (int value = 0; value < counts.length; value++) {
            long total = masker.total(value);
            assertThat(total).isBetween(1L, IntegerDraws.MOST);
            long start = masker.extra(value);
            for (int candidate = 0; candidate < counts.length; candidate++) {
                BigInteger drawn = ExactProbabilities.draws(start, start + masker.weight(candidate), total);
                start += masker.weight(candidate);
                probabilities[value][candidate] =
                        candidate == value ? drawn.add(ExactProbabilities.draws(0, masker.extra(value), total)) : drawn;
            }
            assertThat(start).isEqualTo(total);
        }
        return probabilities;
    }

    @Test
    void noValueMakesACandidateTooLikely() {
        Trials.of(200, random -> {
            int size = 2 + random.nextInt(12);
            Taxonomy taxonomy = new RandomTaxonomies(random).tree(size);
            long[] counts =
                    random.longs(size, 0, 1L << (1 + random.nextInt(38))).toArray();
            counts[random.nextInt(size)] = 1;
            double epsilon = Math.min(20, 0.001 * Math.pow(20_000, random.nextDouble() * 1.02));
            assertThat(ExactProbabilities.keepTo(probabilities(taxonomy, counts, epsilon), epsilon))
                    .isTrue();
        });
    }

    /** Nearly all rows hold one value: then the bound is nearly reached, and a larger budget breaks it. */
    @Test
    void aFactorForAnotherBudgetBreaksTheBound() {
        Taxonomy taxonomy =
                Taxonomy.named("pair").chain("a", "root").chain("b", "root").build();
        long[] counts = {0, 1, 1000};
        assertThat(ExactProbabilities.keepTo(probabilities(taxonomy, counts, 1), 1))
                .isTrue();
        assertThat(ExactProbabilities.keepTo(probabilities(taxonomy, counts, 1.2), 1))
                .isFalse();
    }
}
