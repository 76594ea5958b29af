package org.semblance.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.Similarity.Property;
import org.semblance.domain.taxonomy.Taxonomy;

/** The contract of every semantic similarity, including the properties that it claims. */
@Tag("contract")
public interface SimilarityContract {

    /** The similarity under test. */
    Similarity similarity();

    /** A taxonomy and the similarity on it. */
    record Case(Taxonomy taxonomy, Similarity.Comparison comparison, Random random) {

        int concept() {
            return random.nextInt(taxonomy.size());
        }
    }

    /** A property of a similarity in a taxonomy. */
    @FunctionalInterface
    interface Law {
        void check(Case one);
    }

    /** Tests a property in random taxonomies, some of them with a virtual root. */
    default void tried(Law law) {
        Trials.of(200, random -> {
            RandomTaxonomies taxonomies = new RandomTaxonomies(random);
            int size = 2 + random.nextInt(60);
            Taxonomy plain = random.nextBoolean() ? taxonomies.tree(size) : taxonomies.graph(size);
            Taxonomy taxonomy = random.nextInt(4) == 0 ? plain.underVirtualRoot() : plain;
            law.check(new Case(taxonomy, similarity().on(taxonomy), random));
        });
    }

    @Test
    default void itClaimsToBeSymmetricAndIs() {
        assertThat(similarity().properties()).contains(Property.SYMMETRIC);
        tried(one -> {
            int a = one.concept();
            int b = one.concept();
            assertThat(one.comparison().distance(a, b))
                    .isEqualTo(one.comparison().distance(b, a));
            assertThat(one.comparison().similarity(a, b))
                    .isEqualTo(one.comparison().similarity(b, a));
        });
    }

    @Test
    default void aComparisonThatTravelledIsTheSame() {
        tried(one -> {
            Similarity.Comparison there = LocalPartitionedTable.travelled(one.comparison());
            int a = one.concept();
            int b = one.concept();
            assertThat(there.distance(a, b)).isEqualTo(one.comparison().distance(a, b));
            double[] expected = new double[one.taxonomy().size()];
            double[] found = new double[expected.length];
            one.comparison().distances(a, expected);
            there.distances(a, found);
            assertThat(found).containsExactly(expected);
        });
    }

    @Test
    default void aConceptIsAtDistanceZeroFromItselfAndDistancesAreNeverNegative() {
        tried(one -> {
            int a = one.concept();
            assertThat(one.comparison().distance(a, a)).isZero();
            assertThat(one.comparison().distance(a, one.concept())).isFinite().isGreaterThanOrEqualTo(0);
        });
    }

    @Test
    default void whatIsMoreAlikeIsNotFartherAway() {
        tried(one -> {
            int a = one.concept();
            int b = one.concept();
            int c = one.concept();
            if (a != b
                    && a != c
                    && one.comparison().similarity(a, b) > one.comparison().similarity(a, c) + 1e-12) {
                assertThat(one.comparison().distance(a, b))
                        .isLessThanOrEqualTo(one.comparison().distance(a, c));
            }
        });
    }

    @Test
    default void noOtherConceptIsAtDistanceZeroWhereThatIsClaimed() {
        assumeTrue(similarity().properties().contains(Property.ZERO_ONLY_TO_ITSELF), "not claimed");
        tried(one -> {
            int a = one.concept();
            int b = one.concept();
            if (a != b) {
                assertThat(one.comparison().distance(a, b)).isPositive();
            }
        });
    }

    @Test
    default void noDistanceIsAboveOneWhereThatIsClaimed() {
        assumeTrue(similarity().properties().contains(Property.AT_MOST_ONE), "not claimed");
        tried(one -> assertThat(one.comparison().distance(one.concept(), one.concept()))
                .isLessThanOrEqualTo(1 + 1e-12));
    }

    @Test
    default void noDistanceIsAboveWhatIsSaidToBeTheMost() {
        tried(one -> assertThat(one.comparison().distance(one.concept(), one.concept()))
                .isLessThanOrEqualTo(one.comparison().most() + 1e-12));
    }

    @Test
    default void noDistanceBelowAConceptIsAboveWhatIsSaidToBeTheMostThere() {
        tried(one -> {
            int top = one.concept();
            double most = one.comparison().mostBelow(top);
            assertThat(most).isLessThanOrEqualTo(one.comparison().most());
            int[] below = one.taxonomy().descendants(top);
            for (int a : below) {
                for (int b : below) {
                    assertThat(one.comparison().distance(a, b)).isLessThanOrEqualTo(most + 1e-12);
                }
            }
        });
    }

    @Test
    default void distancesToAllConceptsAreThoseToEachBitForBit() {
        tried(one -> {
            double[] distances = new double[one.taxonomy().size()];
            Arrays.fill(distances, Double.NaN);
            for (int from = 0; from < distances.length; from++) {
                one.comparison().distances(from, distances);
                for (int to = 0; to < distances.length; to++) {
                    assertThat(Double.doubleToLongBits(distances[to]))
                            .as("from %s to %s", from, to)
                            .isEqualTo(Double.doubleToLongBits(one.comparison().distance(from, to)));
                }
            }
        });
    }

    @Test
    default void sumsOfDistancesToAllConceptsAreThoseOfDistances() {
        tried(one -> {
            int[] from = one.random()
                    .ints(one.random().nextInt(30), 0, one.taxonomy().size())
                    .toArray();
            int[] counts = one.random().ints(from.length, 0, 1000).toArray();
            double[] sums = new double[one.taxonomy().size()];
            Arrays.fill(sums, Double.NaN);
            one.comparison().sums(from, counts, sums);
            for (int to = 0; to < sums.length; to++) {
                double sum = 0;
                for (int i = 0; i < from.length; i++) {
                    sum += counts[i] * one.comparison().distance(from[i], to);
                }
                assertThat(sums[to]).isCloseTo(sum, within(1e-9));
            }
        });
    }

    @Test
    default void distanceGrowsUpwardWhereThatIsClaimed() {
        assumeTrue(similarity().properties().contains(Property.GROWS_UPWARD), "not claimed");
        tried(one -> {
            int from = one.concept();
            double last = 0;
            for (int concept = from; concept != Taxonomy.ROOT; ) {
                int[] parents = one.taxonomy().parents(concept);
                concept = parents[one.random().nextInt(parents.length)];
                double distance = one.comparison().distance(from, concept);
                assertThat(distance).isGreaterThanOrEqualTo(last - 1e-12);
                last = distance;
            }
        });
    }

    @Test
    default void aSecondLookGivesTheSame() {
        tried(one -> {
            int a = one.concept();
            int b = one.concept();
            assertThat(similarity().on(one.taxonomy()).distance(a, b))
                    .isCloseTo(one.comparison().distance(a, b), within(0.0));
        });
    }
}
