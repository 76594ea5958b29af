package org.semblance.release.columns;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A well-known order of words, such as school levels, in one language.
 *
 * @param steps the place of each folded word
 * @param fewest how many categories it takes to recognise it
 */
record WordScale(Map<String, Integer> steps, int fewest) {

    static final List<WordScale> ALL = Stream.of("en", "de", "fr", "es", "it", "nl", "pt", "ca")
            .flatMap(language -> WordLines.of("scales/" + language + ".txt").stream())
            .map(WordScale::of)
            .toList();

    private static final int FEWEST = 3;

    WordScale {
        steps = Map.copyOf(steps);
    }

    private static WordScale of(String line) {
        int colon = line.indexOf(": ");
        int fewest = colon < 0 ? FEWEST : Integer.parseInt(line.substring(0, colon));
        Map<String, Integer> steps = new HashMap<>();
        int place = 0;
        for (String step : line.substring(colon + 1).split(" < ", -1)) {
            for (String word : WordLines.words(step).map(BareText::of).toList()) {
                Integer before = steps.put(word, place);
                if (before != null && before != place) {
                    throw new IllegalStateException("'" + word + "' is on two steps of a scale");
                }
            }
            place++;
        }
        return new WordScale(steps, fewest);
    }

    /** The place of each category; null if one is not on the scale, or if two are on the same step. */
    @Nullable
    List<Integer> places(List<String> categories) {
        if (categories.size() < fewest) {
            return null;
        }
        List<Integer> places = new ArrayList<>();
        for (String category : categories) {
            Integer place = place(category);
            if (place == null || places.contains(place)) {
                return null;
            }
            places.add(place);
        }
        return places;
    }

    /** The place of a category, if need be without the other ending of satisfecho/a. */
    @Nullable
    Integer place(String category) {
        Integer place = steps.get(BareText.of(category));
        return place != null ? place : steps.get(BareText.of(oneGender(category)));
    }

    private static String oneGender(String category) {
        int sign = Math.max(category.lastIndexOf('/'), category.lastIndexOf('('));
        int from = sign;
        while (from >= 0 && ++from < category.length() && Character.isLetter(category.charAt(from))) {
            // the ending
        }
        return sign < 1 || from - sign > 4 || !Character.isLetter(category.charAt(sign - 1))
                ? category
                : category.substring(0, sign) + category.substring(from).replaceFirst("^\\)", "");
    }
}
