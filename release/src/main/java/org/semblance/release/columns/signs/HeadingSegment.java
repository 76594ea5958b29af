package org.semblance.release.columns.signs;

import java.util.Optional;

/**
 * A piece of a heading.
 *
 * @param text its letters, folded
 * @param word the word of the lexicon, if it is one
 */
record HeadingSegment(String text, Optional<HeadingWord> word) {

    boolean is(HeadingPart part) {
        return word.isPresent() && word.get().is(part);
    }

    /** Whether a plural after it is counted: it begins with n in all eight languages, unlike id and code. */
    boolean counts() {
        return is(HeadingPart.NUMBER) && text.startsWith("n");
    }

    /** Whether it is the plural of a word, by its last letter in most languages. */
    boolean plural() {
        return is(HeadingPart.PEOPLE) || (text.length() > 3 && text.endsWith("s") && !text.endsWith("ss"));
    }
}
