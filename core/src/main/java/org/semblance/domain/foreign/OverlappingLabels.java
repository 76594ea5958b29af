package org.semblance.domain.foreign;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.semblance.data.Column;
import org.semblance.data.Rows;
import org.semblance.data.Words;
import org.semblance.domain.CategorySpace;
import org.semblance.domain.Metric;
import org.semblance.domain.Space;
import org.semblance.domain.hierarchy.Hierarchy;

/**
 * Values with overlapping labels, as local recoding by other tools produces them: the share of values below the
 * smallest label that covers both as distance, that label as prototype. For nested labels it equals {@link
 * org.semblance.domain.hierarchy.Hierarchical}.
 */
public final class OverlappingLabels implements Metric<Integer> {

    private final int values;
    private final List<String> nodes = new ArrayList<>();
    private final List<BitSet> sets = new ArrayList<>();
    private final List<List<Integer>> above = new ArrayList<>();
    private final Map<String, Integer> nodeOf = new HashMap<>();

    /** Creates the domain from values and the labels that cover them; the root covers all. */
    OverlappingLabels(List<String> values, Map<String, BitSet> labels) {
        this.values = values.size();
        for (int value = 0; value < values.size(); value++) {
            BitSet one = new BitSet(values.size());
            one.set(value);
            add(values.get(value), one);
            above.add(new ArrayList<>());
        }
        labels.entrySet().stream()
                .filter(label -> !label.getValue().isEmpty())
                .sorted(Comparator.comparingInt((Map.Entry<String, BitSet> label) ->
                                label.getValue().cardinality())
                        .thenComparing(Map.Entry::getKey))
                .forEach(label -> add(label.getKey(), label.getValue()));
        BitSet all = new BitSet(values.size());
        all.set(0, values.size());
        add(Hierarchy.ANYTHING, all);
        for (int node = values.size(); node < nodes.size(); node++) {
            int label = node;
            sets.get(node).stream().forEach(value -> above.get(value).add(label));
        }
    }

    private void add(String text, BitSet covered) {
        nodeOf.putIfAbsent(text, nodes.size());
        nodes.add(text);
        sets.add(covered);
    }

    /** The number of values. */
    public int values() {
        return values;
    }

    /** The node of a text: a value, counted from 0, or a label; {@link Words#MISSING} if it is neither. */
    public int node(String text) {
        return nodeOf.getOrDefault(text, Words.MISSING);
    }

    /** Whether a node covers a value. */
    public boolean covers(int node, int value) {
        return sets.get(node).get(value);
    }

    /** The values that a node covers. */
    public BitSet below(int node) {
        return (BitSet) sets.get(node).clone();
    }

    private int common(int one, int other) {
        BitSet both = below(one);
        both.or(sets.get(other));
        return common(both);
    }

    /** The smallest node that covers some values; the root if there is no other. */
    private int common(BitSet some) {
        int first = some.nextSetBit(0);
        if (some.cardinality() == 1) {
            return first;
        }
        for (int label : above.get(first)) {
            BitSet missing = (BitSet) some.clone();
            missing.andNot(sets.get(label));
            if (missing.isEmpty()) {
                return label;
            }
        }
        return nodes.size() - 1;
    }

    private double share(int node) {
        return values == 1 ? 0 : (sets.get(node).cardinality() - 1.0) / (values - 1.0);
    }

    @Override
    public Space<Integer> bind(Column column, Rows rows) {
        Words words = (Words) column;
        int[] nodeOfWord = words.dictionary().stream().mapToInt(this::node).toArray();
        int[] places = new int[words.size()];
        for (int row = 0; row < places.length; row++) {
            places[row] = words.missing(row) ? Words.MISSING : nodeOfWord[words.code(row)];
        }
        return new CoveringSpace(words.name(), places, this);
    }

    private static final class CoveringSpace extends CategorySpace {

        private final OverlappingLabels domain;

        private CoveringSpace(String name, int[] places, OverlappingLabels domain) {
            super(name, places, domain.nodes);
            this.domain = domain;
        }

        @Override
        protected double between(int one, int other) {
            if (one == other) {
                return 0;
            }
            boolean unknown = one < 0 || other < 0 || one >= domain.nodes.size() || other >= domain.nodes.size();
            return unknown ? 1 : domain.share(domain.common(one, other));
        }

        @Override
        protected int average(int[] counts, int total) {
            BitSet all = new BitSet();
            for (int node = 0; node < counts.length; node++) {
                if (counts[node] > 0) {
                    all.or(domain.sets.get(node));
                }
            }
            return domain.common(all);
        }
    }
}
