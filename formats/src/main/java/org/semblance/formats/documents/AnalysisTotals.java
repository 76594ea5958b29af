package org.semblance.formats.documents;

import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.domain.documents.Corpus;
import org.semblance.source.DocumentSource;

/** Documents while they are read and analysed, and the warnings about them at the end. */
final class AnalysisTotals {

    private final TextAnalysis analysis;
    private final TermFinder finder;
    private final CorpusIntake intake;

    AnalysisTotals(TextAnalysis analysis, DocumentSource documents) {
        this.analysis = analysis;
        this.finder = analysis.finder();
        this.intake = new CorpusIntake(analysis.tokens(), finder, new LabelsAndAuthors(documents));
    }

    CorpusIntake intake() {
        return intake;
    }

    /** The corpus, after the last document. */
    Corpus corpus(String column, Watcher watcher) {
        if (analysis.analysis().wordnet()) {
            ForeignWords.check(intake.soFar(), finder, watcher);
        }
        int unmet = finder.unmetStopWords();
        if (unmet > 0) {
            watcher.warn(
                    WarningCode.W_STOP_WORDS,
                    unmet + " of the " + analysis.stopWords().own().size()
                            + " words of the stop list do not occur in the documents, as words or as terms");
        }
        return intake.corpus(column);
    }
}
