package org.semblance.release.report;

/** The time since it was made, by the clock on the wall. */
public final class Stopwatch {

    private final long start = System.nanoTime();

    public double seconds() {
        return (System.nanoTime() - start) / 1e9;
    }
}
