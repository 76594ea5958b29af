package org.semblance.formats.taxonomy;

import java.io.IOException;
import java.io.Reader;
import org.jspecify.annotations.Nullable;
import org.semblance.Place;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.formats.TextFile;

/** The numbered lines of a text, with any line end; excessively long lines are refused. */
final class TextFileLines {

    private static final int LONGEST = 1 << 22;

    private final TextFile file;
    private final Reader text;
    private final char[] chars = new char[1 << 15];
    private final StringBuilder begun = new StringBuilder();
    private int next;
    private int limit;
    private boolean afterReturn;
    private long number;

    TextFileLines(TextFile file, Reader text) {
        this.file = file;
        this.text = text;
    }

    /** The name of the file. */
    String file() {
        return file.name();
    }

    /** The number of the line last read, counted from 1. */
    long number() {
        return number;
    }

    /** The line last read, as messages name it. */
    Place place() {
        return file.line(number);
    }

    /** A line as messages name it. */
    Place placeOf(long line) {
        return file.line(line);
    }

    /** The next line without its end; null after the last. */
    @Nullable
    String next() throws IOException {
        begun.setLength(0);
        number++;
        while (next < limit || fill()) {
            if (afterReturn && chars[next] == '\n') {
                next++;
            }
            afterReturn = false;
            int start = next;
            while (next < limit && chars[next] != '\n' && chars[next] != '\r') {
                next++;
            }
            if (next < limit) {
                afterReturn = chars[next] == '\r';
                String line = begun.length() == 0
                        ? new String(chars, start, next - start)
                        : begun.append(chars, start, next - start).toString();
                next++;
                return line;
            }
            begun.append(chars, start, next - start);
            if (begun.length() > LONGEST) {
                throw Problem.data(
                                ProblemCode.E_FIELD_TOO_LONG,
                                "a line of more than " + (LONGEST >> 20) + " Mi characters",
                                "check that this is a text file with one entry per line")
                        .at(place());
            }
        }
        return begun.length() == 0 ? null : begun.toString();
    }

    private boolean fill() throws IOException {
        next = 0;
        limit = text.read(chars, 0, chars.length);
        return limit > 0;
    }
}
