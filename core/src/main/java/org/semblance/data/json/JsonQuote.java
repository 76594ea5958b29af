package org.semblance.data.json;

/** Texts as JSON writes them. */
public final class JsonQuote {

    private JsonQuote() {}

    /**
     * Appends a text in quotes.
     *
     * @param escaped further characters to write as escapes, in addition to those that JSON does not allow
     */
    public static void append(String text, String escaped, StringBuilder out) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"', '\\' -> out.append('\\').append(c);
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                default -> {
                    if (c < ' ' || escaped.indexOf(c) >= 0) {
                        unicode(c, out);
                    } else {
                        out.append(c);
                    }
                }
            }
        }
        out.append('"');
    }

    private static void unicode(char c, StringBuilder out) {
        out.append("\\u");
        for (int shift = 12; shift >= 0; shift -= 4) {
            out.append(Character.forDigit((c >> shift) & 0xF, 16));
        }
    }
}
