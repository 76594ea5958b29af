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
 * Record linkage by optimal assignment: {@code 100/n · Σ P(row)}, the expected share of original records that an
 * intruder links correctly who knows that rows correspond one to one and links all of them at once with the smallest
 * sum of squared distances, in per cent (Herranz, Nin, Rodríguez and Tassa 2015).
 *
 * <p>For an original tuple t with n_t rows and a released tuple s with n_s rows, of which f are linked, {@code P = f /
 * (n_t · n_s)}: among identical rows the intruder has to guess. Range: 0 % to 100 %, at most 1/k with k-anonymity;
 * smaller is better. Edge cases: Among several best assignments the choice follows a fixed pseudo-random order of
 * tuples, never the order of rows. Above {@value RowAssignment#MOST_ROWS} rows, or fewer if memory is short, an even
 * sample is linked and a 95 % Wilson interval given. With fewer rows there are fewer to confuse one with, so the
 * figure of a sample overestimates that of the table. Squared distances are capped at 1e200, so that sums keep their
 * order. Rows are linked, not persons.
 */
@CatalogEntry(
        name = AssignmentLinkage.NAME,
        summary = "records that an intruder re-identifies by the best one-to-one assignment of all "
                + "records; overestimated if a sample is used",
        source =
                "Herranz, J., Nin, J., Rodríguez, P. and Tassa, T. (2015). Revisiting distance-based record linkage for"
                        + " privacy-preserving release of statistical datasets. Data & Knowledge Engineering 100, 78-93.",
        meaning = "Of 100 original records whose quasi-identifiers an intruder knows, this many are "
                + "expected to be linked to the right row if all are matched one to one at the same time. "
                + "A figure from a sample is an overestimate: with fewer rows there are fewer to confuse.")
@MeasureFacts(kind = Kind.RISK, range = MeasureFacts.PERCENT)
public record AssignmentLinkage() implements Measure {

    public static final String NAME = "assignment-linkage";

    /** Larger squares would leave no order among sums. */
    private static final double MOST_COST = 1e200;

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        Records records = original.records();
        SystematicSample sample = SystematicSample.of(records.size(), RowAssignment.mostRows());
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

    /** Numbers the released records; records with equal distances to everything get equal numbers. */
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

    /** Squares the spans; Euclidean spans are squares already. */
    private static void square(double[] spans, Combination combine) {
        for (int i = 0; i < spans.length; i++) {
            spans[i] = Math.min(MOST_COST, combine == Combination.EUCLIDEAN ? spans[i] : spans[i] * spans[i]);
        }
    }
}
