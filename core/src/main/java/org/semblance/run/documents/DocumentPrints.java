package org.semblance.run.documents;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import org.semblance.data.Decimal;
import org.semblance.data.Vectors;
import org.semblance.data.Words;
import org.semblance.domain.documents.Analysis;
import org.semblance.domain.documents.Corpus;
import org.semblance.release.Fingerprint;
import org.semblance.run.recipe.Parameter;

/**
 * What tells documents apart, of one author or where no author is known: a fingerprint of their terms and how often they have them. It
 * depends on how texts become terms, so the column is called by that.
 */
final class DocumentPrints {

    private DocumentPrints() {}

    static Words of(Corpus corpus, Analysis analysis) {
        Vectors vectors = corpus.vectors();
        MessageDigest digest = Fingerprint.digest();
        String[] prints = new String[corpus.size()];
        for (int row = 0; row < prints.length; row++) {
            for (int entry = vectors.from(row); entry < vectors.to(row); entry++) {
                String term = corpus.terms().get(vectors.places()[entry]);
                // a line end is in no term
                digest.update(
                        (term + "\t" + Decimal.text(vectors.weights()[entry]) + "\n").getBytes(StandardCharsets.UTF_8));
            }
            prints[row] = Fingerprint.of(digest);
        }
        return Words.of(
                corpus.weighed()
                        ? "vector"
                        : "terms (" + Parameter.kebab(analysis.tokeniser()) + ", stop words " + analysis.stopWords()
                                + ", wordnet " + analysis.wordnet() + ", shortest " + analysis.shortest() + ", stem "
                                + Parameter.kebab(analysis.stem()) + ")",
                prints);
    }
}
