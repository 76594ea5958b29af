package org.semblance.quality.risk;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import org.semblance.Watcher;
import org.semblance.data.Distinct;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.domain.Records;
import org.semblance.domain.Role;
import org.semblance.quality.Measure;
import org.semblance.quality.Score;

/**
 * Distance-based record linkage: how many original records an intruder links to their own released row by taking the
 * nearest one, and guessing among equally near ones.
 *
 * <p>Counted over all rows while the values to compare stay within a bound, and over an even sample of a thousand
 * rows or more above it.
 */
public record DistanceLinkage() implements Measure {

    private static final long MOST_COMPARISONS = 1_500_000_000L;
    private static final double Z95 = 1.959963984540054;

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        Records records = original.records();
        Distinct shown = Distinct.of(
                released.size(),
                original.with(Role.QUASI_IDENTIFIER).stream()
                        .map(attribute -> released.column(attribute.name()).codes())
                        .toList());
        int[] rows =
                sample(records.size(), (long) shown.count() * records.varying().size());
        double linked = linked(records, released, shown, rows, watcher);
        double share = rows.length == 0 ? 0 : linked / rows.length;
        Score score = Score.of("distance-linkage", 100 * share, "%");
        return rows.length == records.size()
                ? score
                : new Score(
                        score.name(), score.value(), score.unit(), Map.of(), Optional.of(interval(share, rows.length)));
    }

    /** Evenly spread rows: no random choice, so the same table gives the same figure. */
    private static int[] sample(int size, long comparisonsPerRow) {
        int count = (int) Math.min(size, Math.max(1000, MOST_COMPARISONS / Math.max(1, comparisonsPerRow)));
        int[] rows = new int[count];
        for (int i = 0; i < count; i++) {
            rows[i] = (int) ((long) i * size / count);
        }
        return rows;
    }

    /** The expected number of right links. */
    private static double linked(Records records, Table released, Distinct shown, int[] rows, Watcher watcher) {
        double[] nearest = new double[rows.length];
        int[] candidates = new int[rows.length];
        boolean[] own = new boolean[rows.length];
        Arrays.fill(nearest, Double.POSITIVE_INFINITY);
        double[] spans = new double[rows.length];
        for (int record = 0; record < shown.count(); record++) {
            watcher.progress("measure", record, shown.count());
            records.spans(records.read(released, shown.first(record)), rows, rows.length, spans);
            for (int i = 0; i < rows.length; i++) {
                if (spans[i] <= nearest[i] + records.tie()) {
                    boolean tie = spans[i] >= nearest[i] - records.tie();
                    nearest[i] = Math.min(nearest[i], spans[i]);
                    candidates[i] = (tie ? candidates[i] : 0) + shown.size(record);
                    own[i] = (tie && own[i]) || shown.recordOf(rows[i]) == record;
                }
            }
        }
        double linked = 0;
        for (int i = 0; i < rows.length; i++) {
            linked += own[i] ? 1.0 / candidates[i] : 0;
        }
        return linked;
    }

    /** Wilson's score interval. */
    private static Score.Interval interval(double share, int count) {
        double z2 = Z95 * Z95 / count;
        double centre = (share + z2 / 2) / (1 + z2);
        double half = Z95 * Math.sqrt(share * (1 - share) / count + z2 / (4 * count)) / (1 + z2);
        return new Score.Interval(100 * Math.max(0, centre - half), 100 * Math.min(1, centre + half), count);
    }
}
