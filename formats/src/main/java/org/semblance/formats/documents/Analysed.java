package org.semblance.formats.documents;

import java.text.Normalizer;
import org.jspecify.annotations.Nullable;
import org.semblance.Watcher;
import org.semblance.domain.documents.Corpus;
import org.semblance.run.Documents;

/** Documents while they are read and analysed, and what is to be said of them when all are. */
final class Analysed {

    private final Documents documents;
    private final TextAnalysis analysis;
    private final TermFinder finder;
    private final CorpusIntake intake;

    Analysed(TextAnalysis analysis, Documents documents) {
        this.documents = documents;
        this.analysis = analysis;
        this.finder = analysis.finder();
        this.intake = new CorpusIntake(analysis.tokens(), finder);
    }

    CorpusIntake intake() {
        return intake;
    }

    /** A label or an author as it is compared: two that differ in blanks round them, or in how they are composed, are one. */
    static @Nullable String word(@Nullable String text) {
        String word = text == null ? "" : Normalizer.normalize(text.strip(), Normalizer.Form.NFC);
        return word.isEmpty() ? null : word;
    }

    /** The corpus, after the last document. */
    Corpus corpus(String column, Watcher watcher) {
        if (analysis.analysis().wordnet()) {
            ForeignWords.check(intake.soFar(), finder, watcher);
        }
        int unmet = finder.unmetStopWords();
        if (unmet > 0) {
            watcher.warn(
                    "W_STOP_WORDS",
                    unmet + " of the " + analysis.stopWords().own().size()
                            + " words of the stop list are no word and no term of any document");
        }
        return intake.corpus(column, documents.label(), documents.author());
    }
}
