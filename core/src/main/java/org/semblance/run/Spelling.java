package org.semblance.run;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.IntStream;

/** Finds what somebody may have meant. */
public final class Spelling {

    private Spelling() {}

    /** What to do about a word that is not known: what may have been meant, and what there is. */
    public static String advice(String word, String thereIs, Collection<String> known) {
        return nearest(word, known).map(near -> "did you mean " + near + "? ").orElse("") + thereIs + ": "
                + String.join(", ", known);
    }

    /** The known word nearest to a word that is not known, if one is near. */
    private static Optional<String> nearest(String word, Collection<String> known) {
        return known.stream()
                .filter(candidate -> edits(word, candidate) <= Math.max(1, candidate.length() / 3))
                .min(Comparator.comparingInt(candidate -> edits(word, candidate)));
    }

    /** Levenshtein's distance. */
    private static int edits(String one, String other) {
        int[] row = IntStream.rangeClosed(0, other.length()).toArray();
        for (int i = 1; i <= one.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= other.length(); j++) {
                int replaced = diagonal + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[other.length()];
    }
}
