package org.semblance.spark;

import java.util.function.Supplier;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.PartitionedTable;
import org.semblance.data.Table;

/**
 * Keeps data values out of Spark's logs: Spark logs whatever a task throws, so only exceptions without values get
 * through.
 */
final class LogShield {

    private LogShield() {}

    static <R> R done(PartitionedTable.Work<R> work, Table part) {
        return done(() -> work.on(part));
    }

    static <R> R done(Supplier<R> work) {
        try {
            return work.get();
        } catch (Problem | WorkFailure told) {
            throw told;
        } catch (OutOfMemoryError full) {
            throw Problem.machine(
                    ProblemCode.E_MEMORY,
                    "a part of the table does not fit into the memory of an executor",
                    "give executors more (spark.executor.memory, or SEMBLANCE_JAVA_OPTS=-Xmx8g on this machine),"
                            + " or make more and smaller parts (spark.default.parallelism)");
        } catch (Exception | LinkageError | AssertionError | StackOverflowError failed) {
            throw new WorkFailure(failed);
        }
    }
}
