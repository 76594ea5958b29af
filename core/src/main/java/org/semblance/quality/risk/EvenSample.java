package org.semblance.quality.risk;

import java.util.Map;
import java.util.Optional;
import org.semblance.quality.Score;

/** Evenly spread rows of a table: no random choice, so the same table gives the same figure. */
final class EvenSample {

    private static final double Z95 = 1.959963984540054;

    private final int[] rows;
    private final int size;

    private EvenSample(int[] rows, int size) {
        this.rows = rows;
        this.size = size;
    }

    /** At most so many rows of a table of this size. */
    static EvenSample of(int size, long most) {
        int[] rows = new int[(int) Math.min(size, most)];
        for (int i = 0; i < rows.length; i++) {
            rows[i] = (int) ((long) i * size / rows.length);
        }
        return new EvenSample(rows, size);
    }

    int[] rows() {
        return rows;
    }

    /** The share of the rows that were linked, in per cent; with an interval unless they are all there are. */
    Score score(String name, double linked) {
        double share = rows.length == 0 ? 0 : linked / rows.length;
        Score score = Score.of(name, 100 * share, "%");
        return rows.length == size
                ? score
                : new Score(name, score.value(), score.unit(), Map.of(), Optional.of(interval(share)));
    }

    /** Wilson's score interval. */
    private Score.Interval interval(double share) {
        int count = rows.length;
        double z2 = Z95 * Z95 / count;
        double centre = (share + z2 / 2) / (1 + z2);
        double half = Z95 * Math.sqrt(share * (1 - share) / count + z2 / (4 * count)) / (1 + z2);
        // at 0 and 1 an end is the share itself, which rounding may miss
        double low = Math.max(0, Math.min(share, centre - half));
        double high = Math.min(1, Math.max(share, centre + half));
        return new Score.Interval(100 * low, 100 * high, count);
    }
}
