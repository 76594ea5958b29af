package org.semblance.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.semblance.testkit.Trials;

@Isolated("sets the locale")
class DecimalTest {

    private static double any(Random random) {
        return switch (random.nextInt(6)) {
            case 0 -> finite(random);
            case 1 -> random.nextInt(100_000_000) / Math.pow(10, random.nextInt(9));
            case 2 -> random.nextGaussian();
            case 3 -> random.nextLong();
            case 4 -> (random.nextInt(2000) - 1000) / (double) (1 + random.nextInt(99));
            default -> 1e15 + (random.nextInt(2000) - 1000) / 8.0;
        };
    }

    private static double finite(Random random) {
        double value = Double.NaN;
        while (!Double.isFinite(value)) {
            value = Double.longBitsToDouble(random.nextLong());
        }
        return value;
    }

    @Test
    void readsBackAsTheSameNumber() {
        Trials.of(20_000, random -> {
            double value = any(random);
            assertThat(Double.parseDouble(Decimal.text(value))).isEqualTo(value);
        });
    }

    @Test
    void isAPlainDecimalWithoutExponentOrUselessZeros() {
        Trials.of(
                20_000,
                random -> assertThat(Decimal.text(any(random)))
                        .matches("-?(0|[1-9][0-9]*)(\\.[0-9]*[1-9])?")
                        .isNotEqualTo("-0"));
    }

    @Test
    void isTheShortestOfFifteenToSeventeenDigits() {
        Trials.of(20_000, random -> isTheShortest(any(random)));
    }

    @Test
    void isTheShortestAlsoBesidePowersOfTenAndOfTwo() {
        for (int exponent = -8; exponent <= 18; exponent++) {
            beside(Double.parseDouble("1e" + exponent));
        }
        for (int exponent = -20; exponent <= 60; exponent++) {
            beside(Math.scalb(1.0, exponent));
        }
    }

    private static void beside(double power) {
        double below = power;
        double above = power;
        for (int step = 0; step < 20; step++) {
            isTheShortest(below);
            isTheShortest(-above);
            below = Math.nextDown(below);
            above = Math.nextUp(above);
        }
    }

    private static void isTheShortest(double value) {
        BigDecimal shortest = null;
        for (int digits = 17; digits >= 15; digits--) {
            BigDecimal rounded = new BigDecimal(value).round(new MathContext(digits, RoundingMode.HALF_EVEN));
            shortest = rounded.doubleValue() == value ? rounded : shortest;
        }
        assertThat(new BigDecimal(Decimal.text(value))).isEqualByComparingTo(shortest);
    }

    @Test
    void writesKnownNumbersAsPeopleDo() {
        assertThat(Decimal.text(0.1)).isEqualTo("0.1");
        assertThat(Decimal.text(0.1 + 0.2)).isEqualTo("0.30000000000000004");
        assertThat(Decimal.text(2e23)).isEqualTo("200000000000000000000000");
        assertThat(Decimal.text(1e-7)).isEqualTo("0.0000001");
        assertThat(Decimal.text(123456789.123)).isEqualTo("123456789.123");
        assertThat(Decimal.text(-5)).isEqualTo("-5");
        assertThat(Decimal.text(-0.0)).isEqualTo("0");
        assertThat(Decimal.text(1e15)).isEqualTo("1000000000000000");
        assertThat(Decimal.text(1.7e12 + 0.5)).isEqualTo("1700000000000.5");
        assertThat(Decimal.text(1.0 / 3)).isEqualTo("0.3333333333333333");
        assertThat(new BigDecimal(Decimal.text(1e300))).isEqualByComparingTo(new BigDecimal("1e300"));
    }

    @Test
    void doesNotListenToTheLocale() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
            assertThat(Decimal.text(1234.5)).isEqualTo("1234.5");
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void roundsHalfToEvenOnTheExactValue() {
        assertThat(Decimal.round(2.5, 0)).isEqualTo(2);
        assertThat(Decimal.round(3.5, 0)).isEqualTo(4);
        assertThat(Decimal.round(-2.5, 0)).isEqualTo(-2);
        assertThat(Decimal.round(1.005, 2)).as("a little below 1.005").isEqualTo(1);
        assertThat(Decimal.round(0.125, 2)).isEqualTo(0.12);
        assertThat(Decimal.text(Decimal.round(-0.4, 0))).isEqualTo("0");
    }
}
