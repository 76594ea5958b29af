package org.semblance.privacy;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** The shares of sensitive values among the rows that have one, counted with maps. */
final class PlainShares {

    private PlainShares() {}

    static Map<Object, Double> of(ConfidentialTable table, Collection<Integer> rows) {
        Map<Object, Double> shares = new HashMap<>();
        List<Integer> present =
                rows.stream().filter(row -> !table.secret().missing(row)).toList();
        present.forEach(
                row -> shares.merge(table.meaning(table.secret().text(row)), 1.0 / present.size(), Double::sum));
        return shares;
    }

    static Map<Object, Double> ofAll(ConfidentialTable table) {
        return of(table, IntStream.range(0, table.table().size()).boxed().toList());
    }

    static int[] array(List<Integer> rows) {
        return rows.stream().mapToInt(Integer::intValue).toArray();
    }
}
