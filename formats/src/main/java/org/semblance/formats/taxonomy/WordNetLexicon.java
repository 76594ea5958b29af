package org.semblance.formats.taxonomy;

import java.util.Arrays;
import org.semblance.domain.taxonomy.TextPool;

/** The words of WordNet with the parts of speech of each. */
final class WordNetLexicon {

    private final TextPool words = new TextPool();

    /** A bit for each part of speech. */
    private byte[] parts = new byte[1 << 17];

    private WordNetLexicon() {}

    static WordNetLexicon read(WordNetFiles files) {
        WordNetLexicon lexicon = new WordNetLexicon();
        for (PartOfSpeech part : PartOfSpeech.values()) {
            for (WordNetFields line = new WordNetFields(files.read("index." + part.file())); line.next(); ) {
                lexicon.add(line, part);
            }
        }
        lexicon.words.trimmed();
        return lexicon;
    }

    private void add(WordNetFields line, PartOfSpeech part) {
        int word = line.key(words);
        if (word >= parts.length) {
            parts = Arrays.copyOf(parts, parts.length * 2);
        }
        parts[word] |= (byte) part.bit();
    }

    /** The parts of speech of a word, given by its key, as bits; 0 if it is unknown. */
    int parts(String key) {
        int word = words.find(key);
        return word < 0 ? 0 : parts[word];
    }

    boolean has(String key, PartOfSpeech part) {
        return (parts(key) & part.bit()) != 0;
    }
}
