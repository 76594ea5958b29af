package org.semblance.report.section;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.SortedMap;
import java.util.TreeMap;
import org.semblance.release.figures.NumberFormat;
import org.semblance.report.chart.BarChart;

/** Group sizes for a chart: individual sizes if they are few, otherwise ranges. */
public final class GroupSizeBins {

    private static final int MOST_SIZES = 25;
    private static final int ABOUT = 12;

    /** If the largest size is at least this multiple of the smallest, each range is twice as wide as the one before. */
    private static final int WIDE = 8;

    private GroupSizeBins() {}

    public static List<BarChart.Point> of(Map<Integer, Integer> frequencies) {
        NavigableMap<Integer, Integer> sorted = new TreeMap<>(frequencies);
        List<BarChart.Point> points = new ArrayList<>();
        if (sorted.size() <= MOST_SIZES) {
            sorted.forEach((size, groups) -> points.add(point(NumberFormat.count(size), groups)));
            return points;
        }
        long low = sorted.firstKey();
        long high = sorted.lastKey();
        boolean doubling = high >= WIDE * Math.max(1, low);
        long width = doubling ? Math.max(1, low) : (high - low) / ABOUT + 1;
        while (low <= high) {
            long end = low + width;
            points.add(point(label(low, Math.min(end - 1, high)), groups(sorted, low, end)));
            low = end;
            width = doubling ? 2 * width : width;
        }
        return points;
    }

    private static BarChart.Point point(String label, int groups) {
        return new BarChart.Point(label, List.of((double) groups));
    }

    private static int groups(SortedMap<Integer, Integer> sorted, long from, long end) {
        return sorted.entrySet().stream()
                .filter(entry -> entry.getKey() >= from && entry.getKey() < end)
                .mapToInt(Map.Entry::getValue)
                .sum();
    }

    private static String label(long from, long to) {
        return from == to ? NumberFormat.count(from) : NumberFormat.count(from) + "–" + NumberFormat.count(to);
    }
}
