package org.semblance.source;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;
import org.semblance.About;
import org.semblance.Problem;
import org.semblance.ProblemCode;

/**
 * The layout of a delimited text table. Anything that a recipe does not give is detected from the content, except the
 * signs in numbers.
 */
public record CsvLayout(
        @About(value = "separator of fields: a single character, or tab", optional = true) @Nullable
        String delimiter,

        @About(value = "character encoding, such as utf-8 or windows-1252", optional = true) @Nullable
        String encoding,

        @About(value = "decimal sign of numbers: point or comma", optional = true) @Nullable
        DecimalSign decimal,

        @About(
                value = "separator of thousands in numbers: point, comma, space or apostrophe; none if not given",
                optional = true)
        @Nullable
        ThousandsSeparator thousands)
        implements Serializable {

    /** The decimal sign. */
    public enum DecimalSign {
        POINT('.'),
        COMMA(',');

        private final char sign;

        DecimalSign(char sign) {
            this.sign = sign;
        }

        public char sign() {
            return sign;
        }
    }

    /** What separates groups of three digits. */
    public enum ThousandsSeparator {
        POINT("."),
        COMMA(","),
        /** A space, also one that does not break a line, or a narrow one. */
        SPACE(" \u00A0\u202F\u2009"),
        /** Straight or curved. */
        APOSTROPHE("'\u2019");

        private final String signs;

        ThousandsSeparator(String signs) {
            this.signs = signs;
        }

        /** The characters that are it. */
        public String signs() {
            return signs;
        }

        public boolean is(char c) {
            return signs.indexOf(c) >= 0;
        }
    }

    /** Nothing given: everything is detected. */
    public static final CsvLayout UNKNOWN = new CsvLayout(null, null, null);

    /** Numbers with a decimal point and nothing between thousands. */
    public static final CsvLayout PLAIN = new CsvLayout(null, null, DecimalSign.POINT);

    public CsvLayout {
        if (thousands != null && thousands.is((decimal == null ? DecimalSign.POINT : decimal).sign())) {
            throw Problem.recipe(
                    ProblemCode.E_CONFIG,
                    "csv: the " + (decimal == DecimalSign.COMMA ? "comma" : "point")
                            + " is both the decimal sign and the separator of thousands",
                    decimal == DecimalSign.COMMA
                            ? "declare another separator, such as thousands: point, or decimal: point"
                            : "declare the decimal sign with it, as in csv: {decimal: comma, thousands: point}");
        }
    }

    /** A layout whose numbers have no separators of thousands. */
    public CsvLayout(@Nullable String delimiter, @Nullable String encoding, @Nullable DecimalSign decimal) {
        this(delimiter, encoding, decimal, null);
    }

    /** Only what cannot be detected: the signs in numbers. */
    public CsvLayout ofNumbers() {
        return new CsvLayout(null, null, decimal, thousands);
    }

    /** The same layout for a release, which is always in UTF-8 and has no separators of thousands. */
    CsvLayout inUtf8() {
        return new CsvLayout(delimiter, "utf-8", decimal);
    }
}
