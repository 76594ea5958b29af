package org.semblance.data;

import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * Finds the shortest decimal of 15 to 17 digits that reads back as a given double, with 128-bit integer arithmetic.
 *
 * <p>A double is m / 2^e. Shifted by p decimals it is m 5^p / 2^(e-p). Its integer part gives the digits; they read
 * back as the double if they are closer to it than half of its last bit, which is 5^p / 2 in the units of the
 * remainder. That number is odd before it is halved, so there is no tie.
 */
final class ShortestDigits {

    private static final double SMALLEST = 1e-5;
    private static final double LARGEST = 1e15;
    private static final long LEADING_BIT = 1L << 52;

    /** Bounds of the decades. A double next to a negative power of ten lies above it, so the comparison is exact. */
    private static final double[] DECADES = {
        1e-4, 1e-3, 1e-2, 1e-1, 1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15
    };

    private static final long[] POWERS_OF_FIVE = new long[22];

    static {
        POWERS_OF_FIVE[0] = 1;
        for (int power = 1; power < POWERS_OF_FIVE.length; power++) {
            POWERS_OF_FIVE[power] = 5 * POWERS_OF_FIVE[power - 1];
        }
    }

    private ShortestDigits() {}

    /** The text of a number that is not whole; null for numbers that need the slow path. */
    static @Nullable String text(double value) {
        double size = Math.abs(value);
        long significand = (Double.doubleToRawLongBits(size) & (LEADING_BIT - 1)) | LEADING_BIT;
        // below a power of two, doubles are twice as close
        if (!(size >= SMALLEST && size < LARGEST) || significand == LEADING_BIT) {
            return null;
        }
        int decade = 0;
        while (size >= DECADES[decade]) {
            decade++;
        }
        int exponent = 52 - Math.getExponent(size);
        for (int digits = 15; digits <= 17; digits++) {
            int decimals = digits + 4 - decade;
            long five = POWERS_OF_FIVE[decimals];
            int shift = exponent - decimals;
            long high = Math.multiplyHigh(significand, five);
            long low = significand * five;
            long whole = high << (64 - shift) | low >>> shift;
            long rest = low & ((1L << shift) - 1);
            long half = 1L << (shift - 1);
            if (rest > half || (rest == half && (whole & 1) == 1)) {
                whole++;
                rest = (1L << shift) - rest;
            }
            if (2 * rest < five) {
                return shorn(value < 0 ? -whole : whole, decimals);
            }
        }
        return null;
    }

    private static String shorn(long digits, int decimals) {
        long left = digits;
        int places = decimals;
        while (places > 0 && left % 10 == 0) {
            left /= 10;
            places--;
        }
        return BigDecimal.valueOf(left, places).toPlainString();
    }
}
