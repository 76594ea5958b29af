package org.semblance.release.columns.signs;

import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * A form that single values have.
 *
 * @param words what such values are, plural
 * @param confidence if all values have it
 * @param luck the probability that a value of something else that looks alike has it by accident
 */
record ValueForm(ColumnKind kind, String words, double confidence, double luck, Predicate<String> test) {

    /** The whole value must match. */
    static ValueForm of(ColumnKind kind, String words, double confidence, double luck, String pattern) {
        Pattern compiled = Pattern.compile(pattern);
        return new ValueForm(
                kind, words, confidence, luck, value -> compiled.matcher(value).matches());
    }
}
