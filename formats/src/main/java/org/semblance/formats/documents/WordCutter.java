package org.semblance.formats.documents;

import java.io.IOException;
import java.io.Reader;
import org.apache.lucene.analysis.Tokenizer;
import org.apache.lucene.analysis.standard.StandardTokenizer;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.util.CharTokenizer;
import org.semblance.domain.documents.Analysis;

/** Splits texts of any length into words, without keeping the text. */
final class WordCutter {

    /** Receives words; the characters belong to the tokeniser and change with the next word. */
    interface WordConsumer {
        void take(char[] chars, int length);
    }

    private final Tokenizer tokenizer;
    private final CharTermAttribute word;
    private final boolean underscores;

    WordCutter(Analysis.Tokenizer tokeniser) {
        this.tokenizer = switch (tokeniser) {
            case WORDS, UNICODE -> new StandardTokenizer();
            case LETTERS -> CharTokenizer.fromTokenCharPredicate(WordCutter::belongs);
            case SPACES -> CharTokenizer.fromSeparatorCharPredicate(WordCutter::separates);
        };
        this.underscores = tokeniser != Analysis.Tokenizer.WORDS;
        this.word = tokenizer.getAttribute(CharTermAttribute.class);
    }

    /** Whether a character separates words: any white space, including no-break spaces, and control characters. */
    private static boolean separates(int c) {
        return Character.isWhitespace(c) || Character.isSpaceChar(c) || Character.isISOControl(c);
    }

    /** Whether a character belongs to a word: letters, combining accents, and invisible characters between them. */
    private static boolean belongs(int c) {
        return switch (Character.getType(c)) {
            case Character.NON_SPACING_MARK,
                    Character.COMBINING_SPACING_MARK,
                    Character.ENCLOSING_MARK,
                    Character.FORMAT -> true;
            default -> Character.isLetter(c);
        };
    }

    /** Passes on a word without underscores around it, as in _film_; one of nothing else is none. */
    private static void take(char[] chars, int length, WordConsumer taker) {
        int from = 0;
        int to = length;
        while (from < to && chars[from] == '_') {
            from++;
        }
        while (to > from && chars[to - 1] == '_') {
            to--;
        }
        if (from > 0) {
            System.arraycopy(chars, from, chars, 0, to - from);
        }
        if (to > from) {
            taker.take(chars, to - from);
        }
    }

    void of(Reader text, WordConsumer taker) throws IOException {
        tokenizer.setReader(text);
        try {
            tokenizer.reset();
            while (tokenizer.incrementToken()) {
                if (underscores) {
                    taker.take(word.buffer(), word.length());
                } else {
                    take(word.buffer(), word.length(), taker);
                }
            }
            tokenizer.end();
        } finally {
            tokenizer.close();
        }
    }
}
