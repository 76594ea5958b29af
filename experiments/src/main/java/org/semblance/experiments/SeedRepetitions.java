package org.semblance.experiments;

import java.util.Arrays;

/** Mean, standard deviation and range of a figure over several seeds. */
record SeedRepetitions(double mean, double deviation, double least, double most) {

    static SeedRepetitions of(double... found) {
        double mean = Arrays.stream(found).average().orElseThrow();
        double squares =
                Arrays.stream(found).map(one -> (one - mean) * (one - mean)).sum();
        return new SeedRepetitions(
                mean,
                found.length < 2 ? 0 : Math.sqrt(squares / (found.length - 1)),
                Arrays.stream(found).min().orElseThrow(),
                Arrays.stream(found).max().orElseThrow());
    }

    /** Mean and standard deviation as text. */
    String text(int decimals) {
        return TextPage.number(mean, decimals) + " ± " + TextPage.number(deviation, decimals);
    }
}
