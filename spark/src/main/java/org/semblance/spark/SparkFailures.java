package org.semblance.spark;

import java.util.function.Supplier;
import org.semblance.Problem;
import org.semblance.ProblemCode;

/** What is told of a failure that Spark reports: the problem that a task met, where there is one. */
final class SparkFailures {

    /** What the system says of it; of an executor, Spark hands on no more than the words. */
    private static final String FULL = "No space left on device";

    private SparkFailures() {}

    static RuntimeException of(Throwable failure) {
        if (ending()) {
            return Problem.cancelled();
        }
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof Problem problem) {
                return problem;
            }
            if (cause instanceof WorkFailure fault) {
                return fault;
            }
            if (String.valueOf(cause.getMessage()).contains(FULL)) {
                return Problem.machine(
                        ProblemCode.E_DISK,
                        "a disk is full that Spark puts parts of the table aside on",
                        "make room where spark.local.dir lies, or let it lie elsewhere"
                                + " (SEMBLANCE_JAVA_OPTS=-Dspark.local.dir=FOLDER)");
            }
        }
        return Problem.machine(
                ProblemCode.E_SPARK,
                "Spark gave up the work (" + failure.getClass().getSimpleName() + ")",
                "look at Spark's own logs for executors that were lost, memory or disks that are full; then run again");
    }

    /** Whether this process was told to end, and Spark with it: whatever fails then, fails for that. */
    private static boolean ending() {
        Thread nothing = new Thread(() -> {}, "nothing");
        try {
            Runtime.getRuntime().addShutdownHook(nothing);
            Runtime.getRuntime().removeShutdownHook(nothing);
            return false;
        } catch (IllegalStateException endingAlready) {
            return true;
        }
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
