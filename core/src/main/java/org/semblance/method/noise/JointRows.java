package org.semblance.method.noise;

import java.util.List;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;

/**
 * The rows from which it is learnt how attributes vary together: for each pair, those with both values.
 *
 * <p>From fewer than 50 rows, chance looks like association: two independent numbers then correlate by more than 0.3
 * in more than one table of twenty (1.96/√50 = 0.28), and words still more. With no more rows than attributes and one,
 * the covariance matrix is singular, so that sums of attributes would be released without any noise.
 */
final class JointRows {

    private static final int FEWEST = 50;

    private JointRows() {}

    /** The minimum number of rows for so many attributes. */
    static int fewest(int attributes) {
        return Math.max(FEWEST, attributes + 2);
    }

    /** Refuses attributes of which a pair has too few rows with both values. */
    static void refuseFew(ReferenceTable reference, List<Attribute> attributes) {
        int size = attributes.size();
        long[][] counts = new long[size][size];
        reference.each(part -> counts(part, attributes), ofPart -> {
            for (int one = 0; one < size; one++) {
                for (int other = 0; other < size; other++) {
                    counts[one][other] += ofPart[one][other];
                }
            }
        });
        for (int one = 0; one < size; one++) {
            for (int other = one + 1; other < size; other++) {
                if (counts[one][other] < fewest(size)) {
                    throw Problem.data(
                            ProblemCode.E_FEW_ROWS,
                            "only " + counts[one][other] + " rows have values of both '"
                                    + attributes.get(one).name() + "' and '"
                                    + attributes.get(other).name() + "', and correlated noise needs " + fewest(size)
                                    + " to learn how they vary together",
                            "mask them with semantic-noise, which takes each attribute for itself, or provide more"
                                    + " rows");
                }
            }
        }
    }

    private static long[][] counts(Table part, List<Attribute> attributes) {
        Column[] columns = attributes.stream()
                .map(attribute -> part.column(attribute.name()))
                .toArray(Column[]::new);
        long[][] counts = new long[columns.length][columns.length];
        for (int one = 0; one < columns.length; one++) {
            for (int other = one + 1; other < columns.length; other++) {
                for (int row = 0; row < part.size(); row++) {
                    counts[one][other] += columns[one].missing(row) || columns[other].missing(row) ? 0 : 1;
                }
            }
        }
        return counts;
    }
}
