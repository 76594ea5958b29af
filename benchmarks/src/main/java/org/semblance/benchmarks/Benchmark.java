package org.semblance.benchmarks;

/** Something measured. */
interface Benchmark {

    /** Measures and notes what it finds. */
    void run(Sheet sheet) throws Exception;

    /** Whether it takes so long that it runs only when it is named. */
    default boolean onlyWhenNamed() {
        return false;
    }
}
