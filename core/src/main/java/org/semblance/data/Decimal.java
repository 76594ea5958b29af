package org.semblance.data;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * The canonical text of a number: the shortest plain decimal that reads back as the same double, without exponent and
 * without a negative zero, the same on every Java version and in every locale.
 */
public final class Decimal {

    private static final double[] POWERS = {1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9};

    private Decimal() {}

    /** The canonical text of a finite number. */
    public static String text(double value) {
        if (value == Math.rint(value) && Math.abs(value) < 1e15) {
            return Long.toString((long) value);
        }
        for (int decimals = 1; decimals < POWERS.length; decimals++) {
            double shifted = Math.rint(value * POWERS[decimals]);
            // with at most 15 digits no shorter or other decimal of as many digits reads back as the same double
            if (Math.abs(shifted) < 1e15 && shifted / POWERS[decimals] == value) {
                return BigDecimal.valueOf((long) shifted, decimals).toPlainString();
            }
        }
        String soon = ShortestDigits.text(value);
        if (soon != null) {
            return soon;
        }
        BigDecimal exact = new BigDecimal(value);
        BigDecimal shortest = exact;
        for (int digits = 15; digits <= 17; digits++) {
            shortest = exact.round(new MathContext(digits, RoundingMode.HALF_EVEN));
            if (shortest.doubleValue() == value) {
                break;
            }
        }
        return shortest.stripTrailingZeros().toPlainString();
    }

    /** The value rounded to a number of decimals, half to even on its exact binary value. */
    public static double round(double value, int decimals) {
        return new BigDecimal(value).setScale(decimals, RoundingMode.HALF_EVEN).doubleValue();
    }
}
