package org.semblance.method.recoding;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Domain;
import org.semblance.domain.Nominal;
import org.semblance.domain.Ordinal;
import org.semblance.domain.Role;
import org.semblance.domain.hierarchy.Hierarchical;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.testkit.RandomTables;

/** Tables that can be generalised: random hierarchies, ordered answers and words, values missing, rows of persons. */
final class RandomHierarchies {

    private static final List<String> VALUES = List.of("a", "b", "c", "d", "e", "f", "g", "h", "i");

    private final Random random;
    private final RandomTables tables;

    RandomHierarchies(Random random) {
        this.random = random;
        this.tables = new RandomTables(random);
        if (random.nextInt(3) == 0) {
            tables.whole();
        }
    }

    /** Values that are merged at random from level to level; a node alone keeps its label at times. */
    Hierarchy hierarchy(String name) {
        int leaves = 1 + random.nextInt(VALUES.size());
        int levels = 1 + random.nextInt(4);
        List<List<String>> rows = new ArrayList<>();
        for (int leaf = 0; leaf < leaves; leaf++) {
            rows.add(new ArrayList<>(List.of(VALUES.get(leaf))));
        }
        for (int level = 1; level < levels; level++) {
            boolean[] joins = new boolean[leaves];
            for (int leaf = 1; leaf < leaves; leaf++) {
                boolean before =
                        rows.get(leaf).get(level - 1).equals(rows.get(leaf - 1).get(level - 1));
                joins[leaf] = before || random.nextInt(3) == 0;
            }
            for (int start = 0; start < leaves; ) {
                int end = start + 1;
                while (end < leaves && joins[end]) {
                    end++;
                }
                boolean alone = end - start == 1 && random.nextBoolean();
                String label = alone ? rows.get(start).get(level - 1) : "level " + level + " from " + VALUES.get(start);
                for (int leaf = start; leaf < end; leaf++) {
                    rows.get(leaf).add(label);
                }
                start = end;
            }
        }
        rows.forEach(row -> row.add("*"));
        return Hierarchy.of(name, rows);
    }

    /** One to four quasi-identifiers and another column, of so many rows. */
    Dataset dataset(int size) {
        List<Column> columns = new ArrayList<>();
        List<Attribute> attributes = new ArrayList<>();
        for (int i = random.nextInt(4); i >= 0; i--) {
            String name = "q" + i;
            Domain domain = switch (random.nextInt(4)) {
                case 0 -> new Nominal();
                case 1 -> new Ordinal(VALUES, Ordinal.Average.MEDIAN);
                default -> new Hierarchical(hierarchy(name));
            };
            columns.add(tables.words(
                    name,
                    size,
                    domain instanceof Hierarchical known ? known.hierarchy().labels(0) : VALUES));
            attributes.add(new Attribute(
                    name, Set.of(Role.QUASI_IDENTIFIER), domain, random.nextInt(3) == 0 ? 0.5 + random.nextInt(3) : 1));
        }
        columns.add(tables.words("illness", size, List.of("flu", "cold", "none")));
        attributes.add(Attribute.of("illness", Role.CONFIDENTIAL, new Nominal()));
        return Dataset.of(Table.of(columns), attributes);
    }

    /** A table that is to be masked with this k, of rows or of persons. */
    Dataset dataset(int k, boolean persons) {
        int size = tables.size(k);
        Dataset data = dataset(size);
        return persons ? tables.withPersons(data, k + random.nextInt(size - k + 1)) : data;
    }
}
