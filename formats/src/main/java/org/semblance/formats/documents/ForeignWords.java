package org.semblance.formats.documents;

import org.semblance.domain.documents.Corpus;

/** Tells texts of another language, or of none, by the words that an English dictionary does not know. */
final class ForeignWords {

    private ForeignWords() {}

    static void check(Corpus.Intake intake, TermFinder finder) {
        if (System.getProperty("foreign") != null) {
            System.out.printf(
                    "words %d stop %d unknown %d short %d; distinct known %d unknown %d%n",
                    intake.tokens(),
                    intake.stopWords(),
                    intake.unknown(),
                    intake.tooShort(),
                    finder.distinctKnown(),
                    finder.distinctUnknown());
        }
    }
}
