package org.semblance.method.blocking;

import java.util.List;
import java.util.stream.IntStream;
import org.semblance.domain.Axis;

/** Points cut into parts at a third or at two thirds, so that the parts end elsewhere than blocks do, which are cut in half. */
public final class Regions {

    private static final int FEWEST = 3;

    private Regions() {}

    /**
     * Parts, each with the numbers of its points.
     *
     * @param blocks how many blocks there were; there are about as many parts
     * @param thirds at which third they are cut, 1 or 2
     */
    public static List<int[]> of(double[][] points, int blocks, int thirds) {
        List<KdTree.Dimension> dimensions = IntStream.range(0, points.length == 0 ? 0 : points[0].length)
                .mapToObj(c -> new KdTree.Dimension(along(points, c), 1))
                .toList();
        int[] all = IntStream.range(0, points.length).toArray();
        return KdTree.of(dimensions, all, Math.max(FEWEST, blocks), thirds / 3.0)
                .leaves(all, 1);
    }

    private static Axis along(double[][] points, int c) {
        return new Axis() {
            @Override
            public double position(int point) {
                return points[point][c];
            }

            @Override
            public double unit() {
                return 1;
            }
        };
    }
}
