package org.semblance.formats;

import java.io.IOException;
import org.semblance.Problem;
import org.semblance.ProblemCode;

/**
 * Decides how quotes in tab-separated text are to be read, by trying both ways: by RFC 4180, where a quoted field may
 * contain tabs and line ends, and by lines, where a quote is an ordinary character. A way is wrong if a record has
 * another number of fields than the first, or if a field continues after its closing quote.
 */
final class TabLines {

    /** Counts the fields of records in one of the two ways. */
    private static final class Count {

        private int first = -1;
        private int tabs;
        private boolean blank = true;
        private long records;
        private boolean wrong;

        private void sign(char c) {
            tabs += c == '\t' ? 1 : 0;
            blank = false;
        }

        private void end() {
            if (!blank) {
                first = records == 0 ? tabs : first;
                wrong |= tabs != first;
                records++;
            }
            tabs = 0;
            blank = true;
        }
    }

    private final Count lines = new Count();
    private final Count quotes = new Count();
    private boolean start = true;
    private boolean inside;
    private boolean closing;

    private TabLines() {}

    /**
     * Whether lines are the records.
     *
     * @throws Problem if both ways are possible and give different documents
     */
    static boolean are(SourceFile file, Encoding encoding) {
        TabLines looks = new TabLines();
        try (CountedStream stored = file.raw();
                StrictText text = new StrictText(file.content(stored), encoding)) {
            char[] chars = new char[1 << 13];
            for (int read = text.read(chars, 0, chars.length); read >= 0; read = text.read(chars, 0, chars.length)) {
                for (int i = 0; i < read; i++) {
                    looks.take(chars[i]);
                }
            }
            looks.end();
        } catch (StrictText.FlawException flaw) {
            // reading on finds it again and knows where
            return looks.quotes.wrong && !looks.lines.wrong;
        } catch (IOException unreadable) {
            throw file.unreadable(unreadable);
        }
        if (!looks.lines.wrong && !looks.quotes.wrong && looks.lines.records != looks.quotes.records) {
            throw Problem.data(
                    ProblemCode.E_QUOTE,
                    file.name() + ": the quotes can be read in two ways: as signs inside of lines, or round texts of"
                            + " several lines",
                    "bring the texts as JSON lines, or as CSV with commas");
        }
        return looks.quotes.wrong && !looks.lines.wrong;
    }

    private void take(char c) {
        boolean end = c == '\n' || c == '\r';
        if (end) {
            lines.end();
        } else {
            lines.sign(c);
        }
        if (inside && !closing) {
            closing = c == Delimiter.QUOTE;
            quotes.blank = false;
        } else if (c == Delimiter.QUOTE && (start || closing)) {
            inside = true;
            closing = false;
            start = false;
            quotes.blank = false;
        } else {
            quotes.wrong |= closing && !end && c != '\t';
            inside = false;
            closing = false;
            start = end || c == '\t';
            if (end) {
                quotes.end();
            } else {
                quotes.sign(c);
            }
        }
    }

    private void end() {
        lines.end();
        quotes.wrong |= inside && !closing;
        quotes.end();
    }
}
