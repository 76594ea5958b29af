package org.semblance.quality.semantics;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.statistics.ConceptCounts;
import org.semblance.domain.taxonomy.statistics.DistanceMoments;

/**
 * The pairs of quasi-identifiers with concepts of the same taxonomy and similarity. A row counts in a pair if both
 * values have concepts.
 */
final class ConceptColumnPairs {

    /** A statistic of a pair. */
    interface Finding {
        double of(DistanceMoments moments, int one, int other);
    }

    private final List<List<ConceptColumn>> families;
    private final Watcher watcher;

    private ConceptColumnPairs(List<List<ConceptColumn>> families, Watcher watcher) {
        this.families = families;
        this.watcher = watcher;
    }

    static ConceptColumnPairs of(Dataset original, Table released, String measure, Watcher watcher) {
        List<List<ConceptColumn>> families = new ArrayList<>();
        for (ConceptColumn column : ConceptColumn.of(original, released)) {
            List<ConceptColumn> family = families.stream()
                    .filter(some -> related(some.get(0).domain(), column.domain()))
                    .findFirst()
                    .orElseGet(() -> {
                        List<ConceptColumn> fresh = new ArrayList<>();
                        families.add(fresh);
                        return fresh;
                    });
            family.add(column);
        }
        families.removeIf(family -> family.size() < 2);
        if (families.isEmpty()) {
            throw Problem.recipe(
                    ProblemCode.E_MEASURE,
                    measure + " needs two quasi-identifiers with concepts of one taxonomy, and there are none",
                    "leave " + measure + " out of measures:, or give two attributes the same taxonomy and similarity");
        }
        return new ConceptColumnPairs(families, watcher);
    }

    private static boolean related(Concepts one, Concepts other) {
        return one.taxonomy() == other.taxonomy() && one.similarity().equals(other.similarity());
    }

    /** The statistic of each pair of original columns, named "A × B". */
    Map<String, Double> before(Finding finding) {
        return found(ConceptColumn::before, finding);
    }

    /** The statistic of each pair of released columns. */
    Map<String, Double> after(Finding finding) {
        return found(ConceptColumn::after, finding);
    }

    private Map<String, Double> found(Function<ConceptColumn, ConceptCounts> side, Finding finding) {
        Map<String, Double> found = new LinkedHashMap<>();
        for (List<ConceptColumn> family : families) {
            DistanceMoments moments = DistanceMoments.of(
                    family.stream().map(side).toList(), family.get(0).domain().comparison(), watcher);
            for (int one = 0; one < family.size(); one++) {
                for (int other = one + 1; other < family.size(); other++) {
                    found.put(
                            family.get(one).name() + " × " + family.get(other).name(), finding.of(moments, one, other));
                }
            }
        }
        return found;
    }
}
