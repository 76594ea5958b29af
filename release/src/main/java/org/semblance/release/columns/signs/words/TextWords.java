package org.semblance.release.columns.signs.words;

import java.util.Set;

/** The short words of sentences, such as articles and prepositions. */
public final class TextWords {

    private static final Set<String> FUNCTION = WordList.of("texts").all("function");

    private TextWords() {}

    public static boolean function(String folded) {
        return FUNCTION.contains(folded);
    }
}
