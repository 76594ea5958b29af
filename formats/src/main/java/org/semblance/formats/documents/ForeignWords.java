package org.semblance.formats.documents;

import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.domain.documents.Corpus;

/**
 * Detects texts that are not in English by the words that an English dictionary does not know.
 *
 * <p>A large share both of the distinct words and of all words must be unknown: English texts have many distinct names
 * and misspellings (44 % of the distinct words of Reuters-21578) but use them seldom (10 % of all words); in German,
 * French, Spanish and Dutch more than 70 % and more than 50 % are unknown.
 */
final class ForeignWords {

    /** The shares above which texts are not English. */
    private static final double OF_DIFFERENT = 0.6;

    private static final double OF_ALL = 0.45;

    /** The share of all words from which on a warning is given. */
    private static final double MUCH = 0.25;

    /** With fewer distinct words there is no warning. */
    private static final long FEW = 20;

    private ForeignWords() {}

    static void check(Corpus.Intake intake, TermFinder finder, Watcher watcher) {
        long different = finder.distinctKnown() + finder.distinctUnknown();
        if (different < FEW) {
            return;
        }
        double ofDifferent = (double) finder.distinctUnknown() / different;
        double ofAll = (double) intake.unknown() / intake.tokens();
        if (ofDifferent > OF_DIFFERENT && ofAll > OF_ALL) {
            throw Problem.data(
                    ProblemCode.E_LANGUAGE,
                    "WordNet does not know " + percent(ofAll) + " of the words, and " + percent(ofDifferent)
                            + " of the different ones: the texts are not English",
                    "take what is for English only out of the analysis: analysis: {wordnet: false, stem: none,"
                            + " stop-words: none}");
        }
        if (ofAll > MUCH) {
            watcher.warn(
                    WarningCode.W_UNKNOWN_WORDS,
                    "WordNet does not know " + percent(ofAll)
                            + " of the words, which were left out; if they matter, set analysis: {wordnet: false}");
        }
    }

    private static String percent(double share) {
        return Math.round(100 * share) + " %";
    }
}
