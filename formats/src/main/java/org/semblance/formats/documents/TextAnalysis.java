package org.semblance.formats.documents;

import java.util.function.Predicate;
import org.semblance.domain.documents.Analysis;

/**
 * An analysis with all it needs.
 *
 * @param stopWords words that say nothing
 * @param dictionary whether a word is one that the language has
 */
record TextAnalysis(Analysis analysis, StopWords stopWords, Predicate<String> dictionary) {

    WordCutter tokens() {
        return new WordCutter(analysis.tokeniser());
    }

    /** One that knows no term yet. */
    TermFinder finder() {
        return new TermFinder(analysis, stopWords, dictionary);
    }
}
