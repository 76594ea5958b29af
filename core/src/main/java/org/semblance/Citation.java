package org.semblance;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A reference to a publication, so that a report can say what to cite. */
public record Citation(String authors, int year, String title, String where) {

    private static final Pattern TEXT = Pattern.compile("(.+?) \\((\\d{4})\\)\\. (.+?)\\. (.+)\\.");

    /** Reads a citation as it is printed: {@code Authors (year). Title. Where.} */
    public static Citation parse(String text) {
        Matcher parts = TEXT.matcher(text);
        if (!parts.matches()) {
            throw new IllegalArgumentException("not a citation, which reads 'Authors (year). Title. Where.': " + text);
        }
        return new Citation(parts.group(1), Integer.parseInt(parts.group(2)), parts.group(3), parts.group(4));
    }

    @Override
    public String toString() {
        return authors + " (" + year + "). " + title + ". " + where + ".";
    }
}
