package org.semblance;

/** A count with what was counted, for messages. */
public final class Count {

    private Count() {}

    /** So many of something, in the singular or the plural. */
    public static String of(long count, String what) {
        return count + " " + what + (count == 1 ? "" : "s");
    }
}
