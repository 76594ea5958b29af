package org.semblance.domain;

import java.io.Serializable;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import org.semblance.About;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.Decimal;

/**
 * How published numbers are rounded: to a number of decimals, to multiples of a unit, or to significant digits; half to
 * even on the exact binary value.
 *
 * <p>A rounded value is the double nearest to the decimal that was meant, so its {@link Decimal#text canonical text} is
 * that decimal, as long as it has at most fifteen digits.
 */
public sealed interface Rounding extends Serializable {

    /** The largest number of decimals. */
    int MOST_DECIMALS = 12;

    /** The largest number of significant digits, which a double holds for certain. */
    int MOST_DIGITS = 15;

    /** A finite number as it is published. */
    double rounded(double value);

    /** How far a number may be from the published one it was rounded to. */
    double reach(double published);

    /** A number of decimals, such as 2 for 3.14. */
    record DecimalPlaces(int places) implements Rounding {

        public DecimalPlaces {
            if (places < 0 || places > MOST_DECIMALS) {
                throw Problem.recipe(
                        ProblemCode.E_ROUND,
                        "round is " + places + ", but numbers are rounded to 0 to " + MOST_DECIMALS + " decimals",
                        "choose a number of decimals in that range, or leave round out; round: {to: 1000} rounds to"
                                + " multiples of 1000");
            }
        }

        @Override
        public double rounded(double value) {
            return Decimal.round(value, places);
        }

        @Override
        public double reach(double published) {
            return BigDecimal.ONE.movePointLeft(places).doubleValue() / 2;
        }
    }

    /** Whole multiples of a unit, such as 1000 or 0.5. */
    record UnitMultiples(
            @About(
                    value = "a unit above 0, such as 1000 or 0.5: whole multiples of it are published",
                    code = ProblemCode.E_ROUND)
            double to)
            implements Rounding {

        public UnitMultiples {
            if (!(to > 0 && Double.isFinite(to))) {
                throw Problem.recipe(
                        ProblemCode.E_ROUND,
                        "the unit to round to is not a number above 0",
                        "choose a unit such as 1000 or 0.5, or leave round out");
            }
        }

        @Override
        public double rounded(double value) {
            double nearest = multiple(value, RoundingMode.HALF_EVEN);
            return Double.isFinite(nearest) ? nearest : multiple(value, RoundingMode.DOWN);
        }

        private double multiple(double value, RoundingMode mode) {
            // the unit as it is written, so that multiples of 0.1 are decimals
            BigDecimal unit = new BigDecimal(Decimal.text(to));
            return new BigDecimal(value).divide(unit, 0, mode).multiply(unit).doubleValue();
        }

        @Override
        public double reach(double published) {
            return to / 2;
        }
    }

    /** A number of significant digits, such as 3 for 1230000. */
    record SignificantDigits(
            @About(value = "a number of significant digits, from 1 to 15", code = ProblemCode.E_ROUND)
            int digits) implements Rounding {

        public SignificantDigits {
            if (digits < 1 || digits > MOST_DIGITS) {
                throw Problem.recipe(
                        ProblemCode.E_ROUND,
                        "numbers are rounded to 1 to " + MOST_DIGITS + " significant digits",
                        "choose a number of digits in that range, or leave round out");
            }
        }

        @Override
        public double rounded(double value) {
            double nearest = cut(value, RoundingMode.HALF_EVEN);
            return Double.isFinite(nearest) ? nearest : cut(value, RoundingMode.DOWN);
        }

        private double cut(double value, RoundingMode mode) {
            return new BigDecimal(value).round(new MathContext(digits, mode)).doubleValue();
        }

        @Override
        public double reach(double published) {
            if (published == 0) {
                return 0;
            }
            BigDecimal shown = new BigDecimal(Decimal.text(published));
            return BigDecimal.ONE
                            .scaleByPowerOfTen(shown.precision() - shown.scale() - digits)
                            .doubleValue()
                    / 2;
        }
    }
}
