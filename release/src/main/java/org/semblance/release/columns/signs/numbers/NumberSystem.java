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

    /** Those whose neighbours in a sequence fail, because of a check digit or of groups. */
    public static List<NumberSystem> checked() {
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

    /** Those with a day of birth at most: consecutive numbers all pass, if one does. */
    public static List<NumberSystem> unchecked() {
        return List.of(NordicNumbers.DANISH, RomanceNumbers.KEYLESS);
    }

    public boolean matches(String text) {
        return test.test(text);
    }
}
