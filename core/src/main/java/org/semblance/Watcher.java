package org.semblance;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/** Observes a long computation: it is notified of progress and warnings, and may cancel it. */
public interface Watcher {

    /** A watcher that ignores everything and cancels nothing. */
    Watcher SILENT = (stage, done, total) -> {};

    /**
     * Something a person should know although the work goes on; the message names no value.
     *
     * @param accepted the reason for which the owner of the data accepts it; null if it is open
     * @param acceptedAs the name under which a recipe accepts this warning and no other of its kind; null if it has none
     */
    record Warning(
            WarningKind kind,
            String message,
            @Nullable String accepted,
            @Nullable String acceptedAs) implements Serializable {

        /** A warning that is open. */
        public Warning(WarningKind kind, String message) {
            this(kind, message, null, null);
        }

        /** The same warning, accepted for a reason. */
        public Warning acceptedFor(String reason) {
            return new Warning(kind, message, reason, acceptedAs);
        }

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
