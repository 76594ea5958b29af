package org.semblance.release.columns.signs;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;

/** A column in memory, for tests. */
record MadeUpColumn(String name, int rows, int present, List<String> words, int[] counts) implements ColumnFacts {

    static MadeUpColumn of(String name, List<String> values) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        int present = 0;
        for (String value : values) {
            if (!value.isBlank()) {
                counts.merge(value.strip(), 1, Integer::sum);
                present++;
            }
        }
        return new MadeUpColumn(
                name,
                values.size(),
                present,
                List.copyOf(counts.keySet()),
                counts.values().stream().mapToInt(count -> count).toArray());
    }

    /** A column with a heading that says nothing. */
    static MadeUpColumn of(String... values) {
        return of("x", List.of(values));
    }

    /** Values of a source, of which a share is dirty: blank, shortened, or a word for "no value". */
    static MadeUpColumn of(Random random, int rows, double dirty, Function<Random, String> source) {
        List<String> values = new ArrayList<>();
        for (int i = 0; i < rows; i++) {
            String value = source.apply(random);
            if (random.nextDouble() < dirty) {
                value = switch (random.nextInt(4)) {
                    case 0 -> "";
                    case 1 -> "see file " + random.nextInt(1000);
                    case 2 -> value.substring(0, value.length() / 2);
                    default -> value + "?";
                };
            }
            values.add(value);
        }
        return of("x", values);
    }

    @Override
    public int count(int index) {
        return counts[index];
    }

    @Override
    public boolean numbers() {
        return words.stream().allMatch(word -> word.matches("-?\\d+(\\.\\d+)?"));
    }

    @Override
    public int decimals() {
        return 0;
    }
}
