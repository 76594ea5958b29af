package org.semblance.quality.risk.reconstruction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.testkit.Trials;

class SubsetSumsTest {

    private static final int HALVES = 1_000_000;

    /** All subsets one by one, with exact sums. */
    private record Enumerated(int sets, int always) {

        static Enumerated of(double[][] offsets, SumBounds bounds, int size) {
            int sets = 0;
            int always = -1;
            for (int subset = 0; subset < 1 << offsets.length; subset++) {
                if (Integer.bitCount(subset) == size && fits(offsets, bounds, subset)) {
                    sets++;
                    always &= subset;
                }
            }
            return new Enumerated(sets, always);
        }

        private static boolean fits(double[][] offsets, SumBounds bounds, int subset) {
            for (int column = 0; column < bounds.columns(); column++) {
                BigDecimal sum = BigDecimal.ZERO;
                int present = 0;
                for (int person = 0; person < offsets.length; person++) {
                    if ((subset >> person & 1) == 1 && !Double.isNaN(offsets[person][column])) {
                        sum = sum.add(new BigDecimal(offsets[person][column]));
                        present++;
                    }
                }
                BigDecimal most = new BigDecimal(bounds.reach(column)).multiply(BigDecimal.valueOf(present));
                if (present == 0 || sum.abs().compareTo(most) > 0) {
                    return false;
                }
            }
            return true;
        }
    }

    @Test
    void findsExactlyTheSetsThatTryingAllOfThemFinds() {
        Trials.of(600, random -> {
            int people = 1 + random.nextInt(12);
            int size = 1 + random.nextInt(Math.min(6, people));
            int columns = 1 + random.nextInt(4);
            double[][] offsets = offsets(people, columns, size, random);
            double[] reach = new double[columns];
            for (int column = 0; column < columns; column++) {
                // quarters are exact, so that no sum lies within an error of arithmetic of a bound
                reach[column] = random.nextBoolean() ? 1e-9 : random.nextInt(6) / 4.0 + 1e-9;
            }
            SumBounds bounds = new SumBounds(reach);
            SubsetSums found = SubsetSums.search(offsets, bounds, size, HALVES, Watcher.SILENT);
            Enumerated all = Enumerated.of(offsets, bounds, size);
            assertThat(found.outcome()).isNotEqualTo(SubsetSums.Outcome.GIVEN_UP);
            assertThat(found.outcome() == SubsetSums.Outcome.NOBODY).isEqualTo(all.sets() > 0 && all.always() == 0);
            if (found.outcome() == SubsetSums.Outcome.COMPLETE) {
                assertThat(found.sets()).isEqualTo(all.sets());
                for (int person = 0; person < people; person++) {
                    assertThat(found.always(person)).isEqualTo(all.sets() > 0 && (all.always() >> person & 1) == 1);
                }
            }
        });
    }

    @Test
    void aSearchThatTakesTooLongIsGivenUp() {
        Random random = new Random(5);
        double[][] offsets = new double[24][1];
        for (double[] person : offsets) {
            person[0] = random.nextInt(1000) + 1000;
        }
        // one person who is in every set that fits, so that the search does not end early
        offsets[0][0] = -7 * 1500;
        SubsetSums given = SubsetSums.search(offsets, new SumBounds(new double[] {150}), 8, 1, Watcher.SILENT);
        assertThat(given.outcome()).isEqualTo(SubsetSums.Outcome.GIVEN_UP);
    }

    @Test
    void aSearchCanBeCalledOff() {
        Problem stop = Problem.cancelled();
        double[][] offsets = offsets(100, 2, 6, new Random(3));
        assertThatThrownBy(() -> SubsetSums.search(
                        offsets, new SumBounds(new double[] {1e-9, 1e-9}), 6, HALVES, (stage, done, total) -> {
                            throw stop;
                        }))
                .isSameAs(stop);
    }

    @Test
    void theMostPeopleAreThoseWhoseHalvesAreFewEnough() {
        assertThat(SubsetSums.most(3, 45, 1000)).as("pairs of 10").isEqualTo(10);
        assertThat(SubsetSums.most(5, 120, 1000)).as("triples of 10").isEqualTo(10);
        assertThat(SubsetSums.most(5, 120, 7)).isEqualTo(7);
        assertThat(SubsetSums.most(1, 200, 1000)).isEqualTo(200);
    }

    /** Offsets in quarters, some missing, so chosen that one set sums to nothing. */
    private static double[][] offsets(int people, int columns, int size, Random random) {
        double[][] offsets = new double[people][columns];
        int range = random.nextBoolean() ? 8 : 4000;
        for (int column = 0; column < columns; column++) {
            double sum = 0;
            for (int person = 0; person < people; person++) {
                offsets[person][column] =
                        random.nextInt(9) == 0 ? Double.NaN : (random.nextInt(range) - range / 2) / 4.0;
                if (person < size - 1 && !Double.isNaN(offsets[person][column])) {
                    sum += offsets[person][column];
                }
            }
            offsets[size - 1][column] = -sum;
        }
        return offsets;
    }
}
