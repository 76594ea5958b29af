package org.semblance;

import java.io.Serializable;

/** Observes a long computation: it is notified of progress and warnings, and may cancel it. */
public interface Watcher {

    /** A watcher that ignores everything and cancels nothing. */
    Watcher SILENT = (stage, done, total) -> {};

    /** Something a person should know although the work goes on; the message names no value. */
    record Warning(WarningKind kind, String message) implements Serializable {

        public Warning(String code, String message) {
            this(listed(code), message);
        }

        private record Unlisted(String code, String meaning, String remedy) implements WarningKind {}

        private static WarningKind listed(String code) {
            for (WarningCode known : WarningCode.values()) {
                if (known.name().equals(code)) {
                    return known;
                }
            }
            return new Unlisted(code, "", "");
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

    default void warn(String code, String message) {
        warn(new Warning(code, message));
    }
}
