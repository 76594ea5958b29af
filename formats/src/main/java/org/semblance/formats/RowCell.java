package org.semblance.formats;

import java.io.CharArrayReader;
import java.io.Reader;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;

/** The value of a column in the current row; its array is reused for the next row. */
public final class RowCell implements FieldIntake {

    private final boolean unquoted;
    private char[] chars = new char[1 << 10];
    private int length;
    private boolean missing = true;

    /** @param unquoted whether enclosing quotes are still to be removed */
    RowCell(boolean unquoted) {
        this.unquoted = unquoted;
    }

    /** Its characters; none if the value is missing. */
    public Reader reader() {
        return new CharArrayReader(chars, 0, length);
    }

    /** The text; null if it is missing or empty. */
    public @Nullable String text() {
        return missing || length == 0 ? null : new String(chars, 0, length);
    }

    @Override
    public @Nullable Problem add(char[] from, int start, int end) {
        int quotes = unquoted && quoted(from, start, end) ? 1 : 0;
        length = 0;
        missing = false;
        if (end - start > chars.length) {
            chars = new char[Math.max(end - start, 2 * chars.length)];
        }
        if (quotes == 0) {
            length = end - start;
            System.arraycopy(from, start, chars, 0, length);
            return null;
        }
        for (int i = start + 1; i < end - 1; i++) {
            chars[length++] = from[i];
            i += from[i] == Delimiter.QUOTE ? 1 : 0;
        }
        return null;
    }

    /** Whether it is enclosed in quotes, with quotes inside in pairs only. */
    private static boolean quoted(char[] chars, int start, int end) {
        if (end - start < 2 || chars[start] != Delimiter.QUOTE || chars[end - 1] != Delimiter.QUOTE) {
            return false;
        }
        for (int i = start + 1; i < end - 1; i++) {
            if (chars[i] == Delimiter.QUOTE && (i + 1 == end - 1 || chars[++i] != Delimiter.QUOTE)) {
                return false;
            }
        }
        return true;
    }

    @Nullable
    Problem add(String text) {
        if (text.length() > ColumnIntake.LONGEST) {
            return Problem.data(
                    ProblemCode.E_FIELD_TOO_LONG,
                    "a text of more than " + (ColumnIntake.LONGEST >> 20) + " Mi characters",
                    "give long texts as files of a folder");
        }
        char[] all = text.toCharArray();
        return add(all, 0, all.length);
    }

    @Override
    public void addMissing() {
        missing = true;
        length = 0;
        if (chars.length > 1 << 20) {
            chars = Arrays.copyOf(chars, 1 << 10);
        }
    }
}
