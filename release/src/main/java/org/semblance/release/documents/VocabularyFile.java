package org.semblance.release.documents;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;

/** The file that names the columns of a released matrix: one term per line, in column order. */
public final class VocabularyFile {

    /** File name in a release. */
    public static final String NAME = "vocabulary.txt";

    private VocabularyFile() {}

    public static void write(List<String> terms, OutputStream out) throws IOException {
        BufferedWriter writer = ReleaseText.writer(out);
        for (String term : terms) {
            if (!ReleaseText.writable(term)) {
                throw new IllegalArgumentException("a term with a control character");
            }
            writer.write(term);
            writer.write('\n');
        }
        writer.flush();
    }

    public static List<String> read(Path file) {
        return ReleaseText.read(file);
    }
}
