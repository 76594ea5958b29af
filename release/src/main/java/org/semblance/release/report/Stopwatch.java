package org.semblance.release.report;

/** Measures the elapsed time since it was created. */
public final class Stopwatch {

    private final long start = System.nanoTime();

    public double seconds() {
        return (System.nanoTime() - start) / 1e9;
    }
}
