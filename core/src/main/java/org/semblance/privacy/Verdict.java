package org.semblance.privacy;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.BitSet;
import java.util.List;

/**
 * The result of verifying a guarantee.
 *
 * @param guarantee the name of the guarantee
 * @param asked the required number
 * @param found the number found, the worst in the table
 * @param of what was counted, such as rows or persons
 * @param violations where the guarantee is violated; empty if it is satisfied
 */
public record Verdict(String guarantee, double asked, double found, String of, List<Violation> violations) {

    /** Rows that violate a guarantee, counted from 0 in the released order, and the reason. */
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

    /**
     * The number found, for display: with four digits; if the guarantee is violated, rounded away from the required
     * number.
     */
    public static double shown(double asked, double found, boolean holds) {
        if (found == Math.rint(found) || !Double.isFinite(found)) {
            return found;
        }
        RoundingMode away = found > asked ? RoundingMode.CEILING : RoundingMode.FLOOR;
        return new BigDecimal(found)
                .round(new MathContext(4, holds ? RoundingMode.HALF_EVEN : away))
                .doubleValue();
    }

    /** All rows that violate the guarantee, in order. */
    public List<Integer> rows() {
        BitSet rows = new BitSet();
        violations.forEach(violation -> violation.rows().forEach(rows::set));
        return rows.stream().boxed().toList();
    }
}
