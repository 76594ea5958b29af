package org.semblance.quality.loss;

import java.util.Arrays;
import java.util.List;
import org.semblance.CatalogEntry;
import org.semblance.Citations;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.quality.ErrorFunction;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.Score;
import org.semblance.quality.TableMeasure;

/**
 * Probabilistic information loss (PIL): how improbable the change of a statistic would be if it were due to sampling
 * error alone.
 *
 * <p>{@code PIL(θ) = erf(|θ′ − θ| / √(2·Var θ))}, where θ is the statistic of the original, θ′ that of the release and
 * Var θ the asymptotic sampling variance of θ. It is the probability that the statistic of a random sample is closer to
 * θ than θ′ is. The figures are averages over numeric quasi-identifiers or their pairs; moments μ are central moments
 * of the original, divisor n.
 *
 * <p>Range: 0 (unchanged) to 1 (a change that no sample of this size would show); smaller is better; no unit. Row
 * order does not matter. Edge cases: Missing values are left out; if no value of a column is released, its statistics
 * count as 1. If the sampling variance is 0, as for a constant column or one row, the figure is 0 if the statistic is
 * unchanged and 1 otherwise. Quantiles and correlations of a constant column are undefined and left out; if nothing is
 * left, the measure is refused.
 *
 * <p>Mateo-Sanz, Domingo-Ferrer and Sebé, Data Mining and Knowledge Discovery 11 (2005), as in Table 3 of
 * Domingo-Ferrer and Torra in the same volume.
 */
public final class ProbabilisticLoss {

    private static final int QUANTILES = 20;
    private static final double WINDOWS = 1000;

    private ProbabilisticLoss() {}

    /**
     * PIL(Q), quantiles: the mean over attributes and over the quantiles Q at q = 5 %, 10 %, …, 95 %. {@code Var(Q) =
     * q(1 − q) / (n·f²)} with the density {@code f = #{|x − Q| < h} / (2hn)} in a window of h = (max − min) / 1000. Q
     * is the ⌈qn⌉-th smallest value.
     */
    @CatalogEntry(
            name = PilQ.NAME,
            summary = "how improbable the change of quantiles (5 % to 95 %) would be as sampling error, 0 to 1",
            source = Citations.MATEO_DOMINGO_SEBE)
    @MeasureFacts(kind = Kind.LOSS, range = MeasureFacts.SHARE, share = true)
    public record PilQ() implements TableMeasure {

        public static final String NAME = "pil-q";

        @Override
        public Score of(Dataset original, Table released, Watcher watcher) {
            return quantiles(PairedNumbers.of(original, released, PilQ.NAME, 1), false)
                    .score();
        }

        /**
         * The figure if the density is divided by the h of the last attribute for all attributes, as in the published
         * Table 3. The values in the window are still counted with the attribute's own h.
         */
        public static double withTheLastWidth(Dataset original, Table released) {
            return quantiles(PairedNumbers.of(original, released, PilQ.NAME, 1), true)
                    .value();
        }
    }

    /** PIL(m₁⁰), means: the mean over attributes. {@code Var = μ₂ / n}. */
    @CatalogEntry(
            name = PilM1.NAME,
            summary = "how improbable the change of means would be as sampling error, 0 to 1",
            source = Citations.MATEO_DOMINGO_SEBE)
    @MeasureFacts(kind = Kind.LOSS, range = MeasureFacts.SHARE, share = true)
    public record PilM1() implements TableMeasure {

        public static final String NAME = "pil-m1";

        @Override
        public Score of(Dataset original, Table released, Watcher watcher) {
            AttributeAverages means = new AttributeAverages(PilM1.NAME);
            for (PairedNumbers pair : PairedNumbers.of(original, released, PilM1.NAME, 1)) {
                double[] before = PairedNumbers.centred(pair.before());
                means.add(
                        probable(
                                PairedNumbers.mean(pair.before(), 1),
                                PairedNumbers.mean(pair.after(), 1),
                                PairedNumbers.mean(before, 2) / PairedNumbers.present(before)),
                        pair.name());
            }
            return means.score();
        }
    }

    /** PIL(m₂), variances: the mean over attributes. {@code Var = (μ₄ − μ₂²) / n}. */
    @CatalogEntry(
            name = PilM2.NAME,
            summary = "how improbable the change of variances would be as sampling error, 0 to 1",
            source = Citations.MATEO_DOMINGO_SEBE)
    @MeasureFacts(kind = Kind.LOSS, range = MeasureFacts.SHARE, share = true)
    public record PilM2() implements TableMeasure {

        public static final String NAME = "pil-m2";

        @Override
        public Score of(Dataset original, Table released, Watcher watcher) {
            AttributeAverages variances = new AttributeAverages(PilM2.NAME);
            for (PairedNumbers pair : PairedNumbers.of(original, released, PilM2.NAME, 1)) {
                double[] before = PairedNumbers.centred(pair.before());
                double m2 = PairedNumbers.mean(before, 2);
                variances.add(
                        probable(
                                m2,
                                PairedNumbers.mean(PairedNumbers.centred(pair.after()), 2),
                                (PairedNumbers.mean(before, 4) - m2 * m2) / PairedNumbers.present(before)),
                        pair.name());
            }
            return variances.score();
        }
    }

    /**
     * PIL(m₁₁), covariances: the mean over pairs of attributes. {@code Var = (μ₂₂ − μ₁₁²) / n}. It needs two numeric
     * attributes.
     */
    @CatalogEntry(
            name = PilM11.NAME,
            summary = "how improbable the change of covariances would be as sampling error, 0 to 1",
            source = Citations.MATEO_DOMINGO_SEBE)
    @MeasureFacts(kind = Kind.LOSS, range = MeasureFacts.SHARE, share = true)
    public record PilM11() implements TableMeasure {

        public static final String NAME = "pil-m11";

        @Override
        public Score of(Dataset original, Table released, Watcher watcher) {
            AttributeAverages covariances = new AttributeAverages(PilM11.NAME);
            Variation.pairs(
                    PairedNumbers.of(original, released, PilM11.NAME, 2),
                    (one, other, before, after) -> covariances.add(
                            probable(before.m11(), after.m11(), before.varianceOfCovariance()), one, other));
            return covariances.score();
        }
    }

    /**
     * PIL(r), Pearson's correlations: the mean over pairs of attributes. Var = r²/n · [μ₂₂/μ₁₁² + (μ₄₀/μ₂₀² + μ₀₄/μ₀₂²
     * + 2μ₂₂/(μ₂₀μ₀₂))/4 − μ₃₁/(μ₁₁μ₂₀) − μ₁₃/(μ₁₁μ₀₂)]. It needs two numeric attributes.
     */
    @CatalogEntry(
            name = PilR.NAME,
            summary = "how improbable the change of correlations would be as sampling error, 0 to 1",
            source = Citations.MATEO_DOMINGO_SEBE)
    @MeasureFacts(kind = Kind.LOSS, range = MeasureFacts.SHARE, share = true)
    public record PilR() implements TableMeasure {

        public static final String NAME = "pil-r";

        @Override
        public Score of(Dataset original, Table released, Watcher watcher) {
            AttributeAverages correlations = new AttributeAverages(PilR.NAME);
            Variation.pairs(
                    PairedNumbers.of(original, released, PilR.NAME, 2),
                    (one, other, before, after) -> correlations.add(
                            probable(before.correlation(), after.correlation(), before.varianceOfCorrelation()),
                            one,
                            other));
            return correlations.score();
        }
    }

    private static double probable(double before, double after, double variance) {
        if (Double.isNaN(before)) {
            return Double.NaN;
        }
        if (Double.isNaN(after)) {
            return 1;
        }
        double moved = Math.abs(after - before);
        if (moved == 0) {
            return 0;
        }
        return variance > 0 ? ErrorFunction.of(moved / Math.sqrt(2 * variance)) : 1;
    }

    private static AttributeAverages quantiles(List<PairedNumbers> numbers, boolean lastWidth) {
        AttributeAverages quantiles = new AttributeAverages(PilQ.NAME);
        PairedNumbers last = numbers.get(numbers.size() - 1);
        for (PairedNumbers pair : numbers) {
            double[] before = sorted(pair.before());
            double[] after = sorted(pair.after());
            double window = window(before);
            double width = lastWidth ? window(sorted(last.before())) * last.unit() / pair.unit() : window;
            for (int i = 1; i < QUANTILES; i++) {
                quantiles.add(window > 0 ? quantile(before, after, i, window, width) : Double.NaN, pair.name());
            }
        }
        return quantiles;
    }

    private static double quantile(double[] before, double[] after, int twentieths, double window, double width) {
        double q = (double) twentieths / QUANTILES;
        double quantile = at(before, twentieths);
        double density = within(before, quantile, window) / (2 * width * before.length);
        double variance = q * (1 - q) / (before.length * density * density);
        return probable(quantile, after.length == 0 ? Double.NaN : at(after, twentieths), variance);
    }

    /** The q-quantile: the ⌈qn⌉-th smallest value. */
    private static double at(double[] sorted, int twentieths) {
        return sorted[(int) (((long) twentieths * sorted.length + QUANTILES - 1) / QUANTILES) - 1];
    }

    /** The number of values less than one window away from a point. */
    private static double within(double[] sorted, double point, double window) {
        int count = 0;
        for (double value : sorted) {
            count += Math.abs(value - point) < window ? 1 : 0;
        }
        return count;
    }

    private static double window(double[] sorted) {
        return (sorted[sorted.length - 1] - sorted[0]) / WINDOWS;
    }

    private static double[] sorted(double[] values) {
        double[] sorted =
                Arrays.stream(values).filter(value -> !Double.isNaN(value)).toArray();
        Arrays.sort(sorted);
        return sorted;
    }
}
