package org.semblance.spark;

/**
 * An unexpected failure of the work on a part, which the user cannot correct. It carries no message, since that might
 * quote the data.
 */
final class WorkFailure extends RuntimeException {

    WorkFailure(Throwable reason) {
        super(reason.getClass().getName());
        setStackTrace(reason.getStackTrace());
    }
}
