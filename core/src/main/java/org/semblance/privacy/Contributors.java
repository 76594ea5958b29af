package org.semblance.privacy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.privacy.Verdict.Violation;

/**
 * Minimum number of contributors, judged for each equivalence class, which shows one value per quasi-identifier:
 *
 * <ol>
 *   <li>At least this many original values are behind every published value. Otherwise the mean of one value and four
 *       missing ones would disclose that value.
 *   <li>At least this many rows of the whole table, or persons, hold every published category: they have it or a kind
 *       of it. Otherwise the most frequent of five different surnames would disclose who is in the table.
 * </ol>
 */
@CatalogEntry(
        name = Contributors.NAME,
        summary = "every published value represents at least this many original values, and every published category is"
                + " held by as many rows (or people) of the table")
public record Contributors(
        @About(
                "minimum number of original values behind each published value, and of holders of each published category")
        int least)
        implements Guarantee {

    public static final String NAME = "contributors";

    public Contributors {
        if (least < 1) {
            throw Problem.recipe(
                    ProblemCode.E_CONTRIBUTORS,
                    "contributors is " + least + ", which asks for nothing",
                    "choose 1 or more; the default is k");
        }
    }

    /**
     * Without the original, a class has at most as many values behind a published one as it has rows: too few rows
     * violate the guarantee, and enough rows prove nothing.
     */
    @Override
    public Basis basis(Collection<String> quasiIdentifiers) {
        return Basis.ORIGINAL;
    }

    @Override
    public Verdict check(ReleasedTable released, Evidence evidence) {
        boolean unknown = false;
        int found = Integer.MAX_VALUE;
        List<Violation> violations = new ArrayList<>();
        List<int[]> classes = released.classes().members();
        for (String name : released.quasiIdentifiers()) {
            BitSet present = evidence.present().get(name);
            for (int[] rows : classes) {
                if (!released.shows(name, rows[0])) {
                    continue;
                }
                unknown |= present == null || evidence.personsUnknown();
                int behind = evidence.personsBehind(
                        present == null
                                ? rows
                                : Arrays.stream(rows).filter(present::get).toArray());
                int holding = holding(name, rows[0], released, evidence);
                found = Math.min(found, Math.min(behind, holding));
                if (behind < least) {
                    violations.add(new Violation(
                            Arrays.stream(rows).boxed().toList(),
                            "a published value of '" + name + "' with " + (present == null ? "at most " : "only ")
                                    + behind + " behind it"));
                } else if (holding < least) {
                    violations.add(new Violation(
                            Arrays.stream(rows).boxed().toList(),
                            "a published category of '" + name + "' held by only " + holding + " "
                                    + (evidence.persons().isPresent() ? "person" : "row")
                                    + (holding == 1 ? "" : "s")
                                    + " of the table"));
                }
            }
        }
        String of = evidence.persons().isPresent() ? "persons" : "values";
        if (unknown && violations.isEmpty()) {
            return Verdict.undetermined(
                    name(),
                    least,
                    of,
                    Verdict.Doubt.settledByCertificate(
                            "the file does not show how many original values are behind a published one"));
        }
        return new Verdict(name(), least, found == Integer.MAX_VALUE ? least : found, of, violations);
    }

    /** The number of rows or persons of the table that hold the category a row shows; unlimited if it shows none. */
    private static int holding(String name, int row, ReleasedTable released, Evidence evidence) {
        CategoryHolders holders = evidence.holders().get(name);
        return holders == null ? Integer.MAX_VALUE : holders.of(released.category(name, row));
    }
}
