package org.semblance.release.figures;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.release.figures.MoveHistogram.Bar;

class MoveHistogramTest {

    private static double[] times(int count, double distance) {
        return DoubleStream.generate(() -> distance).limit(count).toArray();
    }

    private static double[] all(double[]... parts) {
        return Arrays.stream(parts).flatMapToDouble(Arrays::stream).toArray();
    }

    @Test
    void countsConceptsInTenths() {
        double[] distances = all(times(4, 0), times(3, 0.1), times(5, 0.25), times(6, 1));

        assertThat(MoveHistogram.ofConcepts(distances, 3).bars())
                .containsExactly(
                        new Bar("0", 4), new Bar("0 to 0.1", 3), new Bar("0.1 to 0.3", 5), new Bar("over 0.3", 6));
    }

    @Test
    void whatEndsARangeBelongsToItWhateverTheRounding() {
        double threeTenths = 0.1 + 0.2;

        assertThat(MoveHistogram.ofConcepts(all(times(2, threeTenths), times(2, 0.4)), 2)
                        .bars())
                .containsExactly(new Bar("0 to 0.3", 2), new Bar("over 0.3", 2));
    }

    @Test
    void joinsTheFewWithTheirNeighbours() {
        double[] distances = all(times(2, 0), times(8, 0.05), times(9, 0.15), times(1, 0.95));

        assertThat(MoveHistogram.ofConcepts(distances, 5).bars())
                .containsExactly(new Bar("0 to 0.1", 10), new Bar("over 0.1", 10));
    }

    @Test
    void countsNumbersInRangesThatFitTheirMoves() {
        double[] distances = all(times(3, 0), times(4, 3), times(5, 7), times(6, 400));

        assertThat(MoveHistogram.ofNumbers(distances, 7, 3).bars())
                .containsExactly(new Bar("0", 3), new Bar("0 to 5", 4), new Bar("5 to 10", 5), new Bar("over 10", 6));
    }

    @Test
    void showsNothingOfTooFew() {
        assertThat(MoveHistogram.ofConcepts(times(4, 0.5), 5).bars()).isEmpty();
        assertThat(MoveHistogram.ofNumbers(new double[] {Double.NaN, Double.NaN}, 0, 1)
                        .bars())
                .isEmpty();
    }

    @Test
    void behindEveryBarStandEnoughAndNobodyIsForgotten() {
        Random random = new Random(7);
        for (int trial = 0; trial < 500; trial++) {
            int least = 1 + random.nextInt(12);
            double[] distances = IntStream.range(0, random.nextInt(80))
                    .mapToDouble(i -> random.nextInt(3) == 0 ? 0 : Math.abs(random.nextGaussian()) / 3)
                    .toArray();
            MoveHistogram moves = random.nextBoolean()
                    ? MoveHistogram.ofConcepts(distances, least)
                    : MoveHistogram.ofNumbers(distances, 0.3, least);

            assertThat(moves.bars()).allSatisfy(bar -> assertThat(bar.count()).isGreaterThanOrEqualTo(least));
            assertThat(moves.bars().stream().mapToInt(Bar::count).sum())
                    .isEqualTo(distances.length < least ? 0 : distances.length);
        }
    }
}
