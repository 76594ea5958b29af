package org.semblance.formats.documents;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.semblance.domain.documents.Analysis;
import org.semblance.domain.documents.Analysis.Stemmer;
import org.semblance.domain.documents.Analysis.Tokenizer;
import org.tartarus.snowball.ext.PorterStemmer;

/**
 * Turns words into terms by the steps of Abril, Navarro-Arribas and Torra (2015), figure 1: stop words are removed,
 * then words unknown to the dictionary, then short ones; the rest is stemmed, and removed if the user's own stop list
 * contains the term. Every distinct word is processed once. Terms are numbered by first appearance.
 *
 * <p>A word is what the tokeniser finds and contains a letter, in lower case, without the English 's; with the {@code
 * SPACES} tokeniser it is any token. The stemmer is that of Porter (Program 14, 1980) as published, without the changes
 * of his later programs. No term contains control characters or white space.
 */
final class TermFinder {

    /** The results for words that are not terms. */
    static final int SAYS_NOTHING = -1;

    static final int UNKNOWN = -2;
    static final int TOO_SHORT = -3;

    /** Not a word: a number or sign. */
    static final int NO_WORD = -4;

    /** The number of cached words; others are processed again each time. */
    private static final int REMEMBERED = 1 << 23;

    private final Analysis analysis;
    private final StopWords stopWords;
    private final Set<String> met = new HashSet<>();
    private final Predicate<String> dictionary;
    private final PorterStemmer stemmer = new PorterStemmer();
    private final WordTable known = new WordTable();
    private final Map<String, Integer> numbers = new HashMap<>();
    private final List<String> terms = new ArrayList<>();
    private char[] lower = new char[256];
    private long distinctKnown;
    private long distinctUnknown;

    /** @param dictionary decides whether a word belongs to the language; used only if the analysis requires it */
    TermFinder(Analysis analysis, StopWords stopWords, Predicate<String> dictionary) {
        this.analysis = analysis;
        this.stopWords = stopWords;
        this.dictionary = dictionary;
    }

    /** The term number of a word, or the reason why it has none. */
    int term(char[] chars, int length) {
        int lowered = lowered(chars, length);
        int number = known.number(lower, lowered);
        if (number == WordTable.NONE) {
            number = find(new String(lower, 0, lowered));
            if (known.size() < REMEMBERED) {
                known.put(lower, lowered, number);
            }
        }
        return number;
    }

    /** The terms, by number. */
    List<String> terms() {
        return Collections.unmodifiableList(terms);
    }

    /** The number of distinct words that the dictionary knows, among those looked up. */
    long distinctKnown() {
        return distinctKnown;
    }

    /** The number of distinct words that it does not know. */
    long distinctUnknown() {
        return distinctUnknown;
    }

    /** The number of words of the user's own stop list that matched no word or term. */
    int unmetStopWords() {
        return stopWords.own().size() - met.size();
    }

    /** Writes a word in lower case, with plain apostrophes. */
    private int lowered(char[] chars, int length) {
        if (lower.length < 2 * length) {
            lower = new char[4 * length];
        }
        int to = 0;
        int i = 0;
        while (i < length) {
            char c = chars[i];
            if (c < 0x80) {
                lower[to++] = c >= 'A' && c <= 'Z' ? (char) (c + ('a' - 'A')) : c;
                i++;
            } else if (c == '\u2019' || c == '\uFF07' || c == '\u02BC') {
                lower[to++] = '\'';
                i++;
            } else {
                int point = Character.codePointAt(chars, i, length);
                to += Character.toChars(Character.toLowerCase(point), lower, to);
                i += Character.charCount(point);
            }
        }
        return to;
    }

    private int find(String lowered) {
        String word = clean(lowered);
        boolean asItIs = analysis.tokeniser() == Tokenizer.SPACES;
        long letters = word.codePoints().filter(Character::isLetter).count();
        if (word.isEmpty() || (letters == 0 && !asItIs)) {
            return NO_WORD;
        }
        if (saysNothing(word)) {
            return SAYS_NOTHING;
        }
        boolean unicode = analysis.tokeniser() == Tokenizer.WORDS || analysis.tokeniser() == Tokenizer.UNICODE;
        if (unicode && word.endsWith("'s")) {
            word = word.substring(0, word.length() - 2);
            letters--;
            if (letters == 0 || saysNothing(word)) {
                return letters == 0 ? NO_WORD : SAYS_NOTHING;
            }
        }
        if (analysis.wordnet()) {
            boolean there = dictionary.test(word);
            if (there) {
                distinctKnown++;
            } else {
                distinctUnknown++;
                return UNKNOWN;
            }
        }
        if ((asItIs ? word.codePointCount(0, word.length()) : letters) < analysis.shortest()) {
            return TOO_SHORT;
        }
        String term = analysis.stem() == Stemmer.PORTER ? stemmed(word) : word;
        return stopWords.own().contains(term) && saysNothing(term) ? SAYS_NOTHING : number(term);
    }

    private boolean saysNothing(String word) {
        if (stopWords.own().contains(word)) {
            met.add(word);
        }
        return stopWords.words().contains(word);
    }

    private int number(String term) {
        Integer number = numbers.putIfAbsent(term, terms.size());
        if (number != null) {
            return number;
        }
        terms.add(term);
        return terms.size() - 1;
    }

    private String stemmed(String word) {
        stemmer.setCurrent(word);
        stemmer.stem();
        return stemmer.getCurrent();
    }

    /** The word in NFC without invisible characters: soft hyphens, joiners, direction marks, controls. */
    private static String clean(String word) {
        if (word.chars().allMatch(c -> c > ' ' && c < 0x7F)) {
            return word;
        }
        StringBuilder seen = new StringBuilder(word.length());
        word.codePoints().filter(TermFinder::seen).forEach(seen::appendCodePoint);
        return Normalizer.normalize(seen, Normalizer.Form.NFC);
    }

    private static boolean seen(int point) {
        return switch (Character.getType(point)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.SPACE_SEPARATOR,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }
}
