package org.semblance.release.columns.signs.words;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/** Text as words are compared: in small letters, without accents. */
public final class UnaccentedText {

    private static final Pattern MARKS = Pattern.compile("\\p{M}+");

    private UnaccentedText() {}

    public static String of(String text) {
        String small = text.toLowerCase(Locale.ROOT);
        boolean plain = true;
        for (int i = 0; i < small.length() && plain; i++) {
            plain = small.charAt(i) < 128;
        }
        return plain ? small : folded(small);
    }

    private static String folded(String small) {
        return MARKS.matcher(Normalizer.normalize(small, Normalizer.Form.NFD))
                .replaceAll("")
                .replace("ß", "ss")
                .replace("ø", "o")
                .replace("æ", "ae")
                .replace("œ", "oe")
                .replace("ł", "l")
                .replace("đ", "d")
                .replace("ı", "i")
                .replace('’', '\'')
                .replace('\u00a0', ' ');
    }
}
