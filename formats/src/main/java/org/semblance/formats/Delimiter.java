package org.semblance.formats;

import java.nio.CharBuffer;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;

/**
 * The field delimiter: given, or detected as the one that splits the first records into as many fields as the header.
 */
final class Delimiter {

    static final char QUOTE = '"';

    private static final String TAB = "tab";
    private static final char[] USUAL = {',', ';', '\t', '|'};
    private static final int RECORDS = 200;

    private Delimiter() {}

    /** The delimiter given by a recipe; the comma if none is given. */
    static char of(@Nullable String given) {
        if (given == null) {
            return ',';
        }
        if (given.equals(TAB)) {
            return '\t';
        }
        if (given.length() != 1 || !fit(given.charAt(0))) {
            throw Problem.recipe(
                    ProblemCode.E_DELIMITER,
                    "the delimiter given in csv: {delimiter: ...} cannot be used",
                    "give one sign such as , or ; or |, or the word tab");
        }
        return given.charAt(0);
    }

    /** The delimiter in the notation of recipes. */
    static String word(char delimiter) {
        return delimiter == '\t' ? TAB : String.valueOf(delimiter);
    }

    /**
     * Detects the delimiter from the first characters of a file; the comma if none is in the header.
     *
     * @param whole whether the sample is the whole file, so that its last record is complete
     */
    static char in(CharBuffer sample, boolean whole) {
        char best = ',';
        double bestAgreement = 0;
        int bestCount = 0;
        for (char candidate : USUAL) {
            Tally tally = new Tally(candidate);
            tally.take(sample, whole);
            if (tally.header > 0
                    && (tally.agreement() > bestAgreement
                            || (tally.agreement() == bestAgreement && tally.header > bestCount))) {
                best = candidate;
                bestAgreement = tally.agreement();
                bestCount = tally.header;
            }
        }
        return best;
    }

    private static boolean fit(char c) {
        return c == '\t'
                || (c != QUOTE
                        && !Character.isLetterOrDigit(c)
                        && !Character.isISOControl(c)
                        && !Character.isSurrogate(c));
    }

    /** Counts one candidate outside quotes, record by record. */
    private static final class Tally {

        private final char candidate;
        private int header;
        private int records;
        private int agreeing;

        Tally(char candidate) {
            this.candidate = candidate;
        }

        /** The share of records with as many fields as the header. */
        double agreement() {
            return (double) agreeing / records;
        }

        void take(CharBuffer sample, boolean whole) {
            boolean quoted = false;
            boolean closed = false;
            boolean fieldStart = true;
            boolean blank = true;
            int count = 0;
            for (int i = 0; i < sample.length() && records < RECORDS; i++) {
                char c = sample.charAt(i);
                if (quoted) {
                    quoted = c != QUOTE;
                    closed = !quoted;
                } else if (c == '\n' || c == '\r') {
                    if (!blank) {
                        close(count);
                    }
                    blank = true;
                    count = 0;
                    closed = false;
                    fieldStart = true;
                } else {
                    blank = false;
                    // a doubled quote closes and reopens
                    quoted = c == QUOTE && (fieldStart || closed);
                    closed = false;
                    fieldStart = c == candidate;
                    count += fieldStart ? 1 : 0;
                }
            }
            if (!blank && (whole || records == 0)) {
                close(count);
            }
        }

        private void close(int count) {
            if (records == 0) {
                header = count;
            }
            agreeing += count == header ? 1 : 0;
            records++;
        }
    }
}
