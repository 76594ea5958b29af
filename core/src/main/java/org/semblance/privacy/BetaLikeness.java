package org.semblance.privacy;

import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Problem;
import org.semblance.ProblemCode;

/**
 * β-likeness: in no equivalence class is a sensitive value much more frequent than in the whole table (Cao and Karras,
 * PVLDB 5, 2012, Definitions 2 and 3). Only values that gain count. A missing value is not a value: shares are of the
 * rows that have one.
 *
 * <p>Where people have several rows, the share of a value, in the class and in the table, is that of the persons who
 * have it in any row. Each value has an upper limit for its share, which the share in merged classes, a weighted mean,
 * does not exceed either, if no person has rows in several.
 */
@CatalogEntry(
        name = BetaLikeness.NAME,
        summary = "in no equivalence class is a value of a sensitive attribute much more frequent than in the "
                + "whole table",
        source = "Cao, J. and Karras, P. (2012). Publishing microdata with a robust privacy guarantee. Proceedings of"
                + " the VLDB Endowment 5(11), 1388-1399.",
        meaning = "Somebody who knows in which equivalence class a person is gains little: no sensitive value is "
                + "more frequent there than in the whole table by more than this factor of its share (1 means "
                + "twice as frequent). Values that become rarer are not limited.")
public record BetaLikeness(
        @About(
                value = "how much the share of a value may grow, relative to its share in the table: 1 means twice "
                        + "as frequent; above 0",
                code = ProblemCode.E_BETA)
        double beta,

        @About(ATTRIBUTE) String of,

        @About(
                value = "basic; or enhanced, which also limits the growth to minus the logarithm of the share in the "
                        + "table, so that a frequent value never fills a class",
                fallback = "basic")
        Kind kind)
        implements AttributeGuarantee {

    public static final String NAME = "beta-likeness";

    private static final String COUNTED = "relative growth of a value of ";

    /** The variants of β-likeness. */
    public enum Kind {
        /** The share q of a value in a class and p in the table: (q − p)/p ≤ β. */
        BASIC,
        /** (q − p)/p ≤ min(β, −ln p). */
        ENHANCED
    }

    /** The tolerance for rounding errors. */
    private static final double ROUNDING = 1e-9;

    public BetaLikeness {
        if (!(beta > 0 && beta <= 1e9)) {
            throw Problem.recipe(
                    ProblemCode.E_BETA, "beta is not a number above 0", "choose 0.5 to 4; smaller is stricter");
        }
    }

    /** The worst of a class: the largest gain, and whether the gains are within their limits. */
    private record Gain(double largest, boolean belowBeta, boolean belowLogarithm) {}

    private Gain gain(ValueShares shares, int[] rows) {
        ValueShares.InClass one = shares.in(rows);
        double largest = 0;
        boolean belowLogarithm = true;
        for (int place = 0; place < one.count(); place++) {
            double gain = one.ratio(place) - 1;
            largest = Math.max(largest, gain);
            belowLogarithm &=
                    kind == Kind.BASIC || gain <= Math.max(0, -Math.log(shares.inTable(one.value(place)))) + ROUNDING;
        }
        return new Gain(largest, largest <= beta + ROUNDING, belowLogarithm);
    }

    @Override
    public Judge judge(Evidence evidence) {
        ValueShares shares = ValueShares.of(evidence.confidential(this), evidence);
        return new Judge() {
            @Override
            public boolean holds(int[] rows) {
                Gain gain = gain(shares, rows);
                return gain.belowBeta && gain.belowLogarithm;
            }

            @Override
            public double lack(int[] rows) {
                Gain gain = gain(shares, rows);
                return gain.belowBeta && gain.belowLogarithm ? 0 : Math.max(ROUNDING, gain.largest);
            }
        };
    }

    @Override
    public int fewest() {
        return 1;
    }

    @Override
    public Verdict check(ReleasedTable released, Evidence evidence) {
        return undetermined(beta, COUNTED + of, released, evidence).orElseGet(() -> verify(released, evidence));
    }

    private Verdict verify(ReleasedTable released, Evidence evidence) {
        ValueShares shares = ValueShares.of(judged(released, evidence), evidence);
        double largest = 0;
        Violations violations = new Violations();
        for (int[] rows : released.classes()) {
            Gain gain = gain(shares, rows);
            largest = Math.max(largest, gain.largest);
            if (!gain.belowBeta) {
                violations.add(rows, -gain.largest, "a value of '" + of + "' is too frequent against the whole table");
            } else if (!gain.belowLogarithm) {
                violations.add(
                        rows,
                        -gain.largest,
                        "a value of '" + of + "' gains more than minus the logarithm of its share in the whole table");
            }
        }
        return new Verdict(name(), beta, largest, COUNTED + of + evidence.byPersons(), violations.of(released));
    }
}
