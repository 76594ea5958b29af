package org.semblance.release.figures;

import java.util.Arrays;
import java.util.List;
import org.semblance.data.Distinct;
import org.semblance.data.Vectors;

/**
 * How many terms of the released vectors come from a single document, or a single author if authors are known; the
 * other documents of the group do not use them.
 *
 * @param terms the number of terms in the released vectors; a vector shared by several documents counts once
 * @param fromOne how many of them come from a single document or author
 * @param withheld how many terms that documents of a group use its vector does not show
 */
public record TermSources(long terms, long fromOne, long withheld) {

    // both are below all author codes, of which −1 is a missing author
    private static final int NOBODY = Integer.MIN_VALUE;
    private static final int SEVERAL = Integer.MIN_VALUE + 1;

    /**
     * Counts the documents or authors that contribute a term to a vector.
     *
     * @param authorOf the author of each row, or a number unique to the row
     */
    public static TermSources of(Vectors before, Vectors after, int[] authorOf) {
        Distinct groups = Distinct.of(after.size(), List.of(after.codes()));
        int[] broughtBy = new int[before.dimensions()];
        Arrays.fill(broughtBy, NOBODY);
        long terms = 0;
        long fromOne = 0;
        long withheld = 0;
        for (int group = 0; group < groups.count(); group++) {
            int[] rows = groups.rowsOf(group);
            for (int row : rows) {
                for (int entry = before.from(row); entry < before.to(row); entry++) {
                    int term = before.places()[entry];
                    boolean first = broughtBy[term] == NOBODY;
                    broughtBy[term] = first || broughtBy[term] == authorOf[row] ? authorOf[row] : SEVERAL;
                }
            }
            for (int entry = after.from(rows[0]); entry < after.to(rows[0]); entry++) {
                int term = after.places()[entry];
                terms++;
                fromOne += broughtBy[term] > SEVERAL ? 1 : 0;
                broughtBy[term] = NOBODY;
            }
            for (int row : rows) {
                for (int entry = before.from(row); entry < before.to(row); entry++) {
                    int term = before.places()[entry];
                    withheld += broughtBy[term] == NOBODY ? 0 : 1;
                    broughtBy[term] = NOBODY;
                }
            }
        }
        return new TermSources(terms, fromOne, withheld);
    }
}
