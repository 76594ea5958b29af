package org.semblance.catalog;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Finds what somebody may have meant. */
public final class Spelling {

    private static final int LONG = 8;

    private Spelling() {}

    /** What to do about a word that is not known: what may have been meant, and what there is. */
    public static String advice(String word, String thereIs, Collection<String> known) {
        return nearest(word, known).map(near -> "did you mean " + near + "? ").orElse("") + thereIs + ": "
                + String.join(", ", known);
    }

    /**
     * What to do about names of columns that a table lacks. Where it has none of them, its first line may be a record:
     * then only what is near to a name is repeated.
     */
    public static String columns(String name, Collection<String> asked, Collection<String> there) {
        return asked.stream().anyMatch(there::contains)
                ? advice(name, "the table has", there)
                : nearest(name, there)
                                .map(near -> "did you mean " + near + "? ")
                                .orElse("")
                        + "the table has none of the columns asked for: look whether its first line holds their names";
    }

    /** The known word nearest to a word that is not known, if one is near. */
    public static Optional<String> nearest(String word, Collection<String> known) {
        return known.stream()
                .filter(candidate -> candidate.equalsIgnoreCase(word)
                        || edits(word, candidate) <= Math.max(1, candidate.length() / 3)
                        || (candidate.length() > 2 && word.startsWith(candidate)))
                .min(Comparator.comparingInt(
                        candidate -> candidate.equalsIgnoreCase(word) ? 0 : edits(word, candidate)));
    }

    /** The known words that differ from a word in a letter or two, the nearest first. */
    public static List<String> near(String word, Stream<String> known, int most) {
        int furthest = word.length() < LONG ? 1 : 2;
        Map<String, Integer> near = new TreeMap<>();
        known.filter(candidate -> Math.abs(candidate.length() - word.length()) <= furthest)
                .forEach(candidate -> {
                    int edits = edits(word, candidate);
                    if (edits <= furthest) {
                        near.put(candidate, edits);
                    }
                });
        return near.keySet().stream()
                .sorted(Comparator.comparing(near::get))
                .limit(most)
                .toList();
    }

    /** The fewest letters to put in, leave out, replace, or swap with their neighbours. */
    private static int edits(String one, String other) {
        int[][] edits = new int[one.length() + 1][other.length() + 1];
        for (int i = 0; i <= one.length(); i++) {
            for (int j = 0; j <= other.length(); j++) {
                if (i == 0 || j == 0) {
                    edits[i][j] = i + j;
                    continue;
                }
                boolean same = one.charAt(i - 1) == other.charAt(j - 1);
                boolean swapped = i > 1
                        && j > 1
                        && one.charAt(i - 1) == other.charAt(j - 2)
                        && one.charAt(i - 2) == other.charAt(j - 1);
                edits[i][j] =
                        Math.min(edits[i - 1][j - 1] + (same ? 0 : 1), 1 + Math.min(edits[i - 1][j], edits[i][j - 1]));
                if (swapped) {
                    edits[i][j] = Math.min(edits[i][j], edits[i - 2][j - 2] + 1);
                }
            }
        }
        return edits[one.length()][other.length()];
    }
}
