package org.semblance.quality.loss;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.semblance.data.Words;

/**
 * Numbers the categories of a column in the order of their first occurrence; a missing value is a category once it
 * occurs.
 */
final class CategoryIndex {

    private final Map<String, Integer> numbers = new HashMap<>();
    private int missing = Words.MISSING;
    private int size;

    CategoryIndex(List<String> known) {
        known.forEach(this::number);
    }

    private int number(String category) {
        return numbers.computeIfAbsent(category, unseen -> size++);
    }

    int size() {
        return size;
    }

    int[] numbers(Words column) {
        List<String> dictionary = column.dictionary();
        int[] numberOf = new int[dictionary.size()];
        Arrays.fill(numberOf, Words.MISSING);
        int[] codes = new int[column.size()];
        for (int row = 0; row < codes.length; row++) {
            int code = column.code(row);
            if (code == Words.MISSING) {
                missing = missing == Words.MISSING ? size++ : missing;
                codes[row] = missing;
            } else {
                if (numberOf[code] == Words.MISSING) {
                    numberOf[code] = number(dictionary.get(code));
                }
                codes[row] = numberOf[code];
            }
        }
        return codes;
    }
}
