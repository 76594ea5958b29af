package org.semblance.quality.loss;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.Watcher;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.quality.Measure;
import org.semblance.quality.Score;

/** PIL, by hand: erf(|θ′ − θ| / √(2·Var θ)). Values of erf are from tables (Abramowitz and Stegun, 7.1). */
class ProbabilisticLossTest {

    private static final double ERF_HALF = 0.5204998778130465;
    private static final double ERF_ONE = 0.8427007929497149;

    /** Mean 0, μ₂ = 1, n = 4: Var = 1/4. Moved by √2/2 · 1 = √(2/4) · 1, so erf(1); by half of it, erf(1/2). */
    @Test
    void ofMeans() {
        Dataset original = VariationTest.data(Numbers.of("x", -1, -1, 1, 1), Numbers.of("y", -1, 1, -1, 1));
        double d = Math.sqrt(0.5);
        Table released = Table.of(
                Numbers.of("x", -1 + d, -1 + d, 1 + d, 1 + d),
                Numbers.of("y", -1 + d / 2, 1 + d / 2, -1 + d / 2, 1 + d / 2));

        Score score = new ProbabilisticLoss.PilM1().of(original, released, Watcher.SILENT);

        assertThat(score.attributes().get("x")).isCloseTo(ERF_ONE, within(1e-14));
        assertThat(score.attributes().get("y")).isCloseTo(ERF_HALF, within(1e-14));
        assertThat(score.value()).isCloseTo((ERF_ONE + ERF_HALF) / 2, within(1e-14));
    }

    /** 0, 0, 0, 4 less its mean 1: μ₂ = 3, μ₄ = 21, Var = (21 − 9)/4 = 3; released variance 3 + √6 gives erf(1). */
    @Test
    void ofVariances() {
        double s = Math.sqrt((3 + Math.sqrt(6)) / 3);
        assertThat(value(new ProbabilisticLoss.PilM2(), Numbers.of("x", 0, 0, 0, 4), Numbers.of("x", 0, 0, 0, 4 * s)))
                .isCloseTo(ERF_ONE, within(1e-13));
    }

    /** Deviations of y: 1, −1, 3, −3, so products with x 1, −1, −3, 3: μ₁₁ = 0, μ₂₂ = 20/4 = 5, Var = 5/4. */
    @Test
    void ofCovariances() {
        Dataset original = VariationTest.data(Numbers.of("x", 1, 1, -1, -1), Numbers.of("y", 1, -1, 3, -3));
        double moved = Math.sqrt(2.5);
        Table released = Table.of(Numbers.of("x", 1, 1, -1, -1), Numbers.of("y", moved, moved, -moved, -moved));

        assertThat(new ProbabilisticLoss.PilM11()
                        .of(original, released, Watcher.SILENT)
                        .value())
                .isCloseTo(ERF_ONE, within(1e-13));
    }

    /** μ₁₁ = 0, so Var(r) = μ₂₂/(μ₂₀μ₀₂)/n = 5/(1·5)/4 = 1/4; r moves from 0 to 1: erf(1/√(1/2)) = erf(√2). */
    @Test
    void ofCorrelationsAlsoWhereThereIsNone() {
        Dataset original = VariationTest.data(Numbers.of("x", 1, 1, -1, -1), Numbers.of("y", 1, -1, 3, -3));
        Table released = Table.of(Numbers.of("x", 1, 1, -1, -1), Numbers.of("y", 2, 2, -2, -2));

        assertThat(new ProbabilisticLoss.PilR()
                        .of(original, released, Watcher.SILENT)
                        .value())
                .isCloseTo(0.9544997361036416, within(1e-13));
    }

    /** The formula with its divisions, on numbers where none of them is by 0. */
    @Test
    void ofCorrelationsAsTheFormulaIsPrinted() {
        double[] x = {1, 2, 4, 7, 3};
        double[] y = {2, 1, 5, 6, 9};
        double r = mu(x, y, 1, 1) / Math.sqrt(mu(x, y, 2, 0) * mu(x, y, 0, 2));
        double variance = r
                * r
                / 5
                * (mu(x, y, 2, 2) / Math.pow(mu(x, y, 1, 1), 2)
                        + (mu(x, y, 4, 0) / Math.pow(mu(x, y, 2, 0), 2)
                                        + mu(x, y, 0, 4) / Math.pow(mu(x, y, 0, 2), 2)
                                        + 2 * mu(x, y, 2, 2) / (mu(x, y, 2, 0) * mu(x, y, 0, 2)))
                                / 4
                        - mu(x, y, 3, 1) / (mu(x, y, 1, 1) * mu(x, y, 2, 0))
                        - mu(x, y, 1, 3) / (mu(x, y, 1, 1) * mu(x, y, 0, 2)));
        // released: y = x, so r′ = 1; compare by a Gaussian integral of our own
        double expected = erf((1 - r) / Math.sqrt(2 * variance));

        Dataset original = VariationTest.data(Numbers.of("x", x.clone()), Numbers.of("y", y.clone()));
        Table released = Table.of(Numbers.of("x", x.clone()), Numbers.of("y", x.clone()));

        assertThat(new ProbabilisticLoss.PilR()
                        .of(original, released, Watcher.SILENT)
                        .value())
                .isCloseTo(expected, within(1e-9));
    }

    /**
     * 0, 1, …, 999, and 1 added to all: every quantile moves by 1. h = .999, so a window holds the quantile alone, f =
     * 1/(2·.999·1000) and Var = q(1 − q)/(1000 f²).
     */
    @Test
    void ofQuantiles() {
        double[] before = IntStream.range(0, 1000).asDoubleStream().toArray();
        double[] after = IntStream.range(1, 1001).asDoubleStream().toArray();
        double f = 1 / (2 * .999 * 1000);
        double expected = 0;
        for (int i = 1; i < 20; i++) {
            double q = i / 20.0;
            expected += erf(1 / Math.sqrt(2 * q * (1 - q) / (1000 * f * f))) / 19;
        }

        assertThat(value(new ProbabilisticLoss.PilQ(), Numbers.of("x", before), Numbers.of("x", after)))
                .isCloseTo(expected, within(1e-9));
    }

    /** With one attribute the last window is its own. */
    @Test
    void theLastWidthOfOneAttributeChangesNothing() {
        Dataset original = VariationTest.data(Numbers.of("x", 1, 2, 4, 9));
        Table released = Table.of(Numbers.of("x", 1.5, 1.5, 6.5, 6.5));

        assertThat(ProbabilisticLoss.PilQ.withTheLastWidth(original, released))
                .isEqualTo(new ProbabilisticLoss.PilQ()
                        .of(original, released, Watcher.SILENT)
                        .value());
    }

    private static double value(Measure measure, Numbers before, Numbers after) {
        return measure.of(VariationTest.data(before), Table.of(after), Watcher.SILENT)
                .value();
    }

    private static double mu(double[] x, double[] y, int s, int t) {
        double mx = 0;
        double my = 0;
        for (int i = 0; i < x.length; i++) {
            mx += x[i] / x.length;
            my += y[i] / y.length;
        }
        double sum = 0;
        for (int i = 0; i < x.length; i++) {
            sum += Math.pow(x[i] - mx, s) * Math.pow(y[i] - my, t) / x.length;
        }
        return sum;
    }

    /** Simpson's rule on the definition. */
    private static double erf(double x) {
        int steps = 2000;
        double h = x / steps;
        double sum = 1 + Math.exp(-x * x);
        for (int i = 1; i < steps; i++) {
            sum += (i % 2 == 1 ? 4 : 2) * Math.exp(-(i * h) * (i * h));
        }
        return 2 / Math.sqrt(Math.PI) * sum * h / 3;
    }
}
