package org.semblance.spark;

/** Work that failed on a part for a reason that no person can act on; without the message, since it may quote the data. */
final class WorkFailure extends RuntimeException {

    WorkFailure(Throwable reason) {
        super(reason.getClass().getName());
        setStackTrace(reason.getStackTrace());
    }
}
