package org.semblance.method.recoding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.domain.hierarchy.Hierarchical;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.method.Groups;
import org.semblance.method.Masked;
import org.semblance.testkit.RandomTables;
import org.semblance.testkit.Trials;

/** What is released is true of every row, and no coarser than its group needs. */
class LeastCommonLabelTest {

    @ParameterizedTest
    @EnumSource(GroupOrigin.class)
    void everyGroupShowsTheLeastCommonLabelsOfItsRows(GroupOrigin partition) {
        Trials.of(300, random -> {
            int k = 2 + random.nextInt(4);
            RandomTables tables = new RandomTables(random);
            Dataset rows = tables.generalizable(tables.size(k));
            boolean persons = random.nextInt(3) == 0;
            Dataset data = persons
                    ? tables.withPersons(rows, k + random.nextInt(rows.table().size() - k + 1))
                    : rows;
            Masked masked = new LocalRecoding(k, partition, SearchEffort.QUICK, RecodingObjective.GRANULARITY)
                    .mask(data, Watcher.SILENT);
            Groups groups = (Groups) masked.trace();
            for (Attribute attribute : data.with(Role.QUASI_IDENTIFIER)) {
                Column before = data.table().column(attribute.name());
                Column after = masked.table().column(attribute.name());
                for (int group = 0; group < groups.count(); group++) {
                    String expected = leastCommon(before, groups.members(group), attribute);
                    for (int row : groups.members(group)) {
                        assertThat(after.missing(row) ? null : after.text(row)).isEqualTo(expected);
                        assertThat(pathOf(before, row, attribute)).contains(expected);
                    }
                }
            }
        });
    }

    /** Straight from the rows of the hierarchy: the first level on which all show the same. */
    private static @Nullable String leastCommon(Column column, int[] rows, Attribute attribute) {
        List<List<@Nullable String>> paths = new ArrayList<>();
        for (int row : rows) {
            paths.add(pathOf(column, row, attribute));
        }
        for (int level = 0; ; level++) {
            Set<@Nullable String> shown = new HashSet<>();
            for (List<@Nullable String> path : paths) {
                shown.add(path.get(level));
            }
            if (shown.size() == 1) {
                return shown.iterator().next();
            }
        }
    }

    /** What a row's value may become; a missing one stays missing below the root. */
    private static List<@Nullable String> pathOf(Column column, int row, Attribute attribute) {
        List<@Nullable String> path = new ArrayList<>();
        if (!(attribute.domain() instanceof Hierarchical known)) {
            path.add(column.missing(row) ? null : column.text(row));
            path.add("*");
            return path;
        }
        Hierarchy hierarchy = known.hierarchy();
        if (column.missing(row)) {
            for (int level = 0; level < hierarchy.height(); level++) {
                path.add(null);
            }
            path.add(hierarchy.root());
            return path;
        }
        path.addAll(hierarchy.rows().stream()
                .filter(labels -> labels.get(0).equals(column.text(row)))
                .findFirst()
                .orElseThrow());
        return path;
    }
}
