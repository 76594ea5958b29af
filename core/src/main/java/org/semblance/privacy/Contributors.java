package org.semblance.privacy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.privacy.Verdict.Violation;

/**
 * Minimum number of contributors: at least this many original values are behind every published value. Otherwise the
 * mean of one value and four missing ones would disclose that value. It is judged for each equivalence class, which
 * shows one value per quasi-identifier.
 */
@CatalogEntry(name = Contributors.NAME, summary = "every published value represents at least this many original values")
public record Contributors(
        @About("minimum number of original values behind each published value")
        int least) implements Guarantee {

    public static final String NAME = "contributors";

    public Contributors {
        if (least < 1) {
            throw Problem.recipe(
                    ProblemCode.E_CONTRIBUTORS,
                    "contributors is " + least + ", which asks for nothing",
                    "choose 1 or more; the default is k");
        }
    }

    @Override
    public Verdict check(ReleasedTable released, Evidence evidence) {
        int found = Integer.MAX_VALUE;
        List<Violation> violations = new ArrayList<>();
        List<int[]> classes = released.classes().members();
        for (String name : released.quasiIdentifiers()) {
            BitSet present = evidence.present().get(name);
            if (present == null) {
                violations.add(new Violation(List.of(), "'" + name + "' cannot be judged without the original"));
                found = 0;
                continue;
            }
            for (int[] rows : classes) {
                if (!released.shows(name, rows[0])) {
                    continue;
                }
                int behind = evidence.personsBehind(
                        Arrays.stream(rows).filter(present::get).toArray());
                found = Math.min(found, behind);
                if (behind < least) {
                    violations.add(new Violation(
                            Arrays.stream(rows).boxed().toList(),
                            "a published value of '" + name + "' with only " + behind + " behind it"));
                }
            }
        }
        String of = evidence.persons().isPresent() ? "persons" : "values";
        return new Verdict(name(), least, found == Integer.MAX_VALUE ? least : found, of, violations);
    }
}
