package org.semblance.formats.taxonomy;

import java.util.List;

/**
 * The four parts of speech in WordNet, with their rules of detachment for inflected forms, as listed in the manual page
 * morphy(7WN), in its order.
 */
public enum PartOfSpeech {
    NOUN(1, "noun", "s>", "ses>s", "xes>x", "zes>z", "ches>ch", "shes>sh", "men>man", "ies>y"),
    VERB(2, "verb", "s>", "ies>y", "es>e", "es>", "ed>e", "ed>", "ing>e", "ing>"),
    ADJECTIVE(4, "adj", "er>", "est>", "er>e", "est>e"),
    ADVERB(8, "adv");

    private final int bit;
    private final String file;

    @SuppressWarnings("ImmutableEnumChecker") // created once, never changed
    private final List<Rule> rules;

    PartOfSpeech(int bit, String file, String... rules) {
        this.bit = bit;
        this.file = file;
        this.rules = List.of(rules).stream().map(Rule::of).toList();
    }

    /** Its bit in a set of several. */
    int bit() {
        return bit;
    }

    /** The suffix of its files, such as noun for data.noun. */
    String file() {
        return file;
    }

    List<Rule> rules() {
        return rules;
    }

    /** The part of speech by its letter in files; s is a satellite adjective. */
    static PartOfSpeech of(String letter) {
        return switch (letter) {
            case "n" -> NOUN;
            case "v" -> VERB;
            case "a", "s" -> ADJECTIVE;
            default -> ADVERB;
        };
    }

    /** An ending of inflected forms and its replacement in base forms. */
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
