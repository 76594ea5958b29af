package org.semblance.formats.taxonomy;

import java.util.List;

/**
 * The four kinds of words that WordNet holds, and how it takes the endings of their forms off: its rules of detachment,
 * as the manual page morphy(7WN) lists them, in its order.
 */
public enum PartOfSpeech {
    NOUN(1, "noun", "s>", "ses>s", "xes>x", "zes>z", "ches>ch", "shes>sh", "men>man", "ies>y"),
    VERB(2, "verb", "s>", "ies>y", "es>e", "es>", "ed>e", "ed>", "ing>e", "ing>"),
    ADJECTIVE(4, "adj", "er>", "est>", "er>e", "est>e"),
    ADVERB(8, "adv");

    private final int bit;
    private final String file;

    @SuppressWarnings("ImmutableEnumChecker") // made once, never changed
    private final List<Rule> rules;

    PartOfSpeech(int bit, String file, String... rules) {
        this.bit = bit;
        this.file = file;
        this.rules = List.of(rules).stream().map(Rule::of).toList();
    }

    /** Its bit where several are held in one number. */
    int bit() {
        return bit;
    }

    /** How its files end, such as noun for data.noun. */
    String file() {
        return file;
    }

    List<Rule> rules() {
        return rules;
    }

    /** The part of speech by the letter that files use; s is an adjective close to another. */
    static PartOfSpeech of(String letter) {
        return switch (letter) {
            case "n" -> NOUN;
            case "v" -> VERB;
            case "a", "s" -> ADJECTIVE;
            default -> ADVERB;
        };
    }

    /** An ending of forms and what base forms have in its place. */
    record Rule(String ending, String instead) {

        private static Rule of(String text) {
            int arrow = text.indexOf('>');
            return new Rule(text.substring(0, arrow), text.substring(arrow + 1));
        }

        boolean fits(String word) {
            return word.endsWith(ending);
        }

        String base(String word) {
            return word.substring(0, word.length() - ending.length()).concat(instead);
        }
    }
}
