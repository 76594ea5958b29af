package org.semblance.privacy;

import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Problem;
import org.semblance.ProblemCode;

/**
 * k-anonymity: every combination of quasi-identifier values is shared by at least k rows (Samarati and Sweeney 1998),
 * or by at least k persons if there is a person column.
 */
@CatalogEntry(
        name = KAnonymity.NAME,
        summary = "every combination of quasi-identifier values is shared by at least k rows, or by k "
                + "people if people are counted",
        source = "Samarati, P. and Sweeney, L. (1998). Protecting privacy when disclosing information: k-anonymity and"
                + " its enforcement through generalization and suppression. Technical report SRI-CSL-98-04, SRI"
                + " International.",
        meaning = "By the quasi-identifiers alone, nobody can be narrowed down to fewer than this many "
                + "rows (or people, if people are counted).",
        meaningForDocuments =
                "Each vector is shared by at least this many documents (or authors, if authors are " + "counted).")
public record KAnonymity(
        @About(value = "minimum number of rows or people per equivalence class, at least 2", code = ProblemCode.E_K)
        int k)
        implements Aim {

    public static final String NAME = "k-anonymity";

    private static final String PERSONS = "persons";

    public KAnonymity {
        if (k < 2) {
            throw Problem.recipe(
                    ProblemCode.E_K,
                    "k is " + k + ", which protects nobody",
                    "choose k of 2 or more; 3 to 10 is usual");
        }
    }

    @Override
    public Judge judge(Evidence evidence) {
        return rows -> evidence.personsBehind(rows) >= k;
    }

    @Override
    public int fewest() {
        return k;
    }

    @Override
    public boolean byCountAlone(Evidence evidence) {
        return evidence.persons().isEmpty();
    }

    @Override
    public boolean byPersonsAlone() {
        return true;
    }

    /**
     * If it is unknown which rows belong to the same person, a class has at most as many persons as rows: too few rows
     * violate the guarantee, and enough rows prove nothing.
     */
    @Override
    public Verdict check(ReleasedTable released, Evidence evidence) {
        Verdict counted = counted(released, evidence);
        return evidence.personsUnknown() && counted.holds()
                ? Verdict.undetermined(name(), k, PERSONS, Verdict.Doubt.ofPersons())
                : counted;
    }

    private Verdict counted(ReleasedTable released, Evidence evidence) {
        String of = evidence.persons().isPresent() ? PERSONS : "rows";
        int found = Integer.MAX_VALUE;
        Violations violations = new Violations();
        for (int[] rows : released.classes()) {
            int alike = evidence.personsBehind(rows);
            found = Math.min(found, alike);
            if (alike < k) {
                violations.add(
                        rows,
                        alike,
                        "only " + alike + " " + (alike == 1 ? of.substring(0, of.length() - 1) : of)
                                + " with these values");
            }
        }
        return new Verdict(name(), k, found == Integer.MAX_VALUE ? 0 : found, of, violations.of(released));
    }
}
