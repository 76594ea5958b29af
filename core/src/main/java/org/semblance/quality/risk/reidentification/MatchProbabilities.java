package org.semblance.quality.risk.reidentification;

import java.util.LinkedHashMap;
import java.util.Map;
import org.semblance.Share;
import org.semblance.data.Decimal;
import org.semblance.data.ExactSum;
import org.semblance.quality.ScoreDetail;

/**
 * The probabilities of picking the right one among the candidates of a class, over all rows, in per cent. A row without
 * candidates is never found.
 *
 * @param highest the highest probability
 * @param average the mean over rows
 * @param above the share of rows with a probability above the threshold
 * @param ofNobody the share of rows without candidates
 */
record MatchProbabilities(double highest, double average, double above, double ofNobody) {

    /** The default threshold, 20 %, as in ARX: a probability above one in five is hardly small. */
    static final String USUAL_THRESHOLD = "20%";

    /**
     * Computes the probabilities.
     *
     * @param rows the number of rows of each class
     * @param candidates the number of candidates of each class
     * @param threshold probabilities above it count as high
     */
    static MatchProbabilities of(int[] rows, int[] candidates, Share threshold) {
        ExactSum sum = new ExactSum();
        double highest = 0;
        long above = 0;
        long ofNobody = 0;
        long all = 0;
        for (int each = 0; each < rows.length; each++) {
            all += rows[each];
            if (candidates[each] == 0) {
                ofNobody += rows[each];
                continue;
            }
            double chance = 1.0 / candidates[each];
            sum.add((double) rows[each] / candidates[each]);
            highest = Math.max(highest, chance);
            above += chance > threshold.value() ? rows[each] : 0;
        }
        return all == 0
                ? new MatchProbabilities(0, 0, 0, 0)
                : new MatchProbabilities(
                        100 * highest, 100 * sum.mean((int) all), 100.0 * above / all, 100.0 * ofNobody / all);
    }

    /** The figures reported with the highest probability. */
    Map<String, Double> comparisonFigures(Share threshold) {
        Map<String, Double> comparison = new LinkedHashMap<>();
        comparison.put(ScoreDetail.ON_AVERAGE, average);
        comparison.put("rows above " + Decimal.text(100 * threshold.value()) + " %", above);
        return comparison;
    }
}
