package org.semblance.privacy;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * The result of verifying a guarantee: it holds, it does not, or this cannot be told from the evidence.
 *
 * @param guarantee the name of the guarantee
 * @param asked the required number
 * @param found the number found, the worst in the table
 * @param of what was counted, such as rows or persons
 * @param violations where the guarantee is violated; empty if it is satisfied or cannot be told
 * @param doubt why it cannot be told; empty if it can
 */
public record Verdict(
        String guarantee, double asked, double found, String of, List<Violation> violations, Optional<Doubt> doubt) {

    /** Rows that violate a guarantee, counted from 0 in the released order, and the reason. */
    public record Violation(List<Integer> rows, String reason) {
        public Violation {
            rows = List.copyOf(rows);
        }
    }

    /** Why a guarantee can be neither confirmed nor denied, and how to find out. */
    public record Doubt(String reason, String advice) {

        /** The doubt of a guarantee that counts people, if it is unknown which rows belong to the same person. */
        static Doubt ofPersons() {
            return new Doubt(
                    "people are counted, and the file does not say which rows belong to the same person",
                    "check the release folder, whose certificate says how many people were counted, or a file that has the"
                            + " column of people, named by ‹person›");
        }

        /** A doubt that the certificate of a release settles. */
        public static Doubt settledByCertificate(String reason) {
            return new Doubt(
                    reason, "check the release folder instead of the file: its certificate says what was counted");
        }
    }

    public Verdict {
        violations = List.copyOf(violations);
    }

    /** A verdict of yes or no. */
    public Verdict(String guarantee, double asked, double found, String of, List<Violation> violations) {
        this(guarantee, asked, found, of, violations, Optional.empty());
    }

    /** A guarantee that the evidence neither confirms nor refutes. */
    public static Verdict undetermined(String guarantee, double asked, String of, Doubt doubt) {
        return new Verdict(guarantee, asked, Double.NaN, of, List.of(), Optional.of(doubt));
    }

    /** Whether the guarantee was verified and holds; false also if this cannot be told. */
    public boolean holds() {
        return violations.isEmpty() && doubt.isEmpty();
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
