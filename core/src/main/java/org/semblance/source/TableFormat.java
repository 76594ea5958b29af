package org.semblance.source;

import java.io.Serializable;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The file format of a table: detected when it is read, and used for its release.
 *
 * @param format null if it is to be detected
 * @param csv the layout of a delimited text table
 * @param types the types of columns in the format's own terms, if it has types
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

        /** The name of a released file; neutral, because the name of the original may be informative. */
        public String fileName() {
            return fileName;
        }
    }

    /** Nothing given: everything is detected. */
    public static final TableFormat UNKNOWN = looking(CsvLayout.UNKNOWN);

    public TableFormat {
        types = Map.copyOf(types);
    }

    /** A format to be detected, with a given layout for text tables. */
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

    /** The format, which must be known. */
    public Format known() {
        if (format == null) {
            throw new IllegalStateException("the format is not known");
        }
        return format;
    }

    /** The same format for a release, which is always in UTF-8. */
    public TableFormat ofRelease() {
        return new TableFormat(format, csv.inUtf8(), types);
    }
}
