package org.semblance.quality.clustering;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.Watcher;
import org.semblance.testkit.Trials;

class WardTest {

    /** Points on a line: 0 and 1 join at 1/2; 4 (twice) and 5 at 2/3; then 0.5 and 13/3 at 2·3/5·(23/6)². */
    @Test
    void joinsTheNearestByWhatTheyAddToTheSquares() {
        double[] at = {0, 1, 4, 5};
        Ward ward = Ward.of(new int[] {1, 1, 2, 1}, (i, j) -> Math.abs(at[i] - at[j]), Watcher.SILENT);

        assertThat(ward.heights()[0]).isCloseTo(0.5, within(1e-12));
        assertThat(ward.heights()[1]).isCloseTo(2.0 / 3, within(1e-12));
        assertThat(ward.heights()[2]).isCloseTo(1.2 * 23 * 23 / 36, within(1e-9));
        assertThat(ward.clusters(2)).containsExactly(0, 0, 1, 1);
        assertThat(ward.clusters(1)).containsExactly(0, 0, 0, 0);
        assertThat(ward.clusters(4)).containsExactly(0, 1, 2, 3);
    }

    @Test
    void oneThingIsOneCluster() {
        Ward ward = Ward.of(new int[] {7}, (i, j) -> 0, Watcher.SILENT);

        assertThat(ward.clusters(1)).containsExactly(0);
        assertThat(CalinskiHarabasz.clusters(ward)).isEqualTo(1);
    }

    @Test
    void thingsAtOnePlaceAreOneClusterAndTwoPlacesTwo() {
        assertThat(CalinskiHarabasz.clusters(Ward.of(new int[] {2, 1, 3}, (i, j) -> 0, Watcher.SILENT)))
                .isEqualTo(1);
        assertThat(CalinskiHarabasz.clusters(
                        Ward.of(new int[] {2, 1, 3}, (i, j) -> i == 2 ^ j == 2 ? 1 : 0, Watcher.SILENT)))
                .isEqualTo(2);
    }

    /** Ties, which distances of few values have many of, must neither hang nor lose anything. */
    @Test
    void endsWithEveryThingInACluster() {
        Trials.of(300, random -> {
            int size = 1 + random.nextInt(40);
            double[][] table = new double[size][size];
            for (int i = 0; i < size; i++) {
                for (int j = 0; j < i; j++) {
                    table[i][j] = random.nextInt(4) / 3.0;
                    table[j][i] = table[i][j];
                }
            }
            Ward ward = Ward.of(random.ints(size, 1, 5).toArray(), (i, j) -> table[i][j], Watcher.SILENT);

            double[] heights = ward.heights();
            assertThat(heights).hasSize(size - 1).isSorted();
            for (int count = 1; count <= size; count++) {
                assertThat(Arrays.stream(ward.clusters(count)).distinct().count())
                        .isEqualTo(count);
            }
        });
    }

    @Test
    void weighedThingsComeOutAsRowsDo() {
        Trials.of(300, random -> {
            int things = 1 + random.nextInt(9);
            PairDistances distances = random.nextBoolean() ? anywhere(random, things) : inThePlane(random, things);
            int[] weights = random.ints(things, 1, 5).toArray();
            int[] thingOf = IntStream.range(0, things)
                    .flatMap(thing -> IntStream.generate(() -> thing).limit(weights[thing]))
                    .toArray();
            PairDistances ofRows = (i, j) -> distances.between(thingOf[i], thingOf[j]);
            RowByRow rows = new RowByRow(thingOf.length, ofRows);
            Ward ward = Ward.of(weights, distances, Watcher.SILENT);

            int same = thingOf.length - things;
            for (int join = 0; join < rows.heights().size(); join++) {
                double expected = rows.heights().get(join);
                double found = join < same ? 0 : ward.heights()[join - same];
                assertThat(found).isCloseTo(expected, within(1e-9));
            }
            for (int count = 1; count <= things; count++) {
                int[] clusters = ward.clusters(count);
                Set<Set<Integer>> found = IntStream.range(0, thingOf.length)
                        .boxed()
                        .collect(Collectors.groupingBy(row -> clusters[thingOf[row]], Collectors.toSet()))
                        .values()
                        .stream()
                        .collect(Collectors.toSet());
                Set<Set<Integer>> expected =
                        rows.clusters(count).stream().map(HashSet::new).collect(Collectors.toSet());
                assertThat(found).isEqualTo(expected);
            }
            if (things > 2) {
                assertThat(CalinskiHarabasz.clusters(ward)).isEqualTo(best(rows, ofRows, things, thingOf.length));
            }
        });
    }

    /** The number of clusters with the largest index, from sums over rows. */
    private static int best(RowByRow rows, PairDistances distances, int things, int size) {
        double total = RowByRow.within(rows.clusters(1).get(0), distances);
        int best = 0;
        double largest = Double.NEGATIVE_INFINITY;
        for (int count = 2; count < things; count++) {
            List<List<Integer>> clusters = rows.clusters(count);
            double within = clusters.stream()
                    .mapToDouble(cluster -> RowByRow.within(cluster, distances))
                    .sum();
            double index = ((total - within) / (count - 1)) / (within / (size - count));
            if (index > largest) {
                largest = index;
                best = count;
            }
        }
        return best;
    }

    /** Distances that no points have. */
    private static PairDistances anywhere(Random random, int things) {
        double[][] table = new double[things][things];
        for (int i = 0; i < things; i++) {
            for (int j = 0; j < i; j++) {
                table[i][j] = 0.05 + random.nextDouble();
                table[j][i] = table[i][j];
            }
        }
        return (i, j) -> table[i][j];
    }

    private static PairDistances inThePlane(Random random, int things) {
        double[] x = random.doubles(things).toArray();
        double[] y = random.doubles(things).toArray();
        return (i, j) -> Math.hypot(x[i] - x[j], y[i] - y[j]);
    }
}
