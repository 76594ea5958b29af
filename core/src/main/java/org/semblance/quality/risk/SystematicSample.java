package org.semblance.quality.risk;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.semblance.quality.Score;
import org.semblance.quality.ScoreDetail;
import org.semblance.quality.SystematicRows;
import org.semblance.quality.WilsonInterval;

/**
 * A systematic sample of the rows of a table, evenly spaced. Nothing is drawn at random, so the same table gives the
 * same figure.
 */
final class SystematicSample {

    private final int[] rows;
    private final int size;

    private SystematicSample(int[] rows, int size) {
        this.rows = rows;
        this.size = size;
    }

    /** A sample of at most {@code most} rows of a table of this size. */
    static SystematicSample of(int size, long most) {
        return new SystematicSample(SystematicRows.rows(size, most), size);
    }

    int[] rows() {
        return rows;
    }

    /**
     * The linked share of the sampled rows in per cent, with a Wilson interval if the sample is not the whole table.
     * For comparison the score names the share linked by chance, 100 divided by the number of candidates, and the
     * largest share that anybody can link who only sees the release.
     *
     * @param among the number of candidate rows
     * @param most the expected number of rows that can be linked at most, because identical rows can only be
     *     guessed among
     */
    Score score(String name, double linked, int among, double most) {
        double share = rows.length == 0 ? 0 : linked / rows.length;
        Map<String, Double> comparison = new LinkedHashMap<>();
        comparison.put(ScoreDetail.BY_CHANCE, among == 0 ? 0 : 100.0 / among);
        comparison.put(ScoreDetail.AT_MOST_BY_CLASSES, rows.length == 0 ? 0 : 100 * most / rows.length);
        return new Score(
                name,
                100 * share,
                "%",
                Map.of(),
                rows.length == size ? Optional.empty() : Optional.of(WilsonInterval.percentages(share, rows.length)),
                comparison);
    }
}
