package org.semblance.quality.risk;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.semblance.Watcher;
import org.semblance.data.Distinct;
import org.semblance.data.Table;
import org.semblance.domain.Combine;
import org.semblance.domain.Dataset;
import org.semblance.domain.Records;
import org.semblance.domain.Role;
import org.semblance.quality.Measure;
import org.semblance.quality.Score;

/**
 * Record linkage by optimal assignment: how many original records an intruder links to their own released row who knows
 * that rows belong together one to one, and so links all of them at once with the least sum of squared distances.
 *
 * <p>Rows that cannot be told apart count with the chance to hit the right one. Of more than {@value #MOST_ROWS} rows an
 * even sample is taken, or of fewer in little memory: among fewer rows there are fewer to confuse one with, so that the figure is rather too high.
 */
public record AssignmentLinkage() implements Measure {

    private static final int MOST_ROWS = 5000;

    /** The share of the memory that costs of all pairs may take. */
    private static final int SHARE_OF_MEMORY = 3;

    /** Squares of distances that no number holds would leave no order among sums. */
    private static final double MOST_COST = 1e200;

    /** Where there are several best assignments, the order of rows must not lead to the right one. */
    private static final long ORDER_OF_ORIGINALS = 1;

    private static final long ORDER_OF_RELEASED = 2;

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        Records records = original.records();
        EvenSample sample = EvenSample.of(records.size(), mostRows());
        int[] rows = sample.rows();
        int[] originals = Arrays.stream(rows).map(records.distinct()::recordOf).toArray();
        ShuffledTuples before = new ShuffledTuples(rows, originals, ORDER_OF_ORIGINALS);
        ShuffledTuples after = new ShuffledTuples(rows, shown(original, records, released, rows), ORDER_OF_RELEASED);
        double[][] costs = new double[after.count()][before.count()];
        for (int tuple = 0; tuple < costs.length; tuple++) {
            Records.Point point = records.read(released, after.firsts()[tuple]);
            records.spans(point, before.firsts(), before.count(), costs[tuple]);
            square(costs[tuple], records.combine());
        }
        return sample.score(
                "assignment-linkage",
                linked(rows.length, before, after, CheapestShipment.of(costs, after.sizes(), before.sizes(), watcher)),
                rows.length,
                after.count());
    }

    /** As many as are looked at in some seconds, fewer where there is little memory. */
    static int mostRows() {
        double pairs = (double) Runtime.getRuntime().maxMemory() / SHARE_OF_MEMORY / Double.BYTES;
        return (int) Math.min(MOST_ROWS, Math.sqrt(pairs));
    }

    /** The expected number of right links. */
    static double linked(int rows, ShuffledTuples before, ShuffledTuples after, CheapestShipment best) {
        double linked = 0;
        for (int i = 0; i < rows; i++) {
            int from = after.tupleOf(i);
            int to = before.tupleOf(i);
            linked += best.units(from, to) / ((double) after.sizes()[from] * before.sizes()[to]);
        }
        return linked;
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
    private static void square(double[] spans, Combine combine) {
        for (int i = 0; i < spans.length; i++) {
            spans[i] = Math.min(MOST_COST, combine == Combine.EUCLIDEAN ? spans[i] : spans[i] * spans[i]);
        }
    }
}
