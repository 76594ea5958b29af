package org.semblance.method.blocking;

import java.io.Serializable;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Regions of points for exchanges across block borders: cut at one or two thirds, so that regions end elsewhere than
 * blocks, which are cut in half. With very many points only a sample determines the cuts, as for blocks.
 */
public final class EdgeRegions implements Serializable {

    private static final int FEWEST = 3;

    private final KdCuts cuts;
    private final int[] numbers;

    private EdgeRegions(KdCuts cuts) {
        this.cuts = cuts;
        this.numbers = cuts.numbers();
    }

    /** The sample of some points, given the number of all. */
    public static double[][] looked(double[][] points, int all) {
        return Arrays.stream(KdTree.looked(dimensions(points), in(points), points.length, KdTree.share(all)))
                .mapToObj(point -> points[point])
                .toArray(double[][]::new);
    }

    /**
     * Determines the regions.
     *
     * @param looked the sample of points, in any order
     * @param blocks the number of blocks; there are about as many regions
     * @param thirds at which third they are cut, 1 or 2
     */
    public static EdgeRegions of(double[][] looked, int blocks, int thirds) {
        return new EdgeRegions(KdTree.of(
                Collections.nCopies(dimensions(looked), new KdTree.Dimension(1, 1)),
                in(looked),
                IntStream.range(0, looked.length).toArray(),
                Math.max(FEWEST, blocks),
                thirds / 3.0));
    }

    private static int dimensions(double[][] points) {
        return points.length == 0 ? 0 : points[0].length;
    }

    private static AxisPositions in(double[][] points) {
        return (axis, point) -> points[point][axis];
    }

    /** The number of regions. */
    public int count() {
        return Arrays.stream(numbers).max().orElse(0) + 1;
    }

    /** The region of a point, from 0. */
    public int of(double[] point) {
        return numbers[cuts.reached((axis, row) -> point[axis], 0)];
    }

    /** For each non-empty region the numbers of its points, lowest first. */
    public List<int[]> parts(double[][] points) {
        return cuts.leaves(in(points), IntStream.range(0, points.length).toArray());
    }
}
