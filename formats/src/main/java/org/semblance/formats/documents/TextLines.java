package org.semblance.formats.documents;

import java.io.IOException;
import java.util.Arrays;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.formats.StrictText;

/** The lines of a text, one after another in the same array, without an object per line. */
final class TextLines {

    private static final int LONGEST = 1 << 20;
    private static final int BUFFER = 1 << 14;

    private final StrictText text;
    private final char[] block = new char[BUFFER];
    private int next;
    private int limit;
    private char[] line = new char[256];
    private int length;
    private long number;
    private boolean afterReturn;

    TextLines(StrictText text) {
        this.text = text;
    }

    /**
     * Moves to the next line; false if there is none. A line ends with LF, CR LF or CR; the last one may have no end.
     */
    boolean next() throws IOException {
        length = 0;
        int c = read();
        if (afterReturn && c == '\n') {
            c = read();
        }
        afterReturn = false;
        if (c < 0) {
            return false;
        }
        number++;
        while (c >= 0 && c != '\n' && c != '\r') {
            append((char) c);
            c = read();
        }
        afterReturn = c == '\r';
        return true;
    }

    /** The characters of the line; the next line overwrites them. */
    char[] chars() {
        return line;
    }

    /** The number of characters of the line. */
    int length() {
        return length;
    }

    /** The number of the line, counted from 1. */
    long number() {
        return number;
    }

    @Override
    public String toString() {
        return new String(line, 0, length);
    }

    private void append(char c) {
        if (length == line.length) {
            if (length >= LONGEST) {
                throw Problem.data(
                        ProblemCode.E_FIELD_TOO_LONG,
                        "line " + number + " has more than " + LONGEST + " characters",
                        "check that this is the right file");
            }
            line = Arrays.copyOf(line, 2 * length);
        }
        line[length++] = c;
    }

    private int read() throws IOException {
        if (next == limit) {
            limit = Math.max(text.read(block, 0, BUFFER), 0);
            next = 0;
            if (limit == 0) {
                return -1;
            }
        }
        return block[next++];
    }
}
