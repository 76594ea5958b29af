package org.semblance.run;

/** The time since it was made, by the clock on the wall. */
final class Stopwatch {

    private final long start = System.nanoTime();

    double seconds() {
        return (System.nanoTime() - start) / 1e9;
    }
}
