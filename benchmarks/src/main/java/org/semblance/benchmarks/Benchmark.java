package org.semblance.benchmarks;

/** Something measured. */
interface Benchmark {

    /** Measures and notes what it finds. */
    void run(Sheet sheet) throws Exception;
}
