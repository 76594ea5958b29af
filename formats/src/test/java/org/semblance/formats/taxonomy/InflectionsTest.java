package org.semblance.formats.taxonomy;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import net.sf.extjwnl.JWNLException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Base forms beside those of extjwnl, for all listed exceptions and for thousands of forms that are made here.
 *
 * <p>The other library follows Princeton's morphy(7WN) less closely, in ways that are told apart below: everything it has
 * and we have not must be of one of these classes, and in what is left even the order must agree.
 */
class InflectionsTest {

    private static final WordNet OURS = WordNet.named("wordnet-3.1");

    /** Why the other library gives a base form that morphy does not. */
    private enum Difference {
        /** It gives a word that is in WordNet as its own base form; for us that is no form. */
        THE_WORD_ITSELF,
        /** It goes on to the rules where a form is listed as an exception; morphy stops there. */
        RULES_AFTER_EXCEPTIONS,
        /** It follows an exception from what a rule gave: worser, worse, bad. */
        EXCEPTIONS_AFTER_RULES,
        /** It takes the s off nouns in -ss and nouns of two letters, which morphy leaves alone. */
        DOUBLE_S_OR_SHORT,
        /** It gives the words that a text of several words is made of. */
        PARTS,
        /** It also tries blanks for hyphens and hyphens for blanks; morphy leaves that to those who ask. */
        OTHER_JOINTS,
        /** It gives what an exception is listed for even where that is no word of WordNet, such as roman-fleuve. */
        NO_WORD,
        /** It takes digits and full stops for joints or passes over them: cod for c.o.d. */
        DIGITS_AND_STOPS
    }

    @ParameterizedTest
    @EnumSource(PartOfSpeech.class)
    void agreeWithTheOtherLibraryButForKnownClassesOfDifferences(PartOfSpeech part) throws Exception {
        Judge judge = Judge.of("3.1");
        Map<String, List<String>> exceptions = exceptions(part);
        List<String> lemmas = judge.lemmas(part);
        Collections.shuffle(lemmas, new Random(31));
        Set<String> words = new LinkedHashSet<>(exceptions.keySet());
        for (String lemma : lemmas.subList(0, 1_500)) {
            words.addAll(inflected(lemma, part));
        }
        int compared = 0;
        for (String word : words) {
            List<String> theirs = judge.baseForms(word, part);
            List<String> ours = OURS.baseForms(word, part);
            List<String> expected = new ArrayList<>();
            for (String base : theirs) {
                if (difference(word, base, part, exceptions, judge) == null) {
                    expected.add(base);
                }
            }
            if (joined(word)) {
                // only we also try the base form of one word beside others that stay; what we find must be in WordNet
                assertThat(ours).as(word).containsAll(expected);
                for (String base : ours) {
                    assertThat(judge.has(base, part)).as(base).isTrue();
                }
            } else if (exceptions.containsKey(word)) {
                Set<String> listed = new LinkedHashSet<>();
                for (String base : exceptions.get(word)) {
                    if (!base.equals(word) && judge.has(base, part)) {
                        listed.add(base);
                    }
                }
                assertThat(ours).as(word).containsExactlyElementsOf(listed);
            } else {
                assertThat(ours).as(word).isEqualTo(expected);
            }
            compared += expected.isEmpty() ? 0 : 1;
        }
        assertThat(compared).isGreaterThanOrEqualTo(part == PartOfSpeech.ADVERB ? 3 : 1_500);
    }

    private static @Nullable Difference difference(
            String word, String base, PartOfSpeech part, Map<String, List<String>> exceptions, Judge judge)
            throws JWNLException {
        if (base.equals(word)) {
            return Difference.THE_WORD_ITSELF;
        }
        if (exceptions.containsKey(word) && !exceptions.get(word).contains(base)) {
            return Difference.RULES_AFTER_EXCEPTIONS;
        }
        if (part.rules().stream()
                .filter(rule -> rule.fits(word) && !rule.base(word).equals(base))
                .anyMatch(rule ->
                        exceptions.getOrDefault(rule.base(word), List.of()).contains(base))) {
            return Difference.EXCEPTIONS_AFTER_RULES;
        }
        if (part == PartOfSpeech.NOUN && (word.endsWith("ss") || word.length() <= 2)) {
            return Difference.DOUBLE_S_OR_SHORT;
        }
        if (joined(word) && base.split("[ -]").length < word.split("[ -]").length) {
            return Difference.PARTS;
        }
        if (joined(word) && !joints(base).equals(joints(word))) {
            return Difference.OTHER_JOINTS;
        }
        if (exceptions.containsKey(word) && !judge.has(base, part)) {
            return Difference.NO_WORD;
        }
        return signs(base) < signs(word) ? Difference.DIGITS_AND_STOPS : null;
    }

    private static String joints(String word) {
        return word.replaceAll("[^ -]", "");
    }

    private static int signs(String word) {
        return word.replaceAll("[a-z -]", "").length();
    }

    private static boolean joined(String word) {
        return word.indexOf(' ') >= 0 || word.indexOf('-') >= 0;
    }

    /** Forms of a word as they are usual, and some that are not. */
    private static List<String> inflected(String lemma, PartOfSpeech part) {
        List<String> forms = new ArrayList<>(List.of(lemma));
        String withoutLast = lemma.substring(0, lemma.length() - 1);
        String stem = lemma.endsWith("e") ? withoutLast : lemma;
        switch (part) {
            case NOUN ->
                forms.addAll(List.of(lemma + "s", lemma + "es", withoutLast + "ies", lemma.replace("man", "men")));
            case VERB -> {
                forms.addAll(List.of(lemma + "s", lemma + "es", withoutLast + "ies", stem + "ed", stem + "ing"));
                forms.add(lemma.replaceFirst(" ", "s "));
            }
            case ADJECTIVE -> forms.addAll(List.of(stem + "er", stem + "est"));
            case ADVERB -> forms.add(lemma + "s");
        }
        return forms;
    }

    private static Map<String, List<String>> exceptions(PartOfSpeech part) {
        Map<String, List<String>> exceptions = new HashMap<>();
        String list = new String(WordNetFiles.of("3.1").read(part.file() + ".exc"), StandardCharsets.UTF_8);
        for (String line : list.split("\n")) {
            String[] fields = line.replace('_', '\t').split(" ");
            for (int i = 1; i < fields.length; i++) {
                exceptions
                        .computeIfAbsent(fields[0].replace('\t', ' '), form -> new ArrayList<>())
                        .add(fields[i].replace('\t', ' '));
            }
        }
        return exceptions;
    }
}
