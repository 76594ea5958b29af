package org.semblance.data;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A column of categories or texts: codes into a dictionary ordered by first appearance; code −1 marks a missing value.
 */
public final class Words extends Column {

    /** The code of a missing value. */
    public static final int MISSING = -1;

    private final int[] codes;
    private final List<String> dictionary;

    private Words(String name, int[] codes, List<String> dictionary) {
        super(name);
        this.codes = codes;
        this.dictionary = dictionary;
    }

    /** A column from its words; null marks a missing value. */
    public static Words of(String name, @Nullable String... words) {
        Map<String, Integer> seen = new LinkedHashMap<>();
        int[] codes = new int[words.length];
        for (int row = 0; row < words.length; row++) {
            String word = words[row];
            codes[row] = word == null ? MISSING : seen.computeIfAbsent(word, w -> seen.size());
        }
        return new Words(name, codes, List.copyOf(seen.keySet()));
    }

    /** A column from codes and their dictionary; the array is not copied, so the caller must not use it any more. */
    public static Words of(String name, int[] codes, List<String> dictionary) {
        return new Words(name, codes, List.copyOf(dictionary));
    }

    @Override
    public Words called(String other) {
        return new Words(other, codes, dictionary);
    }

    public int code(int row) {
        return codes[row];
    }

    /** The words by code; some may have no row. */
    public List<String> dictionary() {
        return dictionary;
    }

    /** The number of rows of each word of the dictionary. */
    public int[] counts() {
        int[] counts = new int[dictionary.size()];
        for (int code : codes) {
            if (code != MISSING) {
                counts[code]++;
            }
        }
        return counts;
    }

    /** The same, with the multiplicities of rows. */
    public int[] counts(Rows rows) {
        int[] counts = new int[dictionary.size()];
        for (int row = 0; row < codes.length; row++) {
            if (codes[row] != MISSING) {
                counts[codes[row]] += rows.times(row);
            }
        }
        return counts;
    }

    @Override
    public int size() {
        return codes.length;
    }

    @Override
    public boolean missing(int row) {
        return codes[row] == MISSING;
    }

    @Override
    public String text(int row) {
        return codes[row] == MISSING ? "" : dictionary.get(codes[row]);
    }

    /** The chosen rows, with a dictionary of the words they use, again by first appearance. */
    @Override
    public Words rows(int[] rows) {
        int[] renumbered = new int[dictionary.size()];
        Arrays.fill(renumbered, MISSING);
        String[] words = new String[dictionary.size()];
        int known = 0;
        int[] chosen = new int[rows.length];
        for (int i = 0; i < rows.length; i++) {
            int code = codes[rows[i]];
            if (code != MISSING && renumbered[code] == MISSING) {
                words[known] = dictionary.get(code);
                renumbered[code] = known++;
            }
            chosen[i] = code == MISSING ? MISSING : renumbered[code];
        }
        return new Words(name(), chosen, List.of(Arrays.copyOf(words, known)));
    }

    @Override
    public int[] codes() {
        LongIndex index = new LongIndex();
        int[] numbered = new int[codes.length];
        for (int row = 0; row < numbered.length; row++) {
            numbered[row] = index.add(codes[row]);
        }
        return numbered;
    }
}
