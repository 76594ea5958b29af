package org.semblance.formats;

import java.io.IOException;

/** Looks whether the lines of a text are its records, fields between tabs, whatever quotes they hold. */
final class TabLines {

    private static final int NO_HEADER = -1;

    private TabLines() {}

    /** Whether all lines but blank ones have as many tabs as the first. */
    static boolean are(SourceFile file, Encoding encoding) {
        try (CountedStream stored = file.raw();
                StrictText text = new StrictText(file.content(stored), encoding)) {
            return are(text);
        } catch (StrictText.FlawException flaw) {
            // whoever reads on finds it again, and knows where
            return true;
        } catch (IOException unreadable) {
            throw file.unreadable(unreadable);
        }
    }

    private static boolean are(StrictText text) throws IOException {
        char[] chars = new char[1 << 13];
        int header = NO_HEADER;
        int tabs = 0;
        boolean blank = true;
        for (int read = text.read(chars, 0, chars.length); read >= 0; read = text.read(chars, 0, chars.length)) {
            for (int i = 0; i < read; i++) {
                char c = chars[i];
                if (c == '\t') {
                    tabs++;
                    blank = false;
                } else if (c != '\n' && c != '\r') {
                    blank = false;
                } else if (!blank) {
                    header = header == NO_HEADER ? tabs : header;
                    if (tabs != header) {
                        return false;
                    }
                    tabs = 0;
                    blank = true;
                }
            }
        }
        return blank || header == NO_HEADER || tabs == header;
    }
}
