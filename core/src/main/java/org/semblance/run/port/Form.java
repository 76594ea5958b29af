package org.semblance.run.port;

import java.io.Serializable;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The form a table has outside: found when it is read, and given to its release.
 *
 * @param format null where it is to be found out by looking
 * @param csv the layout, of a text table
 * @param types what kind of value a column holds, in the format's own words, where it has such words
 */
public record Form(@Nullable Format format, Csv csv, Map<String, String> types) implements Serializable {

    /** The formats a release may have. */
    public enum Format {
        CSV("release.csv"),
        JSON_LINES("release.jsonl"),
        PARQUET("release.parquet");

        private final String fileName;

        Format(String fileName) {
            this.fileName = fileName;
        }

        /** The name of a released file; neutral, since the name of the original may tell something. */
        public String fileName() {
            return fileName;
        }
    }

    /** Nothing given: all is found out by looking. */
    public static final Form UNKNOWN = looking(Csv.UNKNOWN);

    public Form {
        types = Map.copyOf(types);
    }

    /** A form to be found out by looking, except what is given of the layout of a text table. */
    public static Form looking(Csv csv) {
        return new Form(null, csv, Map.of());
    }

    /** Delimited text in a layout. */
    public static Form of(Csv csv) {
        return new Form(Format.CSV, csv, Map.of());
    }

    /** A format whose columns have types. */
    public static Form of(Format format, Map<String, String> types) {
        return new Form(format, Csv.UNKNOWN, types);
    }

    /** The format, where it is known. */
    public Format known() {
        if (format == null) {
            throw new IllegalStateException("the format is not known");
        }
        return format;
    }

    /** The same form as a release has it: text is always UTF-8. */
    public Form ofRelease() {
        return new Form(format, csv.inUtf8(), types);
    }
}
