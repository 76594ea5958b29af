package org.semblance.authoring.hierarchies;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.semblance.data.Words;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.SemanticHierarchy;
import org.semblance.quality.hierarchy.Gsl;
import org.semblance.quality.hierarchy.GslScore;
import org.semblance.quality.hierarchy.IntervalLoss;
import org.semblance.release.json.Json;

/**
 * A hierarchy that was made for a column, and how it suits the rows.
 *
 * @param made how it was made, in a few words
 * @param meaning what its labels mean, where they mean something
 * @param score what it loses: meaning, the width of intervals, or else the share of values below a label
 * @param smallest for each level from 0, the fewest rows that a label has
 * @param loss what the rows lose on average on the first level on which every label has k rows
 * @param k the k that was asked for
 */
public record HierarchyCandidate(
        String made,
        Hierarchy hierarchy,
        Optional<SemanticHierarchy> meaning,
        GslScore score,
        List<Integer> smallest,
        double loss,
        int k) {

    static final String EQUAL_WIDTH = "equal width";

    static HierarchyCandidate of(
            String made, Hierarchy hierarchy, Optional<SemanticHierarchy> meaning, Words column, int k) {
        GslScore score = meaning.map(Gsl.STANDARD::of)
                .orElseGet(() -> Gsl.STANDARD.of(IntervalLoss.of(hierarchy).orElseGet(() -> shares(hierarchy))));
        int[] rowsOf = rows(hierarchy, column);
        List<Integer> smallest = IntStream.rangeClosed(0, hierarchy.height())
                .mapToObj(level ->
                        Arrays.stream(rows(hierarchy, level, rowsOf)).min().orElse(0))
                .toList();
        int level = first(smallest, k);
        double lost = 0;
        long counted = 0;
        for (int leaf = 0; level > 0 && leaf < rowsOf.length; leaf++) {
            double loss = score.transition(level, leaf);
            if (!Double.isNaN(loss)) {
                lost += rowsOf[leaf] * loss;
                counted += rowsOf[leaf];
            }
        }
        return new HierarchyCandidate(made, hierarchy, meaning, score, smallest, counted == 0 ? 0 : lost / counted, k);
    }

    private static int[] rows(Hierarchy hierarchy, Words column) {
        int[] rows = new int[hierarchy.leaves()];
        int[] counts = column.counts();
        for (int code = 0; code < counts.length; code++) {
            int count = counts[code];
            hierarchy.leaf(column.dictionary().get(code)).ifPresent(leaf -> rows[leaf] = count);
        }
        return rows;
    }

    private static int[] rows(Hierarchy hierarchy, int level, int[] rowsOf) {
        int[] rows = new int[hierarchy.nodes(level)];
        for (int leaf = 0; leaf < rowsOf.length; leaf++) {
            rows[hierarchy.node(level, leaf)] += rowsOf[leaf];
        }
        return rows;
    }

    /** Where nothing else is known: the share of values that become the same, as of all others. */
    private static double[][] shares(Hierarchy hierarchy) {
        double[][] shares = new double[hierarchy.height()][hierarchy.leaves()];
        for (int level = 1; level <= hierarchy.height(); level++) {
            for (int leaf = 0; leaf < hierarchy.leaves(); leaf++) {
                shares[level - 1][leaf] = hierarchy.share(level, hierarchy.node(level, leaf));
            }
        }
        return shares;
    }

    private static int first(List<Integer> smallest, int k) {
        int level = 0;
        while (level < smallest.size() - 1 && smallest.get(level) < k) {
            level++;
        }
        return level;
    }

    /** The first level on which every label has k rows; that of the root where there is none below. */
    public int firstLevel() {
        return first(smallest, k);
    }

    /** Whether its intervals lie between round numbers, and every one has k rows on some level below the root. */
    boolean roundAndSufficient() {
        return made.equals(EQUAL_WIDTH) && firstLevel() < hierarchy.height();
    }

    /** The loss as candidates are compared by it: what differs by no more than arithmetic does is the same. */
    long lost() {
        return Math.round(loss * 1e9);
    }

    /** The labels of a level that are no values of the data and that k rows or more have, the most frequent first. */
    public List<String> tellable(int level, Words column) {
        int[] rows = rows(hierarchy, level, rows(hierarchy, column));
        return IntStream.range(0, rows.length)
                .boxed()
                .filter(node -> rows[node] >= k
                        && hierarchy.leaf(hierarchy.labels(level).get(node)).isEmpty())
                .sorted((one, other) -> rows[other] - rows[one])
                .map(hierarchy.labels(level)::get)
                .toList();
    }

    /** All but labels. */
    public Map<String, Object> json() {
        return Json.object(
                "made", made,
                "height", hierarchy.height(),
                "score", score.whole(),
                "first-level-with-k", firstLevel(),
                "loss-there", loss,
                "levels",
                        IntStream.rangeClosed(0, hierarchy.height())
                                .mapToObj(level -> Json.object(
                                        "level",
                                        level,
                                        "labels",
                                        hierarchy.nodes(level),
                                        "fewest-rows",
                                        smallest.get(level),
                                        "loss",
                                        level == 0 ? 0.0 : score.level(level)))
                                .toList());
    }
}
