package org.semblance.quality.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.semblance.data.Vectors;
import org.semblance.testkit.RandomDocuments;
import org.semblance.testkit.Trials;

class DistanceHistogramTest {

    /** Rows 0 and 1 are equal, (3, 4) has cosines 0.6 and 0.8 with the axes, and the axes 0. */
    private static final Vectors CORNER = Vectors.of(
            "document", 2, new int[] {0, 0, 1, 2}, new int[] {0, 1, 3, 4}, new int[] {0, 0, 1, 1}, new double[] {
                1, 3, 4, 1
            });

    @Test
    void countsEveryPairOnce() {
        DistanceHistogram histogram = DistanceHistogram.of(CORNER);

        // 0 and 1: 0; each of them and 2: 0.4; each of them and 3: 1; 2 and 3: 0.2, which rounding puts just below
        assertThat(histogram.shares().get(0)).isCloseTo(1 / 6.0, within(1e-12));
        assertThat(histogram.shares().get(1) + histogram.shares().get(2)).isCloseTo(1 / 6.0, within(1e-12));
        assertThat(histogram.shares().get(4)).isCloseTo(2 / 6.0, within(1e-12));
        assertThat(histogram.shares().get(10)).isCloseTo(2 / 6.0, within(1e-12));
        assertThat(histogram.documents()).isEqualTo(4);
        assertThat(histogram.of()).isEqualTo(4);
    }

    @Test
    void isItsDefinition() {
        Trials.of(300, random -> {
            Vectors column = new RandomDocuments(random).vectors(2 + random.nextInt(25));
            int[] cumulated = new int[11];
            int pairs = 0;
            int unsure = 0;
            int nothing = 0;
            for (int row = 0; row < column.size(); row++) {
                for (int other = 0; other < row; other++) {
                    double cosine = Dense.cosine(column, row, column, other);
                    pairs++;
                    nothing += cosine == 0 ? 1 : 0;
                    for (int tenth = 1; tenth <= 10; tenth++) {
                        cumulated[tenth] += 1 - cosine < tenth / 10.0 ? 1 : 0;
                        unsure += Math.abs(1 - cosine - tenth / 10.0) < 1e-9 && tenth < 10 ? 1 : 0;
                    }
                }
            }
            DistanceHistogram histogram = DistanceHistogram.of(column);

            double below = 0;
            for (int tenth = 1; tenth <= 9; tenth++) {
                below += histogram.shares().get(tenth - 1);
                // distances that are on a border but for rounding may be on either side
                assertThat(below).isCloseTo((double) cumulated[tenth] / pairs, within((double) unsure / pairs + 1e-9));
            }
            assertThat(histogram.shares().get(10)).isCloseTo((double) nothing / pairs, within(1e-9));
            assertThat(histogram.shares().stream().mapToDouble(share -> share).sum())
                    .isCloseTo(1, within(1e-9));
        });
    }

    @Test
    void ofManyDocumentsASampleIsPaired() {
        Vectors column = Vectors.of(
                "document", 2, new int[] {0, 1, 0, 1, 0, 1, 0, 1}, new int[] {0, 1, 2}, new int[] {0, 1}, new double[] {
                    1, 1
                });

        DistanceHistogram histogram = DistanceHistogram.of(column, 4);

        assertThat(histogram.documents()).isEqualTo(4);
        assertThat(histogram.of()).isEqualTo(8);
        // rows 0, 2, 4 and 6 hold the same vector
        assertThat(histogram.shares().get(0)).isEqualTo(1);
    }
}
