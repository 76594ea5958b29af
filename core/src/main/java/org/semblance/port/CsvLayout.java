package org.semblance.port;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;
import org.semblance.About;

/** How a text table is laid out. What a recipe does not give is found out by looking, except the decimal sign. */
public record CsvLayout(
        @About(value = "the sign between fields: a single character, or tab", optional = true) @Nullable
        String delimiter,

        @About(value = "the character encoding, such as utf-8 or windows-1252", optional = true) @Nullable
        String encoding,

        @About(value = "the decimal sign of numbers: point or comma", optional = true) @Nullable
        DecimalSign decimal)
        implements Serializable {

    /** The sign between the whole and the fraction of a number. */
    public enum DecimalSign {
        POINT,
        COMMA
    }

    /** Nothing given: all is found out by looking. */
    public static final CsvLayout UNKNOWN = new CsvLayout(null, null, null);

    /** The same layout as a release has it: always UTF-8. */
    CsvLayout inUtf8() {
        return new CsvLayout(delimiter, "utf-8", decimal);
    }
}
