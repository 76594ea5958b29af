package org.semblance.formats.taxonomy;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.domain.taxonomy.TaxonomyBuilder;
import org.semblance.domain.taxonomy.TextPool;
import org.semblance.domain.taxonomy.Vocabulary;

/**
 * Reads the lines of a WordNet file field by field; the licence, whose lines start with a blank, is skipped.
 *
 * <p>It works on bytes and creates strings only on request: WordNet is mostly read once, by code that is not compiled
 * yet, so every step matters.
 */
final class WordNetFields {

    private static final int POINTER = "00001740 n 0000 ".length();

    private final byte[] data;
    private int place;
    private boolean begun;

    WordNetFields(byte[] data) {
        this.data = data;
    }

    /** Moves to the next line; false if there is none. */
    boolean next() {
        do {
            at(begun ? lineAfter(place) : 0);
        } while (place < data.length && !more());
        return place < data.length;
    }

    /** Moves to the line that starts at an offset. */
    void at(int start) {
        place = start;
        begun = true;
    }

    private int lineAfter(int from) {
        int end = from;
        while (end < data.length && data[end] != '\n') {
            end++;
        }
        return end + 1;
    }

    /** Moves to the line whose first field is a word, by binary search: lines are sorted by bytes. */
    boolean find(String word) {
        byte[] wanted = word.concat(" ").getBytes(StandardCharsets.UTF_8);
        int low = 0;
        int high = data.length;
        while (low < high) {
            int start = (low + high) >>> 1;
            while (start > low && data[start - 1] != '\n') {
                start--;
            }
            int end = Math.min(data.length, start + wanted.length);
            int order = Arrays.compareUnsigned(data, start, end, wanted, 0, wanted.length);
            if (order == 0) {
                at(start);
                return true;
            }
            if (order < 0) {
                low = lineAfter(start);
            } else {
                high = start;
            }
        }
        return false;
    }

    /** Whether the line has a further field. */
    boolean more() {
        return place < data.length && inField(data[place]);
    }

    /**
     * Whether a byte belongs to a field: fields end at blanks and line ends; bytes of non-ASCII letters are negative.
     */
    private static boolean inField(byte next) {
        return next > ' ' || next < 0;
    }

    void skip(int fields) {
        for (int i = 0; i < fields; i++) {
            pass();
        }
    }

    /** Skips a field and returns its end. */
    private int pass() {
        int end = place;
        while (end < data.length && inField(data[end])) {
            end++;
        }
        leave(end);
        return end;
    }

    /** Moves after a field, but not to another line. */
    private void leave(int end) {
        if (end == place) {
            throw tooSoon();
        }
        place = end < data.length && data[end] == ' ' ? end + 1 : end;
    }

    private Problem tooSoon() {
        return Problem.data(
                ProblemCode.E_WORDNET,
                "a line of WordNet ends too soon, at byte " + place + " of its file",
                "check that the database is whole");
    }

    String text() {
        int start = place;
        return new String(data, start, pass() - start, StandardCharsets.UTF_8);
    }

    int number() {
        return number(10);
    }

    /** Reads a number to a base up to 16, in lower-case letters. */
    int number(int base) {
        int end = place;
        int number = 0;
        for (; end < data.length && inField(data[end]); end++) {
            int digit = Character.digit(data[end], base);
            if (digit < 0 || number > Integer.MAX_VALUE / base - 1) {
                throw Problem.data(
                        ProblemCode.E_WORDNET,
                        "a file of WordNet has something else where a number belongs",
                        "check that the database is whole");
            }
            number = number * base + digit;
        }
        leave(end);
        return number;
    }

    /**
     * Skips a pointer such as: @ 00001740 n 0000. The part after the symbol has a fixed width, so it need not be
     * parsed.
     *
     * @return the target if the pointer is a hypernym (@) or instance hypernym (@i); otherwise −1
     */
    int isA() {
        boolean isA = more() && data[place] == '@';
        int target = pass() + 1;
        place = target;
        int offset = isA ? number() : -1;
        place = target + POINTER;
        return offset;
    }

    /** The concept whose id the field is. */
    int concept(TaxonomyBuilder taxonomy) {
        int start = place;
        return taxonomy.concept(data, start, pass());
    }

    /** Adds a word, with blanks for underscores, to a pool and returns its number. */
    int word(TextPool words) {
        return word(words, false);
    }

    /** Adds the key of a word to a pool and returns its number. */
    int key(TextPool words) {
        return word(words, true);
    }

    private int word(TextPool words, boolean asKey) {
        int start = place;
        int end = start;
        boolean isKey = true;
        for (; end < data.length && inField(data[end]); end++) {
            if (data[end] == '_') {
                data[end] = ' ';
            }
            isKey &= data[end] > 0 && (data[end] < 'A' || data[end] > 'Z');
        }
        leave(end);
        return isKey || !asKey
                ? words.add(data, start, end)
                : words.add(Vocabulary.key(new String(data, start, end - start, StandardCharsets.UTF_8)));
    }
}
