package org.semblance.release.partitioned;

import java.io.Serializable;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.semblance.data.PartitionedTable;
import org.semblance.data.Table;
import org.semblance.data.WeightedRows;
import org.semblance.method.Displacements;
import org.semblance.method.GroupSizes;
import org.semblance.method.Trace;
import org.semblance.release.report.Report;
import org.semblance.release.report.WholeTableFigures;

/** Counts over all rows of a masked table in parts. */
record WholeTableCounts(PartitionedTable masked, ConceptRewrite concepts, int places) {

    /**
     * The sizes of the groups, or of the equivalence classes if the method does not count its groups; empty for noise,
     * which forms none.
     *
     * @param classes the number of equivalence classes
     */
    Optional<Report.GroupSizes> groups(Trace trace, int classes) {
        if (trace instanceof Displacements) {
            return Optional.empty();
        }
        return Optional.of(sizes(trace instanceof GroupSizes sizes ? sizes : classes(), classes));
    }

    private static Report.GroupSizes sizes(GroupSizes sizes, int classes) {
        return new Report.GroupSizes(
                sizes.frequencies().values().stream()
                        .mapToInt(Integer::intValue)
                        .sum(),
                sizes.frequencies().firstKey(),
                sizes.frequencies().lastKey(),
                new LinkedHashMap<>(sizes.frequencies()),
                classes);
    }

    /** The sizes of the equivalence classes. */
    private GroupSizes classes() {
        List<String> names = concepts.masked();
        int into = places;
        GroupSizes[] all = {new GroupSizes(new TreeMap<>())};
        masked.map(part -> WeightedRows.of(part, names))
                .by(into, part -> WeightedRows.places(part, names, into))
                .each(part -> sizes(WeightedRows.of(part, names)), more -> all[0] = all[0].and(more));
        return all[0];
    }

    private static GroupSizes sizes(Table classes) {
        return GroupSizes.of(IntStream.range(0, classes.size()).map(classes.rows()::times));
    }

    /** The suppressed and imputed values in the masked columns of a part. */
    private record Changes(List<WholeTableFigures.Cells> columns) implements Serializable {

        static Changes of(Table part, ConceptRewrite concepts) {
            Table original = concepts.original(part);
            return new Changes(concepts.masked().stream()
                    .map(name -> WholeTableFigures.Cells.of(original.column(name), part.column(name)))
                    .toList());
        }
    }

    /** The suppressed and imputed values of each masked column. */
    Map<String, WholeTableFigures.Cells> cells() {
        Map<String, WholeTableFigures.Cells> all = new HashMap<>();
        ConceptRewrite rewrite = concepts;
        masked.each(part -> Changes.of(part, rewrite), more -> {
            for (int i = 0; i < concepts.masked().size(); i++) {
                all.merge(concepts.masked().get(i), more.columns.get(i), WholeTableFigures.Cells::and);
            }
        });
        return all;
    }
}
