package org.semblance.release.columns.numbers;

import org.jspecify.annotations.Nullable;
import org.semblance.source.CsvLayout;
import org.semblance.source.CsvLayout.DecimalSign;
import org.semblance.source.CsvLayout.ThousandsSeparator;

/** A way of writing numbers, such as 1.234,50: its decimal sign, and what may separate thousands. */
public enum NumberForm {
    POINT(0, DecimalSign.POINT, null),
    COMMA(1, DecimalSign.COMMA, null),
    COMMA_AND_POINTS(2, DecimalSign.COMMA, ThousandsSeparator.POINT),
    POINT_AND_COMMAS(3, DecimalSign.POINT, ThousandsSeparator.COMMA),
    POINT_AND_SPACES(4, DecimalSign.POINT, ThousandsSeparator.SPACE),
    COMMA_AND_SPACES(5, DecimalSign.COMMA, ThousandsSeparator.SPACE),
    POINT_AND_APOSTROPHES(6, DecimalSign.POINT, ThousandsSeparator.APOSTROPHE),
    COMMA_AND_APOSTROPHES(7, DecimalSign.COMMA, ThousandsSeparator.APOSTROPHE);

    /** Every form. */
    static final int ALL = (1 << values().length) - 1;

    private final int place;
    private final DecimalSign decimal;
    private final @Nullable ThousandsSeparator thousands;

    NumberForm(int place, DecimalSign decimal, @Nullable ThousandsSeparator thousands) {
        this.place = place;
        this.decimal = decimal;
        this.thousands = thousands;
    }

    public DecimalSign decimal() {
        return decimal;
    }

    public @Nullable ThousandsSeparator thousands() {
        return thousands;
    }

    /** What a recipe declares so that numbers are read in this form. */
    public CsvLayout layout() {
        return new CsvLayout(null, null, decimal, thousands);
    }

    /** Its place among the forms, the usual ones first. */
    int place() {
        return place;
    }

    /** The form in a set of forms. */
    int bit() {
        return 1 << place;
    }
}
