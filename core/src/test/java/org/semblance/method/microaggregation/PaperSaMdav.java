package org.semblance.method.microaggregation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.semblance.domain.Records;

/**
 * Algorithms 1 and 2 of Martínez, Sánchez and Valls 2012 with plain loops, to compare the fast ones with. Ties, within
 * 1e-12, go to the tuple that appeared first.
 */
final class PaperSaMdav {

    private static final double TIE = 1e-12;

    /** A tuple and the rows that hold it. */
    private record Tuple(int order, List<Integer> rows) {}

    private final Records records;
    private final int k;

    PaperSaMdav(Records records, int k) {
        this.records = records;
        this.k = k;
    }

    private List<Tuple> tuples() {
        Map<Integer, Tuple> tuples = new LinkedHashMap<>();
        for (int row = 0; row < records.size(); row++) {
            tuples.computeIfAbsent(
                            records.distinct().recordOf(row), record -> new Tuple(tuples.size(), new ArrayList<>()))
                    .rows()
                    .add(row);
        }
        return new ArrayList<>(tuples.values());
    }

    private static int count(List<Tuple> tuples) {
        return tuples.stream().mapToInt(tuple -> tuple.rows().size()).sum();
    }

    private Records.Point centroid(List<Tuple> tuples) {
        return records.prototype(tuples.stream()
                .flatMap(tuple -> tuple.rows().stream())
                .mapToInt(Integer::intValue)
                .toArray());
    }

    private double distance(Tuple tuple, Records.Point point) {
        return records.distance(tuple.rows().get(0), point);
    }

    private static Tuple take(List<Tuple> from, ToDoubleFunction<Tuple> cost) {
        double least = from.stream().mapToDouble(cost).min().orElseThrow();
        Tuple first = from.stream()
                .filter(tuple -> cost.applyAsDouble(tuple) <= least + TIE * Math.max(1, Math.abs(least)))
                .min(Comparator.comparingInt(Tuple::order))
                .orElseThrow();
        from.remove(first);
        return first;
    }

    /** Algorithm 2. */
    List<List<Integer>> adaptive(ClosestRule closest, boolean recentre) {
        List<Tuple> d = tuples();
        List<List<Tuple>> clusters = new ArrayList<>();
        while (count(d) >= k) {
            Records.Point x = centroid(d);
            Tuple r = take(d, tuple -> -tuple.rows().size() * distance(tuple, x));
            clusters.add(grow(r, d, closest, recentre));
            if (count(d) >= k) {
                Records.Point ofR = records.at(r.rows().get(0));
                Tuple s = take(d, tuple -> -tuple.rows().size() * distance(tuple, ofR));
                clusters.add(grow(s, d, closest, recentre));
            }
        }
        List<Records.Point> centroids = clusters.stream().map(this::centroid).toList();
        for (Tuple left : d) {
            int nearest = 0;
            for (int cluster = 1; cluster < clusters.size(); cluster++) {
                if (distance(left, centroids.get(cluster)) < distance(left, centroids.get(nearest)) - TIE) {
                    nearest = cluster;
                }
            }
            clusters.get(nearest).add(left);
        }
        return clusters.stream().map(PaperSaMdav::rows).toList();
    }

    private List<Tuple> grow(Tuple first, List<Tuple> d, ClosestRule closest, boolean recentre) {
        List<Tuple> c = new ArrayList<>(List.of(first));
        while (count(c) < k) {
            Records.Point around =
                    recentre ? centroid(c) : records.at(first.rows().get(0));
            c.add(take(
                    d, tuple -> (closest == ClosestRule.WEIGHTED ? tuple.rows().size() : 1) * distance(tuple, around)));
        }
        return c;
    }

    /** Algorithm 1, record by record: records in the order of their tuples, then of their rows. */
    List<List<Integer>> fixedSize() {
        List<Tuple> d = new ArrayList<>();
        for (Tuple tuple : tuples()) {
            for (int row : tuple.rows()) {
                d.add(new Tuple(d.size(), List.of(row)));
            }
        }
        List<List<Tuple>> clusters = new ArrayList<>();
        while (d.size() >= 3 * k) {
            Records.Point x = centroid(d);
            List<Tuple> look = new ArrayList<>(d);
            Tuple r = take(look, tuple -> -distance(tuple, x));
            Records.Point ofR = records.at(r.rows().get(0));
            Tuple s = take(new ArrayList<>(d), tuple -> -distance(tuple, ofR));
            clusters.add(around(r, d));
            clusters.add(around(d.contains(s) ? s : take(new ArrayList<>(d), tuple -> -distance(tuple, ofR)), d));
        }
        if (d.size() >= 2 * k) {
            Records.Point x = centroid(d);
            clusters.add(around(take(new ArrayList<>(d), tuple -> -distance(tuple, x)), d));
        }
        clusters.add(new ArrayList<>(d));
        return clusters.stream().map(PaperSaMdav::rows).toList();
    }

    private List<Tuple> around(Tuple centre, List<Tuple> d) {
        List<Tuple> c = new ArrayList<>(List.of(centre));
        d.remove(centre);
        Records.Point point = records.at(centre.rows().get(0));
        while (c.size() < k) {
            c.add(take(d, tuple -> distance(tuple, point)));
        }
        return c;
    }

    private static List<Integer> rows(List<Tuple> tuples) {
        return tuples.stream().flatMap(tuple -> tuple.rows().stream()).sorted().toList();
    }
}
