package org.semblance.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.semblance.Problem;
import org.semblance.data.Decimal;
import org.semblance.data.Numbers;
import org.semblance.data.Rows;
import org.semblance.testkit.Trials;

class RoundingTest {

    private static final List<String> UNITS =
            List.of("1000", "0.5", "0.1", "0.05", "7", "0.003", "250", "1", "0.000001", "1e6", "12.5", "1e-9");

    @Test
    void publishesMultiplesOfAUnitAsPlainDecimals() {
        Rounding thousands = new Rounding.UnitMultiples(1000);
        assertThat(Decimal.text(thousands.rounded(12499.99))).isEqualTo("12000");
        assertThat(Decimal.text(thousands.rounded(12500))).as("half to even").isEqualTo("12000");
        assertThat(Decimal.text(thousands.rounded(13500))).as("half to even").isEqualTo("14000");
        assertThat(Decimal.text(thousands.rounded(-499))).as("no negative zero").isEqualTo("0");
        assertThat(Decimal.text(new Rounding.UnitMultiples(0.1).rounded(0.3000001)))
                .isEqualTo("0.3");
        assertThat(Decimal.text(new Rounding.UnitMultiples(0.5).rounded(2.74))).isEqualTo("2.5");
    }

    @Test
    void publishesSignificantDigits() {
        Rounding three = new Rounding.SignificantDigits(3);
        assertThat(Decimal.text(three.rounded(1234567))).isEqualTo("1230000");
        assertThat(Decimal.text(three.rounded(0.000123456))).isEqualTo("0.000123");
        assertThat(Decimal.text(three.rounded(-99.96))).isEqualTo("-100");
        assertThat(three.rounded(0)).isZero();
    }

    @Test
    void aRoundedNumberIsTheNearestMultiple() {
        Trials.of(2000, random -> {
            BigDecimal unit = new BigDecimal(UNITS.get(random.nextInt(UNITS.size())));
            double value = number(random);
            double shown = new Rounding.UnitMultiples(unit.doubleValue()).rounded(value);
            BigDecimal published = new BigDecimal(Decimal.text(shown));
            BigDecimal away = published.subtract(new BigDecimal(value)).abs();
            if (published.precision() <= 15) {
                assertThat(published.remainder(unit)).as("a whole multiple").isEqualByComparingTo("0");
                assertThat(away.multiply(BigDecimal.valueOf(2))).isLessThanOrEqualTo(unit);
                if (away.multiply(BigDecimal.valueOf(2)).compareTo(unit) == 0) {
                    assertThat(published.divide(unit).toBigIntegerExact().testBit(0))
                            .as("half to even")
                            .isFalse();
                }
            }
            assertThat(Decimal.text(shown)).doesNotContain("E").isNotEqualTo("-0");
        });
    }

    @Test
    void aRoundedNumberHasAtMostItsDigitsAndIsNearest() {
        Trials.of(2000, random -> {
            int digits = 1 + random.nextInt(Rounding.MOST_DIGITS);
            double value = number(random);
            double shown = new Rounding.SignificantDigits(digits).rounded(value);
            BigDecimal published = new BigDecimal(Decimal.text(shown)).stripTrailingZeros();
            assertThat(published.precision()).isLessThanOrEqualTo(digits);
            if (value != 0) {
                BigDecimal exact = new BigDecimal(value);
                // the last digit that may be shown is so many places below the first digit of the number
                BigDecimal last = BigDecimal.ONE.scaleByPowerOfTen(exact.precision() - exact.scale() - digits);
                assertThat(published.subtract(exact).abs().multiply(BigDecimal.valueOf(2)))
                        .isLessThanOrEqualTo(last);
            }
        });
    }

    @Test
    void aPublishedNumberIsNoFartherThanItsReach() {
        Trials.of(2000, random -> {
            Rounding rounding = random(random);
            double value = number(random);
            double shown = rounding.rounded(value);
            BigDecimal away =
                    new BigDecimal(shown).subtract(new BigDecimal(value)).abs();
            assertThat(away)
                    .isLessThanOrEqualTo(
                            new BigDecimal(rounding.reach(shown)).add(new BigDecimal(2 * Math.ulp(shown))));
            assertThat(rounding.rounded(shown)).as("rounded again").isEqualTo(shown);
        });
    }

    @Test
    void theLargestNumbersStayFinite() {
        for (Rounding rounding : List.of(
                new Rounding.UnitMultiples(1.2e308),
                new Rounding.SignificantDigits(1),
                new Rounding.DecimalPlaces(0))) {
            assertThat(rounding.rounded(Double.MAX_VALUE)).isFinite();
            assertThat(rounding.rounded(-Double.MAX_VALUE)).isFinite();
        }
    }

    @Test
    void aDomainPublishesWhatItsRoundingSays() {
        Space<Double> space = new Numeric(new Rounding.UnitMultiples(1000)).bind(Numbers.of("x", 1, 2, 3), Rows.all(3));
        assertThat(space.published(45678.9)).isEqualTo(46000);
        assertThat(space.published(Double.NaN)).isNaN();
    }

    @Test
    void refusesWhatIsNoUnitAndNoNumberOfDigits() {
        for (double unit : new double[] {0, -1, -0.0, Double.NaN, Double.POSITIVE_INFINITY}) {
            assertThatThrownBy(() -> new Rounding.UnitMultiples(unit))
                    .isInstanceOfSatisfying(
                            Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_ROUND"));
        }
        for (int digits : new int[] {0, -1, 16}) {
            assertThatThrownBy(() -> new Rounding.SignificantDigits(digits))
                    .isInstanceOfSatisfying(
                            Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_ROUND"));
        }
    }

    private static Rounding random(Random random) {
        return switch (random.nextInt(3)) {
            case 0 -> new Rounding.DecimalPlaces(random.nextInt(6));
            case 1 -> new Rounding.UnitMultiples(new BigDecimal(UNITS.get(random.nextInt(6))).doubleValue());
            default -> new Rounding.SignificantDigits(1 + random.nextInt(8));
        };
    }

    /** Numbers of all sizes, among them some that lie halfway. */
    private static double number(Random random) {
        return switch (random.nextInt(4)) {
            case 0 -> random.nextInt(2000) - 1000;
            case 1 -> (random.nextInt(20000) - 10000) / 4.0;
            case 2 -> random.nextGaussian() * Math.pow(10, random.nextInt(9) - 4);
            default -> Math.round(random.nextGaussian() * 1e5) / 100.0;
        };
    }
}
