package org.semblance.quality.loss;

import java.util.List;
import org.semblance.CatalogEntry;
import org.semblance.Citations;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.quality.Measure;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.Score;
import org.semblance.quality.TableMeasure;

/**
 * The information loss measures IL1 to IL5 for numeric attributes: the relative change of values, means, variances,
 * covariances and correlations.
 *
 * <p>Domingo-Ferrer and Torra (2001), as in Table 2 of their paper of 2005. All averages are over the numeric
 * quasi-identifiers. Moments have divisor n and use the values present. Range of all: from 0 (unchanged), smaller is
 * better; no unit, except IL in per cent. IL1 to IL4 have no upper bound, IL5 is at most 2. Edge cases: A figure that
 * would be divided by 0 (a value, mean, variance or covariance of 0) is left out with the warning W_LEFT_OUT; if all
 * are left out, as for variances of one row, the measure is refused. A suppressed value counts as 1 in IL1. If no
 * value of a column is released, its mean, variance and covariances count as 1, and its correlations as 0. A value
 * missing in the original is left out.
 */
public final class Variation {

    private Variation() {}

    /**
     * IL1: the mean of {@code |x − x′| / |x|} over all cells with x ≠ 0; x is the original and x′ the released value.
     */
    @CatalogEntry(
            name = Il1.NAME,
            summary = "mean of |x − x′| / |x| over the numeric cells with x ≠ 0",
            source = Citations.DOMINGO_TORRA_LINKAGE)
    @MeasureFacts(kind = Kind.LOSS, range = MeasureFacts.UPWARDS)
    public record Il1() implements Measure {

        public static final String NAME = "il1";

        @Override
        public Score of(Dataset original, Table released, Watcher watcher) {
            return il1(PairedNumbers.of(original, released, Il1.NAME, 1), watcher)
                    .score();
        }
    }

    /**
     * IL2: the mean of {@code |m′ − m| / |m|} over attributes, where m is the mean of the column. It does not depend on
     * row order.
     */
    @CatalogEntry(
            name = Il2.NAME,
            summary = "mean of |m′ − m| / |m| over the means of numeric attributes",
            source = Citations.DOMINGO_TORRA_LINKAGE)
    @MeasureFacts(kind = Kind.LOSS, range = MeasureFacts.UPWARDS)
    public record Il2() implements TableMeasure {

        public static final String NAME = "il2";

        @Override
        public Score of(Dataset original, Table released, Watcher watcher) {
            return il2(PairedNumbers.of(original, released, Il2.NAME, 1), watcher)
                    .score();
        }
    }

    /**
     * IL3: the mean of {@code |v′ − v| / v} over attributes, where v is the variance. It does not depend on row order.
     */
    @CatalogEntry(
            name = Il3.NAME,
            summary = "mean of |v′ − v| / v over the variances of numeric attributes",
            source = Citations.DOMINGO_TORRA_LINKAGE)
    @MeasureFacts(kind = Kind.LOSS, range = MeasureFacts.UPWARDS)
    public record Il3() implements TableMeasure {

        public static final String NAME = "il3";

        @Override
        public Score of(Dataset original, Table released, Watcher watcher) {
            return il3(PairedNumbers.of(original, released, Il3.NAME, 1), watcher)
                    .score();
        }
    }

    /**
     * IL4: the mean of {@code |c′ − c| / |c|} over pairs of attributes, where c is the covariance; for a single
     * attribute, over its pairs. It needs two numeric attributes.
     */
    @CatalogEntry(
            name = Il4.NAME,
            summary = "mean of |c′ − c| / |c| over the covariances of numeric attributes",
            source = Citations.DOMINGO_TORRA_LINKAGE)
    @MeasureFacts(kind = Kind.LOSS, range = MeasureFacts.UPWARDS)
    public record Il4() implements TableMeasure {

        public static final String NAME = "il4";

        @Override
        public Score of(Dataset original, Table released, Watcher watcher) {
            return il4(PairedNumbers.of(original, released, Il4.NAME, 2), watcher)
                    .score();
        }
    }

    /**
     * IL5: the mean of {@code |r′ − r|} over pairs of attributes, where r is Pearson's correlation; for a single
     * attribute, over its pairs. It needs two numeric attributes. A pair with a constant original column is left out.
     */
    @CatalogEntry(
            name = Il5.NAME,
            summary = "mean of |r′ − r| over the correlations of numeric attributes",
            source = Citations.DOMINGO_TORRA_LINKAGE)
    @MeasureFacts(kind = Kind.LOSS, range = "0 to 2")
    public record Il5() implements TableMeasure {

        public static final String NAME = "il5";

        @Override
        public Score of(Dataset original, Table released, Watcher watcher) {
            return il5(PairedNumbers.of(original, released, Il5.NAME, 2), watcher)
                    .score();
        }
    }

    /** IL: {@code 100·(IL1 + IL2 + IL3 + IL4 + IL5) / 5}, in per cent. It needs two numeric attributes. */
    @CatalogEntry(
            name = Il.NAME,
            summary = "100 times the mean of il1, il2, il3, il4 and il5",
            source = Citations.DOMINGO_TORRA_LINKAGE)
    @MeasureFacts(kind = Kind.LOSS, range = MeasureFacts.UPWARDS)
    public record Il() implements Measure {

        public static final String NAME = "il";

        @Override
        public Score of(Dataset original, Table released, Watcher watcher) {
            List<PairedNumbers> numbers = PairedNumbers.of(original, released, Il.NAME, 2);
            double sum = il1(numbers, watcher).value()
                    + il2(numbers, watcher).value()
                    + il3(numbers, watcher).value()
                    + il4(numbers, watcher).value()
                    + il5(numbers, watcher).value();
            return Score.of(Il.NAME, 100 * sum / 5, "%");
        }
    }

    private static AttributeAverages il1(List<PairedNumbers> numbers, Watcher watcher) {
        AttributeAverages cells = new AttributeAverages(Il1.NAME);
        for (PairedNumbers pair : numbers) {
            for (int row = 0; row < pair.original().size(); row++) {
                if (!pair.original().missing(row)) {
                    cells.add(relative(pair.original().at(row), pair.released().at(row)), pair.name());
                }
            }
        }
        return warnOfLeftOut(cells, Il1.NAME, "cells are", watcher);
    }

    private static AttributeAverages il2(List<PairedNumbers> numbers, Watcher watcher) {
        AttributeAverages means = new AttributeAverages(Il2.NAME);
        for (PairedNumbers pair : numbers) {
            double moved = pair.unit() * (PairedNumbers.mean(pair.after(), 1) - PairedNumbers.mean(pair.before(), 1));
            means.add(relative(pair.mean(), pair.mean() + moved), pair.name());
        }
        return warnOfLeftOut(means, Il2.NAME, "means are", watcher);
    }

    private static AttributeAverages il3(List<PairedNumbers> numbers, Watcher watcher) {
        AttributeAverages variances = new AttributeAverages(Il3.NAME);
        for (PairedNumbers pair : numbers) {
            variances.add(relative(variance(pair.before()), variance(pair.after())), pair.name());
        }
        return warnOfLeftOut(variances, Il3.NAME, "variances are", watcher);
    }

    private static double variance(double[] values) {
        return PairedNumbers.mean(PairedNumbers.centred(values), 2);
    }

    private static AttributeAverages il4(List<PairedNumbers> numbers, Watcher watcher) {
        AttributeAverages covariances = new AttributeAverages(Il4.NAME);
        pairs(numbers, (one, other, before, after) -> covariances.add(relative(before.m11(), after.m11()), one, other));
        return warnOfLeftOut(covariances, Il4.NAME, "covariances are", watcher);
    }

    private static AttributeAverages il5(List<PairedNumbers> numbers, Watcher watcher) {
        AttributeAverages correlations = new AttributeAverages(Il5.NAME);
        pairs(numbers, (one, other, before, after) -> {
            double r = after.correlation();
            correlations.add(Math.abs((Double.isNaN(r) ? 0 : r) - before.correlation()), one, other);
        });
        return warnOfLeftOut(correlations, Il5.NAME, "correlations have no meaning, since variances are", watcher);
    }

    /** Receives the moments of each pair of attributes. */
    interface OfPair {
        void moments(String one, String other, JointMoments before, JointMoments after);
    }

    static void pairs(List<PairedNumbers> numbers, OfPair each) {
        for (int i = 0; i < numbers.size(); i++) {
            for (int j = i + 1; j < numbers.size(); j++) {
                PairedNumbers one = numbers.get(i);
                PairedNumbers other = numbers.get(j);
                each.moments(
                        one.name(),
                        other.name(),
                        JointMoments.of(one.before(), other.before()),
                        JointMoments.of(one.after(), other.after()));
            }
        }
    }

    private static double relative(double before, double after) {
        if (before == 0 || Double.isNaN(before)) {
            return Double.NaN;
        }
        return Double.isNaN(after) ? 1 : Math.abs(after - before) / Math.abs(before);
    }

    private static AttributeAverages warnOfLeftOut(
            AttributeAverages found, String measure, String what, Watcher watcher) {
        if (found.leftOut() > 0) {
            watcher.warn(
                    WarningCode.W_LEFT_OUT,
                    measure + ": " + found.leftOut() + " " + what + " 0 in the original and left out of the average");
        }
        return found;
    }
}
