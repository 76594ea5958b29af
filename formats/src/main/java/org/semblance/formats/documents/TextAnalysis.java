package org.semblance.formats.documents;

import java.util.function.Predicate;
import org.semblance.domain.documents.Analysis;

/**
 * A text analysis with its stop words and dictionary.
 *
 * @param analysis the parameters
 * @param stopWords the stop words
 * @param dictionary decides whether a word belongs to the language
 */
record TextAnalysis(Analysis analysis, StopWords stopWords, Predicate<String> dictionary) {

    WordCutter tokens() {
        return new WordCutter(analysis.tokeniser());
    }

    /** A term finder without terms. */
    TermFinder finder() {
        return new TermFinder(analysis, stopWords, dictionary);
    }
}
