package org.semblance.quality.loss;

import java.util.LinkedHashMap;
import java.util.Map;
import org.semblance.Watcher;
import org.semblance.data.ExactSum;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Dataset;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.ReleasedLevels;
import org.semblance.quality.Measure;
import org.semblance.quality.Score;

/**
 * Non-uniform entropy: the bits that released values leave open about the original ones, as a share of the bits that
 * suppression of everything would.
 *
 * <p>Gionis and Tassa 2009. How probable a value is, given a label, is told by how often it is among the original values
 * below that label, whatever their rows show. A text that is not true of its value counts as suppression.
 */
public record Entropy() implements Measure {

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        ExactSum lost = new ExactSum();
        ExactSum most = new ExactSum();
        Map<String, Double> attributes = new LinkedHashMap<>();
        for (Coarsened attribute : Coarsened.of(original, released, "entropy", watcher)) {
            ReleasedLevels levels = attribute.levels();
            long[][] counts = counts(levels);
            ExactSum bits = new ExactSum();
            ExactSum all = new ExactSum();
            for (int pair = 0; pair < levels.pairs(); pair++) {
                double same = counts[0][levels.leaf(pair) + 1];
                bits.add(levels.count(pair) * bits(same, below(levels, pair, counts, released.size())));
                all.add(levels.count(pair) * bits(same, released.size()));
            }
            lost.add(bits.value());
            most.add(all.value());
            attributes.put(attribute.name(), share(bits.value(), all.value()));
        }
        return Score.of("entropy", share(lost.value(), most.value()), "").with(attributes);
    }

    /** How many rows hold a value below each node, by level; missing values come first, on each level for themselves. */
    private static long[][] counts(ReleasedLevels levels) {
        Hierarchy hierarchy = levels.hierarchy();
        long[][] counts = new long[hierarchy.height() + 1][];
        for (int level = 0; level < counts.length; level++) {
            counts[level] = new long[hierarchy.nodes(level) + 1];
            for (int pair = 0; pair < levels.pairs(); pair++) {
                int leaf = levels.leaf(pair);
                int node = leaf == Words.MISSING ? Words.MISSING : hierarchy.node(level, leaf);
                counts[level][node + 1] += levels.count(pair);
            }
        }
        return counts;
    }

    private static double below(ReleasedLevels levels, int pair, long[][] counts, int rows) {
        boolean suppressed = levels.level(pair) == levels.hierarchy().height() || !levels.holds(pair);
        return suppressed ? rows : counts[levels.level(pair)][levels.node(pair) + 1];
    }

    private static double bits(double same, double below) {
        return Math.log(below / same) / Math.log(2);
    }

    private static double share(double bits, double most) {
        return most == 0 ? 0 : bits / most;
    }
}
