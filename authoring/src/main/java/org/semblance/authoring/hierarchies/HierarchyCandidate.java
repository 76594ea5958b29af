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
 * A hierarchy that was built for a column, and how well it fits the rows.
 *
 * @param made how it was built, in a few words
 * @param meaning the concepts of its labels, if they have any
 * @param score its loss: semantic, by width of intervals, or else by the share of values below a label
 * @param smallest for each level from 0, the smallest number of rows of a label
 * @param loss the mean loss of the rows on the first level on which each label has k rows
 * @param k the requested k
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

    /** The loss if there are neither concepts nor intervals: the share of the values below the label. */
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

    /** The first level on which each label has k rows; the level of the root if there is none below. */
    public int firstLevel() {
        return first(smallest, k);
    }

    /** Whether its intervals are between round numbers, and each has k rows on some level below the root. */
    boolean roundAndSufficient() {
        return made.equals(EQUAL_WIDTH) && firstLevel() < hierarchy.height();
    }

    /** The loss for comparing candidates, rounded so that differences in floating-point arithmetic do not matter. */
    long lost() {
        return Math.round(loss * 1e9);
    }

    /** The labels of a level that are not values of the data and have at least k rows, most frequent first. */
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

    /** The candidate as plain values, without labels. */
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
