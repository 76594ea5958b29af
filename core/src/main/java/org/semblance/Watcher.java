package org.semblance;

import java.io.Serializable;

/** Observes a long computation: it is notified of progress and warnings, and may cancel it. */
public interface Watcher {

    /** A watcher that ignores everything and cancels nothing. */
    Watcher SILENT = (stage, done, total) -> {};

    /**
     * A warning: something a person should know although the work continues. The code is stable; the message names no
     * value.
     */
    record Warning(String code, String message) implements Serializable {}

    /**
     * Reports the progress of a stage. It is called often, so it must be cheap.
     *
     * @throws Problem to cancel the work
     */
    void progress(String stage, long done, long total);

    /** Reports a warning. */
    default void warn(Warning warning) {}

    /** Reports a warning. */
    default void warn(String code, String message) {
        warn(new Warning(code, message));
    }
}
