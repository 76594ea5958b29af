package org.semblance.release.columns.numbers;

import org.jspecify.annotations.Nullable;
import org.semblance.source.CsvLayout;
import org.semblance.source.CsvLayout.DecimalSign;
import org.semblance.source.CsvLayout.ThousandsSeparator;

/** A way of writing numbers, such as 1.234,50: its decimal sign, and what may separate thousands. */
public enum NumberForm {
    POINT(DecimalSign.POINT, null),
    COMMA(DecimalSign.COMMA, null),
    COMMA_AND_POINTS(DecimalSign.COMMA, ThousandsSeparator.POINT),
    POINT_AND_COMMAS(DecimalSign.POINT, ThousandsSeparator.COMMA),
    POINT_AND_SPACES(DecimalSign.POINT, ThousandsSeparator.SPACE),
    COMMA_AND_SPACES(DecimalSign.COMMA, ThousandsSeparator.SPACE),
    POINT_AND_APOSTROPHES(DecimalSign.POINT, ThousandsSeparator.APOSTROPHE),
    COMMA_AND_APOSTROPHES(DecimalSign.COMMA, ThousandsSeparator.APOSTROPHE);

    /** Every form. */
    static final int ALL = (1 << values().length) - 1;

    private final DecimalSign decimal;
    private final @Nullable ThousandsSeparator thousands;

    NumberForm(DecimalSign decimal, @Nullable ThousandsSeparator thousands) {
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

    /** The form in a set of forms. */
    int bit() {
        return 1 << ordinal();
    }
}
