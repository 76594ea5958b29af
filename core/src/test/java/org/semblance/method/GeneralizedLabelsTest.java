package org.semblance.method;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.domain.hierarchy.Generalizable;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.method.generalization.Datafly;
import org.semblance.method.generalization.Incognito;
import org.semblance.method.recoding.LocalRecoding;
import org.semblance.method.recoding.SearchEffort;
import org.semblance.testkit.RandomTables;
import org.semblance.testkit.Trials;

/**
 * Methods that generalise need no minimum number of holders of their own: a label, on the lowest level too, is published
 * for a whole class of k rows or persons, and each of them holds a value below it.
 */
class GeneralizedLabelsTest {

    @Test
    void everyPublishedLabelIsHeldByKRowsOrPersons() {
        Trials.of(300, random -> {
            int k = 2 + random.nextInt(3);
            RandomTables tables = new RandomTables(random);
            Dataset rows = tables.generalizable(tables.size(k));
            Dataset data = random.nextBoolean()
                    ? rows
                    : tables.withPersons(rows, k + random.nextInt(rows.table().size() - k + 1));
            List<Method> methods = List.of(new Datafly(k), new Incognito(k), new LocalRecoding(k, SearchEffort.QUICK));
            for (Method method : methods) {
                Masked masked = method.mask(data, Watcher.SILENT);
                for (Attribute attribute : data.with(Role.QUASI_IDENTIFIER)) {
                    Column released = masked.table().column(attribute.name());
                    for (int row = 0; row < released.size(); row++) {
                        if (!released.missing(row) && !released.text(row).equals(root(attribute))) {
                            assertThat(holders(released.text(row), attribute, data))
                                    .as(method + " " + attribute.name())
                                    .isGreaterThanOrEqualTo(k);
                        }
                    }
                }
            }
        });
    }

    /** The root, which missing values show too and which says nothing. */
    private static String root(Attribute attribute) {
        return attribute.domain() instanceof Generalizable domain
                ? domain.hierarchy().root()
                : Hierarchy.ANYTHING;
    }

    private static int holders(String label, Attribute attribute, Dataset data) {
        Column original = data.table().column(attribute.name());
        Set<String> holders = new HashSet<>();
        for (int row = 0; row < original.size(); row++) {
            int at = row;
            if (!original.missing(row) && labels(original.text(row), attribute).contains(label)) {
                holders.add(data.person().map(column -> column.text(at)).orElse("row " + at));
            }
        }
        return holders.size();
    }

    private static Set<String> labels(String value, Attribute attribute) {
        Set<String> labels = new HashSet<>(Set.of(value));
        if (attribute.domain() instanceof Generalizable domain) {
            Hierarchy hierarchy = domain.hierarchy();
            int leaf = hierarchy.leaf(value).orElseThrow();
            for (int level = 0; level <= hierarchy.height(); level++) {
                labels.add(hierarchy.label(level, leaf));
            }
        }
        return labels;
    }
}
