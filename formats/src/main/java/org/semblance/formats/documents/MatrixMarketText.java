package org.semblance.formats.documents;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.semblance.Place;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.formats.NumberScanner;
import org.semblance.formats.TextFile;

/**
 * Reads a Matrix Market file, plain or gzip, entry by entry and strictly, without storing it.
 *
 * <p>Boisvert, Pozo and Remington, The Matrix Market Exchange Formats: Initial Design, NISTIR 5935 (1996).
 */
final class MatrixMarketText {

    /** Receives what is read. Memory must not be allocated by the stated size, which may be wrong. */
    interface Entries {

        void size(MatrixSize size);

        /**
         * Receives an entry.
         *
         * @param row counted from 0, like the column
         * @param chars contain the value as written, between {@code from} and {@code to}
         * @return what is wrong with it, if anything
         */
        @Nullable
        Problem entry(int row, int column, double value, char[] chars, int from, int to);
    }

    private static final ProblemCode CODE = ProblemCode.E_MATRIX;

    private static final char[] ONE = {'1'};

    private final TextFile file;
    private final TextLines lines;
    private final NumberScanner numbers = new NumberScanner('.');
    private int next;

    private MatrixMarketText(TextFile file, TextLines lines) {
        this.file = file;
        this.lines = lines;
    }

    /** Whether a file looks like this format. */
    static boolean is(TextFile file) {
        byte[] head = file.head(MatrixMarketHeader.MARK.length());
        return new String(head, StandardCharsets.ISO_8859_1).equals(MatrixMarketHeader.MARK);
    }

    /** Reads the file to its end. */
    static void read(TextFile file, Entries entries, Watcher watcher) {
        file.read(null, text -> {
            new MatrixMarketText(file, new TextLines(text)).read(entries, watcher);
            return file;
        });
    }

    private void read(Entries entries, Watcher watcher) throws IOException {
        if (!lines.next()) {
            throw Problem.data(ProblemCode.E_EMPTY_INPUT, file.name() + ": an empty file", "give a file with a matrix");
        }
        MatrixMarketHeader header;
        try {
            header = MatrixMarketHeader.of(lines.toString());
        } catch (Problem refused) {
            throw refused.at(place());
        }
        MatrixSize size = size(header);
        entries.size(size);
        long count = 0;
        while (content()) {
            if (count == size.entries()) {
                throw wrong("more entries than the " + size.entries() + " that the file announces")
                        .at(place());
            }
            int row = header.dense() ? (int) (count % size.rows()) : index(size.rows(), "row");
            int column = header.dense() ? (int) (count / size.rows()) : index(size.columns(), "column");
            Problem refused = header.pattern()
                    ? entries.entry(row, column, 1, ONE, 0, 1)
                    : valued(entries, row, column, header.whole());
            if (refused != null) {
                throw refused.at(place());
            }
            if (next < lines.length()) {
                throw wrong("more on a line than an entry").at(place());
            }
            count++;
            if ((count & 0xFFFF) == 0) {
                watcher.progress("read", count, size.entries());
            }
        }
        if (count < size.entries()) {
            throw wrong(file.name() + ": only " + count + " of the " + size.entries() + " entries that it announces");
        }
        watcher.progress("read", count, size.entries());
    }

    private MatrixSize size(MatrixMarketHeader header) throws IOException {
        boolean there = content();
        while (there && lines.chars()[0] == '%') {
            there = content();
        }
        if (!there) {
            throw wrong(file.name() + ": it ends before it says how large the matrix is");
        }
        long rows = whole();
        long columns = whole();
        long entries = header.dense() ? Math.min(rows, 1L << 31) * Math.min(columns, 1L << 31) : whole();
        if (rows < 0 || columns < 0 || entries < 0 || next < lines.length()) {
            throw wrong("not the size of a matrix: " + (header.dense() ? "two" : "three") + " whole numbers")
                    .at(place());
        }
        try {
            return MatrixSize.of(rows, columns, entries, header.dense());
        } catch (Problem refused) {
            throw refused.at(place());
        }
    }

    /** Moves to the first word of the next line that is not blank. */
    private boolean content() throws IOException {
        do {
            if (!lines.next()) {
                return false;
            }
            next = 0;
            blanks();
        } while (next == lines.length());
        return true;
    }

    private @Nullable Problem valued(Entries entries, int row, int column, boolean whole) {
        char[] chars = lines.chars();
        int from = next;
        while (next < lines.length() && chars[next] != ' ' && chars[next] != '\t') {
            next++;
        }
        int to = next;
        blanks();
        double value = numbers.parse(chars, from, to);
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            return from == to
                    ? wrong("an entry without its value")
                    : Problem.data(
                            ProblemCode.E_NUMBER,
                            "not a number, or not a finite one",
                            "correct the entry, or leave it out where there is nothing");
        }
        if (whole && value != Math.rint(value)) {
            return Problem.data(
                    ProblemCode.E_NUMBER,
                    "not a whole number",
                    "write real instead of integer on the first line of the file");
        }
        return entries.entry(row, column, value, chars, from, to);
    }

    /** A row or column, counted from 0. */
    private int index(int size, String what) {
        long index = whole();
        if (index < 0) {
            throw wrong("not an entry: a row, a column and its value").at(place());
        }
        if (index == 0 || index > size) {
            throw wrong("the " + what + " is not between 1 and " + size).at(place());
        }
        return (int) index - 1;
    }

    /** The next word as a whole number of up to ten digits; -1 if it is not one. */
    private long whole() {
        char[] chars = lines.chars();
        int from = next;
        long number = 0;
        while (next < lines.length() && chars[next] >= '0' && chars[next] <= '9' && next - from < 12) {
            number = 10 * number + (chars[next++] - '0');
        }
        boolean ends = next == lines.length() || chars[next] == ' ' || chars[next] == '\t';
        if (next == from || !ends || next - from > 10) {
            return -1;
        }
        blanks();
        return number;
    }

    private void blanks() {
        while (next < lines.length() && (lines.chars()[next] == ' ' || lines.chars()[next] == '\t')) {
            next++;
        }
    }

    private Place place() {
        return file.line(lines.number());
    }

    private static Problem wrong(String what) {
        return Problem.data(CODE, what, "write the file again: one entry on a line, as many as its second line says");
    }
}
