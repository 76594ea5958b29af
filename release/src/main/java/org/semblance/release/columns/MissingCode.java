package org.semblance.release.columns;

import java.util.List;

/**
 * A value of one column that means "no value".
 *
 * @param code as a recipe lists it in {@code missing:} of the attribute: a text, a number with a decimal point, or a range
 *     such as {@code -9..-1}
 * @param values the values of the column that it covers, as they are written
 * @param rows how many rows have one of them
 * @param why a reason that quotes no value
 */
public record MissingCode(String code, List<String> values, int rows, String why) {

    public MissingCode {
        values = List.copyOf(values);
    }
}
