package org.semblance.privacy;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
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

    /** What was found as it is shown: to four digits; where the promise does not hold, rounded away from what was asked. */
    public static double shown(double asked, double found, boolean holds) {
        if (found == Math.rint(found) || !Double.isFinite(found)) {
            return found;
        }
        RoundingMode away = found > asked ? RoundingMode.CEILING : RoundingMode.FLOOR;
        return new BigDecimal(found)
                .round(new MathContext(4, holds ? RoundingMode.HALF_EVEN : away))
                .doubleValue();
    }

    /** All rows at fault, in order. */
    public List<Integer> rows() {
        BitSet rows = new BitSet();
        violations.forEach(violation -> violation.rows().forEach(rows::set));
        return rows.stream().boxed().toList();
    }
}
