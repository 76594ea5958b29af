package org.semblance.method.blocking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.semblance.testkit.Trials;

class EdgeRegionsTest {

    private static double[][] points(int count, Random random) {
        return IntStream.range(0, count)
                .mapToObj(point -> new double[] {random.nextGaussian(), random.nextInt(20)})
                .toArray(double[][]::new);
    }

    @Test
    void aPointAloneLeadsToItsRegion() {
        Trials.of(50, random -> {
            double[][] points = points(1 + random.nextInt(300), random);
            EdgeRegions regions = EdgeRegions.of(EdgeRegions.looked(points, points.length), 1 + random.nextInt(9), 1);
            List<int[]> parts = regions.parts(points);
            assertThat(parts).hasSize(regions.count());
            for (int region = 0; region < parts.size(); region++) {
                assertThat(parts.get(region)).isSorted();
                for (int point : parts.get(region)) {
                    assertThat(regions.of(points[point])).isEqualTo(region);
                }
            }
        });
    }

    @Test
    void whichOfVeryManyPointsAreLookedAtDoesNotDependOnParts() {
        double[][] points = points(600_000, new Random(1));
        double[][] looked = EdgeRegions.looked(points, points.length);
        assertThat(looked.length).isBetween(250_000, 275_000);
        double[][] inParts = IntStream.range(0, 4)
                .mapToObj(part -> Arrays.copyOfRange(points, part * 150_000, (part + 1) * 150_000))
                .flatMap(part -> Stream.of(EdgeRegions.looked(part, points.length)))
                .toArray(double[][]::new);
        assertThat(inParts).isDeepEqualTo(looked);
        EdgeRegions regions = EdgeRegions.of(looked, 12, 2);
        assertThat(regions.count()).isEqualTo(12);
        assertThat(regions.parts(points))
                .hasSize(12)
                .allSatisfy(region -> assertThat(region.length).isBetween(35_000, 65_000));
    }
}
