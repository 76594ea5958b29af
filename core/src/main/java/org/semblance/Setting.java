package org.semblance;

import java.util.function.BinaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A setting of a run that is not a key of its recipe, as messages name it: {@code ‹replace›}, or {@code ‹k 2..20›} with
 * a value. A message names it once; each front end says it in its own words, an option of the command line or a field of
 * a form.
 */
public final class Setting {

    private static final Pattern MARKED = Pattern.compile("‹([a-z][a-z-]*)(?: ([^›]*))?›");

    private Setting() {}

    /** A message that no front end shows, such as one in a file: a setting is its name, and its value. */
    public static String plain(String message) {
        return spell(message, (name, value) -> value.isEmpty() ? name : name + " " + value);
    }

    /**
     * A message with its settings in a front end's own words.
     *
     * @param words makes them of the name of a setting and its value, which is empty where none is given
     */
    public static String spell(String message, BinaryOperator<String> words) {
        return MARKED.matcher(message).replaceAll(found -> {
            String value = found.group(2);
            return Matcher.quoteReplacement(words.apply(found.group(1), value == null ? "" : value));
        });
    }
}
