package org.semblance.release.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.semblance.Problem;
import org.semblance.ProblemCode;

/** What is said if a disk does not take a release. */
final class WriteFailure {

    private WriteFailure() {}

    /** Work on files. */
    interface FileWork<T> {
        T result() throws IOException;
    }

    /**
     * The result of work on files, for stages that throw no {@link IOException}.
     *
     * @throws Problem if it failed
     */
    static <T> T asProblem(FileWork<T> work) {
        try {
            return work.result();
        } catch (IOException | UncheckedIOException e) {
            throw problem();
        }
    }

    static Problem problem() {
        return Problem.machine(
                ProblemCode.E_WRITE,
                "the release cannot be written to disk",
                "check free space and permissions, and run again");
    }
}
