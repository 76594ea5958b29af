package org.semblance.domain.taxonomy;

import java.io.Serializable;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * The vocabulary of a taxonomy: the concepts that a word may mean, the most usual first, and the words of each concept.
 *
 * <p>Words are looked up by their {@link #key}: case, underscores and Unicode composition do not matter.
 */
public final class Vocabulary implements Serializable {

    /** The keys of words, then the spellings that differ from their key. */
    private final TextPool texts;

    private final int size;
    private final IntLists senses;
    private final IntLists terms;

    private Vocabulary(TextPool texts, int size, IntLists senses, IntLists terms) {
        this.texts = texts;
        this.size = size;
        this.senses = senses;
        this.terms = terms;
    }

    /** The word in a reference: football in football#1; any other text unchanged. */
    public static String word(String reference) {
        return reference.replaceFirst("#[0-9]+$", "");
    }

    /** The key of a word: lower case, composed, with single blanks for blanks and underscores. */
    public static String key(String word) {
        if (isKey(word)) {
            return word;
        }
        boolean ascii = true;
        for (int i = 0; i < word.length() && ascii; i++) {
            ascii = word.charAt(i) < 0x80;
        }
        String lower = (ascii ? word : Normalizer.normalize(word, Normalizer.Form.NFC)).toLowerCase(Locale.ROOT);
        StringBuilder key = new StringBuilder(lower.length());
        boolean blank = false;
        for (int i = 0; i < lower.length(); i++) {
            char c = lower.charAt(i);
            if (c == '_' || Character.isWhitespace(c) || c == '\u00A0') {
                blank = true;
            } else {
                if (blank && key.length() > 0) {
                    key.append(' ');
                }
                blank = false;
                key.append(c);
            }
        }
        return key.toString();
    }

    /** Whether a word obviously equals its key, as most do. */
    private static boolean isKey(String word) {
        char before = ' ';
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            boolean plain = c > ' ' && c < 0x7F && c != '_' && (c < 'A' || c > 'Z');
            if (!plain && (c != ' ' || before == ' ')) {
                return false;
            }
            before = c;
        }
        return before != ' ';
    }

    /** The senses of a word, the most usual first; none if the word is unknown. */
    public int[] senses(String word) {
        int text = texts.find(key(word));
        return text < 0 || text >= size ? new int[0] : senses.of(text);
    }

    /** The words of a concept in their own spelling, the label first. */
    public List<String> terms(int concept) {
        List<String> words = new ArrayList<>();
        for (int i = 0; i < terms.count(concept); i++) {
            words.add(texts.at(terms.at(concept, i)));
        }
        return words;
    }

    /** The number of distinct words. */
    public int size() {
        return size;
    }

    /** The key of a word by its number, from 0 to {@link #size()} (exclusive). */
    public String word(int number) {
        return texts.at(number);
    }

    /** The senses of a word, given by its number. */
    public int[] senses(int number) {
        return senses.of(number);
    }

    /** Collects words. */
    static final class Collector {

        private final TextPool texts = new TextPool();
        private final IntLists.Pairs senses = new IntLists.Pairs();
        private final IntLists.Pairs terms = new IntLists.Pairs();

        TextPool texts() {
            return texts;
        }

        void term(int concept, int text) {
            terms.add(concept, text);
        }

        void sense(int text, int concept) {
            senses.add(text, concept);
        }

        /**
         * The vocabulary with the final concept numbers.
         *
         * @param order the concepts in their final order
         * @param finalNumber the final number of each
         */
        Vocabulary vocabulary(int[] order, int[] finalNumber) {
            IntLists byText = senses.lists(texts.size());
            int[] keysFirst = keysFirst();
            int[] textNumber = new int[keysFirst.length];
            int keys = 0;
            for (int number = 0; number < keysFirst.length; number++) {
                textNumber[keysFirst[number]] = number;
                keys += byText.count(keysFirst[number]) > 0 ? 1 : 0;
            }
            return new Vocabulary(
                    texts.inOrder(keysFirst),
                    keys,
                    // a word that a concept has twice, for example once in capitals, is one sense
                    byText.renumbered(Arrays.copyOf(keysFirst, keys), finalNumber)
                            .withoutRepeats(order.length),
                    terms.lists(order.length).renumbered(order, textNumber).withoutRepeats(texts.size()));
        }

        /** The texts with senses by first appearance, then the others. */
        private int[] keysFirst() {
            int[] first = new int[texts.size()];
            boolean[] met = new boolean[first.length];
            int size = 0;
            for (int pair = 0; pair < senses.size(); pair++) {
                int text = senses.owner(pair);
                if (!met[text]) {
                    met[text] = true;
                    first[size++] = text;
                }
            }
            for (int text = 0; text < first.length; text++) {
                if (!met[text]) {
                    first[size++] = text;
                }
            }
            return first;
        }
    }
}
