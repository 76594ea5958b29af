package org.semblance.quality.clustering;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.quality.Score;
import org.semblance.testkit.Trials;

class AgreementTest {

    /** Of the 6 pairs of 4 rows, (0, 1) is together both times, (0, 3) and (1, 3) are apart both times. */
    @Test
    void randCountsThePairsThatAreTreatedAlike() {
        Agreement agreement = Agreement.of(new int[] {0, 0, 1, 1}, new int[] {0, 0, 0, 1});

        assertThat(agreement.randIndex()).isCloseTo(3.0 / 6, within(1e-12));
    }

    @Test
    void clustersThatSayNothingOfEachOtherHaveNoInformationInCommon() {
        Agreement agreement = Agreement.of(new int[] {0, 0, 1, 1}, new int[] {0, 1, 0, 1});

        assertThat(agreement.normalisedMutualInformation()).isCloseTo(0, within(1e-12));
    }

    @Test
    void oneClusterBothTimesIsFullAgreementAndOneOnceIsNone() {
        assertThat(Agreement.of(new int[] {0, 0}, new int[] {0, 0}).normalisedMutualInformation())
                .isEqualTo(1);
        assertThat(Agreement.of(new int[] {0, 1}, new int[] {0, 0}).normalisedMutualInformation())
                .isEqualTo(0);
        assertThat(Agreement.of(new int[] {0, 1}, new int[] {0, 0}).randIndex()).isEqualTo(0);
        assertThat(Agreement.of(new int[] {0}, new int[] {0}).randIndex()).isEqualTo(1);
    }

    @Test
    void bothAreTheirDefinitions() {
        Trials.of(500, random -> {
            int[] before = clusters(random);
            int[] after = random.ints(before.length, 0, 1 + random.nextInt(4)).toArray();
            Agreement agreement = Agreement.of(before, after);

            assertThat(agreement.randIndex()).isCloseTo(rand(before, after), within(1e-12));
            assertThat(agreement.normalisedMutualInformation()).isCloseTo(information(before, after), within(1e-9));
        });
    }

    /** The jackknife: every row is left out once. */
    @Test
    void intervalsLeaveOutEachRowOnce() {
        Trials.of(200, random -> {
            int[] before = clusters(random);
            int[] after = random.ints(before.length, 0, 1 + random.nextInt(4)).toArray();
            Score.Interval found = Agreement.of(before, after).randInterval();
            int n = before.length;
            double[] without = IntStream.range(0, n)
                    .mapToDouble(row -> rand(without(before, row), without(after, row)))
                    .toArray();
            double mean = IntStream.range(0, n).mapToDouble(i -> without[i]).sum() / n;
            double squares = IntStream.range(0, n)
                    .mapToDouble(i -> (without[i] - mean) * (without[i] - mean))
                    .sum();
            double half = 1.959964 * Math.sqrt((n - 1.0) / n * squares);

            assertThat(found.sample()).isEqualTo(n);
            assertThat(found.low()).isCloseTo(Math.max(0, rand(before, after) - half), within(1e-6));
            assertThat(found.high()).isCloseTo(Math.min(1, rand(before, after) + half), within(1e-6));
        });
    }

    private static int[] clusters(Random random) {
        return random.ints(2 + random.nextInt(20), 0, 1 + random.nextInt(4)).toArray();
    }

    private static int[] without(int[] clusters, int left) {
        return IntStream.range(0, clusters.length)
                .filter(row -> row != left)
                .map(row -> clusters[row])
                .toArray();
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
