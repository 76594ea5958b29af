package org.semblance.release.columns;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Well-known orders of categories, such as school grades, months or age bands. */
public final class KnownScales {

    private static final List<List<String>> KNOWN = List.of(
            List.of(
                    "none",
                    "no schooling",
                    "preschool",
                    "1st-4th",
                    "5th-6th",
                    "primary",
                    "primary school",
                    "elementary",
                    "7th-8th",
                    "9th",
                    "10th",
                    "11th",
                    "12th",
                    "lower secondary",
                    "secondary",
                    "secondary school",
                    "upper secondary",
                    "high school",
                    "hs-grad",
                    "vocational",
                    "some-college",
                    "some college",
                    "assoc-voc",
                    "assoc-acdm",
                    "associate",
                    "college",
                    "bachelor",
                    "bachelors",
                    "graduate",
                    "university",
                    "master",
                    "masters",
                    "prof-school",
                    "postgraduate",
                    "doctorate",
                    "phd"),
            List.of(
                    "very low",
                    "low",
                    "rather low",
                    "medium",
                    "middle",
                    "moderate",
                    "rather high",
                    "high",
                    "very high"),
            List.of("xxs", "xs", "s", "m", "l", "xl", "xxl"),
            List.of("tiny", "small", "medium", "large", "huge"),
            List.of("never", "rarely", "seldom", "occasionally", "sometimes", "often", "usually", "always"),
            List.of(
                    "never",
                    "first visit",
                    "less than once a year",
                    "once a year",
                    "yearly",
                    "a few times a year",
                    "quarterly",
                    "monthly",
                    "several times a month",
                    "weekly",
                    "several times a week",
                    "daily"),
            List.of(
                    "strongly disagree",
                    "disagree",
                    "rather disagree",
                    "undecided",
                    "neutral",
                    "neither",
                    "rather agree",
                    "agree",
                    "strongly agree"),
            List.of(
                    "very dissatisfied",
                    "dissatisfied",
                    "rather dissatisfied",
                    "neutral",
                    "rather satisfied",
                    "satisfied",
                    "very satisfied"),
            List.of("very bad", "very poor", "bad", "poor", "fair", "average", "good", "very good", "excellent"),
            List.of("none", "mild", "moderate", "severe", "critical"),
            List.of("baby", "infant", "child", "adolescent", "teenager", "young adult", "adult", "elderly", "senior"),
            List.of("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"),
            List.of(
                    "january",
                    "february",
                    "march",
                    "april",
                    "may",
                    "june",
                    "july",
                    "august",
                    "september",
                    "october",
                    "november",
                    "december"));

    private static final Pattern BAND =
            Pattern.compile("[\\[(]?[<>≤≥]?=?\\s*\\d+\\s*(-|–|,|to|\\+|years?|and).*|[<>≤≥]=?\\s*\\d+.*");

    /** Longer scales are not proposed, because nobody could check their order. */
    private static final int MOST = 40;

    private KnownScales() {}

    /** The categories in ascending order, if that order is well known. */
    public static Optional<List<String>> of(List<String> categories) {
        if (categories.size() < 3 || categories.size() > MOST) {
            return Optional.empty();
        }
        return KNOWN.stream()
                .filter(scale -> new HashSet<>(scale).containsAll(lower(categories)))
                .findFirst()
                .map(scale -> sorted(categories, Comparator.comparingInt(word -> scale.indexOf(lower(word)))))
                .or(() -> bands(categories));
    }

    /** Bands such as 0-9, [10-20) or 65+, ordered by their first number. */
    private static Optional<List<String>> bands(List<String> categories) {
        return categories.stream().allMatch(word -> BAND.matcher(word).matches())
                ? Optional.of(sorted(categories, Comparator.comparingLong(KnownScales::firstNumber)))
                : Optional.empty();
    }

    private static long firstNumber(String band) {
        Matcher matcher = Pattern.compile("\\d{1,15}").matcher(band);
        long number = matcher.find() ? Long.parseLong(matcher.group()) : 0;
        return band.startsWith("<") || band.startsWith("≤") ? 2 * number - 1 : 2 * number;
    }

    private static List<String> sorted(List<String> categories, Comparator<String> order) {
        return categories.stream().sorted(order).toList();
    }

    private static List<String> lower(List<String> words) {
        return words.stream().map(KnownScales::lower).toList();
    }

    private static String lower(String word) {
        return word.toLowerCase(Locale.ROOT);
    }
}
