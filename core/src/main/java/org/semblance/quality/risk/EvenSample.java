package org.semblance.quality.risk;

import java.util.Map;
import java.util.Optional;
import org.semblance.quality.Evenly;
import org.semblance.quality.Score;
import org.semblance.quality.Wilson;

/** Evenly spread rows of a table: no random choice, so the same table gives the same figure. */
final class EvenSample {

    private final int[] rows;
    private final int size;

    private EvenSample(int[] rows, int size) {
        this.rows = rows;
        this.size = size;
    }

    /** At most so many rows of a table of this size. */
    static EvenSample of(int size, long most) {
        return new EvenSample(Evenly.rows(size, most), size);
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
                : new Score(
                        name,
                        score.value(),
                        score.unit(),
                        Map.of(),
                        Optional.of(Wilson.percentages(share, rows.length)));
    }
}
