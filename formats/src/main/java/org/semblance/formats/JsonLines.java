package org.semblance.formats;

import java.io.IOException;
import java.util.Locale;
import org.semblance.Place;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.json.JsonParser;
import org.semblance.data.json.JsonParser.Token;

/**
 * Parses JSON lines (one flat object per line) and passes keys and values on as they are parsed, without an object per
 * value.
 */
final class JsonLines {

    /** The kinds of values. */
    enum Kind {
        TEXT,
        NUMBER,
        TRUTH;

        /** The kind with this name in a format. */
        static Kind of(String word) {
            return valueOf(word.toUpperCase(Locale.ROOT));
        }

        /** Its name in formats and messages. */
        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Receives what is parsed; the characters belong to the parser and change with the next call. */
    interface Rows {

        /** Receives a key; its value follows. */
        void key(char[] chars, int length);

        void value(Kind kind, char[] chars, int length);

        void nothing();

        /** Whether the value of the last key may be a list of numbers. */
        default boolean takesList() {
            return false;
        }

        /** Receives a number of that list. */
        default void element(char[] chars, int length) {}

        void end();
    }

    private final String file;
    private final JsonParser parser;
    private long row = 1;

    JsonLines(String file, StrictText text) {
        this.file = file;
        this.parser = JsonParser.lines(text, ColumnIntake.LONGEST);
    }

    /** The place of the row that is being parsed. */
    Place place() {
        return Place.in(file).row(row).line(parser.line());
    }

    /** The place of the row that was parsed last. */
    Place last() {
        return Place.in(file).row(row - 1).line(parser.line() - 1);
    }

    /** Parses the next row; false if there is none. */
    boolean next(Rows rows) throws IOException {
        try {
            Token first = parser.next();
            if (first == Token.END) {
                return false;
            }
            if (first == Token.LIST) {
                throw problem(
                        "a list where an object is expected",
                        "write one object per line, without brackets around them");
            }
            if (first != Token.OBJECT) {
                throw broken();
            }
            object(rows);
            rows.end();
            row++;
            return true;
        } catch (JsonParser.NotJsonException found) {
            throw problem(found.defect());
        } catch (StrictText.FlawException found) {
            throw (switch (found.flaw()) {
                        case NUL ->
                            Problem.data(ProblemCode.E_NUL, "a NUL character", "check that this is a text file");
                        case MALFORMED ->
                            Problem.data(
                                    ProblemCode.E_ENCODING,
                                    "bytes that are no character in UTF-8",
                                    "save the file as UTF-8");
                    })
                    .at(place());
        }
    }

    private void object(Rows rows) throws IOException {
        while (parser.next() == Token.KEY) {
            refuseHalfCharacters();
            rows.key(parser.chars(), parser.length());
            value(parser.next(), rows);
        }
    }

    private void value(Token token, Rows rows) throws IOException {
        switch (token) {
            case TEXT -> {
                refuseHalfCharacters();
                rows.value(Kind.TEXT, parser.chars(), parser.length());
            }
            case NUMBER -> rows.value(Kind.NUMBER, parser.chars(), parser.length());
            case TRUTH -> rows.value(Kind.TRUTH, parser.chars(), parser.length());
            case NULL -> rows.nothing();
            default -> {
                if (token != Token.LIST || !rows.takesList()) {
                    throw problem(
                            "an object or a list inside a value",
                            "give every key a plain value, or leave the key out; where lists of numbers are vectors of"
                                    + " documents, name their key in a recipe of documents: {data: FILE, vectors: KEY}");
                }
                list(rows);
            }
        }
    }

    /** Reads the numbers of a list, up to its end. */
    private void list(Rows rows) throws IOException {
        for (Token item = item(); item != Token.LIST_END; item = item()) {
            if (item != Token.NUMBER) {
                throw noNumber();
            }
            rows.element(parser.chars(), parser.length());
        }
    }

    private Token item() throws IOException {
        try {
            return parser.next();
        } catch (JsonParser.NotJsonException found) {
            throw switch (found.defect()) {
                case WORD, NOT_FINITE -> noNumber();
                case STRUCTURE, TOO_LONG -> problem(found.defect());
            };
        }
    }

    /** Refuses unpaired surrogates and NUL. Only escapes can produce them, because the file was decoded strictly. */
    private void refuseHalfCharacters() {
        if (!parser.hasUnicodeEscapes()) {
            return;
        }
        char[] chars = parser.chars();
        int length = parser.length();
        for (int i = 0; i < length; i++) {
            boolean paired =
                    Character.isHighSurrogate(chars[i]) && i + 1 < length && Character.isLowSurrogate(chars[i + 1]);
            if (paired) {
                i++;
            } else if (Character.isSurrogate(chars[i])) {
                throw problem("half a character (a lone surrogate)", "write the character as a whole");
            } else if (chars[i] == 0) {
                throw Problem.data(ProblemCode.E_NUL, "a NUL character", "remove it, or leave the key out")
                        .at(place());
            }
        }
    }

    private Problem problem(JsonParser.Defect defect) {
        return switch (defect) {
            case STRUCTURE, WORD -> broken();
            case NOT_FINITE -> ColumnIntake.notFinite().at(place());
            case TOO_LONG ->
                Problem.data(
                                ProblemCode.E_FIELD_TOO_LONG,
                                "a value of more than " + (ColumnIntake.LONGEST >> 20) + " Mi characters",
                                "shorten the value or leave the key out")
                        .at(place());
        };
    }

    private Problem noNumber() {
        return problem("a list with something that is no number", "give finite numbers alone in a list");
    }

    private Problem problem(String what, String advice) {
        return Problem.data(ProblemCode.E_JSON, what, advice).at(place());
    }

    private Problem broken() {
        return problem(
                "not one JSON object on a line of its own", "write one object per line, each whole and well-formed");
    }
}
