package org.semblance.benchmarks;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.concurrent.Callable;

/** Measures the CPU seconds of the current thread, so that other programs and other threads do not count. */
final class Clock {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** Keeps the last result alive, so that the JIT compiler does not remove the work. */
    @SuppressWarnings("UnusedVariable")
    private static volatile Object result = "";

    private Clock() {}

    /** The CPU seconds of a single run. */
    static double once(Callable<?> work) throws Exception {
        long start = THREADS.getCurrentThreadCpuTime();
        result = work.call();
        return (THREADS.getCurrentThreadCpuTime() - start) / 1e9;
    }

    /** The median of several runs, in CPU seconds. */
    static double median(int times, Callable<?> work) throws Exception {
        double[] seconds = new double[times];
        for (int i = 0; i < times; i++) {
            seconds[i] = once(work);
        }
        Arrays.sort(seconds);
        return seconds[times / 2];
    }

    /** Releases the last result, so that it takes no memory. */
    static void forget() {
        result = "";
    }
}
