package org.semblance.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.semblance.testkit.RandomTables;
import org.semblance.testkit.Trials;

class VectorsTest {

    /** A column as a full matrix, without the class that is tested. */
    private static double[][] full(Vectors vectors) {
        double[][] full = new double[vectors.size()][vectors.dimensions()];
        for (int row = 0; row < full.length; row++) {
            for (int entry = vectors.from(row); entry < vectors.to(row); entry++) {
                full[row][vectors.places()[entry]] = vectors.weights()[entry];
            }
        }
        return full;
    }

    /** Few different vectors of few places, so that many are equal and some are empty. */
    private static Vectors random(Random random) {
        int stored = 1 + random.nextInt(5);
        int[] starts = new int[stored + 1];
        int[] places = new int[stored * 3];
        double[] weights = new double[stored * 3];
        int entries = 0;
        for (int vector = 0; vector < stored; vector++) {
            for (int place = 0; place < 3; place++) {
                if (random.nextInt(3) > 0) {
                    places[entries] = place;
                    weights[entries++] = 1 + random.nextInt(2);
                }
            }
            starts[vector + 1] = entries;
        }
        return Vectors.of(
                "v",
                3,
                random.ints(1 + random.nextInt(8), 0, stored).toArray(),
                starts,
                Arrays.copyOf(places, entries),
                Arrays.copyOf(weights, entries));
    }

    @Test
    void codesAreEqualExactlyWhereVectorsAre() {
        Trials.of(300, random -> {
            Vectors vectors = random(random);
            double[][] full = full(vectors);
            int[] codes = vectors.codes();
            for (int one = 0; one < codes.length; one++) {
                for (int other = 0; other < codes.length; other++) {
                    assertThat(codes[one] == codes[other]).isEqualTo(Arrays.equals(full[one], full[other]));
                }
            }
        });
    }

    @Test
    void rowsChosenHoldWhatTheyHeld() {
        Trials.of(200, random -> {
            Vectors vectors = random(random);
            int[] chosen = new RandomTables(random).order(vectors.size());
            double[][] full = full(vectors);
            double[][] again = full(vectors.rows(chosen));
            for (int row = 0; row < chosen.length; row++) {
                assertThat(again[row]).isEqualTo(full[chosen[row]]);
            }
        });
    }

    @Test
    void rowsTakenApartHoldWhatTheyHeldAndNothingElse() {
        Trials.of(200, random -> {
            Vectors vectors = random(random);
            int[] chosen = Arrays.stream(new RandomTables(random).order(vectors.size()))
                    .limit(1 + random.nextInt(vectors.size()))
                    .toArray();
            double[][] full = full(vectors);
            Vectors apart = vectors.apart(chosen);
            double[][] again = full(apart);
            for (int row = 0; row < chosen.length; row++) {
                assertThat(again[row]).isEqualTo(full[chosen[row]]);
            }
            assertThat(apart.dimensions()).isEqualTo(vectors.dimensions());
            assertThat((long) apart.vectors())
                    .isEqualTo(Arrays.stream(chosen)
                            .map(vectors::vector)
                            .distinct()
                            .count());
        });
    }

    @Test
    void placesThatArePermutedCarryTheirWeightsAlong() {
        Trials.of(200, random -> {
            Vectors vectors = random(random);
            int[] placeOf = new RandomTables(random).order(3);
            double[][] full = full(vectors);
            double[][] permuted = full(vectors.permuted(placeOf));
            for (int row = 0; row < full.length; row++) {
                for (int place = 0; place < 3; place++) {
                    assertThat(permuted[row][placeOf[place]]).isEqualTo(full[row][place]);
                }
            }
        });
    }

    @Test
    void placesThatBecomeNegativeAreLeftOut() {
        Vectors vectors = Vectors.of("v", 3, new int[] {0, 2, 3}, new int[] {0, 2, 1}, new double[] {1, 2, 3});
        Vectors without = vectors.moved(2, place -> place - 1);
        assertThat(full(without)).isEqualTo(new double[][] {{0, 2}, {3, 0}});
        assertThat(without.rowsAt()).containsExactly(1, 1);
        assertThat(without.entries()).isEqualTo(2);
        assertThat(without.text(0)).isEqualTo("2:2");
    }

    @Test
    void weightsAreRoundedToSignificantDigits() {
        Vectors vectors = Vectors.of(
                "v", 4, new int[] {0, 4}, new int[] {0, 1, 2, 3}, new double[] {0.123456, 0.000999, -0.0251, 12.5});
        assertThat(vectors.rounded(2).text(0)).isEqualTo("1:0.12 2:0.001 3:-0.025 4:12");
        assertThat(vectors.rounded(17).text(0)).isEqualTo(vectors.text(0));
    }

    @Test
    void refusesWhatIsNoSparseVector() {
        assertThatThrownBy(() -> Vectors.of("v", 3, new int[] {0, 2}, new int[] {1, 1}, new double[] {1, 1}))
                .hasMessageContaining("places must rise");
        assertThatThrownBy(() -> Vectors.of("v", 3, new int[] {0, 1}, new int[] {3}, new double[] {1}))
                .hasMessageContaining("below the dimensions");
        for (double weight : new double[] {0, Double.NaN, Double.POSITIVE_INFINITY}) {
            assertThatThrownBy(() -> Vectors.of("v", 3, new int[] {0, 1}, new int[] {1}, new double[] {weight}))
                    .hasMessageContaining("finite and not zero");
        }
        assertThatThrownBy(() -> Vectors.of("v", 3, new int[] {0, 2}, new int[] {1}, new double[] {1}))
                .hasMessageContaining("do not fit");
    }
}
