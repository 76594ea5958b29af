package org.semblance.formats.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Watcher;
import org.semblance.domain.documents.Analysis;
import org.semblance.domain.documents.Corpus;
import org.semblance.source.DocumentSource;

/** A document of 64 MB, whose characters alone would take 128 MB: a Java of its own with 48 MB reads it. */
class LongTextTest {

    private static final String SENTENCE =
            "The physicians examined a hundred hearts, and Kowalski wrote every word down.\n";

    @TempDir
    Path folder;

    @Test
    void aTextMayBeLongerThanTheMemory() throws Exception {
        int times = 64_000_000 / SENTENCE.length();
        try (BufferedWriter out = Files.newBufferedWriter(folder.resolve("long.txt"))) {
            for (int i = 0; i < times; i++) {
                out.write(SENTENCE);
            }
        }

        assertThat(read(folder))
                .isEqualTo((long) times * SENTENCE.length() + " {examin=" + times + ", heart=" + times + ", hundr="
                        + times + ", physician=" + times + ", word=" + times + ", wrote=" + times + "}");
    }

    private static String read(Path folder) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx48m",
                        "-cp",
                        System.getProperty("java.class.path"),
                        LongTextTest.class.getName(),
                        folder.toString())
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(output).isZero();
        return output.strip();
    }

    /** Tells how long the one document of a folder is, and how often it uses each term. */
    public static void main(String[] arguments) {
        DocumentSource documents = DocumentSource.of(arguments[0], null);
        Corpus corpus = new Corpora()
                .read(documents, Analysis.USUAL, "document", Path::of, Watcher.SILENT)
                .corpus();
        System.out.println(corpus.intake().bytes() + " " + Reads.terms(corpus, 0));
    }
}
