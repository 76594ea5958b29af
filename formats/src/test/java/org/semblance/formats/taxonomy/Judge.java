package org.semblance.formats.taxonomy;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import net.sf.extjwnl.JWNLException;
import net.sf.extjwnl.data.IndexWord;
import net.sf.extjwnl.data.POS;
import net.sf.extjwnl.data.Pointer;
import net.sf.extjwnl.data.PointerType;
import net.sf.extjwnl.data.Synset;
import net.sf.extjwnl.data.Word;
import net.sf.extjwnl.dictionary.Dictionary;

/** WordNet as another library, extjwnl, reads it. */
final class Judge {

    private final Dictionary dictionary;

    private Judge(Dictionary dictionary) {
        this.dictionary = dictionary;
    }

    static Judge of(String version) throws JWNLException {
        return new Judge(Dictionary.getResourceInstance(
                "/net/sf/extjwnl/data/wordnet/wn" + version.replace(".", "") + "/res_properties.xml"));
    }

    /** All sets of synonyms that are nouns, by their offsets. */
    Map<Integer, Synset> nouns() throws JWNLException {
        Map<Integer, Synset> nouns = new TreeMap<>();
        for (Iterator<Synset> all = dictionary.getSynsetIterator(POS.NOUN); all.hasNext(); ) {
            Synset synset = all.next();
            nouns.put((int) synset.getOffset(), synset);
        }
        return nouns;
    }

    static List<Integer> targets(Synset synset, PointerType type) throws JWNLException {
        List<Integer> targets = new ArrayList<>();
        for (Pointer pointer : synset.getPointers(type)) {
            targets.add((int) pointer.getTargetOffset());
        }
        return targets;
    }

    static List<String> words(Synset synset) {
        return synset.getWords().stream()
                .map(Word::getLemma)
                .map(word -> word.replace('_', ' '))
                .toList();
    }

    /** All words of a part of speech, as they are looked up. */
    List<String> lemmas(PartOfSpeech part) throws JWNLException {
        List<String> lemmas = new ArrayList<>();
        for (Iterator<IndexWord> all = dictionary.getIndexWordIterator(of(part)); all.hasNext(); ) {
            lemmas.add(all.next().getLemma());
        }
        return lemmas;
    }

    boolean has(String lemma, PartOfSpeech part) throws JWNLException {
        return dictionary.getIndexWord(of(part), lemma) != null;
    }

    /** The offsets of a noun's senses, in order. */
    List<Integer> senses(String lemma) throws JWNLException {
        List<Integer> offsets = new ArrayList<>();
        for (Synset synset : dictionary.getIndexWord(POS.NOUN, lemma).getSenses()) {
            offsets.add((int) synset.getOffset());
        }
        return offsets;
    }

    List<String> baseForms(String word, PartOfSpeech part) throws JWNLException {
        return dictionary.getMorphologicalProcessor().lookupAllBaseForms(of(part), word).stream()
                .map(form -> form.replace('_', ' '))
                .toList();
    }

    private static POS of(PartOfSpeech part) {
        return switch (part) {
            case NOUN -> POS.NOUN;
            case VERB -> POS.VERB;
            case ADJECTIVE -> POS.ADJECTIVE;
            case ADVERB -> POS.ADVERB;
        };
    }
}
