package org.semblance.release.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Correlation;
import org.semblance.domain.Dataset;
import org.semblance.domain.Numeric;
import org.semblance.domain.Role;
import org.semblance.quality.Score;
import org.semblance.quality.semantics.DistanceCorrelation;
import org.semblance.quality.semantics.OriginalDistanceCorrelation;

/** Correlations of masked attributes before and after noise. */
final class NoisePairs {

    /** The maximum number of pairs that a reader can take in. */
    private static final int MOST = 20;

    private final Dataset original;
    private final Table masked;
    private final int least;

    NoisePairs(Dataset original, Table masked, int least) {
        this.original = original;
        this.masked = masked;
        this.least = least;
    }

    /** The pairs of concepts that were measured, and the pairs of numbers. */
    List<NoiseReport.Pair> of(List<Score> scores) {
        List<NoiseReport.Pair> pairs = new ArrayList<>();
        Map<String, Double> after = pairs(scores, DistanceCorrelation.NAME);
        pairs(scores, OriginalDistanceCorrelation.NAME).forEach((pair, before) -> {
            if (after.containsKey(pair)) {
                pairs.add(new NoiseReport.Pair(pair, true, before, after.get(pair)));
            }
        });
        List<String> numbers = original.with(Role.QUASI_IDENTIFIER).stream()
                .filter(attribute -> attribute.domain() instanceof Numeric)
                .map(Attribute::name)
                .toList();
        for (int one = 0; one < numbers.size(); one++) {
            for (int other = one + 1; other < numbers.size(); other++) {
                add(numbers.get(one), numbers.get(other), pairs);
            }
        }
        return pairs.subList(0, Math.min(MOST, pairs.size()));
    }

    private static Map<String, Double> pairs(List<Score> scores, String name) {
        return scores.stream()
                .filter(score -> score.name().equals(name))
                .findFirst()
                .map(Score::attributes)
                .orElse(Map.of());
    }

    private void add(String one, String other, List<NoiseReport.Pair> pairs) {
        double before = correlation(original.table(), one, other);
        double after = correlation(masked, one, other);
        if (Double.isFinite(before) && Double.isFinite(after)) {
            pairs.add(new NoiseReport.Pair(one + " × " + other, false, before, after));
        }
    }

    /** The correlation over the rows with both values; NaN if these are too few. */
    private double correlation(Table table, String one, String other) {
        Correlation found = Correlation.of((Numbers) table.column(one), (Numbers) table.column(other));
        return found.rows() < least ? Double.NaN : found.coefficient();
    }
}
