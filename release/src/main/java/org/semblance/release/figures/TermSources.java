package org.semblance.release.figures;

import java.util.Arrays;
import java.util.List;
import org.semblance.data.Distinct;
import org.semblance.data.Vectors;

/**
 * How many terms of released vectors one document brought in alone, or one author where authors are known: the others of
 * its group do not use them.
 *
 * @param terms how many terms the released vectors have; a vector that documents share counts once
 * @param fromOne how many of them come from one
 */
public record TermSources(long terms, long fromOne) {

    // below all numbers of authors, of whom −1 is the one nobody named
    private static final int NOBODY = Integer.MIN_VALUE;
    private static final int SEVERAL = Integer.MIN_VALUE + 1;

    /**
     * Counts the documents, or authors, that brought a term into a vector.
     *
     * @param authorOf for each row its author, or any other number of its own
     */
    public static TermSources of(Vectors before, Vectors after, int[] authorOf) {
        Distinct groups = Distinct.of(after.size(), List.of(after.codes()));
        int[] broughtBy = new int[before.dimensions()];
        Arrays.fill(broughtBy, NOBODY);
        long terms = 0;
        long fromOne = 0;
        for (int group = 0; group < groups.count(); group++) {
            int[] rows = groups.rowsOf(group);
            for (int row : rows) {
                for (int entry = before.from(row); entry < before.to(row); entry++) {
                    int term = before.places()[entry];
                    boolean first = broughtBy[term] == NOBODY;
                    broughtBy[term] = first || broughtBy[term] == authorOf[row] ? authorOf[row] : SEVERAL;
                }
            }
            for (int row : rows) {
                for (int entry = before.from(row); entry < before.to(row); entry++) {
                    int term = before.places()[entry];
                    terms += broughtBy[term] == NOBODY ? 0 : 1;
                    fromOne += broughtBy[term] > SEVERAL ? 1 : 0;
                    broughtBy[term] = NOBODY;
                }
            }
        }
        return new TermSources(terms, fromOne);
    }
}
