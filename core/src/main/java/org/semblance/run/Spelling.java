package org.semblance.run;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.IntStream;

/** Finds what somebody may have meant. */
public final class Spelling {

    private Spelling() {}

    /** The known word nearest to a word that is not known, if one is near. */
    public static Optional<String> nearest(String word, Collection<String> known) {
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
