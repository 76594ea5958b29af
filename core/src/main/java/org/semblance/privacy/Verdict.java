package org.semblance.privacy;

import java.util.BitSet;
import java.util.List;

/**
 * What a judge found.
 *
 * @param guarantee the name of what was promised
 * @param asked the number promised
 * @param found the number found, the worst in the table
 * @param of what was counted, such as rows or persons
 * @param violations where the promise does not hold; none when it does
 */
public record Verdict(String guarantee, double asked, double found, String of, List<Violation> violations) {

    /** Rows at fault, counted from 0 in the released order, and the reason. */
    public record Violation(List<Integer> rows, String reason) {
        public Violation {
            rows = List.copyOf(rows);
        }
    }

    public Verdict {
        violations = List.copyOf(violations);
    }

    public boolean holds() {
        return violations.isEmpty();
    }

    /** All rows at fault, in order. */
    public List<Integer> rows() {
        BitSet rows = new BitSet();
        violations.forEach(violation -> violation.rows().forEach(rows::set));
        return rows.stream().boxed().toList();
    }
}
