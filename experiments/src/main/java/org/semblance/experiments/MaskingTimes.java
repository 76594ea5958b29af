package org.semblance.experiments;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.semblance.Watcher;
import org.semblance.method.Method;

/**
 * The CPU time to mask, one cell after the other, as the minimum of several rounds. Each round covers all cells, so that a
 * slow moment does not affect a single cell only.
 */
final class MaskingTimes {

    private static final double NANOSECONDS = 1e9;

    /**
     * How carefully times are taken.
     *
     * @param rounds of which the shortest time counts
     * @param nanoseconds for which a method is repeated at least, because the clock of a process has coarse ticks,
     *     usually of ten milliseconds
     */
    record Care(int rounds, long nanoseconds) {

        /** For times that are published: each of many ticks. */
        static final Care FULL = new Care(3, 100_000_000);

        /** Quick, with errors of a tick: for tests, which compare no times. */
        static final Care ROUGH = new Care(1, 1);
    }

    private final int[] ks;
    private final Map<Variant, double[]> seconds = new LinkedHashMap<>();

    private MaskingTimes(int[] ks) {
        this.ks = ks.clone();
    }

    static MaskingTimes of(ConceptData data, List<Variant> variants, int[] ks, Care care, Watcher watcher) {
        MaskingTimes times = new MaskingTimes(ks);
        for (Variant variant : variants) {
            double[] shortest = new double[ks.length];
            Arrays.fill(shortest, Double.POSITIVE_INFINITY);
            times.seconds.put(variant, shortest);
        }
        for (int round = 0; round < care.rounds(); round++) {
            for (int i = 0; i < ks.length; i++) {
                for (Variant variant : variants) {
                    double[] shortest = Objects.requireNonNull(times.seconds.get(variant));
                    shortest[i] = Math.min(shortest[i], seconds(variant.of(ks[i]), data, care, watcher));
                }
            }
        }
        return times;
    }

    /** The time to mask once. */
    private static double seconds(Method method, ConceptData data, Care care, Watcher watcher) {
        long start = CpuTime.ofProcess();
        long spent = 0;
        int times = 0;
        while (spent < care.nanoseconds()) {
            method.mask(data.data(), watcher);
            times++;
            spent = CpuTime.ofProcess() - start;
        }
        return spent / NANOSECONDS / times;
    }

    int[] ks() {
        return ks.clone();
    }

    List<Variant> variants() {
        return List.copyOf(seconds.keySet());
    }

    double at(Variant variant, int k) {
        int place = IntStream.range(0, ks.length)
                .filter(i -> ks[i] == k)
                .findFirst()
                .orElseThrow();
        return Objects.requireNonNull(seconds.get(variant))[place];
    }

    double shortest(Variant variant) {
        return Arrays.stream(ks).mapToDouble(k -> at(variant, k)).min().orElseThrow();
    }

    double longest(Variant variant) {
        return Arrays.stream(ks).mapToDouble(k -> at(variant, k)).max().orElseThrow();
    }
}
