package org.semblance.release.columns.signs;

import java.util.List;

/**
 * A word or phrase of the lexicon.
 *
 * @param compounds whether it is of a language that writes compounds as one word, and may be part of one
 */
record HeadingWord(List<HeadingSense> senses, boolean compounds) {

    boolean is(HeadingPart part) {
        return senses.stream().anyMatch(sense -> sense.part() == part);
    }

    boolean isOnly(HeadingPart part) {
        return senses.stream().allMatch(sense -> sense.part() == part);
    }

    /** Whether it means something within a longer heading. */
    boolean withinOthers() {
        return senses.stream().anyMatch(sense -> !sense.alone());
    }
}
