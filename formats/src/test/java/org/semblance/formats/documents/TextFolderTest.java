package org.semblance.formats.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Problem;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.domain.documents.Corpus;
import org.semblance.source.DocumentSource;
import org.semblance.source.MatrixFormat;

class TextFolderTest {

    @TempDir
    Path root;

    private Path notes() throws IOException {
        return Files.createDirectories(root.resolve("notes"));
    }

    private Path write(String name, String text) throws IOException {
        Path file = notes().resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private void link(Path link, Path to) {
        try {
            Files.createSymbolicLink(link, to);
        } catch (IOException | UnsupportedOperationException | SecurityException none) {
            assumeTrue(false, "no symbolic links here");
        }
    }

    @Test
    void readsFilesInTheOrderOfTheirPaths() throws IOException {
        write("b/2.txt", "two");
        write("b/10.txt", "ten");
        write("a.txt", "first");
        write(".hidden", "nobody");
        write(".git/config", "nobody");

        Corpus corpus = new Reads(notes()).label("folder").author("folder").corpus();

        assertThat(corpus.names()).containsExactly("a.txt", "b/10.txt", "b/2.txt");
        assertThat(corpus.terms()).containsExactly("first", "ten", "two");
        assertThat(corpus.labels().orElseThrow().dictionary()).containsExactly("b");
        assertThat(corpus.authors().orElseThrow().missing(0)).isTrue();
        assertThat(corpus.authors().orElseThrow().counts()).containsExactly(2);
        assertThat(new Reads(notes()).reading().form()).isEqualTo(MatrixFormat.MATRIX_MARKET);
        assertThat(corpus.intake().bytes()).isEqualTo(11);
    }

    @Test
    void readsTheFilesAskedForAlsoWhereTheyAreGzipped() throws IOException {
        write("a.txt", "a");
        write("b.md", "b");
        write("c/d.txt", "d");
        Path zipped = notes().resolve("c/e.txt.gz");
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(zipped))) {
            out.write("e".getBytes(StandardCharsets.UTF_8));
        }

        assertThat(new Reads(notes()).files("*.txt").corpus().names())
                .containsExactly("a.txt", "c/d.txt", "c/e.txt.gz");
        assertThat(new Reads(notes()).files("*.txt").corpus().terms()).containsExactly("a", "d", "e");
        assertThat(new Reads(notes()).files("c/*.txt").corpus().names()).containsExactly("c/d.txt", "c/e.txt.gz");
        new Reads(notes()).files("[").refused("E_DOCUMENTS", "documents: files: not a pattern of file names");
    }

    @Test
    void anEmptyFileIsADocumentWithoutTerms() throws IOException {
        write("a.txt", "");
        write("b.txt", "word");

        Corpus corpus = new Reads(notes()).corpus();
        assertThat(corpus.vectors().missing(0)).isTrue();
        assertThat(corpus.vectors().missing(1)).isFalse();
    }

    @Test
    void refusesAFolderWithoutDocuments() throws IOException {
        write(".hidden", "nobody");
        new Reads(notes()).refused("E_EMPTY_INPUT", "notes: no documents");
        write("a.md", "a");
        new Reads(notes()).files("*.txt").refused("E_EMPTY_INPUT", "notes: no documents");
    }

    @Test
    void namesAFileThatIsNoText() throws IOException {
        write("a.txt", "a");
        Files.write(notes().resolve("b.png"), new byte[] {(byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10, 0, 0, 0, 13});
        Problem problem = new Reads(notes()).refused("E_BINARY", "b.png: not a text");
        assertThat(problem.advice()).contains("files: \"*.txt\"");
        assertThat(new Reads(notes()).files("*.txt").corpus().size()).isEqualTo(1);
    }

    @Test
    void namesAPdfAndATextWithANulFarBehind() throws IOException {
        write("a.pdf", "%PDF-1.7\nplain so far");
        new Reads(notes()).refused("E_BINARY", "a.pdf: not a text");
        Files.delete(notes().resolve("a.pdf"));
        write("b/c.txt", "word ".repeat(20_000) + "\0");
        new Reads(notes()).refused("E_BINARY", "b/c.txt: not a text");
    }

    @Test
    void namesTheLineOfBytesThatAreNoCharacters() throws IOException {
        byte[] text = "one\ncanary X\n".getBytes(StandardCharsets.UTF_8);
        text[text.length - 2] = (byte) 0xFF;
        Files.write(notes().resolve("a.txt"), text);
        new Reads(notes()).refused("E_ENCODING", "a.txt, line 2: bytes that are no character in the encoding utf-8");
    }

    @Test
    void readsOtherEncodingsByTheirMarkByNameOrBySpeakingForThemselves() throws IOException {
        Files.write(notes().resolve("a.txt"), "\uFEFFpâté".getBytes(StandardCharsets.UTF_16LE));
        assertThat(new Reads(notes()).corpus().terms()).containsExactly("pâté");

        Files.write(notes().resolve("a.txt"), "pâté".getBytes(Charset.forName("windows-1252")));
        assertThat(new Reads(notes()).encoding("windows-1252").corpus().terms()).containsExactly("pâté");

        write("b.txt", "more");
        Files.write(
                notes().resolve("a.txt"), "good\npâté\ncafé\nthé\npâté\n".getBytes(Charset.forName("windows-1252")));
        Reads guessed = new Reads(notes());
        Corpus corpus = guessed.corpus();
        assertThat(Reads.terms(corpus, 0)).containsEntry("pâté", 2).containsEntry("good", 1);
        assertThat(corpus.intake().tokens()).isEqualTo(6);
        assertThat(guessed.warnings())
                .containsExactly(new Watcher.Warning(
                        WarningCode.W_ENCODING_GUESSED, "1 file is not UTF-8 and read as windows-1252"));
    }

    @Test
    void followsLinksAndNamesOneThatLeadsInACircle() throws IOException {
        write("a.txt", "a");
        Files.writeString(Files.createDirectories(root.resolve("elsewhere")).resolve("b.txt"), "b");
        link(notes().resolve("linked"), root.resolve("elsewhere"));
        assertThat(new Reads(notes()).corpus().names()).containsExactly("a.txt", "linked/b.txt");

        link(notes().resolve("round"), notes());
        new Reads(notes()).refused("E_LINK_LOOP", "round: a link that leads back to a folder around it");
    }

    @Test
    void anAuthorIsTheFirstFolderHoweverDeepTheFilesAre() throws IOException {
        write("dora/2019/a.txt", "a");
        write("dora/2020/b.txt", "b");
        write("emil/2019/c.txt", "c");

        Corpus corpus = new Reads(notes()).author("folder").corpus();

        assertThat(corpus.authors().orElseThrow().counts()).containsExactly(2, 1);
    }

    @Test
    void refusesAFileThatALinkBringsInAgain() throws IOException {
        write("anna/a.txt", "a");
        link(notes().resolve("anna2"), notes().resolve("anna"));

        new Reads(notes())
                .author("folder")
                .refused("E_LINK", "anna2/a.txt: a link leads to a file that is already included");
    }

    @Test
    void namesALinkThatLeadsNowhere() throws IOException {
        write("a.txt", "a");
        link(notes().resolve("gone.txt"), root.resolve("nothing"));
        new Reads(notes()).refused("E_NO_FILE", "gone.txt: no such file");
    }

    @Test
    void refusesColumnsOfAFolder() throws IOException {
        write("a.txt", "a");
        String what = "the documents are files of a folder, which has no columns";
        new Reads(notes()).text("note").refused("E_DOCUMENTS", "documents: text: " + what);
        Problem problem = new Reads(notes()).label("topic").refused("E_DOCUMENTS", "documents: label: " + what);
        assertThat(problem.advice()).isEqualTo("write label: folder");
    }

    @Test
    void stopsInTheMidstOfALongText() throws IOException {
        write("a.txt", "word ".repeat(1_000_000));
        DocumentSource documents = DocumentSource.of(notes().toString(), null);
        assertThatThrownBy(() -> new Corpora()
                        .read(documents, Reads.PLAIN, "document", Path::of, (stage, done, total) -> {
                            assertThat(done).isLessThan(total);
                            if (done > total / 2) {
                                throw Problem.cancelled();
                            }
                        }))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_CANCELLED"));
    }
}
