package org.semblance.domain.taxonomy.mapping;

import java.text.Normalizer;
import java.util.Locale;

/** Reduces texts to lower-case letters and digits without accents. */
final class LetterKey {

    private LetterKey() {}

    static String of(String text) {
        String plain = ascii(text) ? text : Normalizer.normalize(text, Normalizer.Form.NFD);
        StringBuilder letters = new StringBuilder(plain.length());
        for (int i = 0; i < plain.length(); i++) {
            char c = plain.charAt(i);
            if (Character.isLetterOrDigit(c) || Character.isSurrogate(c)) {
                letters.append(c);
            }
        }
        return letters.toString().toLowerCase(Locale.ROOT);
    }

    private static boolean ascii(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) >= 0x80) {
                return false;
            }
        }
        return true;
    }
}
