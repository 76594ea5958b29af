package org.semblance.quality;

/**
 * Wilson's 95 % confidence interval for a proportion counted on a sample (Journal of the American Statistical
 * Association 22, 1927).
 *
 * <p>With p the proportion, n the sample size and z = 1.96: {@code (p + z²/2n ± z·√(p(1 − p)/n + z²/4n²)) / (1 +
 * z²/n)}.
 */
public final class WilsonInterval {

    private static final double Z95 = 1.959963984540054;

    private WilsonInterval() {}

    /**
     * The interval in per cent.
     *
     * @param share the proportion in the sample, from 0 to 1
     * @param count the size of the sample
     */
    public static Score.Interval percentages(double share, int count) {
        double z2 = Z95 * Z95 / count;
        double centre = (share + z2 / 2) / (1 + z2);
        double half = Z95 * Math.sqrt(share * (1 - share) / count + z2 / (4 * count)) / (1 + z2);
        // at 0 and 1 one end equals the share itself, which rounding may miss
        double low = Math.max(0, Math.min(share, centre - half));
        double high = Math.min(1, Math.max(share, centre + half));
        return new Score.Interval(100 * low, 100 * high, count);
    }
}
