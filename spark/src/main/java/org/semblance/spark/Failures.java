package org.semblance.spark;

import java.util.function.Supplier;
import org.semblance.Problem;

/** What is told of a failure that Spark reports: the problem that a task met, where there is one. */
final class Failures {

    private Failures() {}

    static RuntimeException of(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof Problem problem) {
                return problem;
            }
            if (cause instanceof WorkFailed fault) {
                return fault;
            }
        }
        return Problem.machine(
                "E_SPARK",
                "Spark gave up the work (" + failure.getClass().getSimpleName() + ")",
                "look at Spark's own logs for executors that were lost, memory or disks that are full; then run again");
    }

    /** Asks Spark for something. */
    static <R> R told(Supplier<R> asked) {
        try {
            return asked.get();
        } catch (Exception failure) { // Scala declares none
            throw of(failure);
        }
    }
}
