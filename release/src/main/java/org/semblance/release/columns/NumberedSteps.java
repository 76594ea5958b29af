package org.semblance.release.columns;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Steps with a leading number, such as "1 - very bad", whose words are on a known scale, at least those at both ends. Other
 * words with numbers may be codes: then the numbers say nothing about an order.
 */
final class NumberedSteps {

    private static final int LONGEST_NUMBER = 2;

    /** A number and what is after it. */
    private record Step(int number, String words) {}

    private NumberedSteps() {}

    static Optional<List<String>> order(List<String> categories) {
        List<Step> steps = new ArrayList<>();
        for (String category : categories) {
            Optional<Step> step = step(category);
            if (step.isEmpty()) {
                return Optional.empty();
            }
            steps.add(step.get());
        }
        List<Integer> numbers = steps.stream().map(Step::number).toList();
        List<String> named = steps.stream()
                .map(Step::words)
                .filter(words -> !words.isEmpty())
                .toList();
        if (named.size() < 2 || !onOneScale(steps)) {
            return Optional.empty();
        }
        return KnownScales.order(categories, new ArrayList<>(numbers));
    }

    /** Whether the words that are there rise or fall with the numbers on a known scale. */
    private static boolean onOneScale(List<Step> steps) {
        List<Step> named = steps.stream()
                .filter(step -> !step.words().isEmpty())
                .sorted(Comparator.comparingInt(Step::number))
                .toList();
        for (WordScale scale : WordScale.ALL) {
            boolean rises = true;
            boolean falls = true;
            int known = 0;
            int last = 0;
            for (Step step : named) {
                Integer place = scale.place(step.words());
                if (place == null) {
                    continue;
                }
                rises &= known == 0 || place > last;
                falls &= known == 0 || place < last;
                last = place;
                known++;
            }
            if (known >= 2 && (rises || falls) && 3 * known >= 2 * named.size()) {
                return true;
            }
        }
        return false;
    }

    private static Optional<Step> step(String category) {
        int digits = 0;
        while (digits < category.length() && category.charAt(digits) >= '0' && category.charAt(digits) <= '9') {
            digits++;
        }
        if (digits == 0 || digits > LONGEST_NUMBER) {
            return Optional.empty();
        }
        int number = Integer.parseInt(category.substring(0, digits));
        String rest = category.substring(digits).strip();
        if (rest.isEmpty()) {
            return Optional.of(new Step(number, ""));
        }
        boolean separated = "-–—:.)=,/(|".indexOf(rest.charAt(0)) >= 0 || category.charAt(digits) == ' ';
        String words =
                "-–—:.)=,/(|".indexOf(rest.charAt(0)) >= 0 ? rest.substring(1).strip() : rest;
        return separated && !words.isEmpty() && words.chars().noneMatch(Character::isDigit)
                ? Optional.of(new Step(number, words.endsWith(")") ? words.substring(0, words.length() - 1) : words))
                : Optional.empty();
    }
}
