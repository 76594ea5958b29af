package org.semblance.formats;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.semblance.Place;
import org.semblance.Problem;
import org.semblance.ProblemCode;

/**
 * The character encoding of a text file.
 *
 * @param charset the character set
 * @param name the name as in a recipe
 * @param mark the length of the byte order mark, in bytes
 * @param presumed whether neither the recipe nor a mark specifies it
 */
record Encoding(Charset charset, String name, int mark, boolean presumed) {

    private static final byte[] UTF_8_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};
    private static final byte[] UTF_16BE_MARK = {(byte) 0xFE, (byte) 0xFF};
    private static final byte[] UTF_16LE_MARK = {(byte) 0xFF, (byte) 0xFE};

    static final Encoding WINDOWS_1252 = new Encoding(Charset.forName("windows-1252"), "windows-1252", 0, false);

    /** The encoding given by the recipe, otherwise that of the byte order mark, otherwise UTF-8 presumed. */
    static Encoding of(SourceFile file, @Nullable String given) {
        Charset charset = given == null ? null : charset(file, given);
        Encoding marked = marked(file);
        if (charset == null) {
            return marked != null ? marked : new Encoding(StandardCharsets.UTF_8, "utf-8", 0, true);
        }
        // Java's UTF-32 handles its own mark, which begins like that of UTF-16
        if (marked == null || charset.name().startsWith("UTF-32")) {
            return new Encoding(charset, charset.name().toLowerCase(Locale.ROOT), 0, false);
        }
        if (charset.equals(marked.charset) || (charset.equals(StandardCharsets.UTF_16) && marked.mark == 2)) {
            return marked;
        }
        throw Problem.data(
                ProblemCode.E_ENCODING,
                file.name() + ": starts with the mark of " + marked.name + ", which is not the encoding given",
                "leave csv: {encoding: ...} out, or give " + marked.name);
    }

    private static Charset charset(SourceFile file, String given) {
        try {
            return charset(given);
        } catch (Problem unknown) {
            throw unknown.at(Place.in(file.name()));
        }
    }

    /** The character set of a name in a recipe. */
    static Charset charset(String given) {
        try {
            return Charset.forName(given);
        } catch (IllegalArgumentException unknown) {
            throw Problem.recipe(
                    ProblemCode.E_ENCODING_NAME,
                    "the encoding given in csv: {encoding: ...} is not known",
                    "give a name such as utf-8, windows-1252 or utf-16");
        }
    }

    private static @Nullable Encoding marked(SourceFile file) {
        byte[] head;
        try (InputStream in = file.content(file.raw())) {
            head = in.readNBytes(3);
        } catch (IOException unreadable) {
            throw file.unreadable(unreadable);
        }
        if (starts(head, UTF_8_MARK)) {
            return new Encoding(StandardCharsets.UTF_8, "utf-8", 3, false);
        }
        if (starts(head, UTF_16BE_MARK)) {
            return new Encoding(StandardCharsets.UTF_16BE, "utf-16", 2, false);
        }
        if (starts(head, UTF_16LE_MARK)) {
            return new Encoding(StandardCharsets.UTF_16LE, "utf-16", 2, false);
        }
        return null;
    }

    private static boolean starts(byte[] head, byte[] mark) {
        return head.length >= mark.length && Arrays.equals(head, 0, mark.length, mark, 0, mark.length);
    }
}
