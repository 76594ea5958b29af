package org.semblance.domain.taxonomy.mapping;

import java.util.Arrays;
import java.util.Comparator;
import java.util.function.IntConsumer;
import org.semblance.domain.taxonomy.Vocabulary;

/** An index of the words of a taxonomy, sorted by their letters, so that they are found however they are separated. */
final class VocabularyIndex {

    private final Vocabulary vocabulary;
    private final String[] letters;
    private final int[] numbers;
    private final int[] signatures;
    private final byte[] wordCounts;

    private record Entry(int number, String word, String letters) {

        static Entry of(int number, String word) {
            return new Entry(number, word, LetterKey.of(word));
        }
    }

    VocabularyIndex(Vocabulary vocabulary) {
        this.vocabulary = vocabulary;
        Entry[] entries = new Entry[vocabulary.size()];
        Arrays.setAll(entries, number -> Entry.of(number, vocabulary.word(number)));
        Arrays.sort(entries, Comparator.comparing(Entry::letters).thenComparing(Entry::word));
        this.letters = new String[entries.length];
        this.numbers = new int[entries.length];
        this.signatures = new int[entries.length];
        this.wordCounts = new byte[entries.length];
        for (int place = 0; place < entries.length; place++) {
            letters[place] = entries[place].letters();
            numbers[place] = entries[place].number();
            signatures[place] = signature(letters[place]);
            wordCounts[place] = (byte) Math.min(
                    Byte.MAX_VALUE, WordSpelling.words(entries[place].word()).size());
        }
    }

    /** A bit for each letter that occurs. */
    private static int signature(String letters) {
        int signature = 0;
        for (int i = 0; i < letters.length(); i++) {
            signature |= 1 << (letters.charAt(i) & 31);
        }
        return signature;
    }

    /** The letters of the word at a position. */
    String letters(int place) {
        return letters[place];
    }

    /** The word at a position, as in the vocabulary. */
    String word(int place) {
        return vocabulary.word(numbers[place]);
    }

    int[] senses(int place) {
        return vocabulary.senses(numbers[place]);
    }

    /** Passes the positions of all words with exactly these letters. */
    void same(String wanted, IntConsumer places) {
        for (int place = first(wanted); place < letters.length && letters[place].equals(wanted); place++) {
            places.accept(place);
        }
    }

    /** Passes the positions of all words that start with these letters. */
    void startingWith(String start, IntConsumer places) {
        for (int place = first(start); place < letters.length && letters[place].startsWith(start); place++) {
            places.accept(place);
        }
    }

    /** Passes the positions of all words that may have these letters as skeleton. */
    void maybeSkeleton(String some, IntConsumer places) {
        int signature = signature(some);
        startingWith(some.substring(0, 1), place -> {
            if ((signature & ~signatures[place]) == 0 && letters[place].length() > some.length()) {
                places.accept(place);
            }
        });
    }

    /** Passes the positions of all terms with a number of words and an initial letter. */
    void ofWords(int count, String start, IntConsumer places) {
        startingWith(start, place -> {
            if (wordCounts[place] == count) {
                places.accept(place);
            }
        });
    }

    /**
     * Passes the positions of all words that may be within a number of edits; an edit changes at most two kinds of
     * letters.
     */
    void maybeNear(String wanted, int edits, IntConsumer places) {
        int signature = signature(wanted);
        for (int place = 0; place < letters.length; place++) {
            if (Integer.bitCount(signatures[place] ^ signature) <= 2 * edits
                    && Math.abs(letters[place].length() - wanted.length()) <= edits) {
                places.accept(place);
            }
        }
    }

    private int first(String wanted) {
        int place = Arrays.binarySearch(letters, wanted);
        if (place < 0) {
            return -place - 1;
        }
        while (place > 0 && letters[place - 1].equals(wanted)) {
            place--;
        }
        return place;
    }
}
