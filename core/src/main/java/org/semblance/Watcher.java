package org.semblance;

import java.io.Serializable;

/** Looks on while something long is done: hears of progress and of warnings, and may call it off. */
public interface Watcher {

    /** Hears nothing, stops nothing. */
    Watcher SILENT = (stage, done, total) -> {};

    /** Something a person should know although the work goes on; the code is stable, the message names no value. */
    record Warning(String code, String message) implements Serializable {}

    /**
     * Tells how far a stage has come; called often, so it must be cheap.
     *
     * @throws Problem to call the work off
     */
    void progress(String stage, long done, long total);

    /** Tells of something a person should know. */
    default void warn(Warning warning) {}

    /** Tells of something a person should know. */
    default void warn(String code, String message) {
        warn(new Warning(code, message));
    }
}
