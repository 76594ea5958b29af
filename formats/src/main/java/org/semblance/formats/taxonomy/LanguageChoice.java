package org.semblance.formats.taxonomy;

import java.util.Comparator;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Chooses among texts in several languages: the requested language, where a text without a language tag counts for any;
 * otherwise English; otherwise without a tag; otherwise the first by tag.
 */
final class LanguageChoice {

    /** A text with a language tag, in lower case; empty if there is none. */
    record TaggedText(String text, String tag) {

        static TaggedText of(String text, @Nullable String tag) {
            return new TaggedText(text, tag == null ? "" : tag.toLowerCase(Locale.ROOT));
        }
    }

    private static final String ENGLISH = "en";
    private static final int OTHER = 6;

    private final @Nullable String wanted;

    /** Creates the choice for a requested language; null for none. */
    LanguageChoice(@Nullable String wanted) {
        this.wanted = wanted == null ? null : wanted.toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Orders better texts first; the order does not depend on the file. */
    Comparator<TaggedText> order() {
        return Comparator.comparingInt((TaggedText text) -> rank(text.tag))
                .thenComparing(TaggedText::tag)
                .thenComparing(TaggedText::text);
    }

    /** Whether a text may accompany the chosen one: its language is not worse. */
    boolean goesWith(TaggedText text, TaggedText chosen) {
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
