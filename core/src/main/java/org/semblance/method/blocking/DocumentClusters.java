package org.semblance.method.blocking;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;
import org.semblance.Watcher;
import org.semblance.data.HashMix;
import org.semblance.data.Vectors;
import org.semblance.quality.documents.ClusterDirections;
import org.semblance.quality.documents.DistinctVectors;

/**
 * Divides documents into clusters, and clusters that are still too large again.
 *
 * <p>Documents are processed in the order of a hash of their content, so that the order of rows does not matter and the
 * first documents are as good as random ones: clusters start from them, and with very many documents the first ones
 * determine the centroids.
 */
final class DocumentClusters {

    /**
     * More clusters than this are made by clustering clusters again, so that each document is compared with fewer
     * centroids.
     */
    private static final int MOST_CLUSTERS = 16;

    private static final int ROUNDS = 20;

    /** This number of distinct documents is enough to find the centroids of so few clusters. */
    private static final int ENOUGH = 1 << 15;

    private final Vectors column;
    private final int size;
    private final int least;
    private final Watcher watcher;

    DocumentClusters(Vectors column, int size, int least, Watcher watcher) {
        this.column = column;
        this.size = size;
        this.least = least;
        this.watcher = watcher;
    }

    List<int[]> blocks(int[] rows) {
        List<int[]> blocks = new ArrayList<>();
        Deque<int[]> uncut = new ArrayDeque<>();
        uncut.add(byHash(rows));
        while (!uncut.isEmpty()) {
            watcher.progress("blocks", blocks.size(), 0);
            int[] next = uncut.remove();
            List<int[]> parts = wanted(next) < 2 ? List.of(next) : cut(next);
            if (parts.size() > 1) {
                uncut.addAll(parts);
            } else {
                blocks.add(Arrays.stream(next).sorted().toArray());
            }
        }
        return blocks;
    }

    /** The desired number of blocks for these rows: one for up to one and a half times the block size. */
    private int wanted(int[] rows) {
        return rows.length <= size ? 1 : (int) Math.round((double) rows.length / size);
    }

    private int[] byHash(int[] rows) {
        long[] hashes = Arrays.stream(rows).parallel().mapToLong(this::hash).toArray();
        return IntStream.range(0, rows.length)
                .boxed()
                .sorted(Comparator.<Integer>comparingLong(i -> hashes[i]).thenComparingInt(i -> rows[i]))
                .mapToInt(i -> rows[i])
                .toArray();
    }

    private long hash(int row) {
        long hash = 0;
        for (int entry = column.from(row); entry < column.to(row); entry++) {
            hash = HashMix.of(hash ^ column.places()[entry]);
            hash = HashMix.of(hash ^ Double.doubleToLongBits(column.weights()[entry]));
        }
        return hash;
    }

    /** Divides rows into two or more parts; one if nothing can be divided. */
    private List<int[]> cut(int[] rows) {
        DistinctVectors vectors = DistinctVectors.of(column.apart(rows));
        if (vectors.count() == 1) {
            return List.of(rows);
        }
        int clusters = Math.min(Math.min(MOST_CLUSTERS, wanted(rows)), vectors.count());
        int[] clusterOf = joined(vectors, clusters);
        int[] sizes = sizes(vectors, clusterOf, clusters);
        // a cluster of almost all documents would be clustered again and again
        return Arrays.stream(sizes).max().orElseThrow() > 0.75 * rows.length
                ? halves(vectors, rows)
                : parts(vectors, clusterOf, sizes, rows);
    }

    /** Clusters by spherical k-means: that of each vector. */
    private int[] clustered(DistinctVectors vectors, ClusterDirections directions, int clusters) {
        int[] clusterOf = new int[vectors.count()];
        Arrays.fill(clusterOf, -1);
        for (int cluster = 0; cluster < clusters; cluster++) {
            clusterOf[cluster] = cluster;
        }
        double[] cosines = new double[vectors.count()];
        int looked = Math.min(ENOUGH, vectors.count());
        directions.direct(clusterOf, looked);
        for (int round = 0; round < ROUNDS && directions.assign(clusterOf, cosines, looked); round++) {
            watcher.progress("blocks", 0, 0);
            directions.direct(clusterOf, looked);
        }
        directions.assign(clusterOf, cosines, vectors.count());
        return clusterOf;
    }

    private static int[] sizes(DistinctVectors vectors, int[] clusterOf, int clusters) {
        int[] sizes = new int[clusters];
        for (int vector = 0; vector < clusterOf.length; vector++) {
            sizes[clusterOf[vector]] += vectors.size(vector);
        }
        return sizes;
    }

    /** Merges clusters that are too small with those with the nearest centroid, the smallest first. */
    private int[] joined(DistinctVectors vectors, int clusters) {
        ClusterDirections directions = new ClusterDirections(vectors, clusters);
        int[] clusterOf = clustered(vectors, directions, clusters);
        int[] sizes = sizes(vectors, clusterOf, clusters);
        int[] now = IntStream.range(0, clusters).toArray();
        for (int small = smallest(sizes); sizes[small] < least; small = smallest(sizes)) {
            int nearest = nearest(small, sizes, directions);
            if (nearest == small) {
                break;
            }
            sizes[nearest] += sizes[small];
            sizes[small] = 0;
            for (int cluster = 0; cluster < clusters; cluster++) {
                now[cluster] = now[cluster] == small ? nearest : now[cluster];
            }
        }
        return Arrays.stream(clusterOf).map(cluster -> now[cluster]).toArray();
    }

    /** The smallest non-empty cluster, the first on a tie. */
    private static int smallest(int[] sizes) {
        int smallest = -1;
        for (int cluster = 0; cluster < sizes.length; cluster++) {
            if (sizes[cluster] > 0 && (smallest < 0 || sizes[cluster] < sizes[smallest])) {
                smallest = cluster;
            }
        }
        return smallest;
    }

    /** The other cluster with the nearest centroid; itself if there is no other. */
    private static int nearest(int small, int[] sizes, ClusterDirections directions) {
        int nearest = small;
        double most = Double.NEGATIVE_INFINITY;
        for (int cluster = 0; cluster < sizes.length; cluster++) {
            if (cluster != small && sizes[cluster] > 0) {
                double cosine = directions.between(small, cluster);
                if (cosine > most) {
                    most = cosine;
                    nearest = cluster;
                }
            }
        }
        return nearest;
    }

    private static List<int[]> parts(DistinctVectors vectors, int[] partOf, int[] sizes, int[] rows) {
        int[][] parts = new int[sizes.length][];
        Arrays.setAll(parts, part -> new int[sizes[part]]);
        int[] filled = new int[sizes.length];
        for (int i = 0; i < rows.length; i++) {
            int part = partOf[vectors.ofRow(i)];
            parts[part][filled[part]++] = rows[i];
        }
        return Arrays.stream(parts).filter(part -> part.length > 0).toList();
    }

    /**
     * Two parts of about equal size: documents are sorted by how much nearer they are to one of two directions than to
     * the other, and cut in the middle, or where neither part is too small.
     */
    private List<int[]> halves(DistinctVectors vectors, int[] rows) {
        ClusterDirections directions = new ClusterDirections(vectors, 2);
        clustered(vectors, directions, 2);
        double[] nearer = new double[vectors.count()];
        double[] products = new double[2];
        for (int vector = 0; vector < nearer.length; vector++) {
            directions.products(vector, products);
            nearer[vector] = products[0] - products[1];
        }
        int[] order = IntStream.range(0, nearer.length)
                .boxed()
                .sorted(Comparator.<Integer>comparingDouble(vector -> nearer[vector])
                        .thenComparingInt(vector -> vector))
                .mapToInt(Integer::intValue)
                .toArray();
        int place = placeOfCut(vectors, order, rows.length);
        int[] partOf = new int[nearer.length];
        for (int i = place; i < order.length; i++) {
            partOf[order[i]] = 1;
        }
        return parts(vectors, partOf, sizes(vectors, partOf, 2), rows);
    }

    /**
     * The number of vectors before the cut nearest to the middle that leaves enough rows on both sides; 0 if there is
     * none.
     */
    private int placeOfCut(DistinctVectors vectors, int[] order, int rows) {
        int best = 0;
        int bestBefore = 0;
        int before = 0;
        for (int i = 1; i < order.length; i++) {
            before += vectors.size(order[i - 1]);
            boolean enough = before >= least && rows - before >= least;
            if (enough && (best == 0 || Math.abs(rows - 2L * before) < Math.abs(rows - 2L * bestBefore))) {
                best = i;
                bestBefore = before;
            }
        }
        return best;
    }
}
