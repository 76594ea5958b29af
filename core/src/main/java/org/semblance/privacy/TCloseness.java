package org.semblance.privacy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.semblance.About;
import org.semblance.Problem;
import org.semblance.domain.distribution.EarthMover;
import org.semblance.domain.distribution.EarthMovers;
import org.semblance.domain.distribution.Ground;
import org.semblance.domain.distribution.Values;
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
        implements OfAttribute {

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
                return mover.within(t, rows);
            }

            @Override
            public double lack(int[] rows) {
                return holds(rows) ? 0 : mover.distance(rows) - t;
            }
        };
    }

    /** The distances of classes of the rows that the evidence is about. */
    public EarthMover mover(Evidence evidence) {
        Evidence.Kept kept = evidence.confidential(this);
        return EarthMovers.of(kept.column(), kept.domain(), distance);
    }

    /** The different values of the attribute. */
    public Values values(Evidence evidence) {
        Evidence.Kept kept = evidence.confidential(this);
        return Values.of(kept.column(), kept.domain());
    }

    /** Whether a class so far from the table is near enough. */
    public boolean allows(double far) {
        return far <= t + EarthMover.ROUNDING;
    }

    @Override
    public int fewest() {
        return 1;
    }

    @Override
    public Verdict check(Released released, Evidence evidence) {
        Evidence.Kept kept = judged(released, evidence);
        EarthMover mover = EarthMovers.of(kept.column(), kept.domain(), distance);
        double furthest = -1;
        BitSet tooFar = new BitSet();
        for (int[] rows : released.classes()) {
            double far = mover.distance(rows);
            furthest = Math.max(furthest, far);
            if (!allows(far)) {
                Arrays.stream(rows).forEach(tooFar::set);
            }
        }
        List<Violation> violations = new ArrayList<>();
        if (!tooFar.isEmpty()) {
            violations.add(new Violation(
                    tooFar.stream().boxed().toList(), "'" + of + "' is distributed otherwise than in the whole table"));
        }
        if (furthest < 0) {
            violations.add(new Violation(List.of(), "the table has no rows"));
            furthest = 1;
        }
        String ground = (distance == null ? EarthMovers.suiting(kept.domain()) : distance).name();
        return new Verdict(name(), t, furthest, ground.toLowerCase(Locale.ROOT) + " distance of " + of, violations);
    }
}
