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
    interface Taker {
        void take(char[] chars, int length);
    }

    private final Tokenizer tokenizer;
    private final CharTermAttribute word;

    WordCutter(Analysis.Tokenizer tokeniser) {
        this.tokenizer = switch (tokeniser) {
            case WORDS -> new StandardTokenizer();
            case LETTERS -> CharTokenizer.fromTokenCharPredicate(WordCutter::belongs);
            case SPACES -> CharTokenizer.fromSeparatorCharPredicate(WordCutter::separates);
        };
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

    void of(Reader text, Taker taker) throws IOException {
        tokenizer.setReader(text);
        try {
            tokenizer.reset();
            while (tokenizer.incrementToken()) {
                taker.take(word.buffer(), word.length());
            }
            tokenizer.end();
        } finally {
            tokenizer.close();
        }
    }
}
