package org.semblance.spark;

import java.util.function.Supplier;
import org.semblance.Problem;
import org.semblance.ProblemCode;

/** Translates failures reported by Spark into problems: the one that occurred in a task, if there is one. */
final class SparkFailures {

    /**
     * The operating system's message for a full disk; of an exception in an executor, Spark passes on only the text.
     */
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
                        "a disk that Spark uses for temporary data is full",
                        "free space in the folder spark.local.dir, or choose another folder"
                                + " (SEMBLANCE_JAVA_OPTS=-Dspark.local.dir=FOLDER)");
            }
        }
        return Problem.machine(
                ProblemCode.E_SPARK,
                "the Spark job failed (" + failure.getClass().getSimpleName() + ")",
                "check Spark's logs for lost executors, lack of memory or full disks; then run again");
    }

    /**
     * Whether this process is shutting down, and Spark with it: any failure at that time is a consequence of the
     * shutdown.
     */
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

    /** Calls Spark and translates its failures. */
    static <R> R told(Supplier<R> asked) {
        try {
            return asked.get();
        } catch (Exception failure) { // Scala has no checked exceptions
            throw of(failure);
        }
    }
}
