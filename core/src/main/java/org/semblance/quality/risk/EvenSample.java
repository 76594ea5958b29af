package org.semblance.quality.risk;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.semblance.quality.EvenRows;
import org.semblance.quality.Score;
import org.semblance.quality.ScoreDetail;
import org.semblance.quality.WilsonInterval;

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
        return new EvenSample(EvenRows.rows(size, most), size);
    }

    int[] rows() {
        return rows;
    }

    /**
     * The share of the rows that were linked, in per cent; with an interval unless they are all there are. Beside it stand
     * what the same attacker links on average when the released rows are put to people at random, whatever the way of
     * linking: one divided by how many there are to choose from; and what nobody exceeds who sees the release alone.
     *
     * @param among how many rows there were to choose from
     * @param most how many of the rows could be linked at most, since rows that read alike are guessed among
     */
    Score score(String name, double linked, int among, double most) {
        double share = rows.length == 0 ? 0 : linked / rows.length;
        Map<String, Double> beside = new LinkedHashMap<>();
        beside.put(ScoreDetail.BY_CHANCE, among == 0 ? 0 : 100.0 / among);
        beside.put("at most, by the sizes of classes", rows.length == 0 ? 0 : 100 * most / rows.length);
        return new Score(
                name,
                100 * share,
                "%",
                Map.of(),
                rows.length == size ? Optional.empty() : Optional.of(WilsonInterval.percentages(share, rows.length)),
                beside);
    }
}
