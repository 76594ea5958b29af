package org.semblance.spark;

import java.util.stream.Stream;

/** The processes that work for Spark on this machine. */
final class Executors {

    private Executors() {}

    /** Those that this process directs. */
    static Stream<ProcessHandle> ofThisProcess() {
        return of(ProcessHandle.current());
    }

    /** Those that a process directs. */
    static Stream<ProcessHandle> of(ProcessHandle driver) {
        return driver.descendants()
                .filter(process -> process.info().command().orElse("").endsWith("java"));
    }
}
