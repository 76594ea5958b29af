package org.semblance.benchmarks;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.concurrent.Callable;

/** CPU seconds of the current thread: what other programs on the machine do does not count, nor do other threads. */
final class Clock {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** Keeps results alive, so that no work is optimised away. */
    @SuppressWarnings("UnusedVariable")
    private static volatile Object result = "";

    private Clock() {}

    /** The CPU seconds of doing it once. */
    static double once(Callable<?> work) throws Exception {
        long start = THREADS.getCurrentThreadCpuTime();
        result = work.call();
        return (THREADS.getCurrentThreadCpuTime() - start) / 1e9;
    }

    /** The median of doing it so many times. */
    static double median(int times, Callable<?> work) throws Exception {
        double[] seconds = new double[times];
        for (int i = 0; i < times; i++) {
            seconds[i] = once(work);
        }
        Arrays.sort(seconds);
        return seconds[times / 2];
    }

    /** Lets go of the last result, so that it takes no memory. */
    static void forget() {
        result = "";
    }
}
