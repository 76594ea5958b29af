package org.semblance.release.figures;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.semblance.data.Rows;
import org.semblance.data.Words;
import org.semblance.domain.Space;
import org.semblance.domain.Tally;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.Concepts.Average;

/** The concepts that may represent all rows whose concepts are named: centroid, mode and least common subsumer. */
final class CentralConcepts {

    private final Concepts domain;
    private final Words column;

    /**
     * Represents the named concepts.
     *
     * @param held the number of rows with each concept
     */
    CentralConcepts(Concepts domain, List<Integer> named, Map<Integer, Integer> held) {
        this.domain = domain;
        int[] codes = IntStream.range(0, named.size())
                .flatMap(code -> IntStream.generate(() -> code).limit(held.getOrDefault(named.get(code), 0)))
                .toArray();
        this.column = Words.of("", codes, named.stream().map(domain::text).toList());
    }

    Map<ConceptTree.Kind, Integer> all() {
        Map<ConceptTree.Kind, Integer> all = new EnumMap<>(ConceptTree.Kind.class);
        all.put(ConceptTree.Kind.CENTROID, average(Average.CENTROID));
        all.put(ConceptTree.Kind.MODE, average(Average.MODE));
        all.put(ConceptTree.Kind.SUBSUMER, average(Average.LCS));
        return all;
    }

    private int average(Average average) {
        Concepts averaging = domain.averaging(average);
        return concept(averaging, averaging.bind(column, Rows.all(column.size())));
    }

    private static <V> int concept(Concepts averaging, Space<V> space) {
        Tally<V> tally = space.tally();
        IntStream.range(0, space.size()).forEach(tally::add);
        String text = space.column(List.of(tally.prototype()), new int[] {0}).text(0);
        return averaging.concept(text).orElseThrow();
    }
}
