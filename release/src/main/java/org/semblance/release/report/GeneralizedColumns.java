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

/** Which columns of a masked table show labels above their values, and where in their hierarchies those stand. */
public final class GeneralizedColumns {

    private GeneralizedColumns() {}

    /**
     * The attributes with a hierarchy; with them ordinal and nominal ones, by the flat hierarchy, where values are
     * generalised and not averaged.
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
        // a value that is called as the root would be taken for it
        return values.isEmpty() || values.contains(Hierarchy.ANYTHING)
                ? Optional.empty()
                : Optional.of(Hierarchy.flat(attribute.name(), values));
    }

    /** Of equally frequent ones the first by its letters: which row came first is nobody's business. */
    private static List<String> mostFrequentFirst(Words held) {
        int[] counts = held.counts();
        return IntStream.range(0, counts.length)
                .filter(code -> counts[code] > 0)
                .boxed()
                .sorted(Comparator.<Integer>comparingInt(code -> -counts[code]).thenComparing(held.dictionary()::get))
                .map(held.dictionary()::get)
                .toList();
    }

    /** Whether every text is the value it stands for, or the root; a value that is withheld is neither. */
    private static boolean coarsened(Words held, Words shown, ReleasedLevels levels) {
        return IntStream.range(0, levels.pairs()).allMatch(levels::holds)
                && IntStream.range(0, held.size()).noneMatch(row -> shown.missing(row) && !held.missing(row));
    }

    private static boolean showsALabel(ReleasedLevels levels) {
        return IntStream.range(0, levels.pairs()).anyMatch(pair -> !levels.unchanged(pair));
    }
}
