package org.semblance.formats;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;

/**
 * Rewrites a file of JSON lines with some columns as texts that were started as numbers or Booleans, because a later
 * word is neither.
 */
final class JsonRewriter implements JsonLines.Rows {

    private final Set<String> texts;
    private final OutputStream out;
    private String key = "";
    private boolean started;

    private JsonRewriter(Set<String> texts, OutputStream out) {
        this.texts = texts;
        this.out = out;
    }

    /** Writes these columns as texts; meanwhile a second file exists next to it. */
    static void asTexts(Set<String> texts, Path file) throws IOException {
        Path copy = Files.createTempFile(file.toAbsolutePath().getParent(), ".", ".jsonl");
        try {
            try (OutputStream out = Files.newOutputStream(copy)) {
                Files.copy(file, out);
            }
            SourceFile written = SourceFile.at(copy);
            try (CountedStream stored = written.raw();
                    StrictText text = new StrictText(written.content(stored), Encoding.of(written, "utf-8"));
                    OutputStream out = new BufferedOutputStream(
                            Files.newOutputStream(file, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING),
                            1 << 16)) {
                JsonLines lines = new JsonLines(written.name(), text);
                JsonRewriter rewriting = new JsonRewriter(texts, out);
                boolean more = true;
                while (more) {
                    more = lines.next(rewriting);
                }
            } catch (UncheckedIOException failed) {
                throw failed.getCause();
            }
        } finally {
            Files.deleteIfExists(copy);
        }
    }

    @Override
    public void key(char[] chars, int length) {
        key = new String(chars, 0, length);
        write((started ? "," : "{") + JsonLinesWriter.quoted(key) + ":");
        started = true;
    }

    @Override
    public void value(JsonLines.Kind kind, char[] chars, int length) {
        String value = new String(chars, 0, length);
        write(kind == JsonLines.Kind.TEXT || texts.contains(key) ? JsonLinesWriter.quoted(value) : value);
    }

    @Override
    public void nothing() {
        write("null");
    }

    @Override
    public void end() {
        write("}\n");
        started = false;
    }

    private void write(String text) {
        try {
            out.write(FieldText.utf8(text));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
