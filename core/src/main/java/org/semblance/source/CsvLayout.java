package org.semblance.source;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;
import org.semblance.About;

/**
 * The layout of a delimited text table. Anything that a recipe does not give is detected from the content, except the
 * decimal sign.
 */
public record CsvLayout(
        @About(value = "separator of fields: a single character, or tab", optional = true) @Nullable
        String delimiter,

        @About(value = "character encoding, such as utf-8 or windows-1252", optional = true) @Nullable
        String encoding,

        @About(value = "decimal sign of numbers: point or comma", optional = true) @Nullable
        DecimalSign decimal)
        implements Serializable {

    /** The decimal sign. */
    public enum DecimalSign {
        POINT,
        COMMA
    }

    /** Nothing given: everything is detected. */
    public static final CsvLayout UNKNOWN = new CsvLayout(null, null, null);

    /** The same layout for a release, which is always in UTF-8. */
    CsvLayout inUtf8() {
        return new CsvLayout(delimiter, "utf-8", decimal);
    }
}
