package org.semblance.quality.clustering;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.testkit.Trials;

class PartitionAgreementTest {

    /** Of the 6 pairs of 4 rows, (0, 1) is together both times, (0, 3) and (1, 3) are apart both times. */
    @Test
    void randCountsThePairsThatAreTreatedAlike() {
        PartitionAgreement agreement = PartitionAgreement.of(new int[] {0, 0, 1, 1}, new int[] {0, 0, 0, 1});

        assertThat(agreement.randIndex()).isCloseTo(3.0 / 6, within(1e-12));
    }

    /**
     * Of 6 pairs, 1 is together both times, 1 the first time and 2 the second time; by chance 1·2/6 would be both times:
     * (1 − 1/3) / (3/2 − 1/3) = 4/7.
     */
    @Test
    void theAdjustedIndexLeavesOutWhatChanceDoes() {
        PartitionAgreement agreement = PartitionAgreement.of(new int[] {0, 0, 1, 2}, new int[] {0, 0, 1, 1});

        assertThat(agreement.adjustedRandIndex()).isCloseTo(4.0 / 7, within(1e-12));
    }

    /** No pair of 2 and 2 is together both times, where chance has 2·2/6: (0 − 2/3) / (2 − 2/3) = −1/2. */
    @Test
    void lessAgreementThanByChanceIsBelowZero() {
        PartitionAgreement agreement = PartitionAgreement.of(new int[] {0, 0, 1, 1}, new int[] {0, 1, 0, 1});

        assertThat(agreement.adjustedRandIndex()).isCloseTo(-0.5, within(1e-12));
    }

    @Test
    void theAdjustedIndexOfTheSameClustersIsOneHoweverTheyAreNumbered() {
        assertThat(PartitionAgreement.of(new int[] {0, 0, 1, 2}, new int[] {2, 2, 0, 1})
                        .adjustedRandIndex())
                .isCloseTo(1, within(1e-12));
        assertThat(PartitionAgreement.of(new int[] {0, 0, 0}, new int[] {0, 0, 0})
                        .adjustedRandIndex())
                .isEqualTo(1);
        assertThat(PartitionAgreement.of(new int[] {0, 1, 2}, new int[] {2, 1, 0})
                        .adjustedRandIndex())
                .isEqualTo(1);
        assertThat(PartitionAgreement.of(new int[] {0}, new int[] {0}).adjustedRandIndex())
                .isEqualTo(1);
    }

    /** The mean of the index over all orders of one side, which is what chance means, is 0. */
    @Test
    void overAllOrdersTheAdjustedIndexIsZeroOnTheAverage() {
        int[] before = {0, 0, 0, 1, 1, 2};
        int[] after = {0, 0, 1, 1, 1, 0};
        double[] sumAndCount = new double[2];
        permute(after, 0, permuted -> {
            sumAndCount[0] += PartitionAgreement.of(before, permuted).adjustedRandIndex();
            sumAndCount[1]++;
        });

        assertThat(sumAndCount[1]).isEqualTo(720);
        assertThat(sumAndCount[0] / sumAndCount[1]).isCloseTo(0, within(1e-12));
    }

    private static void permute(int[] values, int from, Consumer<int[]> use) {
        if (from == values.length) {
            use.accept(values);
            return;
        }
        for (int other = from; other < values.length; other++) {
            swap(values, from, other);
            permute(values, from + 1, use);
            swap(values, from, other);
        }
    }

    private static void swap(int[] values, int one, int other) {
        int value = values[one];
        values[one] = values[other];
        values[other] = value;
    }

    @Test
    void clustersThatSayNothingOfEachOtherHaveNoInformationInCommon() {
        PartitionAgreement agreement = PartitionAgreement.of(new int[] {0, 0, 1, 1}, new int[] {0, 1, 0, 1});

        assertThat(agreement.normalizedMutualInformation()).isCloseTo(0, within(1e-12));
    }

    @Test
    void oneClusterBothTimesIsFullAgreementAndOneOnceIsNone() {
        assertThat(PartitionAgreement.of(new int[] {0, 0}, new int[] {0, 0}).normalizedMutualInformation())
                .isEqualTo(1);
        assertThat(PartitionAgreement.of(new int[] {0, 1}, new int[] {0, 0}).normalizedMutualInformation())
                .isEqualTo(0);
        assertThat(PartitionAgreement.of(new int[] {0, 1}, new int[] {0, 0}).randIndex())
                .isEqualTo(0);
        assertThat(PartitionAgreement.of(new int[] {0}, new int[] {0}).randIndex())
                .isEqualTo(1);
    }

    @Test
    void bothAreTheirDefinitions() {
        Trials.of(500, random -> {
            int[] before = clusters(random);
            int[] after = random.ints(before.length, 0, 1 + random.nextInt(4)).toArray();
            PartitionAgreement agreement = PartitionAgreement.of(before, after);

            assertThat(agreement.randIndex()).isCloseTo(rand(before, after), within(1e-12));
            assertThat(agreement.normalizedMutualInformation()).isCloseTo(information(before, after), within(1e-9));
        });
    }

    private static int[] clusters(Random random) {
        return random.ints(2 + random.nextInt(20), 0, 1 + random.nextInt(4)).toArray();
    }

    private static double rand(int[] before, int[] after) {
        int alike = 0;
        int pairs = 0;
        for (int one = 0; one < before.length; one++) {
            for (int other = 0; other < one; other++) {
                pairs++;
                alike += (before[one] == before[other]) == (after[one] == after[other]) ? 1 : 0;
            }
        }
        return pairs == 0 ? 1 : (double) alike / pairs;
    }

    /** Eq. 14, row by row: a row of cell (i, j) adds log(nij·N / (ni·nj)) / N. */
    private static double information(int[] before, int[] after) {
        double n = before.length;
        double common = 0;
        double one = 0;
        double other = 0;
        for (int row = 0; row < n; row++) {
            int at = row;
            double i = IntStream.range(0, before.length)
                    .filter(r -> before[r] == before[at])
                    .count();
            double j = IntStream.range(0, before.length)
                    .filter(r -> after[r] == after[at])
                    .count();
            double both = IntStream.range(0, before.length)
                    .filter(r -> before[r] == before[at] && after[r] == after[at])
                    .count();
            common += Math.log(both * n / (i * j)) / n;
            one -= Math.log(i / n) / n;
            other -= Math.log(j / n) / n;
        }
        return one + other == 0 ? 1 : 2 * common / (one + other);
    }
}
