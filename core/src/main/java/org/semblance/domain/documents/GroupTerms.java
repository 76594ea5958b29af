package org.semblance.domain.documents;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.semblance.data.Distinct;
import org.semblance.data.Vectors;
import org.semblance.domain.vectors.VectorSpace;

/**
 * The vectors of groups with only those terms that enough authors of the group use. A term that a single document
 * brought in would say what else that document contains, because the weights of its terms keep their proportions.
 *
 * @param contributors the minimum number of authors of a group who use a term that its vector shows
 * @param directions whether vectors of length 1 are published, so that they are normalised again
 */
public record GroupTerms(int contributors, boolean directions) {

    /** No author; codes of authors are −1 or more. */
    private static final int NOBODY = Integer.MIN_VALUE;

    /**
     * Removes terms with fewer contributors.
     *
     * @param before the vector of each document; its entries are the terms that the document uses
     * @param masked the vector that is to be published for each document; equal ones are those of a group
     * @param authorOf the author of each document, or a number of its own
     */
    public Vectors of(Vectors before, Vectors masked, int[] authorOf) {
        Distinct groups = Distinct.of(masked.size(), List.of(masked.codes()));
        int[] users = new int[before.dimensions()];
        int[] last = new int[before.dimensions()];
        int[] starts = new int[groups.count() + 1];
        int most = IntStream.range(0, groups.count())
                .map(group -> masked.entries(groups.first(group)))
                .reduce(0, Math::addExact);
        int[] places = new int[most];
        double[] weights = new double[most];
        int kept = 0;
        for (int group = 0; group < groups.count(); group++) {
            int[] rows = groups.rowsOf(group);
            count(before, byAuthor(rows, authorOf), authorOf, users, last);
            for (int entry = masked.from(rows[0]); entry < masked.to(rows[0]); entry++) {
                if (users[masked.places()[entry]] >= contributors) {
                    places[kept] = masked.places()[entry];
                    weights[kept++] = masked.weights()[entry];
                }
            }
            starts[group + 1] = kept;
            for (int row : rows) {
                for (int entry = before.from(row); entry < before.to(row); entry++) {
                    users[before.places()[entry]] = 0;
                }
            }
        }
        int[] groupOf = IntStream.range(0, masked.size()).map(groups::recordOf).toArray();
        Vectors shown = Vectors.of(
                masked.name(),
                masked.dimensions(),
                groupOf,
                starts,
                Arrays.copyOf(places, kept),
                Arrays.copyOf(weights, kept));
        return directions ? VectorSpace.onSphere(shown) : shown;
    }

    private static int[] byAuthor(int[] rows, int[] authorOf) {
        return Arrays.stream(rows)
                .boxed()
                .sorted(Comparator.comparingInt(row -> authorOf[row]))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /** Counts, for each term, the authors among these documents who use it. */
    private static void count(Vectors before, int[] rows, int[] authorOf, int[] users, int[] last) {
        for (int row : rows) {
            for (int entry = before.from(row); entry < before.to(row); entry++) {
                last[before.places()[entry]] = NOBODY;
            }
        }
        for (int row : rows) {
            for (int entry = before.from(row); entry < before.to(row); entry++) {
                int term = before.places()[entry];
                if (last[term] != authorOf[row]) {
                    last[term] = authorOf[row];
                    users[term]++;
                }
            }
        }
    }
}
