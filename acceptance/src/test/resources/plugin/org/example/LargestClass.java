package org.example;

import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.privacy.Evidence;
import org.semblance.privacy.Guarantee;
import org.semblance.privacy.ReleasedTable;
import org.semblance.privacy.Verdict;
import org.semblance.privacy.Violations;

/** No equivalence class has more than this many rows. */
@CatalogEntry(
        name = "largest-class",
        summary = "no equivalence class has more than this many rows",
        meaning = "No equivalence class has more rows than this, so the release still distinguishes groups.")
public record LargestClass(
        @About("maximum number of rows per equivalence class")
        int rows) implements Guarantee {

    public LargestClass {
        if (rows < 1) {
            throw Problem.recipe(ProblemCode.E_CONFIG, "no class could be so small", "choose 1 or more");
        }
    }

    @Override
    public Verdict check(ReleasedTable released, Evidence evidence) {
        int largest = 0;
        Violations violations = new Violations();
        for (int[] alike : released.classes()) {
            largest = Math.max(largest, alike.length);
            if (alike.length > rows) {
                violations.add(alike, -alike.length, alike.length + " rows with these values");
            }
        }
        return new Verdict(name(), rows, largest, "rows", violations.of(released));
    }
}
