package org.semblance.formats.taxonomy;

import java.nio.file.Path;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.domain.taxonomy.Vocabulary;
import org.semblance.domain.taxonomy.mapping.Morphology;

/**
 * WordNet as a dictionary of English: its words, their inflected forms and related nouns.
 *
 * <p>Data is read when first needed. Case, and whether words are joined by blanks or underscores, do not matter.
 * Threads may share it.
 */
public final class WordNet implements Morphology {

    private static final String PREFIX = "wordnet-";

    private final WordNetFiles files;
    private final Derivations derivations;
    private volatile @Nullable Inflections inflections;

    private WordNet(WordNetFiles files) {
        this.files = files;
        this.derivations = new Derivations(files);
    }

    /** Whether a name is that of a version, such as wordnet-3.1. */
    public static boolean isName(String name) {
        return name.startsWith(PREFIX) && WordNetFiles.VERSIONS.contains(name.substring(PREFIX.length()));
    }

    /**
     * A version by its name.
     *
     * @throws Problem if there is no such version, or its library is missing
     */
    public static WordNet named(String name) {
        if (!isName(name)) {
            throw Problem.recipe(
                    ProblemCode.E_WORDNET,
                    "there is no WordNet called '" + name + "'",
                    "name one of " + PREFIX + String.join(", " + PREFIX, WordNetFiles.VERSIONS));
        }
        return new WordNet(WordNetFiles.of(name.substring(PREFIX.length())));
    }

    /** WordNet from a folder with the files as distributed by Princeton. */
    public static WordNet in(Path folder) {
        return new WordNet(WordNetFiles.in(folder));
    }

    /** Whether a word is in WordNet, or a form of one that is. */
    public boolean knows(String word) {
        String key = Vocabulary.key(word);
        Inflections known = inflections();
        return known.lexicon().parts(key) != 0 || known.isForm(key);
    }

    /** The parts of speech of a word and its base forms; empty if the word is unknown. */
    public Set<PartOfSpeech> partsOfSpeech(String word) {
        String key = Vocabulary.key(word);
        Inflections known = inflections();
        Set<PartOfSpeech> parts = EnumSet.noneOf(PartOfSpeech.class);
        for (PartOfSpeech part : PartOfSpeech.values()) {
            if (known.lexicon().has(key, part) || !known.baseForms(key, part).isEmpty()) {
                parts.add(part);
            }
        }
        return parts;
    }

    /** The base forms of a word for a part of speech, the most likely first; without the word itself. */
    public List<String> baseForms(String word, PartOfSpeech part) {
        return List.copyOf(inflections().baseForms(Vocabulary.key(word), part));
    }

    @Override
    public List<String> baseForms(String word) {
        return baseForms(word, PartOfSpeech.NOUN);
    }

    /** The nouns related to a word as an adjective, verb or adverb; then those related to its base forms. */
    @Override
    public List<String> relatedNouns(String word) {
        String key = Vocabulary.key(word);
        Set<String> nouns = new LinkedHashSet<>();
        List<PartOfSpeech> parts = List.of(PartOfSpeech.ADJECTIVE, PartOfSpeech.VERB, PartOfSpeech.ADVERB);
        for (PartOfSpeech part : parts) {
            if (inflections().lexicon().has(key, part)) {
                nouns.addAll(derivations.nouns(key, part));
            }
        }
        for (PartOfSpeech part : parts) {
            for (String base : inflections().baseForms(key, part)) {
                nouns.addAll(derivations.nouns(base, part));
            }
        }
        nouns.removeIf(noun -> Vocabulary.key(noun).equals(key));
        return List.copyOf(nouns);
    }

    private Inflections inflections() {
        Inflections known = inflections;
        if (known == null) {
            synchronized (this) {
                known = inflections;
                if (known == null) {
                    known = Inflections.read(files);
                    inflections = known;
                }
            }
        }
        return known;
    }
}
