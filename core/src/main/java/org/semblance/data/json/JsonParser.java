package org.semblance.data.json;

import java.io.IOException;
import java.io.Reader;
import java.nio.CharBuffer;
import java.util.Arrays;

/**
 * Parses JSON (RFC 8259) strictly, token by token. It makes no object per value: the characters of a key or value are in
 * {@link #chars} until the next call.
 */
public final class JsonParser {

    /** What comes next. */
    public enum Token {
        OBJECT,
        OBJECT_END,
        LIST,
        LIST_END,
        /** The name of an entry; its value follows. */
        KEY,
        TEXT,
        NUMBER,
        /** The word true or false. */
        TRUTH,
        NULL,
        /** Nothing follows. */
        END
    }

    /** Why a text is refused. */
    public enum Defect {
        /** A sign is missing or does not belong there, or values are nested too deeply. */
        STRUCTURE,
        /** Where a value is expected, there is none or a word that JSON does not know. */
        WORD,
        /** NaN or an infinity, which other languages write into JSON. */
        NOT_FINITE,
        TOO_LONG
    }

    /** Not JSON. */
    public static final class NotJsonException extends IOException {

        private final transient Defect defect;

        private NotJsonException(Defect defect) {
            super("not JSON: " + defect);
            this.defect = defect;
        }

        public Defect defect() {
            return defect;
        }
    }

    /** What may follow. */
    private enum State {
        VALUE,
        FIRST_KEY,
        COLON,
        FIRST_ITEM,
        COMMA,
        NOTHING
    }

    private static final int END = -1;
    private static final int BUFFER = 1 << 13;
    private static final int TOKEN = 1 << 8;
    private static final int DEEPEST = 64;

    private final Reader in;
    private final boolean lines;
    private final int longest;
    private final char[] buffer;
    private int next;
    private int limit;
    private char[] token;
    private int length;
    private boolean unicodeEscapes;
    private State state = State.VALUE;
    private final boolean[] objects = new boolean[DEEPEST];
    private int depth;
    private long line = 1;

    private JsonParser(Reader in, boolean lines, int longest, char[] buffer, int limit) {
        this.in = in;
        this.lines = lines;
        this.longest = longest;
        this.buffer = buffer;
        this.limit = limit;
        this.token = new char[Math.min(TOKEN, longest)];
    }

    /** Parses one value. */
    public static JsonParser text(String text) {
        char[] chars = text.toCharArray();
        return new JsonParser(Reader.nullReader(), false, Math.max(1, chars.length), chars, chars.length);
    }

    /**
     * Parses one value per line and passes over empty lines. The token that ends a value has also read its line to the
     * end, and nothing behind it.
     *
     * @param longest the most characters of a key or value, 1 or more
     */
    public static JsonParser lines(Reader in, int longest) {
        return new JsonParser(in, true, longest, new char[BUFFER], 0);
    }

    /** The next token. */
    public Token next() throws IOException {
        return switch (state) {
            case VALUE -> outermost();
            case FIRST_KEY -> {
                int c = space(read());
                yield c == '}' ? close(Token.OBJECT_END) : key(c);
            }
            case COLON -> {
                if (space(read()) != ':') {
                    throw broken();
                }
                yield value(space(read()));
            }
            case FIRST_ITEM -> {
                int c = space(read());
                yield c == ']' ? close(Token.LIST_END) : value(c);
            }
            case COMMA -> further(space(read()));
            case NOTHING -> {
                if (space(read()) != END) {
                    throw broken();
                }
                yield Token.END;
            }
        };
    }

    /** The characters of the last key, text, number or truth value; the next call changes them. */
    public char[] chars() {
        return token;
    }

    /** How many characters those are. */
    public int length() {
        return length;
    }

    /** The same as a string. */
    public String string() {
        return new String(token, 0, length);
    }

    /** Whether they are this word. */
    public boolean is(String word) {
        return length == word.length() && word.contentEquals(CharBuffer.wrap(token, 0, length));
    }

    /**
     * Whether the last key or text has escapes by number. Only they can write half a character (a lone surrogate) or NUL
     * where the characters that are parsed hold neither.
     */
    public boolean hasUnicodeEscapes() {
        return unicodeEscapes;
    }

    /** The line that is read now, counted from 1; behind the end of a value, with a value per line, the next one. */
    public long line() {
        return line;
    }

    private Token outermost() throws IOException {
        int c = space(read());
        while (c == '\n' || c == '\r') {
            line += c == '\n' ? 1 : 0;
            c = space(read());
        }
        return c == END ? Token.END : value(c);
    }

    private Token further(int c) throws IOException {
        boolean object = objects[depth - 1];
        if (c == ',') {
            return object ? key(space(read())) : value(space(read()));
        }
        if (c != (object ? '}' : ']')) {
            throw broken();
        }
        return close(object ? Token.OBJECT_END : Token.LIST_END);
    }

    private Token key(int first) throws IOException {
        if (first != '"') {
            throw broken();
        }
        quoted();
        state = State.COLON;
        return Token.KEY;
    }

    private Token value(int first) throws IOException {
        return switch (first) {
            case '"' -> {
                quoted();
                yield ended(Token.TEXT);
            }
            case '{' -> open(true);
            case '[' -> open(false);
            default -> {
                bare(first);
                yield ended(kind());
            }
        };
    }

    private Token open(boolean object) throws IOException {
        if (depth == DEEPEST) {
            throw broken();
        }
        objects[depth++] = object;
        state = object ? State.FIRST_KEY : State.FIRST_ITEM;
        return object ? Token.OBJECT : Token.LIST;
    }

    private Token close(Token end) throws IOException {
        depth--;
        return ended(end);
    }

    /** Behind a value. */
    private Token ended(Token value) throws IOException {
        if (depth > 0) {
            state = State.COMMA;
        } else if (lines) {
            endLine();
            state = State.VALUE;
        } else {
            state = State.NOTHING;
        }
        return value;
    }

    private void endLine() throws IOException {
        int c = space(read());
        if (c == '\r') {
            c = read();
        }
        if (c != '\n' && c != END) {
            throw broken();
        }
        line++;
    }

    /** Reads a value without quotes. */
    private void bare(int first) throws IOException {
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
        if (c != END) {
            next--;
        }
    }

    /** What a value without quotes is. */
    private Token kind() throws IOException {
        if (is("null")) {
            return Token.NULL;
        }
        if (is("true") || is("false")) {
            return Token.TRUTH;
        }
        if (isNumber(token, length)) {
            return Token.NUMBER;
        }
        throw new NotJsonException(is("NaN") || is("Infinity") || is("-Infinity") ? Defect.NOT_FINITE : Defect.WORD);
    }

    /** Whether a text is a number as JSON writes it. */
    public static boolean isNumber(String text) {
        return isNumber(text.toCharArray(), text.length());
    }

    /** Whether characters are a number as JSON writes it: without a plus sign, without a zero in front. */
    private static boolean isNumber(char[] chars, int length) {
        int whole = length > 0 && chars[0] == '-' ? 1 : 0;
        int i = digits(chars, whole, length);
        if (i == whole || (chars[whole] == '0' && i > whole + 1)) {
            return false;
        }
        if (i < length && chars[i] == '.') {
            int fraction = ++i;
            i = digits(chars, i, length);
            if (i == fraction) {
                return false;
            }
        }
        if (i < length && (chars[i] == 'e' || chars[i] == 'E')) {
            i++;
            if (i < length && (chars[i] == '+' || chars[i] == '-')) {
                i++;
            }
            int exponent = i;
            i = digits(chars, i, length);
            if (i == exponent) {
                return false;
            }
        }
        return i == length;
    }

    private static int digits(char[] chars, int from, int length) {
        int i = from;
        while (i < length && chars[i] >= '0' && chars[i] <= '9') {
            i++;
        }
        return i;
    }

    /** Reads a key or text behind its opening quote. */
    private void quoted() throws IOException {
        length = 0;
        unicodeEscapes = false;
        for (int c = read(); c != '"'; c = read()) {
            if (c < ' ') {
                throw broken();
            }
            append(c == '\\' ? escaped() : (char) c);
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
        unicodeEscapes = true;
        int code = 0;
        for (int i = 0; i < 4; i++) {
            int c = read();
            int digit = c < 0x80 ? Character.digit(c, 16) : -1;
            if (digit < 0) {
                throw broken();
            }
            code = code * 16 + digit;
        }
        return (char) code;
    }

    private void append(char c) throws IOException {
        if (length == token.length) {
            if (length == longest) {
                throw new NotJsonException(Defect.TOO_LONG);
            }
            token = Arrays.copyOf(token, (int) Math.min(longest, 2L * length));
        }
        token[length++] = c;
    }

    private static NotJsonException broken() {
        return new NotJsonException(Defect.STRUCTURE);
    }

    /** The character itself, or the first after it that is no white space; with a value per line, ends of lines are none. */
    private int space(int first) throws IOException {
        int c = first;
        while (c == ' ' || c == '\t' || (!lines && (c == '\n' || c == '\r'))) {
            line += c == '\n' ? 1 : 0;
            c = read();
        }
        return c;
    }

    private int read() throws IOException {
        if (next == limit) {
            limit = Math.max(in.read(buffer, 0, buffer.length), 0);
            next = 0;
            if (limit == 0) {
                return END;
            }
        }
        return buffer[next++];
    }
}
