package org.semblance.formats.taxonomy;

import java.nio.file.Path;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.domain.taxonomy.Vocabulary;
import org.semblance.domain.taxonomy.mapping.Morphology;

/**
 * WordNet as a dictionary of English: which words there are, which forms they have, which nouns they belong to.
 *
 * <p>What a question needs is read when it is first asked. Case, and whether words are joined by blanks or underscores,
 * do not matter. Threads may share it.
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
     * @throws Problem when there is none of the name, or the library that holds it is not there
     */
    public static WordNet named(String name) {
        if (!isName(name)) {
            throw Problem.recipe(
                    "E_WORDNET",
                    "there is no WordNet called '" + name + "'",
                    "name one of " + PREFIX + String.join(", " + PREFIX, WordNetFiles.VERSIONS));
        }
        return new WordNet(WordNetFiles.of(name.substring(PREFIX.length())));
    }

    /** The WordNet whose files, as Princeton hands them out, are in a folder. */
    public static WordNet in(Path folder) {
        return new WordNet(WordNetFiles.in(folder));
    }

    /** Whether a word is one of WordNet's, or a form of one. */
    public boolean knows(String word) {
        String key = Vocabulary.key(word);
        Inflections known = inflections();
        return known.lexicon().parts(key) != 0 || known.isForm(key);
    }

    /** The parts of speech that a word or one of its base forms is; none when the word is not known. */
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

    /** The words of a part of speech that a word may be a form of, the likeliest first; without the word itself. */
    public List<String> baseForms(String word, PartOfSpeech part) {
        return List.copyOf(inflections().baseForms(Vocabulary.key(word), part));
    }

    @Override
    public List<String> baseForms(String word) {
        return baseForms(word, PartOfSpeech.NOUN);
    }

    /** The nouns that a word is akin to as an adjective, a verb or an adverb; then those its base forms are akin to. */
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
