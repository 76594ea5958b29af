package org.semblance;

import java.io.Serializable;

/** Looks on while something long is done: hears of progress and of warnings, and may call it off. */
public interface Watcher {

    /** Hears nothing, stops nothing. */
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
     * Tells how far a stage has come; called often, so it must be cheap.
     *
     * @throws Problem to call the work off
     */
    void progress(String stage, long done, long total);

    /** Tells of something a person should know. */
    default void warn(Warning warning) {}

    /** Tells of something a person should know. */
    default void warn(WarningKind kind, String message) {
        warn(new Warning(kind, message));
    }

    default void warn(String code, String message) {
        warn(new Warning(code, message));
    }
}
