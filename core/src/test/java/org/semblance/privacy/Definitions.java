package org.semblance.privacy;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;

/** What the judges count, counted with maps of lists of texts, on random tables. */
final class Definitions {

    private Definitions() {}

    /** A small table of texts, with empty fields, texts that run into each other, and twins. */
    static Table table(Random random) {
        String[] texts = {"", "a", "b", "aa", "ab", "1", "1.0", "*"};
        int size = 1 + random.nextInt(25);
        int known = 1 + random.nextInt(texts.length);
        List<Column> columns = new ArrayList<>();
        for (int i = random.nextInt(4); i >= 0; i--) {
            if (random.nextInt(5) == 0) {
                columns.add(Numbers.of(
                        "c" + i,
                        IntStream.range(0, size)
                                .mapToDouble(row -> random.nextInt(4) == 0 ? Double.NaN : random.nextInt(3))
                                .toArray()));
            } else {
                columns.add(Words.of(
                        "c" + i,
                        IntStream.range(0, size)
                                .mapToObj(row -> texts[random.nextInt(known)])
                                .toArray(String[]::new)));
            }
        }
        return Table.of(columns);
    }

    static Collection<List<Integer>> classes(Table table, List<String> names) {
        Map<List<String>, List<Integer>> classes = new HashMap<>();
        for (int row = 0; row < table.size(); row++) {
            int at = row;
            classes.computeIfAbsent(
                            names.stream().map(n -> table.column(n).text(at)).toList(), t -> new ArrayList<>())
                    .add(row);
        }
        return classes.values();
    }

    static int[] persons(Random random, int size) {
        int known = 1 + random.nextInt(size);
        return random.ints(size, 0, known).toArray();
    }

    static int behind(Collection<Integer> rows, Optional<int[]> persons) {
        Set<Integer> different = new HashSet<>();
        rows.forEach(row -> different.add(persons.isPresent() ? persons.get()[row] : row));
        return different.size();
    }
}
