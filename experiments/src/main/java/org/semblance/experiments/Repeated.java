package org.semblance.experiments;

import java.util.Arrays;

/** What came out when the same was done with several seeds. */
record Repeated(double mean, double deviation, double least, double most) {

    static Repeated of(double... found) {
        double mean = Arrays.stream(found).average().orElseThrow();
        double squares =
                Arrays.stream(found).map(one -> (one - mean) * (one - mean)).sum();
        return new Repeated(
                mean,
                found.length < 2 ? 0 : Math.sqrt(squares / (found.length - 1)),
                Arrays.stream(found).min().orElseThrow(),
                Arrays.stream(found).max().orElseThrow());
    }

    /** Mean and standard deviation. */
    String text(int decimals) {
        return Page.number(mean, decimals) + " ± " + Page.number(deviation, decimals);
    }
}
