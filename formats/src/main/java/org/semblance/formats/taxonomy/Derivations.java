package org.semblance.formats.taxonomy;

import java.lang.ref.SoftReference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.semblance.domain.taxonomy.Vocabulary;

/**
 * The nouns related to adjectives, adverbs and verbs in WordNet: those they pertain to, as clerical to clerk, and those
 * of the same stem, as protect and protection.
 *
 * <p>The files are read on first use and released if memory is short.
 */
final class Derivations {

    private static final String PERTAINS_TO = "\\";
    private static final String SAME_STEM = "+";

    private final WordNetFiles files;
    private final Map<String, SoftReference<byte[]>> read = new HashMap<>();

    Derivations(WordNetFiles files) {
        this.files = files;
    }

    /**
     * The related nouns of a word as written. The most usual sense of the word comes first, and in each sense the nouns
     * it pertains to. Nouns reached through another word come last: protection, for protective, through protect.
     */
    synchronized Set<String> nouns(String key, PartOfSpeech part) {
        List<Sense> near = new ArrayList<>();
        for (Sense sense : senses(key, part)) {
            near.addAll(akin(sense));
        }
        Set<String> nouns = new LinkedHashSet<>();
        addNouns(near, nouns);
        for (Sense other : near) {
            if (other.part() != PartOfSpeech.NOUN) {
                addNouns(akin(other), nouns);
            }
        }
        return nouns;
    }

    private void addNouns(List<Sense> senses, Set<String> nouns) {
        for (Sense sense : senses) {
            if (sense.part() == PartOfSpeech.NOUN) {
                nouns.add(words(sense.part(), sense.synset()).get(sense.word() - 1));
            }
        }
    }

    /** A word in a synset, which is identified by its offset in the file; words are counted from 1. */
    private record Sense(PartOfSpeech part, int synset, int word) {}

    /** The senses of a word, from a line such as: {@code clerical a 3 3 & \ + 3 2 02708768 02708648 02566999}. */
    private List<Sense> senses(String key, PartOfSpeech part) {
        WordNetFields index = new WordNetFields(file("index", part));
        List<Sense> senses = new ArrayList<>();
        if (index.find(key.replace(' ', '_'))) {
            index.skip(2);
            int count = index.number();
            index.skip(index.number() + 2);
            for (int i = 0; i < count; i++) {
                int synset = index.number();
                List<String> words = words(part, synset);
                for (int word = 0; word < words.size(); word++) {
                    if (Vocabulary.key(words.get(word)).equals(key)) {
                        senses.add(new Sense(part, synset, word + 1));
                    }
                }
            }
        }
        return senses;
    }

    /** The words of a synset; adjectives without their syntactic marker, as in galore(ip). */
    private List<String> words(PartOfSpeech part, int synset) {
        WordNetFields line = new WordNetFields(file("data", part));
        line.at(synset);
        line.skip(3);
        int count = line.number(16);
        List<String> words = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            String word = line.text().replace('_', ' ');
            int mark = part == PartOfSpeech.ADJECTIVE && word.endsWith(")") ? word.lastIndexOf('(') : -1;
            words.add(mark > 0 ? word.substring(0, mark) : word);
            line.skip(1);
        }
        return words;
    }

    /**
     * The words to which a word pertains, then those of the same stem, from the pointers of a line such as: 02708768 01
     * a 01 clerical 1 002 + 09947909 n 0101 \ 09947909 n 0101 | of or relating to clerks. The last four digits are the
     * numbers of the source word and the target word in base 16.
     */
    private List<Sense> akin(Sense sense) {
        WordNetFields line = new WordNetFields(file("data", sense.part()));
        line.at(sense.synset());
        line.skip(3);
        line.skip(2 * line.number(16));
        int pointers = line.number();
        List<Sense> pertained = new ArrayList<>();
        List<Sense> stem = new ArrayList<>();
        for (int i = 0; i < pointers; i++) {
            String sign = line.text();
            int synset = line.number();
            PartOfSpeech part = PartOfSpeech.of(line.text());
            int words = line.number(16);
            if (words >> 8 == sense.word() && (sign.equals(PERTAINS_TO) || sign.equals(SAME_STEM))) {
                (sign.equals(PERTAINS_TO) ? pertained : stem).add(new Sense(part, synset, words & 0xFF));
            }
        }
        pertained.addAll(stem);
        return pertained;
    }

    private byte[] file(String kind, PartOfSpeech part) {
        String name = kind + "." + part.file();
        SoftReference<byte[]> known = read.get(name);
        byte[] content = known == null ? null : known.get();
        if (content == null) {
            content = files.read(name);
            read.put(name, new SoftReference<>(content));
        }
        return content;
    }
}
