package org.semblance.privacy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.semblance.About;
import org.semblance.Problem;
import org.semblance.data.Column;
import org.semblance.domain.Domain;
import org.semblance.domain.Nominal;
import org.semblance.domain.distribution.EarthMover;
import org.semblance.domain.distribution.EarthMovers;
import org.semblance.domain.distribution.Ground;
import org.semblance.privacy.Verdict.Violation;

/**
 * In every class of equal rows a confidential attribute is distributed nearly as in the whole table: the earth mover's
 * distance between both is at most t (Li, Li and Venkatasubramanian, ICDE 2007).
 */
public record TCloseness(
        @About("how far a class may be from the whole table, from 0 to 1")
        double t,

        @About("the confidential attribute") String of,

        @About(
                value =
                        "what lies between its values: equal, ordered or semantic; when not given, what suits its domain",
                optional = true)
        @Nullable
        Ground distance)
        implements Aim {

    /** What rounding may add to a distance. */
    private static final double ROUNDING = 1e-9;

    public TCloseness {
        if (!(t >= 0 && t <= 1)) {
            throw Problem.recipe(
                    "E_T", "t is not between 0 and 1", "choose a t above 0; 0.1 to 0.3 is usual, smaller is stricter");
        }
    }

    @Override
    public String name() {
        return "t-closeness";
    }

    @Override
    public Judge judge(Evidence evidence) {
        EarthMover mover = mover(evidence);
        return new Judge() {
            @Override
            public boolean holds(int[] rows) {
                return allows(mover.distance(rows));
            }

            @Override
            public double lack(int[] rows) {
                double far = mover.distance(rows);
                return allows(far) ? 0 : far - t;
            }
        };
    }

    /** Whether a class so far from the table is near enough. */
    public boolean allows(double far) {
        return far <= t + ROUNDING;
    }

    /** The distances of classes of the rows that the evidence is about. */
    public EarthMover mover(Evidence evidence) {
        Evidence.Kept kept = kept(evidence);
        return EarthMovers.of(kept.column(), kept.domain(), distance);
    }

    /** The confidential column. */
    public Evidence.Kept kept(Evidence evidence) {
        Evidence.Kept kept = evidence.kept().get(of);
        if (kept != null) {
            return kept;
        }
        if (evidence.present().containsKey(of)) {
            throw Problem.recipe(
                    "E_GUARANTEE",
                    "t-closeness of '" + of + "': that is a quasi-identifier, whose values are masked",
                    "name a column with the role confidential alone");
        }
        throw Problem.recipe(
                "E_GUARANTEE",
                "t-closeness of '" + of + "': the table has no confidential column of that name",
                "name a column with the role confidential");
    }

    @Override
    public int fewest() {
        return 1;
    }

    @Override
    public boolean byCountAlone(Evidence evidence) {
        return false;
    }

    @Override
    public Verdict check(Released released, Evidence evidence) {
        Column column = released.table().column(of);
        Evidence.Kept kept = evidence.kept().get(of);
        Domain domain = kept == null ? new Nominal() : kept.domain();
        EarthMover mover = EarthMovers.of(column, domain, distance);
        double found = 0;
        List<Violation> violations = new ArrayList<>();
        for (int[] rows : released.classes()) {
            double far = mover.distance(rows);
            found = Math.max(found, far);
            if (!allows(far)) {
                violations.add(new Violation(
                        Arrays.stream(rows).boxed().toList(),
                        "'" + of + "' is distributed otherwise than in the whole"));
            }
        }
        return new Verdict(name(), t, found, "distance", violations);
    }
}
