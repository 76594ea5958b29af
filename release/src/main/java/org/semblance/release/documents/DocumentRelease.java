package org.semblance.release.documents;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.data.Vectors;
import org.semblance.release.folder.WholeFolder;
import org.semblance.release.verification.ReadBack;

/** The files of a release of documents: the matrix of vectors, the vocabulary, the list of documents and the index. */
public final class DocumentRelease {

    private final DocumentJob documents;
    private final DocumentFiles files;
    private final int[] order;

    /** The index of the written matrix, if it has one. */
    private @Nullable InvertedIndex index;

    /**
     * Prepares a release.
     *
     * @param order for each released row, the row of the masked table it shows
     */
    public DocumentRelease(DocumentJob documents, DocumentFiles files, int[] order) {
        this.documents = documents;
        this.files = files;
        this.order = order;
    }

    /** Writes the files and returns their names, the matrix first. */
    public List<String> write(Table masked, WholeFolder folder, Watcher watcher) throws IOException {
        WrittenMatrix released = documents.released(masked, order);
        Vectors matrix = released.vectors();
        List<String> terms = released.terms();
        List<String> written = new ArrayList<>();
        String name = documents.form().fileName();
        // readable by the owner only, and flushed to disk on close, although another stream writes the content
        try (OutputStream made = folder.create(name)) {
            made.flush();
            files.writer().write(matrix, terms, documents.form(), folder.draft(name));
        }
        written.add(name);
        try (OutputStream out = folder.create(VocabularyFile.NAME)) {
            VocabularyFile.write(terms, out);
        }
        written.add(VocabularyFile.NAME);
        DocumentList list = DocumentList.of(
                matrix,
                documents.documents().release().labels()
                        ? documents.labels().map(labels -> labels.rows(order))
                        : Optional.empty());
        try (OutputStream out = folder.create(DocumentList.NAME)) {
            list.write(out);
        }
        written.add(DocumentList.NAME);
        if (documents.named()) {
            String words = documents.corpus().weighed()
                    ? AnalysisText.OF_GIVEN_TERMS
                    : AnalysisText.of(documents.documents().analysis());
            try (OutputStream out = folder.create(InvertedIndex.NAME)) {
                index = InvertedIndex.of(matrix, terms, list, words);
                index.write(out);
            }
            written.add(InvertedIndex.NAME);
        }
        return written;
    }

    /** Reads the files back and verifies the guarantees on them. */
    public ReadBack judge(WholeFolder folder, Watcher watcher) {
        if (index != null && !index.agrees(InvertedIndex.read(folder.draft(InvertedIndex.NAME)))) {
            throw new IllegalStateException("the index read back is not that of the matrix");
        }
        return new ReadBack(
                new DocumentVerification(documents).judge(files.reader(), folder, order, watcher), Optional.empty());
    }
}
