package org.semblance.method.recoding;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.semblance.Problem;
import org.semblance.data.Rows;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Nominal;
import org.semblance.domain.Ordinal;
import org.semblance.domain.hierarchy.Generalizable;
import org.semblance.domain.hierarchy.Hierarchical;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.MeantHierarchy;

/**
 * A quasi-identifier bound to its hierarchy.
 *
 * @param ofRows the leaf of each row, {@link Words#MISSING} where the value is missing
 */
record Leaves(Attribute attribute, Hierarchy hierarchy, Optional<MeantHierarchy> meaning, int[] ofRows) {

    /** An attribute with its hierarchy or, when it is ordinal or nominal, with the flat one of its values. */
    static Leaves of(Attribute attribute, Dataset data) {
        Rows rows = data.table().rows();
        if (data.table().column(attribute.name()) instanceof Words words) {
            if (attribute.domain() instanceof Generalizable domain) {
                return of(attribute, words, rows, domain.hierarchy(), domain.meaning());
            }
            if (attribute.domain() instanceof Ordinal scale) {
                scale.bind(words, rows); // refuses what is not on the scale
                return of(attribute, words, rows, flat(words), Optional.empty());
            }
            if (attribute.domain() instanceof Nominal) {
                return of(attribute, words, rows, flat(words), Optional.empty());
            }
        }
        throw Problem.recipe(
                "E_DOMAIN",
                "attribute '" + attribute.name() + "' has no hierarchy, so it cannot be generalised",
                "make one with: semblance hierarchy build DATA --attribute '" + attribute.name()
                        + "', and bind it with {domain: hierarchy, hierarchy: FILE}");
    }

    private static Leaves of(
            Attribute attribute, Words column, Rows rows, Hierarchy hierarchy, Optional<MeantHierarchy> meaning) {
        return new Leaves(attribute, hierarchy, meaning, Hierarchical.leaves(column, rows, hierarchy));
    }

    private static Hierarchy flat(Words column) {
        int[] counts = column.counts();
        List<String> held = IntStream.range(0, counts.length)
                .filter(code -> counts[code] > 0)
                .mapToObj(column.dictionary()::get)
                .toList();
        return Hierarchy.flat(column.name(), held.isEmpty() ? List.of(Hierarchy.ANYTHING) : held);
    }
}
