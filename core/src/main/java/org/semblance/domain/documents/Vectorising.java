package org.semblance.domain.documents;

/** Weighs the terms of documents and brings every document to length 1. */
public final class Vectorising {

    private Vectorising() {}

    /**
     * The vectors of a corpus.
     *
     * @param least terms that fewer documents use (authors, where they are known) are left out first; 1 keeps all
     * @throws org.semblance.Problem with their names when documents have no term left
     */
    public static VectorSpaceModel of(Corpus corpus, Analysis analysis, int least) {
        throw new UnsupportedOperationException();
    }
}
