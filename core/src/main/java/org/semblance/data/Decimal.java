package org.semblance.data;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * The one way a number is written: the shortest plain decimal that reads back as the same double, without exponent,
 * without a negative zero, the same on every Java version and in every locale.
 */
public final class Decimal {

    private Decimal() {}

    /** The canonical text of a finite number. */
    public static String text(double value) {
        if (value == Math.rint(value) && Math.abs(value) < 1e15) {
            return Long.toString((long) value);
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

    /** The value rounded to so many decimals, half to even on its exact binary value. */
    public static double round(double value, int decimals) {
        return new BigDecimal(value).setScale(decimals, RoundingMode.HALF_EVEN).doubleValue();
    }
}
