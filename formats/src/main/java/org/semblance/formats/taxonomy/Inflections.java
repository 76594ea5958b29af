package org.semblance.formats.taxonomy;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.semblance.domain.taxonomy.Vocabulary;

/**
 * Finds the base forms of words like WordNet's morphy(7WN): by the exception lists first, then by the rules of
 * detachment; results that are not in WordNet are dropped.
 *
 * <p>morphy takes the first base form; here all are given, in its order. For words joined by blanks or hyphens morphy
 * tries the first base form of each; here every word may also stay unchanged, so that customs duties gives customs
 * duty.
 */
final class Inflections {

    /** The largest number of words; longer texts cannot be forms of an entry. */
    private static final int MOST_WORDS = 9;

    private final WordNetLexicon lexicon;

    /** For each part of speech, the base forms of irregular forms. */
    private final Map<PartOfSpeech, Map<String, List<String>>> exceptions = new EnumMap<>(PartOfSpeech.class);

    private Inflections(WordNetLexicon lexicon) {
        this.lexicon = lexicon;
    }

    static Inflections read(WordNetFiles files) {
        Inflections inflections = new Inflections(WordNetLexicon.read(files));
        for (PartOfSpeech part : PartOfSpeech.values()) {
            Map<String, List<String>> bases = new HashMap<>();
            for (WordNetFields line = new WordNetFields(files.read(part.file() + ".exc")); line.next(); ) {
                String form = Vocabulary.key(line.text());
                while (line.more()) {
                    bases.computeIfAbsent(form, key -> new ArrayList<>(1)).add(Vocabulary.key(line.text()));
                }
            }
            inflections.exceptions.put(part, bases);
        }
        return inflections;
    }

    WordNetLexicon lexicon() {
        return lexicon;
    }

    /** The base forms of a word, given by its key; without the word itself. */
    List<String> baseForms(String key, PartOfSpeech part) {
        List<String> found = new ArrayList<>(2);
        for (String base : ofWord(key, part)) {
            add(base, key, part, found);
        }
        if (exceptions(key, part) == null && joined(key)) {
            ofJoinedWords(key, part, found);
        }
        return found;
    }

    /** Whether there is a base form of any part of speech. */
    boolean isForm(String key) {
        for (PartOfSpeech part : PartOfSpeech.values()) {
            for (String base : ofWord(key, part)) {
                if (!base.equals(key) && lexicon.has(base, part)) {
                    return true;
                }
            }
        }
        if (joined(key)) {
            for (PartOfSpeech part : PartOfSpeech.values()) {
                if (!baseForms(key, part).isEmpty()) {
                    return true;
                }
            }
        }
        return false;
    }

    private void add(String base, String key, PartOfSpeech part, List<String> found) {
        if (!base.equals(key) && !found.contains(base) && lexicon.has(base, part)) {
            found.add(base);
        }
    }

    private @Nullable List<String> exceptions(String key, PartOfSpeech part) {
        return exceptions.getOrDefault(part, Map.of()).get(key);
    }

    /** The base forms of a single word; exceptions even if they are not entries of WordNet. */
    private List<String> ofWord(String word, PartOfSpeech part) {
        List<String> listed = exceptions(word, part);
        if (listed != null) {
            return listed;
        }
        // boxesful is the plural of boxful: the ending is inside
        String tail = part == PartOfSpeech.NOUN && word.endsWith("ful") ? "ful" : "";
        boolean noForm = part == PartOfSpeech.NOUN && tail.isEmpty() && (word.endsWith("ss") || word.length() <= 2);
        if (noForm) {
            return List.of();
        }
        String stem = word.substring(0, word.length() - tail.length());
        List<String> bases = List.of();
        for (PartOfSpeech.Rule rule : part.rules()) {
            if (rule.fits(stem)) {
                String base = rule.base(stem);
                if (lexicon.has(base, part)) {
                    bases = bases.isEmpty() ? new ArrayList<>(2) : bases;
                    bases.add(base.concat(tail));
                }
            }
        }
        return bases;
    }

    private static boolean joined(String key) {
        return key.indexOf(' ') >= 0 || key.indexOf('-') >= 0;
    }

    /** Replaces some of the words by base forms, as in attorneys general or fathers-in-law. */
    private void ofJoinedWords(String key, PartOfSpeech part, List<String> found) {
        List<List<String>> choices = new ArrayList<>();
        for (String piece : pieces(key)) {
            if (choices.size() == 2 * MOST_WORDS) {
                return;
            }
            Set<String> forms = new LinkedHashSet<>(ofWord(piece, part));
            if (part == PartOfSpeech.VERB && !choices.isEmpty()) {
                forms.addAll(ofWord(piece, PartOfSpeech.NOUN)); // the complement of a verb, as in took pains
            }
            forms.add(piece);
            choices.add(List.copyOf(forms));
        }
        combine("", choices, key, part, found);
    }

    /** The words of a text and the separators between them. */
    private static List<String> pieces(String key) {
        List<String> pieces = new ArrayList<>();
        int start = 0;
        for (int i = 0; i < key.length(); i++) {
            if (key.charAt(i) == ' ' || key.charAt(i) == '-') {
                pieces.add(key.substring(start, i));
                pieces.add(key.substring(i, i + 1));
                start = i + 1;
            }
        }
        pieces.add(key.substring(start));
        return pieces;
    }

    private void combine(String start, List<List<String>> rest, String key, PartOfSpeech part, List<String> found) {
        if (rest.isEmpty()) {
            add(start, key, part, found);
            return;
        }
        for (String next : rest.get(0)) {
            combine(start.concat(next), rest.subList(1, rest.size()), key, part, found);
        }
    }
}
