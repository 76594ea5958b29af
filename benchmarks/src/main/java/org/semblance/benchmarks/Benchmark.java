package org.semblance.benchmarks;

/** A benchmark: takes measurements and records them on a sheet. */
interface Benchmark {

    /** Takes the measurements. */
    void run(Sheet sheet) throws Exception;

    /** Whether it takes so long that it runs only if it is named. */
    default boolean onlyWhenNamed() {
        return false;
    }
}
