package org.semblance.formats.taxonomy;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.semblance.Problem;
import org.semblance.domain.taxonomy.TaxonomyBuilder;
import org.semblance.domain.taxonomy.TextPool;
import org.semblance.domain.taxonomy.Vocabulary;

/**
 * Walks over the lines of a WordNet file field by field; the licence, whose lines start with a blank, is passed over.
 *
 * <p>It works on bytes and makes texts only where they are asked for: WordNet is mostly read once, by code that is still
 * cold, and then every step less counts.
 */
final class WordNetFields {

    private static final int POINTER = "00001740 n 0000 ".length();

    private final byte[] data;
    private int place;
    private boolean begun;

    WordNetFields(byte[] data) {
        this.data = data;
    }

    /** Goes to the next line; false when there is none. */
    boolean next() {
        do {
            at(begun ? lineAfter(place) : 0);
        } while (place < data.length && !more());
        return place < data.length;
    }

    /** Goes to the line that starts at a place. */
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

    /** Goes to the line whose first field is a word, by halving: lines are in the order of their bytes. */
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

    /** Fields end at blanks and at the ends of lines; bytes of other letters than English ones are negative. */
    private static boolean inField(byte next) {
        return next > ' ' || next < 0;
    }

    void skip(int fields) {
        for (int i = 0; i < fields; i++) {
            pass();
        }
    }

    /** Passes over a field and tells where it ends. */
    private int pass() {
        int end = place;
        while (end < data.length && inField(data[end])) {
            end++;
        }
        leave(end);
        return end;
    }

    /** Goes behind a field that ends at a place, but not to another line. */
    private void leave(int end) {
        if (end == place) {
            throw tooSoon();
        }
        place = end < data.length && data[end] == ' ' ? end + 1 : end;
    }

    private Problem tooSoon() {
        return Problem.data(
                "E_WORDNET",
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

    /** A number to a base up to 16, in small letters. */
    int number(int base) {
        int end = place;
        int number = 0;
        for (; end < data.length && inField(data[end]); end++) {
            int digit = Character.digit(data[end], base);
            if (digit < 0 || number > Integer.MAX_VALUE / base - 1) {
                throw Problem.data(
                        "E_WORDNET",
                        "a file of WordNet has something else where a number belongs",
                        "check that the database is whole");
            }
            number = number * base + digit;
        }
        leave(end);
        return number;
    }

    /**
     * Passes over a pointer such as: @ 00001740 n 0000. What follows the sign has a fixed width in the format, so that it
     * need not be looked at.
     *
     * @return what it points to when that is a hypernym (@) or what this is an instance of (@i); otherwise −1
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

    /** The number of a word, with blanks for its underscores, among others, to which it is added. */
    int word(TextPool words) {
        return word(words, false);
    }

    /** The number of a word, as it is looked up, among others, to which it is added. */
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
