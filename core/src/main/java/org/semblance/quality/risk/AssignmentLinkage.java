package org.semblance.quality.risk;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.semblance.CatalogEntry;
import org.semblance.Watcher;
import org.semblance.data.Distinct;
import org.semblance.data.Table;
import org.semblance.domain.Combination;
import org.semblance.domain.Dataset;
import org.semblance.domain.Records;
import org.semblance.domain.Role;
import org.semblance.quality.Measure;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.Score;

/**
 * Record linkage by optimal assignment: how many original records an intruder links to their own released row who knows
 * that rows belong together one to one, and so links all of them at once with the least sum of squared distances.
 *
 * <p>Rows that cannot be told apart count with the chance to hit the right one. Of more than {@value RowAssignment#MOST_ROWS} rows,
 * fewer in little memory, an even sample is taken: among fewer rows there are fewer to confuse one with, so that the figure is
 * rather too high.
 */
@CatalogEntry(
        name = AssignmentLinkage.NAME,
        summary = "records that an intruder links rightly by the best one-to-one assignment of all; of a sample, rather"
                + " too many",
        source =
                "Herranz, J., Nin, J., Rodríguez, P. and Tassa, T. (2015). Revisiting distance-based record linkage for"
                        + " privacy-preserving release of statistical datasets. Data & Knowledge Engineering 100, 78-93.",
        meaning = "The share of original records that an intruder who knows all their quasi-identifiers, and that rows"
                + " belong together one to one, links to the right released row by linking all at once. A figure of a"
                + " sample is an upper estimate: among fewer rows there are fewer to confuse one with.")
@MeasureFacts(kind = Kind.RISK, range = MeasureFacts.PERCENT)
public record AssignmentLinkage() implements Measure {

    public static final String NAME = "assignment-linkage";

    /** Squares of distances that no number holds would leave no order among sums. */
    private static final double MOST_COST = 1e200;

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        Records records = original.records();
        EvenSample sample = EvenSample.of(records.size(), RowAssignment.mostRows());
        return RowAssignment.score(
                NAME,
                sample,
                Arrays.stream(sample.rows()).map(records.distinct()::recordOf).toArray(),
                shown(original, records, released, sample.rows()),
                (row, originals, costs) -> {
                    records.spans(records.read(released, row), originals, costs.length, costs);
                    square(costs, records.combine());
                },
                watcher);
    }

    /** Numbers what rows are released as: equal numbers where distances see no difference. */
    private static int[] shown(Dataset original, Records records, Table released, int[] rows) {
        Distinct texts = Distinct.of(
                released.size(),
                original.with(Role.QUASI_IDENTIFIER).stream()
                        .map(attribute -> released.column(attribute.name()).codes())
                        .toList());
        Map<Records.Point, Integer> points = new HashMap<>();
        Map<Integer, Integer> pointOf = new HashMap<>();
        return Arrays.stream(rows)
                .map(row -> pointOf.computeIfAbsent(
                        texts.recordOf(row),
                        text -> points.computeIfAbsent(records.read(released, row), point -> points.size())))
                .toArray();
    }

    /** Euclidean spans are squares already. */
    private static void square(double[] spans, Combination combine) {
        for (int i = 0; i < spans.length; i++) {
            spans[i] = Math.min(MOST_COST, combine == Combination.EUCLIDEAN ? spans[i] : spans[i] * spans[i]);
        }
    }
}
