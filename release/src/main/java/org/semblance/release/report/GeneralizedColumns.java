package org.semblance.release.report;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Nominal;
import org.semblance.domain.Ordinal;
import org.semblance.domain.Role;
import org.semblance.domain.hierarchy.Generalizable;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.ReleasedLevels;
import org.semblance.method.GeneralizationLevels;
import org.semblance.method.Masked;

/** Finds the columns of a masked table with generalised values, and the levels of these in their hierarchies. */
public final class GeneralizedColumns {

    private GeneralizedColumns() {}

    /**
     * The attributes with a hierarchy. If values are generalised and not averaged, also ordinal and nominal
     * attributes, with a flat hierarchy.
     */
    public static Map<String, ReleasedLevels> of(Dataset original, Masked masked) {
        Map<String, ReleasedLevels> columns = new LinkedHashMap<>();
        for (Attribute attribute : original.with(Role.QUASI_IDENTIFIER)) {
            if (original.table().column(attribute.name()) instanceof Words held
                    && masked.table().column(attribute.name()) instanceof Words shown) {
                hierarchy(attribute, held)
                        .map(hierarchy ->
                                ReleasedLevels.of(held, original.table().rows(), shown, hierarchy))
                        .filter(levels -> attribute.domain() instanceof Generalizable || coarsened(held, shown, levels))
                        .ifPresent(levels -> columns.put(attribute.name(), levels));
            }
        }
        boolean generalized = masked.trace() instanceof GeneralizationLevels
                || columns.values().stream().anyMatch(GeneralizedColumns::showsALabel);
        return generalized ? columns : Map.of();
    }

    private static Optional<Hierarchy> hierarchy(Attribute attribute, Words held) {
        if (attribute.domain() instanceof Generalizable domain) {
            return Optional.of(domain.hierarchy());
        }
        List<String> values;
        if (attribute.domain() instanceof Ordinal ordinal) {
            values = ordinal.scale();
        } else if (attribute.domain() instanceof Nominal) {
            values = mostFrequentFirst(held);
        } else {
            return Optional.empty();
        }
        // a value with the name of the root would be mistaken for it
        return values.isEmpty() || values.contains(Hierarchy.ANYTHING)
                ? Optional.empty()
                : Optional.of(Hierarchy.flat(attribute.name(), values));
    }

    /** The values by descending frequency; ties in alphabetical order, so that the order of rows is not disclosed. */
    private static List<String> mostFrequentFirst(Words held) {
        int[] counts = held.counts();
        return IntStream.range(0, counts.length)
                .filter(code -> counts[code] > 0)
                .boxed()
                .sorted(Comparator.<Integer>comparingInt(code -> -counts[code]).thenComparing(held.dictionary()::get))
                .map(held.dictionary()::get)
                .toList();
    }

    /** Whether every released text is the original value or the root, and no value was suppressed as missing. */
    private static boolean coarsened(Words held, Words shown, ReleasedLevels levels) {
        return IntStream.range(0, levels.pairs()).allMatch(levels::holds)
                && IntStream.range(0, held.size()).noneMatch(row -> shown.missing(row) && !held.missing(row));
    }

    private static boolean showsALabel(ReleasedLevels levels) {
        return IntStream.range(0, levels.pairs()).anyMatch(pair -> !levels.unchanged(pair));
    }
}
