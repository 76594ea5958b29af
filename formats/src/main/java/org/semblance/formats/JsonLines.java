package org.semblance.formats;

import java.io.IOException;
import java.nio.CharBuffer;
import java.util.Arrays;
import java.util.Locale;
import org.semblance.Place;
import org.semblance.Problem;

/**
 * Parses JSON lines (RFC 8259, one object per line) character by character, and hands keys and values on as they come:
 * it makes no object per row or value.
 */
final class JsonLines {

    /** What a value is. */
    enum Kind {
        TEXT,
        NUMBER,
        TRUTH;

        /** The kind that a form calls so. */
        static Kind of(String word) {
            return valueOf(word.toUpperCase(Locale.ROOT));
        }

        /** What a form and messages call it. */
        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Hears of what is parsed; the characters are the parser's and change with the next call. */
    interface Rows {

        /** A key, which its value follows. */
        void key(char[] chars, int length);

        void value(Kind kind, char[] chars, int length);

        void nothing();

        /** Whether a list of numbers may stand where the value of the last key does. */
        default boolean takesList() {
            return false;
        }

        /** A number of that list. */
        default void element(char[] chars, int length) {}

        void end();
    }

    private static final int END = -1;
    private static final int BUFFER = 1 << 13;

    private final String file;
    private final StrictText text;
    private final char[] buffer = new char[BUFFER];
    private int next;
    private int limit;
    private char[] token = new char[256];
    private int length;
    private long row = 1;
    private long line = 1;

    JsonLines(String file, StrictText text) {
        this.file = file;
        this.text = text;
    }

    /** The place of the row that is being parsed. */
    Place place() {
        return Place.in(file).row(row).line(line);
    }

    /** The place of the row that was parsed last. */
    Place last() {
        return Place.in(file).row(row - 1).line(line - 1);
    }

    /** Parses the next row; false when there is none. */
    boolean next(Rows rows) throws IOException {
        try {
            int c = space(read());
            while (c == '\n' || c == '\r') {
                line += c == '\n' ? 1 : 0;
                c = space(read());
            }
            if (c == END) {
                return false;
            }
            object(c, rows);
            rows.end();
            row++;
            line++;
            return true;
        } catch (StrictText.FlawException found) {
            throw (switch (found.flaw()) {
                        case NUL -> Problem.data("E_NUL", "a NUL character", "check that this is a text file");
                        case MALFORMED ->
                            Problem.data(
                                    "E_ENCODING", "bytes that are no character in UTF-8", "save the file as UTF-8");
                    })
                    .at(place());
        }
    }

    private void object(int first, Rows rows) throws IOException {
        if (first == '[') {
            throw problem(
                    "a list where an object is expected", "write one object per line, without brackets around them");
        }
        if (first != '{') {
            throw broken();
        }
        int c = space(read());
        boolean more = c != '}';
        while (more) {
            if (c != '"') {
                throw broken();
            }
            string();
            rows.key(token, length);
            if (space(read()) != ':') {
                throw broken();
            }
            c = value(space(read()), rows);
            if (c == ',') {
                c = space(read());
            } else if (c == '}') {
                more = false;
            } else {
                throw broken();
            }
        }
        c = space(read());
        if (c == '\r') {
            c = read();
        }
        if (c != '\n' && c != END) {
            throw broken();
        }
    }

    /** Parses a value and gives the first character behind it that is no space. */
    private int value(int first, Rows rows) throws IOException {
        if (first == '"') {
            string();
            rows.value(Kind.TEXT, token, length);
            return space(read());
        }
        if (first == '[' && rows.takesList()) {
            list(rows);
            return space(read());
        }
        if (first == '{' || first == '[') {
            throw problem(
                    "an object or a list inside a value",
                    "give every key a plain value, or leave the key out; where lists of numbers are vectors of documents,"
                            + " name their key in a recipe of documents: {data: FILE, vectors: KEY}");
        }
        int c = token(first);
        bare(rows);
        return space(c);
    }

    /** Reads the numbers behind an opening bracket, up to the closing one. */
    private void list(Rows rows) throws IOException {
        int c = space(read());
        boolean more = c != ']';
        while (more) {
            c = space(token(c));
            if (!number()) {
                throw problem("a list with something that is no number", "give finite numbers alone in a list");
            }
            rows.element(token, length);
            if (c == ',') {
                c = space(read());
            } else if (c == ']') {
                more = false;
            } else {
                throw broken();
            }
        }
    }

    /** Reads a value without quotes into the token; gives the first character behind it. */
    private int token(int first) throws IOException {
        length = 0;
        int c = first;
        while (c == '-'
                || c == '+'
                || c == '.'
                || (c >= '0' && c <= '9')
                || (c >= 'a' && c <= 'z')
                || (c >= 'A' && c <= 'Z')) {
            append((char) c);
            c = read();
        }
        return c;
    }

    private void bare(Rows rows) {
        if (is("null")) {
            rows.nothing();
        } else if (is("true") || is("false")) {
            rows.value(Kind.TRUTH, token, length);
        } else if (number()) {
            rows.value(Kind.NUMBER, token, length);
        } else if (is("NaN") || is("Infinity") || is("-Infinity")) {
            throw ColumnIntake.notFinite().at(place());
        } else {
            throw broken();
        }
    }

    private boolean is(String word) {
        return length == word.length() && word.contentEquals(CharBuffer.wrap(token, 0, length));
    }

    /** Whether the token is a number as JSON writes it: without a sign plus, without a zero in front. */
    private boolean number() {
        int i = length > 0 && token[0] == '-' ? 1 : 0;
        int whole = i;
        i = digits(i);
        if (i == whole || (token[whole] == '0' && i > whole + 1)) {
            return false;
        }
        if (i < length && token[i] == '.') {
            int fraction = ++i;
            i = digits(i);
            if (i == fraction) {
                return false;
            }
        }
        if (i < length && (token[i] == 'e' || token[i] == 'E')) {
            i++;
            if (i < length && (token[i] == '+' || token[i] == '-')) {
                i++;
            }
            int exponent = i;
            i = digits(i);
            if (i == exponent) {
                return false;
            }
        }
        return i == length;
    }

    private int digits(int from) {
        int i = from;
        while (i < length && token[i] >= '0' && token[i] <= '9') {
            i++;
        }
        return i;
    }

    /** Reads a string behind its opening quote into the token. */
    private void string() throws IOException {
        length = 0;
        for (int c = read(); c != '"'; c = read()) {
            if (c < ' ') {
                throw broken();
            }
            append(c == '\\' ? escaped() : (char) c);
        }
        for (int i = 0; i < length; i++) {
            boolean paired =
                    Character.isHighSurrogate(token[i]) && i + 1 < length && Character.isLowSurrogate(token[i + 1]);
            if (paired) {
                i++;
            } else if (Character.isSurrogate(token[i])) {
                throw problem("half a character (a lone surrogate)", "write the character as a whole");
            }
        }
    }

    private char escaped() throws IOException {
        int c = read();
        return switch (c) {
            case '"', '\\', '/' -> (char) c;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> unicode();
            default -> throw broken();
        };
    }

    private char unicode() throws IOException {
        int code = 0;
        for (int i = 0; i < 4; i++) {
            int c = read();
            int digit = c < 0x80 ? Character.digit(c, 16) : -1;
            if (digit < 0) {
                throw broken();
            }
            code = code * 16 + digit;
        }
        if (code == 0) {
            throw Problem.data("E_NUL", "a NUL character", "remove it, or leave the key out")
                    .at(place());
        }
        return (char) code;
    }

    private void append(char c) {
        if (length == token.length) {
            if (length >= ColumnIntake.LONGEST) {
                throw Problem.data(
                                "E_FIELD_TOO_LONG",
                                "a value of more than " + (ColumnIntake.LONGEST >> 20) + " Mi characters",
                                "shorten the value or leave the key out")
                        .at(place());
            }
            token = Arrays.copyOf(token, 2 * length);
        }
        token[length++] = c;
    }

    private Problem problem(String what, String advice) {
        return Problem.data("E_JSON", what, advice).at(place());
    }

    private Problem broken() {
        return problem(
                "not one JSON object on a line of its own", "write one object per line, each whole and well-formed");
    }

    /** The character itself, or the first after it that is neither a space nor a tab. */
    private int space(int first) throws IOException {
        int c = first;
        while (c == ' ' || c == '\t') {
            c = read();
        }
        return c;
    }

    private int read() throws IOException {
        if (next == limit) {
            limit = Math.max(text.read(buffer, 0, BUFFER), 0);
            next = 0;
            if (limit == 0) {
                return END;
            }
        }
        return buffer[next++];
    }
}
