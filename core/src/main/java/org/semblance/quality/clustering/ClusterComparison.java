package org.semblance.quality.clustering;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.quality.Score;

/**
 * The agreement of the clusters of two tables: once for all rows, or for each of several samples.
 *
 * @param agreements one for all rows, or one for each sample
 * @param tuples the number of distinct records of the table that has more
 * @param sample the number of rows of each sample, or of the table
 */
record ClusterComparison(List<PartitionAgreement> agreements, int tuples, int sample) {

    /** The 0.975 quantile of Student's t with four degrees of freedom, one fewer than the number of samples. */
    private static final double T95 = 2.776;

    boolean sampled() {
        return agreements.size() > 1;
    }

    /** The mean over the samples, with a confidence interval from their differences. */
    Score score(String name, ToDoubleFunction<PartitionAgreement> measure, Watcher watcher) {
        int samples = agreements.size();
        double mean = agreements.stream().mapToDouble(measure).sum() / samples;
        if (!sampled()) {
            return Score.of(name, mean, "");
        }
        watcher.warn(
                WarningCode.W_SAMPLED,
                name + " was computed on " + samples + " samples of " + sample + " rows each: " + tuples
                        + " different records are too many for clustering");
        double squares = agreements.stream()
                .mapToDouble(measure)
                .map(value -> (value - mean) * (value - mean))
                .sum();
        double half = T95 * Math.sqrt(squares / (samples - 1) / samples);
        return new Score(
                name,
                mean,
                "",
                Map.of(),
                Optional.of(new Score.Interval(Math.max(0, mean - half), Math.min(1, mean + half), sample)));
    }
}
