package org.semblance.domain.population;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Domain;
import org.semblance.domain.Role;
import org.semblance.domain.hierarchy.Hierarchical;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.Taxonomy;

/** What a released text may stand for, asked of every row, and releases to ask it of. */
public final class PlainCover {

    private PlainCover() {}

    /** How many rows of some people a row of a release may stand for, in all quasi-identifiers. */
    public static int count(Dataset data, Table people, Table released, int row) {
        return rows(data, people, released, row).size();
    }

    /** Those rows. */
    public static List<Integer> rows(Dataset data, Table people, Table released, int row) {
        List<Integer> fitting = new ArrayList<>();
        for (int person = 0; person < people.size(); person++) {
            boolean fits = true;
            for (Attribute attribute : data.with(Role.QUASI_IDENTIFIER)) {
                fits &= covers(
                        attribute.domain(),
                        text(released.column(attribute.name()), row),
                        text(people.column(attribute.name()), person),
                        people.column(attribute.name()));
            }
            if (fits) {
                fitting.add(person);
            }
        }
        return fitting;
    }

    private static @Nullable String text(Column column, int row) {
        return column.missing(row) ? null : column.text(row);
    }

    private static boolean covers(Domain domain, @Nullable String shown, @Nullable String value, Column people) {
        if (shown == null) {
            return true;
        }
        if (domain instanceof Concepts concepts) {
            if (concepts.concept(shown).isEmpty()) {
                return shown.equals("*");
            }
            int above = concepts.concept(shown).getAsInt();
            return above == Taxonomy.ROOT
                    || (value != null && climbs(concepts.concept(value).orElseThrow(), above, concepts.taxonomy()));
        }
        if (domain instanceof Hierarchical hierarchical) {
            List<List<String>> rows = hierarchical.hierarchy().rows();
            if (shown.equals(rows.get(0).get(rows.get(0).size() - 1)) || shown.equals("*")) {
                return true;
            }
            return value != null && rows.stream().anyMatch(row -> row.get(0).equals(value) && row.contains(shown));
        }
        if (shown.equals("*")) {
            return true;
        }
        return value != null
                && (domain.ofNumbers()
                        ? !shown.equals("nothing of the kind") && Double.parseDouble(shown) == Double.parseDouble(value)
                        : shown.equals(value));
    }

    private static boolean climbs(int concept, int to, Taxonomy taxonomy) {
        if (concept == to) {
            return true;
        }
        for (int parent : taxonomy.parents(concept)) {
            if (climbs(parent, to, taxonomy)) {
                return true;
            }
        }
        return false;
    }

    /** A release of as many rows, each of which shows values, labels above them, nothing, or what nobody has. */
    public static Table release(Dataset data, Random random) {
        int size = data.table().size();
        List<Column> columns = new ArrayList<>();
        int[] like = random.ints(size, 0, Math.max(1, size / 2)).toArray();
        for (Attribute attribute : data.with(Role.QUASI_IDENTIFIER)) {
            Column column = data.table().column(attribute.name());
            @Nullable String[] shown = new String[size];
            for (int row = 0; row < size; row++) {
                shown[row] = shown(attribute.domain(), text(column, like[row]), random);
            }
            columns.add(Words.of(attribute.name(), shown));
        }
        return data.table().with(columns);
    }

    private static @Nullable String shown(Domain domain, @Nullable String value, Random random) {
        int kind = random.nextInt(12);
        if (kind == 0 || value == null) {
            return null;
        }
        if (kind == 1) {
            return "*";
        }
        if (kind == 2) {
            return "nothing of the kind";
        }
        if (domain instanceof Hierarchical hierarchical && kind < 9) {
            List<String> labels = hierarchical.hierarchy().rows().stream()
                    .filter(row -> row.get(0).equals(value))
                    .findFirst()
                    .orElseThrow();
            return labels.get(random.nextInt(labels.size()));
        }
        if (domain instanceof Concepts concepts && kind < 9) {
            int[] above = concepts.taxonomy().ancestors(concepts.concept(value).orElseThrow());
            return above.length == 0 ? value : concepts.text(above[random.nextInt(above.length)]);
        }
        return value;
    }
}
