package org.semblance.release.columns.signs;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import org.semblance.release.columns.signs.words.PersonNames;
import org.semblance.release.columns.signs.words.UnaccentedText;

/**
 * What the words of one value have of the name of a person.
 *
 * @param shaped whether it may be a name at all: few words of letters, not those of a street or company
 * @param words the words that count: no titles, particles, initials
 * @param given whether all words are given names, or parts of them
 * @param surname whether all words are surnames
 * @param full whether given name and surname can be told, or an initial or title stands with a surname
 * @param otherwise whether all its words often mean something else
 * @param addressed whether a title, as before a person's name, stands before a capital letter
 * @param initialled whether there are one or two words with a capital, and initials with a point
 */
record PersonNameForm(
        boolean shaped,
        int words,
        boolean given,
        boolean surname,
        boolean full,
        boolean otherwise,
        boolean addressed,
        boolean initialled) {

    private static final PersonNameForm NONE = new PersonNameForm(false, 0, false, false, false, false, false, false);

    /** Signs between several people, and between the parties of a case. */
    private static final Pattern BETWEEN = Pattern.compile("[;&|+]| vs?\\.? ");

    private static final int LONGEST = 60;
    private static final int MOST_WORDS = 7;
    private static final int MOST_LETTERS = 24;

    private static final Pattern NAME_SIGNS = Pattern.compile("[\\p{L}\\p{M} .,'’´`()\\-\u00a0/]+");
    private static final Pattern INITIALS = Pattern.compile("(?:\\p{L}\\.-?){1,4}|\\p{Lu}{1,2}|\\p{Lu}\\.-\\p{Lu}\\.");
    private static final Pattern NO_PERSON = Pattern.compile(
            ".*\\b(?:street|road|avenue|lane|rue|calle|via|rua|carrer|plaza|piazza|place"
                    + "|gmbh|ltd|inc|llc|corp|co|kg|ag|bv|nv|plc|hospital|klinik|clinic|school|schule|escola|escuela|ecole|college|university"
                    + "|church|bank|hotel|restaurant|centre|center|park|county|city|town|saint|st|ste|sankt|santa|san|santo|sao|sant"
                    + "|universidad|universitat|gymnasium|realschule|institut|institute|museum|club|team|shop|group|holding)\\b.*");

    /** Reads a value. */
    static PersonNameForm of(String value) {
        if (value.length() > LONGEST) {
            return NONE;
        }
        String longest = "";
        for (String part : BETWEEN.split(value, -1)) {
            longest = part.strip().length() > longest.length() ? part.strip() : longest;
        }
        return ofOne(longest);
    }

    private static PersonNameForm ofOne(String value) {
        if (!NAME_SIGNS.matcher(value).matches()) {
            return NONE;
        }
        int comma = value.indexOf(',');
        List<String> all = PersonNames.words(value.replace(",", " "));
        if (all.size() > MOST_WORDS) {
            return NONE;
        }
        boolean beside = false;
        boolean point = false;
        boolean title = false;
        List<String> words = new ArrayList<>();
        for (String word : all) {
            String folded = UnaccentedText.of(word);
            if (INITIALS.matcher(word).matches() && !PersonNames.given(folded)) {
                beside = true;
                point |= word.indexOf('.') > 0;
            } else if (PersonNames.title(folded) && all.size() > 1) {
                beside = true;
                title |= PersonNames.addressing(folded);
            } else if (!PersonNames.particle(folded) || all.size() == 1) {
                words.add(folded);
            }
        }
        if (words.isEmpty()
                || words.stream().anyMatch(word -> word.length() < 2 || word.length() > MOST_LETTERS)
                || (all.size() > 1
                        && NO_PERSON.matcher(UnaccentedText.of(value)).matches())) {
            return NONE;
        }
        boolean first = given(words.get(0));
        boolean last = given(words.get(words.size() - 1));
        boolean surname = words.stream().allMatch(PersonNameForm::surname);
        boolean named = words.size() > 1
                && (comma > 0 ? given(afterComma(value, words)) : first || (last && surname(words.get(0))));
        boolean titled = beside && (surname(words.get(words.size() - 1)) || first || surname(words.get(0)));
        return new PersonNameForm(
                capitals(all),
                words.size(),
                words.stream().allMatch(PersonNameForm::given),
                surname,
                named || titled,
                words.stream().allMatch(PersonNames::otherwise),
                title && words.size() <= 3 && written(all),
                point && words.size() <= 2 && written(all));
    }

    /** Whether the longest word is written as a name is. */
    private static boolean written(List<String> words) {
        String longest =
                words.stream().max(Comparator.comparingInt(String::length)).orElse("");
        return longest.length() >= 2 && Character.isUpperCase(longest.codePointAt(0));
    }

    /** The first name behind the comma that counts. */
    private static String afterComma(String value, List<String> words) {
        for (String word : PersonNames.words(value.substring(value.indexOf(',') + 1))) {
            String folded = UnaccentedText.of(word);
            if (words.contains(folded)) {
                return folded;
            }
        }
        return "";
    }

    /** A given name, or two joined by a hyphen of which one is known. */
    private static boolean given(String word) {
        int hyphen = word.indexOf('-');
        return PersonNames.given(word)
                || (hyphen > 0
                        && PersonNames.given(word.substring(0, hyphen))
                        && (PersonNames.given(word.substring(hyphen + 1)) || word.length() - hyphen > 3));
    }

    private static boolean surname(String word) {
        int hyphen = word.indexOf('-');
        return PersonNames.surname(word)
                || (hyphen > 0
                        && (PersonNames.surname(word.substring(0, hyphen))
                                || PersonNames.surname(word.substring(hyphen + 1))));
    }

    /** Whether a word begins with a capital, or no word has any. */
    private static boolean capitals(List<String> words) {
        return words.stream().anyMatch(word -> Character.isUpperCase(word.codePointAt(0)))
                || words.stream().noneMatch(word -> word.chars().anyMatch(Character::isUpperCase));
    }
}
