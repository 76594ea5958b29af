package org.semblance.release.documents;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import org.semblance.data.Fingerprint;
import org.semblance.data.Vectors;
import org.semblance.data.Words;
import org.semblance.domain.documents.Corpus;

/**
 * Fingerprints that distinguish documents of one author, or of unknown authors. They are computed from the text or
 * the ready-made vector as it was read, and do not depend on the text analysis: analysed differently, a document is
 * still the same.
 */
final class DocumentFingerprints {

    private DocumentFingerprints() {}

    /** The same documents with fingerprints; those of the vectors if the texts have none. */
    static Corpus in(Corpus read) {
        return read.prints().isPresent() ? read : read.with(ofVectors(read.vectors()));
    }

    private static Words ofVectors(Vectors vectors) {
        MessageDigest digest = Fingerprint.digest();
        ByteBuffer entry = ByteBuffer.allocate(Integer.BYTES + Double.BYTES);
        String[] prints = new String[vectors.size()];
        for (int row = 0; row < prints.length; row++) {
            for (int i = vectors.from(row); i < vectors.to(row); i++) {
                digest.update(entry.clear()
                        .putInt(vectors.places()[i])
                        .putDouble(vectors.weights()[i])
                        .array());
            }
            prints[row] = Fingerprint.of(digest);
        }
        return Words.of("vector", prints);
    }
}
