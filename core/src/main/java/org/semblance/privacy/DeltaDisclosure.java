package org.semblance.privacy;

import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Problem;
import org.semblance.ProblemCode;

/**
 * δ-disclosure privacy: in every equivalence class each sensitive value is about as frequent as in the whole table; the
 * natural logarithm of the ratio of its shares is between −δ and δ (Brickell and Shmatikov, KDD 2008). A missing value
 * is not a value: shares are of the rows that have one.
 *
 * <p>A value of the table that a class lacks has the logarithm of 0 there and violates the definition. Then all values
 * have limits from both sides, which the shares in merged classes, weighted means, keep, if no person has rows in
 * several: where people have several rows, shares are those of the persons who have a value in any row. If such values are ignored, a
 * value that one of the merged classes lacks may become too rare.
 */
@CatalogEntry(
        name = DeltaDisclosure.NAME,
        summary = "in every equivalence class, each value of a sensitive attribute is about as frequent as in "
                + "the whole table",
        source = "Brickell, J. and Shmatikov, V. (2008). The cost of privacy: destruction of data-mining utility in"
                + " anonymized data publishing. 14th ACM SIGKDD International Conference on Knowledge Discovery and Data"
                + " Mining, 70-78.",
        meaning = "In each equivalence class every value of a sensitive attribute occurs about as often as in the "
                + "whole table: the natural logarithm of the ratio of both shares is less than this value from 0. "
                + "So a class discloses neither that somebody has a value nor that they do not.")
public record DeltaDisclosure(
        @About(
                value = "limit of the natural logarithm of the ratio between the share of a value in a class and in "
                        + "the table, above 0; 0.69 means less than twice and more than half",
                code = ProblemCode.E_DELTA)
        double delta,

        @About(ATTRIBUTE) String of,

        @About(
                value = "a value of the table that a class lacks: violation, as in the paper; or ignored, as ARX and "
                        + "pyCANON count",
                fallback = "violation")
        AbsentValueRule absent)
        implements AttributeGuarantee {

    public static final String NAME = "delta-disclosure";

    private static final String COUNTED = "log ratio of a value of ";

    /** What it means if a class lacks a value of the table. */
    public enum AbsentValueRule {
        VIOLATION,
        IGNORED
    }

    public DeltaDisclosure {
        if (!(delta > 0 && delta <= 1e9)) {
            throw Problem.recipe(
                    ProblemCode.E_DELTA, "delta is not a number above 0", "choose 0.5 to 3; smaller is stricter");
        }
    }

    /** The largest logarithm of the values that a class has, and whether it lacks one that counts. */
    private record Distance(double largest, boolean lacks) {}

    private Distance distance(ValueShares shares, int[] rows) {
        ValueShares.InClass one = shares.in(rows);
        double largest = 0;
        for (int place = 0; place < one.count(); place++) {
            largest = Math.max(largest, Math.abs(Math.log(one.ratio(place))));
        }
        return new Distance(largest, absent == AbsentValueRule.VIOLATION && one.count() < shares.count());
    }

    @Override
    public Judge judge(Evidence evidence) {
        ValueShares shares = ValueShares.of(evidence.confidential(this), evidence);
        return new Judge() {
            @Override
            public boolean holds(int[] rows) {
                Distance distance = distance(shares, rows);
                return !distance.lacks && distance.largest < delta;
            }

            @Override
            public double lack(int[] rows) {
                Distance distance = distance(shares, rows);
                return (distance.lacks ? 1 : 0) + (distance.largest < delta ? 0 : distance.largest);
            }
        };
    }

    @Override
    public boolean survivesMerging(Evidence evidence) {
        return AttributeGuarantee.super.survivesMerging(evidence) && absent == AbsentValueRule.VIOLATION;
    }

    @Override
    public int fewest() {
        return 1;
    }

    /** The number found is that of the values that occur; a value that a class lacks is a violation of its own. */
    @Override
    public Verdict check(ReleasedTable released, Evidence evidence) {
        return undetermined(delta, COUNTED + of, released, evidence).orElseGet(() -> verify(released, evidence));
    }

    private Verdict verify(ReleasedTable released, Evidence evidence) {
        ValueShares shares = ValueShares.of(judged(released, evidence), evidence);
        double largest = 0;
        Violations violations = new Violations();
        for (int[] rows : released.classes()) {
            Distance distance = distance(shares, rows);
            largest = Math.max(largest, distance.largest);
            if (distance.lacks) {
                violations.add(
                        rows, -distance.largest, "a value of '" + of + "' that others in the table have is absent");
            } else if (distance.largest >= delta) {
                violations.add(
                        rows,
                        -distance.largest,
                        "a value of '" + of + "' is too frequent or too rare against the whole table");
            }
        }
        return new Verdict(name(), delta, largest, COUNTED + of + evidence.byPersons(), violations.of(released));
    }
}
