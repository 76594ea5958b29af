package org.semblance.experiments;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.DoublePredicate;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.semblance.report.experiment.Claim;

/** The claims that section 4 of the paper makes about its figures, checked on a {@link Sweep}. */
final class PaperClaims {

    private static final double TIE = 1e-9;
    private static final double EQUAL_WEIGHT = 0.5;

    /** Almost constant means that the largest value is at most twice the smallest. */
    private static final double ALMOST_CONSTANT = 2;

    /** An interpretation of SA-MDAV, with its static variant. */
    enum Reading {
        WEIGHTED("weighted", Variant.WEIGHTED, Variant.STATIC_WEIGHTED),
        PLAIN("plain", Variant.PLAIN, Variant.STATIC_PLAIN);

        private final String title;
        private final Variant own;
        private final Variant fixed;

        Reading(String title, Variant own, Variant fixed) {
            this.title = title;
            this.own = own;
            this.fixed = fixed;
        }

        String title() {
            return title;
        }
    }

    /**
     * A claim and whether it holds.
     *
     * @param share for how many k it holds, or yes or no
     * @param detail where it does not hold, or the figures behind it
     */
    record Found(String claim, boolean holds, String share, String detail) {

        Claim of(String where) {
            return new Claim(where + ": " + claim + (detail.isEmpty() ? "" : " (" + detail + ")"), holds);
        }
    }

    private final Sweep sweep;
    private final @Nullable MaskingTimes times;
    private final int middle;
    private final int border;

    PaperClaims(Sweep sweep, @Nullable MaskingTimes times, int middle, int border) {
        this.sweep = sweep;
        this.times = times;
        this.middle = middle;
        this.border = border;
    }

    /**
     * Reports the claims about all interpretations, and about the other methods.
     *
     * @param fastest whether the paper finds SA-MDAV the fastest on this data set; otherwise the slowest
     */
    void report(ExperimentNotes notes, String data, boolean fastest) {
        for (Reading reading : Reading.values()) {
            about(reading, fastest).forEach(found -> notes.claims.add(found.of(data + ", SA-MDAV " + reading.title())));
        }
        notes.claims.add(aboutTheOthers().of(data));
    }

    /**
     * The claims about one interpretation.
     *
     * @param fastest whether the paper finds SA-MDAV the fastest on this data set; otherwise the slowest
     */
    List<Found> about(Reading reading, boolean fastest) {
        Variant own = reading.own;
        List<Found> found = new ArrayList<>();
        found.add(everywhere(
                "a centroid computed anew at each step loses no more than a static one (Fig. 6)",
                k -> loss(own, k) <= loss(reading.fixed, k) + TIE));
        found.add(everywhere(
                "groups of adapted size lose no more than S-MDAV's of k (Fig. 6)",
                k -> loss(own, k) <= loss(Variant.S_MDAV, k) + TIE));
        found.add(gain(own));
        found.add(everywhere(
                "L is below that of Abril et al. (Fig. 7)", k -> loss(own, k) < loss(Variant.ABRIL, k) - TIE));
        found.add(everywhere(
                "L is below that of Domingo-Ferrer and Torra (Fig. 7)",
                k -> loss(own, k) < loss(Variant.EQUALITY_ATTRIBUTE, k) - TIE));
        found.add(everywhere(
                "RL is above that of Abril et al. (Fig. 9)", k -> linkage(own, k) > linkage(Variant.ABRIL, k) + TIE));
        found.add(everywhere(
                "RL is below that of Domingo-Ferrer and Torra (Fig. 9)",
                k -> linkage(own, k) < linkage(Variant.EQUALITY_ATTRIBUTE, k) - TIE));
        found.add(everywhere("the score with equal weights is the best (Fig. 10)", k -> best(own, k, EQUAL_WEIGHT)));
        found.add(constantScore(own));
        found.add(slowGrowth(own));
        found.add(weights(own));
        if (times != null) {
            found.add(constantTime(own, times));
            found.add(fastest ? fastest(own, times) : slowest(own, times));
        }
        return found;
    }

    /** The claim about the related methods alone. */
    Found aboutTheOthers() {
        double[] losses = IntStream.of(sweep.first(), sweep.last())
                .mapToDouble(k -> loss(Variant.ABRIL, k) - loss(Variant.EQUALITY_ATTRIBUTE, k))
                .toArray();
        int[] more = sweep.where(k -> loss(Variant.ABRIL, k) < loss(Variant.EQUALITY_ATTRIBUTE, k));
        return new Found(
                "Abril et al. lose less than Domingo-Ferrer and Torra for low k and more for high k (Fig. 7)",
                losses[0] < 0 && losses[1] > 0,
                "",
                more.length == 0 ? "less nowhere" : "less at k = " + ranges(more));
    }

    private double loss(Variant variant, int k) {
        return sweep.at(variant, k).loss();
    }

    private double linkage(Variant variant, int k) {
        return sweep.at(variant, k).linkage();
    }

    private double score(Variant variant, int k) {
        return sweep.at(variant, k).score(EQUAL_WEIGHT);
    }

    private Found everywhere(String claim, IntPredicate holds) {
        int[] not = sweep.where(holds.negate());
        int all = sweep.ks().length;
        return new Found(
                claim,
                not.length == 0,
                all - not.length + " of " + all,
                not.length == 0 ? "" : not.length == all ? "at no k" : "not at k = " + ranges(not));
    }

    private boolean best(Variant own, int k, double alpha) {
        double mine = sweep.at(own, k).score(alpha);
        return mine <= sweep.at(Variant.ABRIL, k).score(alpha) + TIE
                && mine <= sweep.at(Variant.EQUALITY_ATTRIBUTE, k).score(alpha) + TIE;
    }

    private Found gain(Variant own) {
        double low = meanGain(own, k -> k <= border);
        double high = meanGain(own, k -> k > border);
        return yesOrNo(
                "the gain over S-MDAV is larger above k = " + border + " than up to it (Fig. 6)",
                high > low,
                String.format(Locale.ROOT, "on average %.2f points up to it, %.2f above", low, high));
    }

    private double meanGain(Variant own, IntPredicate where) {
        return Arrays.stream(sweep.where(where))
                .mapToDouble(k -> loss(Variant.S_MDAV, k) - loss(own, k))
                .average()
                .orElseThrow();
    }

    private Found constantScore(Variant own) {
        double least =
                Arrays.stream(sweep.ks()).mapToDouble(k -> score(own, k)).min().orElseThrow();
        double most =
                Arrays.stream(sweep.ks()).mapToDouble(k -> score(own, k)).max().orElseThrow();
        return yesOrNo(
                "the score is almost constant in k: it at most doubles (Fig. 10)",
                most <= ALMOST_CONSTANT * least,
                String.format(Locale.ROOT, "%.2f to %.2f", least, most));
    }

    private Found slowGrowth(Variant own) {
        double mine = growth(own);
        double abril = growth(Variant.ABRIL);
        double equality = growth(Variant.EQUALITY_ATTRIBUTE);
        return yesOrNo(
                "from the least k to the largest the score grows less than those of the related works (Fig. 10)",
                mine < abril && mine < equality,
                String.format(Locale.ROOT, "by %.2f; theirs by %.2f and %.2f", mine, abril, equality));
    }

    private double growth(Variant variant) {
        return score(variant, sweep.last()) - score(variant, sweep.first());
    }

    private Found weights(Variant own) {
        DoublePredicate holds = alpha -> best(own, middle, alpha);
        double[] not = alphas().filter(holds.negate()).toArray();
        return yesOrNo(
                "at k = " + middle + " the score is the best for every weight of the loss from 0.1 on (Fig. 11)",
                Arrays.stream(not).noneMatch(alpha -> alpha > TIE),
                not.length == 0
                        ? "for 0 too"
                        : "not for "
                                + Arrays.stream(not)
                                        .mapToObj(alpha -> TextPage.number(alpha, 1))
                                        .collect(Collectors.joining(", ")));
    }

    /** The weights of Fig. 11. */
    static DoubleStream alphas() {
        return IntStream.rangeClosed(0, 10).mapToDouble(tenths -> tenths / 10.0);
    }

    private static Found constantTime(Variant own, MaskingTimes times) {
        return yesOrNo(
                "the time is almost the same for all k: it at most doubles (Fig. 12)",
                times.longest(own) <= ALMOST_CONSTANT * times.shortest(own),
                milliseconds(times.shortest(own)) + " to " + milliseconds(times.longest(own)));
    }

    private static Found fastest(Variant own, MaskingTimes times) {
        int[] not = Arrays.stream(times.ks())
                .filter(k -> times.at(own, k) > times.at(Variant.ABRIL, k)
                        || times.at(own, k) > times.at(Variant.EQUALITY_ATTRIBUTE, k))
                .toArray();
        return yesOrNo(
                "it is faster than both related works (Fig. 12)",
                not.length == 0,
                not.length == 0 ? "" : "not at k = " + list(not) + " of the " + times.ks().length + " timed");
    }

    private static Found slowest(Variant own, MaskingTimes times) {
        int[] not = Arrays.stream(times.ks())
                .filter(k -> times.at(own, k) < times.at(Variant.ABRIL, k)
                        || times.at(own, k) < times.at(Variant.EQUALITY_ATTRIBUTE, k))
                .toArray();
        return yesOrNo(
                "it is slower than both related works (Fig. 12)",
                not.length == 0,
                not.length == 0 ? "" : "not at k = " + list(not) + " of the " + times.ks().length + " timed");
    }

    private static Found yesOrNo(String claim, boolean holds, String detail) {
        return new Found(claim, holds, holds ? "yes" : "no", detail);
    }

    static String milliseconds(double seconds) {
        return TextPage.number(1000 * seconds, seconds < 0.01 ? 1 : 0) + " ms";
    }

    private static String list(int... ks) {
        return Arrays.stream(ks).mapToObj(String::valueOf).collect(Collectors.joining(", "));
    }

    /** Values of k as text; consecutive ones of the sweep are shown as a range. */
    private String ranges(int... some) {
        int[] ks = sweep.ks();
        List<String> ranges = new ArrayList<>();
        for (int from = 0; from < ks.length; from++) {
            if (Arrays.binarySearch(some, ks[from]) >= 0) {
                int to = from;
                while (to + 1 < ks.length && Arrays.binarySearch(some, ks[to + 1]) >= 0) {
                    to++;
                }
                ranges.add(to == from ? String.valueOf(ks[from]) : ks[from] + " to " + ks[to]);
                from = to;
            }
        }
        return String.join(", ", ranges);
    }
}
