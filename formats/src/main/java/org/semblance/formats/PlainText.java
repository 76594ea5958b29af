package org.semblance.formats;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.semblance.Place;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.source.InputWitness;

/** A text that is a whole file, plain or gzip, of any length; decoded strictly. */
public final class PlainText {

    private static final int LOOKED_AT = 1 << 12;

    private final SourceFile file;

    private PlainText(SourceFile file) {
        this.file = file;
    }

    /** The regular file at this path, with a name for messages. */
    public static PlainText at(Path path, String name, InputWitness witness) {
        return new PlainText(SourceFile.at(path, name, witness));
    }

    /** Receives a text from its beginning. */
    @FunctionalInterface
    public interface Reading {

        /**
         * Receives the characters.
         *
         * @param read the number of bytes read so far
         */
        void of(Reader text, LongSupplier read) throws IOException;
    }

    /** The number of bytes as stored. */
    public long size() {
        return file.size();
    }

    /**
     * Reads the text. If no encoding is given and the text is not UTF-8, it may be windows-1252 and is then read again
     * from its beginning.
     *
     * @param encoding the name of a character set that Java knows; null for that of the byte order mark, or UTF-8
     * @return whether the encoding was guessed
     */
    public boolean read(@Nullable String encoding, Reading reading) {
        Encoding known = Encoding.of(file, encoding);
        refuseBinary(known);
        try {
            read(known, reading);
            return false;
        } catch (Problem problem) {
            if (!known.presumed() || problem.kind() != ProblemCode.E_ENCODING || !Windows1252.speaksFor(file)) {
                throw problem;
            }
        }
        read(Encoding.WINDOWS_1252, reading);
        return true;
    }

    private void read(Encoding encoding, Reading reading) {
        try (CountedStream stored = file.raw();
                StrictText text = new StrictText(file.content(stored), encoding)) {
            try {
                reading.of(text, stored::count);
            } catch (StrictText.FlawException found) {
                throw switch (found.flaw()) {
                    case NUL -> binary();
                    case MALFORMED ->
                        Problem.data(
                                        ProblemCode.E_ENCODING,
                                        "bytes that are no character in the encoding " + encoding.name(),
                                        "save the file as UTF-8, or give the encoding of all with documents: {csv: {encoding:"
                                                + " ...}}; files that are no texts are left out with files: \"*.txt\"")
                                .at(Place.in(file.name()).line(text.lines()));
                };
            }
        } catch (IOException unreadable) {
            throw file.unreadable(unreadable);
        }
    }

    /**
     * Refuses binary files by their first bytes, because the whole of another kind of file may well decode to
     * characters.
     */
    private void refuseBinary(Encoding encoding) {
        try (CountedStream stored = file.raw();
                InputStream content = file.content(stored)) {
            String head = new String(content.readNBytes(LOOKED_AT), StandardCharsets.ISO_8859_1);
            boolean wide = encoding.charset().name().startsWith("UTF-16")
                    || encoding.charset().name().startsWith("UTF-32");
            if (head.startsWith("%PDF-") || head.startsWith("PK\3\4") || (!wide && head.indexOf('\0') >= 0)) {
                throw binary();
            }
        } catch (IOException unreadable) {
            throw file.unreadable(unreadable);
        }
    }

    private Problem binary() {
        return Problem.data(
                ProblemCode.E_BINARY,
                file.name() + ": not a text",
                "say which files are texts, such as documents: {files: \"*.txt\"}, or take the file out of the folder");
    }
}
