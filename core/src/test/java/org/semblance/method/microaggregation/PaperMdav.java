package org.semblance.method.microaggregation;

import java.util.ArrayList;
import java.util.List;

/**
 * Algorithm 5.1 of Domingo-Ferrer and Torra 2005, row by row with plain loops, to compare the fast one with. Ties go to
 * the lowest row.
 */
final class PaperMdav<A> {

    /** Averages of records and distances to them. */
    interface Geometry<A> {
        A average(List<Integer> rows);

        A at(int row);

        double square(int row, A point);

        boolean equal(int one, int other);
    }

    private final Geometry<A> geometry;
    private boolean close;

    PaperMdav(Geometry<A> geometry) {
        this.geometry = geometry;
    }

    /** Whether two different records were so nearly equally far from a third that rounding may decide between them. */
    boolean close() {
        return close;
    }

    List<List<Integer>> partition(int size, int k) {
        List<Integer> r = new ArrayList<>();
        for (int row = 0; row < size; row++) {
            r.add(row);
        }
        List<List<Integer>> clusters = new ArrayList<>();
        while (r.size() >= 3 * k) {
            int xr = farthest(r, geometry.average(r));
            int xs = farthest(r, geometry.at(xr));
            clusters.add(cluster(r, xr, k));
            if (!r.contains(xs)) {
                xs = farthest(r, geometry.at(xr));
            }
            clusters.add(cluster(r, xs, k));
        }
        if (r.size() >= 2 * k) {
            clusters.add(cluster(r, farthest(r, geometry.average(r)), k));
        }
        clusters.add(new ArrayList<>(r));
        return clusters;
    }

    private int farthest(List<Integer> rows, A point) {
        int farthest = rows.get(0);
        for (int row : rows) {
            if (geometry.square(row, point) > geometry.square(farthest, point)) {
                farthest = row;
            }
        }
        for (int row : rows) {
            close |= close(farthest, row, point);
        }
        return farthest;
    }

    /** Takes a record and the k − 1 closest to it out of R. */
    private List<Integer> cluster(List<Integer> r, int centre, int k) {
        List<Integer> cluster = new ArrayList<>(List.of(centre));
        r.remove((Integer) centre);
        A point = geometry.at(centre);
        while (cluster.size() < k) {
            int nearest = r.get(0);
            for (int row : r) {
                if (geometry.square(row, point) < geometry.square(nearest, point)) {
                    nearest = row;
                }
            }
            cluster.add(nearest);
            r.remove((Integer) nearest);
        }
        int last = cluster.get(k - 1);
        for (int row : r) {
            close |= close(last, row, point);
        }
        cluster.sort(null);
        return cluster;
    }

    private boolean close(int one, int other, A point) {
        double a = geometry.square(one, point);
        double b = geometry.square(other, point);
        return Math.abs(a - b) <= 1e-9 * Math.max(a, b) && !geometry.equal(one, other);
    }
}
