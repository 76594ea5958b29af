package org.semblance.release.columns.numbers;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.semblance.source.CsvLayout.DecimalSign;
import org.semblance.source.CsvLayout.ThousandsSeparator;

/**
 * How all numbers of a column are written.
 *
 * @param form the likeliest form in which all of them can be read
 * @param readable all such forms, one bit each
 * @param decimal the decimal sign, if any number has one
 * @param thousands what separates thousands, if anything does
 * @param unit what is written beside the digits
 * @param doubtful whether the same texts are other numbers in another form, such as 1.234
 */
public record NumberStyle(
        NumberForm form,
        int readable,
        @Nullable DecimalSign decimal,
        @Nullable ThousandsSeparator thousands,
        NumberUnit unit,
        boolean doubtful) {

    /** Whether the numbers can be read in a form. */
    public boolean in(NumberForm other) {
        return unit == NumberUnit.NONE && (readable & other.bit()) != 0;
    }

    /** Whether the numbers are read without declaring anything. */
    public boolean plain() {
        return in(NumberForm.POINT) && !doubtful;
    }

    /** The style in words, such as "decimal comma, points between thousands". */
    public String words() {
        List<String> parts = new ArrayList<>();
        if (decimal != null) {
            parts.add("decimal " + word(decimal));
        }
        if (thousands != null) {
            parts.add(word(thousands) + "s between thousands");
        }
        if (unit != NumberUnit.NONE) {
            parts.add(unit.words());
        }
        if (parts.isEmpty()) {
            parts.add("digits alone");
        }
        return String.join(", ", parts)
                + (doubtful ? decimal == null ? " (or a decimal sign)" : " (or a sign between thousands)" : "");
    }

    private static String word(DecimalSign sign) {
        return sign == DecimalSign.POINT ? "point" : "comma";
    }

    private static String word(ThousandsSeparator separator) {
        return switch (separator) {
            case POINT -> "point";
            case COMMA -> "comma";
            case SPACE -> "space";
            case APOSTROPHE -> "apostrophe";
        };
    }
}
