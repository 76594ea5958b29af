package org.semblance.release.columns.signs;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.semblance.release.columns.signs.words.CalendarWords;
import org.semblance.release.columns.signs.words.CategoryWords;
import org.semblance.release.columns.signs.words.UnaccentedText;

/** Words for categories of people, countries and parts of dates. */
final class CategorySigns implements ContentRecognizer {

    private static final int MOST_SEXES = 8;
    private static final int MOST_CATEGORIES = 60;
    private static final double LEAST_SHARE = 0.6;

    @Override
    public List<ColumnSign> signs(ValueSample sample) {
        List<String> words = sample.values().stream()
                .map(UnaccentedText::of)
                .distinct()
                .filter(word -> !CategoryWords.NEUTRAL.contains(word))
                .toList();
        if (words.isEmpty()) {
            return List.of();
        }
        List<ColumnSign> signs = new ArrayList<>();
        sex(words, signs);
        if (sample.column().distinct() <= MOST_CATEGORIES) {
            add(
                    signs,
                    ColumnKind.RELIGION,
                    words,
                    CategoryWords.RELIGIONS::contains,
                    0.9,
                    2,
                    "are religions or beliefs.");
            add(
                    signs,
                    ColumnKind.SEXUALITY,
                    words,
                    CategoryWords.ORIENTATIONS::contains,
                    0.93,
                    2,
                    "are sexual orientations.");
            add(signs, ColumnKind.POLITICS, words, CategoryWords.PARTIES::contains, 0.9, 3, "are political parties.");
            add(
                    signs,
                    ColumnKind.MARITAL_STATUS,
                    words,
                    CategoryWords.MARITAL::contains,
                    0.9,
                    2,
                    "are marital statuses.");
            add(
                    signs,
                    ColumnKind.PART_OF_DATE,
                    words,
                    CategorySigns::partOfDate,
                    0.85,
                    3,
                    "are months or days of the week.");
        }
        countries(sample, words, signs);
        return signs;
    }

    /** Words or letters for both sexes and nothing besides, except for words that say "other". */
    private static void sex(List<String> words, List<ColumnSign> signs) {
        if (words.size() > MOST_SEXES) {
            return;
        }
        boolean letters = words.stream().allMatch(word -> word.length() == 1);
        boolean both = letters
                ? pair(Set.copyOf(words))
                : words.stream().anyMatch(CategoryWords.WOMEN::contains)
                        && words.stream().anyMatch(CategoryWords.MEN::contains);
        boolean all = words.stream()
                .allMatch(word -> CategoryWords.WOMEN.contains(word)
                        || CategoryWords.MEN.contains(word)
                        || CategoryWords.OTHER_SEXES.contains(word));
        if (both && all) {
            signs.add(new ColumnSign(
                    ColumnKind.SEX,
                    letters ? (words.contains("m") && words.contains("f") ? 0.8 : 0.6) : 0.93,
                    letters ? "Its values are letters for the two sexes." : "Its values are words for the sexes."));
        }
    }

    /** Letters mean sexes only together: F or W or V with M, M or F or D with H. */
    private static boolean pair(Set<String> letters) {
        return (letters.contains("m") && (letters.contains("f") || letters.contains("w") || letters.contains("v")))
                || (letters.contains("h") && (letters.contains("m") || letters.contains("f") || letters.contains("d")));
    }

    private static boolean partOfDate(String word) {
        String plain = word.endsWith(".") ? word.substring(0, word.length() - 1) : word;
        return CalendarWords.month(plain) > 0 || CalendarWords.weekday(plain);
    }

    private static void countries(ValueSample sample, List<String> words, List<ColumnSign> signs) {
        add(signs, ColumnKind.COUNTRY, words, CategoryWords.COUNTRIES::contains, 0.85, 3, "are countries.");
        codes(sample, signs, CategoryWords.COUNTRY_CODES, 0.6, 0.95);
        codes(sample, signs, CategoryWords.LONG_COUNTRY_CODES, 0.8, 0.9);
    }

    /** Half of all pairs of letters are a country, as is half of the United States. */
    private static void codes(
            ValueSample sample, List<ColumnSign> signs, Set<String> codes, double confidence, double least) {
        int known = sample.count(codes::contains);
        double share = sample.isEmpty() ? 0 : (double) known / sample.size();
        if (share >= least && known >= 3) {
            double certainty = Surprise.certainty(
                    known, sample.size(), codes.iterator().next().length() == 2 ? 0.45 : 0.05);
            signs.add(new ColumnSign(
                    ColumnKind.COUNTRY,
                    confidence * certainty,
                    ValueSample.part(share) + " are codes of countries (ISO 3166)."));
        }
    }

    private static void add(
            List<ColumnSign> signs,
            ColumnKind kind,
            List<String> words,
            Predicate<String> test,
            double confidence,
            int least,
            String evidence) {
        long found = words.stream().filter(test).count();
        double share = (double) found / words.size();
        if (found >= least && share >= LEAST_SHARE) {
            signs.add(new ColumnSign(
                    kind, confidence * Math.min(1, share + 0.15), ValueSample.part(share) + " " + evidence));
        }
    }
}
