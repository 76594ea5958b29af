package org.semblance.release.columns.signs.numbers;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * One country's way to number people.
 *
 * @param words the numbers in plain English, plural
 * @param luck the probability that other signs of the same length pass by accident
 * @param test whether a text is such a number; grouped or not
 */
public record NumberSystem(String words, double luck, Predicate<String> test) {

    /** All that are known. */
    public static List<NumberSystem> all() {
        return Stream.of(
                        AmericanNumbers.ALL,
                        BritishNumbers.ALL,
                        GermanSpeakingNumbers.ALL,
                        RomanceNumbers.ALL,
                        IberianNumbers.ALL,
                        LowCountryNumbers.ALL,
                        NordicNumbers.ALL,
                        EasternNumbers.ALL)
                .flatMap(List::stream)
                .toList();
    }

    public boolean matches(String text) {
        return test.test(text);
    }
}
