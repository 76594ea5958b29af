package org.semblance.privacy;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.semblance.privacy.Verdict.Violation;

/** Collects the violating rows by reason, class by class, while a table is judged. */
public final class Violations {

    private final Map<String, Fault> byReason = new LinkedHashMap<>();

    private static final class Fault {
        private final BitSet rows = new BitSet();
        private double least = Double.POSITIVE_INFINITY;
    }

    /**
     * Adds a class that violates the guarantee.
     *
     * @param found the number found for the class; the reason with the smallest one is named first
     */
    public void add(int[] rows, double found, String reason) {
        Fault fault = byReason.computeIfAbsent(reason, unseen -> new Fault());
        Arrays.stream(rows).forEach(fault.rows::set);
        fault.least = Math.min(fault.least, found);
    }

    /**
     * The violations of a table, one for each reason, sorted by the number found; a table without rows is a violation
     * too.
     */
    public List<Violation> of(ReleasedTable released) {
        if (released.table().size() == 0) {
            return List.of(new Violation(List.of(), "the table has no rows"));
        }
        return byReason.entrySet().stream()
                .sorted(Comparator.comparingDouble(entry -> entry.getValue().least))
                .map(entry ->
                        new Violation(entry.getValue().rows.stream().boxed().toList(), entry.getKey()))
                .toList();
    }
}
