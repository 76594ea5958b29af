package org.semblance.release.columns;

/** How dates are written. */
public enum DateForm {
    ISO("year-month-day", true),
    YEAR_MONTH_DAY("year, month and day with other signs between", true),
    COMPACT("eight digits: year, month, day", true),
    DAY_MONTH_YEAR("day, month, year", true),
    MONTH_DAY_YEAR("month, day, year", true),
    /** No number is above 12 in one of the first two places. */
    DAY_OR_MONTH_FIRST("day and month in an order that the values leave open, year", true),
    NAMED_MONTH("day, month as a word, year", true),
    YEAR_MONTH("year and month", false),
    MONTH_YEAR("month and year", false),
    NAMED_MONTH_YEAR("month as a word, and year", false),
    YEAR_QUARTER("year and quarter", false);

    private final String words;
    private final boolean full;

    DateForm(String words, boolean full) {
        this.words = words;
        this.full = full;
    }

    public String words() {
        return words;
    }

    /** Whether they are days, not months or quarters. */
    public boolean full() {
        return full;
    }
}
