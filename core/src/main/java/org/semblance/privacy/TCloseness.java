package org.semblance.privacy;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Citations;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.domain.distribution.ColumnValues;
import org.semblance.domain.distribution.EarthMover;
import org.semblance.domain.distribution.EarthMovers;
import org.semblance.domain.distribution.GroundDistance;

/**
 * t-closeness: in every equivalence class the distribution of a sensitive attribute is close to that in the whole
 * table; the earth mover's distance between both is at most t (Li, Li and Venkatasubramanian, ICDE 2007).
 *
 * <p>Where people have several rows, all persons have the same weight, spread evenly over their rows: the distribution is
 * that of any row of any person. The weight of a row is the same in every class, so classes survive being merged even if
 * a person has rows in several.
 */
@CatalogEntry(
        name = TCloseness.NAME,
        summary = "in every equivalence class, a sensitive attribute is distributed nearly as in the whole table",
        source = Citations.LI_CLOSENESS,
        meaning = "In each equivalence class, the distribution of a sensitive attribute is close to that of the "
                + "whole table: the earth mover's distance between the two is at most this value, from 0 "
                + "(identical) to 1.")
public record TCloseness(
        @About("maximum distance between an equivalence class and the whole table, from 0 to 1")
        double t,

        @About(ATTRIBUTE) String of,

        @About(value = DISTANCE, optional = true) @Nullable GroundDistance distance)
        implements AttributeGuarantee {

    public static final String NAME = "t-closeness";

    /** The description of the ground distance in recipes. */
    public static final String DISTANCE =
            "ground distance between its values: equal, ordered or semantic; according to its domain if not given";

    public TCloseness {
        if (!(t >= 0 && t <= 1)) {
            throw Problem.recipe(
                    ProblemCode.E_T,
                    "t is not between 0 and 1",
                    "choose a t above 0; 0.1 to 0.3 is usual, smaller is stricter");
        }
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

    /** The earth mover's distance of classes of the rows in the evidence. */
    public EarthMover mover(Evidence evidence) {
        Evidence.JudgedColumn column = evidence.confidential(this);
        return EarthMovers.of(column.column(), column.domain(), distance, evidence.weights());
    }

    /** The distinct values of the attribute. */
    public ColumnValues values(Evidence evidence) {
        Evidence.JudgedColumn column = evidence.confidential(this);
        return ColumnValues.of(column.column(), column.domain());
    }

    /** Whether a class at this distance from the table satisfies t-closeness. */
    public boolean allows(double far) {
        return far <= t + EarthMover.ROUNDING;
    }

    @Override
    public boolean survivesMerging(Evidence evidence) {
        return true;
    }

    @Override
    public int fewest() {
        return 1;
    }

    @Override
    public Verdict check(ReleasedTable released, Evidence evidence) {
        return undetermined(t, "distance of " + of, released, evidence).orElseGet(() -> verify(released, evidence));
    }

    private Verdict verify(ReleasedTable released, Evidence evidence) {
        Evidence.JudgedColumn column = judged(released, evidence);
        EarthMover mover = EarthMovers.of(column.column(), column.domain(), distance, evidence.weights());
        double furthest = -1;
        Violations violations = new Violations();
        for (int[] rows : released.classes()) {
            double far = mover.distance(rows);
            furthest = Math.max(furthest, far);
            if (!allows(far)) {
                violations.add(rows, far, "'" + of + "' is distributed differently from the whole table");
            }
        }
        String ground = (distance == null ? EarthMovers.suiting(column.domain()) : distance).name();
        return new Verdict(
                name(),
                t,
                furthest < 0 ? 1 : furthest,
                ground.toLowerCase(Locale.ROOT) + " distance of " + of + evidence.byPersons(),
                violations.of(released));
    }
}
