package org.semblance.release.columns;

import java.text.Normalizer;
import java.util.Locale;

/** A text as it is compared with lists of words: without accents, case and punctuation. */
final class BareText {

    private BareText() {}

    /** Umlauts written with e are folded like others; words that have these letters anyway are folded alike everywhere. */
    static String of(String text) {
        String apart = Normalizer.normalize(text, Normalizer.Form.NFD)
                .toLowerCase(Locale.ROOT)
                .replace("ß", "ss")
                .replace("ae", "a")
                .replace("oe", "o")
                .replace("ue", "u");
        StringBuilder folded = new StringBuilder(apart.length());
        for (int i = 0; i < apart.length(); i++) {
            char c = apart.charAt(i);
            if (Character.isLetterOrDigit(c) && c != 'º' && c != 'ª') {
                folded.append(c);
            } else if (Character.getType(c) != Character.NON_SPACING_MARK
                    && folded.length() > 0
                    && folded.charAt(folded.length() - 1) != ' ') {
                folded.append(' ');
            }
        }
        return folded.toString().strip();
    }
}
