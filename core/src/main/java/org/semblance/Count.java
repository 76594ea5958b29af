package org.semblance;

/** A count with the noun it counts, for messages: "1 row", "2 rows". */
public final class Count {

    private Count() {}

    /** The count and the noun, in the singular or the plural. */
    public static String of(long count, String what) {
        return count + " " + what + (count == 1 ? "" : "s");
    }
}
