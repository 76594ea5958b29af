package org.semblance.data;

import java.io.Serializable;
import java.util.Arrays;

/**
 * An exact floating-point sum, rounded once at the end, so that it does not depend on the order of its terms.
 *
 * <p>Shewchuk, Discrete and Computational Geometry 18 (1997): the sum is kept as a list of non-overlapping doubles.
 * Adding the negative of a term removes it exactly.
 */
public final class ExactSum implements Serializable {

    private double[] partials = new double[8];
    private int count;

    public void add(double term) {
        double rest = term;
        int kept = 0;
        for (int i = 0; i < count; i++) {
            double partial = partials[i];
            double high = rest + partial;
            double low = Math.abs(rest) < Math.abs(partial) ? rest - (high - partial) : partial - (high - rest);
            if (low != 0) {
                partials[kept++] = low;
            }
            rest = high;
        }
        if (kept == partials.length) {
            partials = Arrays.copyOf(partials, 2 * kept);
        }
        partials[kept] = rest;
        count = kept + 1;
    }

    /** Adds a multiple of a term. */
    public void add(double term, int times) {
        double product = term * times;
        add(product);
        if (times != 1) {
            add(Math.fma(term, times, -product)); // the rounding error of the product
        }
    }

    /** Adds another sum, as if its terms had been added one by one. */
    public void add(ExactSum other) {
        for (int i = 0; i < other.count; i++) {
            add(other.partials[i]);
        }
    }

    /** The double nearest to the exact sum; zero is never negative. */
    public double value() {
        int i = count;
        if (i == 0) {
            return 0;
        }
        double high = partials[--i];
        double low = 0;
        while (i > 0) {
            double upper = high;
            double partial = partials[--i];
            high = upper + partial;
            low = partial - (high - upper);
            if (low != 0) {
                break;
            }
        }
        // half-way cases: the next partial decides to which side the sum lies
        if (i > 0 && ((low < 0 && partials[i - 1] < 0) || (low > 0 && partials[i - 1] > 0))) {
            double twice = low * 2;
            double further = high + twice;
            if (twice == further - high) {
                high = further;
            }
        }
        return high + 0.0;
    }

    /** The sum divided by a count, corrected for both roundings: the mean of equal terms is that term. */
    public double mean(int terms) {
        double mean = value() / terms;
        double product = mean * terms;
        ExactSum remainder = new ExactSum();
        for (int i = 0; i < count; i++) {
            remainder.add(partials[i]);
        }
        remainder.add(-product);
        remainder.add(-Math.fma(mean, terms, -product));
        return mean + remainder.value() / terms + 0.0;
    }
}
