package org.semblance.port;

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
public record TableFormat(@Nullable Format format, CsvLayout csv, Map<String, String> types) implements Serializable {

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
    public static final TableFormat UNKNOWN = looking(CsvLayout.UNKNOWN);

    public TableFormat {
        types = Map.copyOf(types);
    }

    /** A form to be found out by looking, except what is given of the layout of a text table. */
    public static TableFormat looking(CsvLayout csv) {
        return new TableFormat(null, csv, Map.of());
    }

    /** Delimited text in a layout. */
    public static TableFormat of(CsvLayout csv) {
        return new TableFormat(Format.CSV, csv, Map.of());
    }

    /** A format whose columns have types. */
    public static TableFormat of(Format format, Map<String, String> types) {
        return new TableFormat(format, CsvLayout.UNKNOWN, types);
    }

    /** The format, where it is known. */
    public Format known() {
        if (format == null) {
            throw new IllegalStateException("the format is not known");
        }
        return format;
    }

    /** The same form as a release has it: text is always UTF-8. */
    public TableFormat ofRelease() {
        return new TableFormat(format, csv.inUtf8(), types);
    }
}
