package org.semblance.method.noise;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/** Probabilities as whole numbers of 2⁻¹²⁶, and powers of e in long decimals: nothing is rounded the wrong way. */
final class ExactProbabilities {

    private static final MathContext DIGITS = new MathContext(60, RoundingMode.FLOOR);

    private ExactProbabilities() {}

    /** How many of the 2¹²⁶ draws lead to a whole number from a start to before an end. */
    static BigInteger draws(long start, long end, long total) {
        return firstDraw(end, total).subtract(firstDraw(start, total));
    }

    /** The first draw that leads to a whole number or beyond: ⌈2¹²⁶ · number / total⌉. */
    private static BigInteger firstDraw(long number, long total) {
        BigInteger all = BigInteger.valueOf(total);
        return BigInteger.valueOf(number)
                .shiftLeft(IntegerDraws.BITS)
                .add(all)
                .subtract(BigInteger.ONE)
                .divide(all);
    }

    /** A number a hair below e to a power above 0: Taylor's series, every term rounded down. */
    private static BigDecimal power(double exponent) {
        BigDecimal x = new BigDecimal(exponent);
        BigDecimal term = BigDecimal.ONE;
        BigDecimal sum = BigDecimal.ONE;
        for (int n = 1; n < 300; n++) {
            term = term.multiply(x, DIGITS).divide(BigDecimal.valueOf(n), DIGITS);
            sum = sum.add(term, DIGITS);
        }
        return sum;
    }

    /** Whether one probability is at most so many times another. */
    private static boolean atMost(BigInteger one, BigDecimal times, BigInteger other) {
        return new BigDecimal(one).compareTo(times.multiply(new BigDecimal(other))) <= 0;
    }

    /**
     * Whether no value makes a candidate more likely than e^ε times as likely as another does.
     *
     * @param probabilities of each candidate by value and candidate; null for what is no candidate, whatever the value
     */
    static boolean keepTo(@Nullable BigInteger[][] probabilities, double epsilon) {
        BigDecimal times = power(epsilon);
        for (int candidate = 0; candidate < probabilities.length; candidate++) {
            for (BigInteger[] one : probabilities) {
                for (BigInteger[] other : probabilities) {
                    if (one[candidate] != null && !atMost(one[candidate], times, other[candidate])) {
                        return false;
                    }
                }
            }
        }
        return true;
    }
}
