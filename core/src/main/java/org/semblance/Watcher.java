package org.semblance;

import java.io.Serializable;

/** Observes a long computation: it is notified of progress and warnings, and may cancel it. */
public interface Watcher {

    /** A watcher that ignores everything and cancels nothing. */
    Watcher SILENT = (stage, done, total) -> {};

    /** Something a person should know although the work goes on; the message names no value. */
    record Warning(WarningKind kind, String message) implements Serializable {

        /** A stable code such as {@code W_SEEDED}. */
        public String code() {
            return kind.code();
        }
    }

    /**
     * Reports the progress of a stage. It is called often, so it must be cheap.
     *
     * @throws Problem to cancel the work
     */
    void progress(String stage, long done, long total);

    /** Reports a warning. */
    default void warn(Warning warning) {}

    /** Reports a warning. */
    default void warn(WarningKind kind, String message) {
        warn(new Warning(kind, message));
    }
}
