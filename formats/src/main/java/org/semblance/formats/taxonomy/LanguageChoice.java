package org.semblance.formats.taxonomy;

import java.util.Comparator;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Which of several texts is read: that in the language asked for, where a text without a language counts for any; else
 * in English; else without a language; else the first by tag.
 */
final class LanguageChoice {

    /** A text in a language; the tag is in lower case, and empty where there is none. */
    record Tagged(String text, String tag) {

        static Tagged of(String text, @Nullable String tag) {
            return new Tagged(text, tag == null ? "" : tag.toLowerCase(Locale.ROOT));
        }
    }

    private static final String ENGLISH = "en";
    private static final int OTHER = 6;

    private final @Nullable String wanted;

    /** The languages of a request; null when it does not say. */
    LanguageChoice(@Nullable String wanted) {
        this.wanted = wanted == null ? null : wanted.toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The better text first; the same texts come in the same order, however the file has them. */
    Comparator<Tagged> order() {
        return Comparator.comparingInt((Tagged text) -> rank(text.tag))
                .thenComparing(Tagged::tag)
                .thenComparing(Tagged::text);
    }

    /** Whether a text may stand beside another that was chosen: it is not in a worse language. */
    boolean goesWith(Tagged text, Tagged chosen) {
        int rank = rank(text.tag);
        return text.tag.isEmpty() || (rank == OTHER ? text.tag.equals(chosen.tag) : rank <= rank(chosen.tag));
    }

    private int rank(String tag) {
        if (wanted != null) {
            if (tag.equals(wanted)) {
                return 0;
            }
            if (tag.startsWith(wanted + "-")) {
                return 1;
            }
            if (tag.isEmpty()) {
                return 2;
            }
        }
        if (tag.equals(ENGLISH)) {
            return 3;
        }
        if (tag.startsWith(ENGLISH + "-")) {
            return 4;
        }
        return tag.isEmpty() ? 5 : OTHER;
    }
}
