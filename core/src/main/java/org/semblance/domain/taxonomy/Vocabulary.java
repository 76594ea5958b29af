package org.semblance.domain.taxonomy;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * The words of a taxonomy: which concepts a word may mean, the usual one first, and which words a concept has.
 *
 * <p>Words are looked up by their {@link #key}: case, underscores and Unicode's ways of composing do not matter.
 */
public final class Vocabulary {

    private final TextPool keys;
    private final IntLists senses;
    private final TextPool written;
    private final IntLists terms;

    private Vocabulary(TextPool keys, IntLists senses, TextPool written, IntLists terms) {
        this.keys = keys;
        this.senses = senses;
        this.written = written;
        this.terms = terms;
    }

    /** A word as it is looked up: in lower case, composed, with single blanks for blanks and underscores. */
    public static String key(String word) {
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

    /** The concepts that a word may mean, the usual one first; none when the word is not known. */
    public int[] senses(String word) {
        int number = keys.find(key(word));
        return number < 0 ? new int[0] : senses.of(number);
    }

    /** The words of a concept as they are written, the one that names it first. */
    public List<String> terms(int concept) {
        List<String> words = new ArrayList<>();
        for (int i = 0; i < terms.count(concept); i++) {
            words.add(written.at(terms.at(concept, i)));
        }
        return words;
    }

    /** How many different words there are. */
    public int size() {
        return keys.size();
    }

    /** A word by its number, as it is looked up; numbers go from 0 to {@link #size()}. */
    public String word(int number) {
        return keys.at(number);
    }

    /** The concepts that a word, given by its number, may mean. */
    public int[] senses(int number) {
        return senses.of(number);
    }

    /** Collects words. */
    static final class Collector {

        private final TextPool keys = new TextPool();
        private final IntLists.Pairs senses = new IntLists.Pairs();
        private final TextPool written = new TextPool();
        private final IntLists.Pairs terms = new IntLists.Pairs();

        void term(int concept, String word) {
            terms.add(concept, written.add(word));
        }

        void senses(String word, int... concepts) {
            int number = keys.add(key(word));
            for (int concept : concepts) {
                senses.add(number, concept);
            }
        }

        /** The vocabulary after concepts got their final numbers. */
        Vocabulary vocabulary(int[] finalNumber) {
            IntLists.Pairs renumberedSenses = new IntLists.Pairs();
            for (int pair = 0; pair < senses.size(); pair++) {
                renumberedSenses.add(senses.owner(pair), finalNumber[senses.item(pair)]);
            }
            IntLists.Pairs renumberedTerms = new IntLists.Pairs();
            for (int pair = 0; pair < terms.size(); pair++) {
                renumberedTerms.add(finalNumber[terms.owner(pair)], terms.item(pair));
            }
            return new Vocabulary(
                    keys.trimmed(),
                    distinct(renumberedSenses.lists(keys.size()), keys.size(), finalNumber.length),
                    written.trimmed(),
                    distinct(renumberedTerms.lists(finalNumber.length), finalNumber.length, written.size()));
        }

        /** The lists with each item once: a word that a concept has twice, such as once in capitals, is one sense. */
        private static IntLists distinct(IntLists lists, int owners, int items) {
            IntLists.Pairs distinct = new IntLists.Pairs();
            int[] lastOwner = new int[items];
            Arrays.fill(lastOwner, -1);
            for (int owner = 0; owner < owners; owner++) {
                for (int i = 0; i < lists.count(owner); i++) {
                    int item = lists.at(owner, i);
                    if (lastOwner[item] != owner) {
                        lastOwner[item] = owner;
                        distinct.add(owner, item);
                    }
                }
            }
            return distinct.lists(owners);
        }
    }
}
