package org.semblance.release.columns;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Answers that mean that there is none: refused, unknown, not stated, in eight languages. "None" is not among them: it is
 * an answer.
 */
final class NoAnswer {

    private static final String SHORT = "short ";
    private static final String DECISION = "decision ";

    private static final Set<String> WORDS = lines().filter(
                    line -> !line.startsWith(SHORT) && !line.startsWith(DECISION))
            .flatMap(WordLines::words)
            .map(BareText::of)
            .collect(Collectors.toUnmodifiableSet());

    private static final Set<String> SIGNS = marked(SHORT).collect(Collectors.toUnmodifiableSet());

    private static final Set<String> DECISIONS =
            marked(DECISION).map(BareText::of).collect(Collectors.toUnmodifiableSet());

    /** How words for a refusal begin. */
    private static final List<String> REFUSALS =
            List.of("refus", "declin", "verweiger", "rifiut", "geweiger", "weiger", "recus", "rechaz", "rebutj");

    /** Longer answers than any in the lists. */
    private static final int LONGEST = 60;

    private static final int CODE = 3;

    /** Where others are written like N.C., it may be a person. */
    private static final Pattern INITIALS = Pattern.compile("(?:\\p{Lu}\\.){2,3}");

    private NoAnswer() {}

    private static Stream<String> lines() {
        return WordLines.of("no-answer.txt").stream();
    }

    private static Stream<String> marked(String mark) {
        return lines().filter(line -> line.startsWith(mark))
                .flatMap(line -> WordLines.words(line.substring(mark.length())));
    }

    /** Whether a category means that there is no answer, beside all categories of its column. */
    static boolean is(String category, List<String> all) {
        if (category.isEmpty() || category.length() > LONGEST) {
            return false;
        }
        String folded = BareText.of(category);
        boolean word = WORDS.contains(folded);
        boolean sign = SIGNS.contains(category.toLowerCase(Locale.ROOT)) || SIGNS.contains(folded);
        if (!word && !sign) {
            return false;
        }
        if (folded.isEmpty()) {
            return true;
        }
        if (REFUSALS.stream().anyMatch(folded::startsWith)) {
            return all.stream().map(BareText::of).noneMatch(DECISIONS::contains);
        }
        // such as n/a, k.A. or s/d: short, but no code is written so
        boolean spelled = category.indexOf('/') >= 0 || category.indexOf('.') >= 0;
        boolean initials = spelled
                && all.stream()
                                .filter(other -> INITIALS.matcher(other).matches())
                                .count()
                        > CODE;
        return (word && (folded.length() > CODE || (spelled && !initials)))
                || all.stream().noneMatch(other -> !other.equals(category) && mayBeCode(other));
    }

    private static boolean mayBeCode(String text) {
        return text.length() <= CODE && text.chars().anyMatch(Character::isLetter);
    }
}
