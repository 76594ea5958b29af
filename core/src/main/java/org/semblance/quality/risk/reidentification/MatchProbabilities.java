package org.semblance.quality.risk.reidentification;

import java.util.LinkedHashMap;
import java.util.Map;
import org.semblance.Share;
import org.semblance.data.Decimal;
import org.semblance.data.ExactSum;
import org.semblance.quality.ScoreDetail;

/** The chances to pick the right one of a crowd, over all rows, in per cent. A row that stands for nobody is found by nobody. */
record MatchProbabilities(double highest, double average, double above, double ofNobody) {

    /** A chance above one in five is what few would call small; it is what ARX takes as its threshold. */
    static final String USUAL_THRESHOLD = "20%";

    /**
     * The chances.
     *
     * @param rows how many rows each class has
     * @param crowds how many each may stand for
     * @param threshold what is counted as high: any chance above it
     */
    static MatchProbabilities of(int[] rows, int[] crowds, Share threshold) {
        ExactSum sum = new ExactSum();
        double highest = 0;
        long above = 0;
        long ofNobody = 0;
        long all = 0;
        for (int each = 0; each < rows.length; each++) {
            all += rows[each];
            if (crowds[each] == 0) {
                ofNobody += rows[each];
                continue;
            }
            double chance = 1.0 / crowds[each];
            sum.add((double) rows[each] / crowds[each]);
            highest = Math.max(highest, chance);
            above += chance > threshold.value() ? rows[each] : 0;
        }
        return all == 0
                ? new MatchProbabilities(0, 0, 0, 0)
                : new MatchProbabilities(
                        100 * highest, 100 * sum.mean((int) all), 100.0 * above / all, 100.0 * ofNobody / all);
    }

    /** The figures beside the highest chance. */
    Map<String, Double> beside(Share threshold) {
        Map<String, Double> beside = new LinkedHashMap<>();
        beside.put(ScoreDetail.ON_AVERAGE, average);
        beside.put("rows above " + Decimal.text(100 * threshold.value()) + " %", above);
        return beside;
    }
}
