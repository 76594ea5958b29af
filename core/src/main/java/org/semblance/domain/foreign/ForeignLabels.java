package org.semblance.domain.foreign;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.semblance.domain.Metric;
import org.semblance.domain.hierarchy.Hierarchical;
import org.semblance.domain.hierarchy.Hierarchy;

/** The generalised labels of a released column that another tool made, and the values that each covers. */
public final class ForeignLabels {

    /** A hierarchy with more levels is not worth building. */
    private static final int MOST_LEVELS = 60;

    private final List<String> values;
    private final Map<String, BitSet> covered = new LinkedHashMap<>();
    private final Map<LabelSyntax, Integer> styles = new EnumMap<>(LabelSyntax.class);
    private final TreeSet<String> unread = new TreeSet<>();

    private ForeignLabels(List<String> values) {
        this.values = List.copyOf(values);
    }

    /**
     * Reads labels.
     *
     * @param values the distinct values of the original
     * @param texts the released texts; values stand for themselves, and {@code *} for anything
     * @param allowed the syntaxes to try; the first that fits is used
     */
    public static ForeignLabels of(List<String> values, Collection<String> texts, Collection<LabelSyntax> allowed) {
        ForeignLabels labels = new ForeignLabels(values);
        List<ForeignLabel.Value> read =
                values.stream().map(ForeignLabel.Value::of).toList();
        TreeSet<String> others = new TreeSet<>(texts);
        others.removeAll(new TreeSet<>(values));
        others.remove(Hierarchy.ANYTHING);
        for (String text : others) {
            Optional<LabelSyntax> style =
                    allowed.stream().filter(one -> one.read(text).isPresent()).findFirst();
            if (style.isEmpty()) {
                labels.unread.add(text);
                continue;
            }
            labels.styles.merge(style.get(), 1, Integer::sum);
            labels.covered.put(text, covered(style.get().read(text).orElseThrow(), read));
        }
        return labels;
    }

    private static BitSet covered(ForeignLabel label, List<ForeignLabel.Value> values) {
        BitSet covered = new BitSet(values.size());
        for (int value = 0; value < values.size(); value++) {
            covered.set(value, label.covers(values.get(value)));
        }
        return covered.isEmpty() && label instanceof StarredLabel star && !star.rest()
                ? covered(star.toTheEnd(), values)
                : covered;
    }

    /** The texts that are neither values nor readable in any syntax. */
    public Collection<String> unread() {
        return List.copyOf(unread);
    }

    /** The number of labels of each syntax. */
    public Map<LabelSyntax, Integer> styles() {
        return new EnumMap<>(styles);
    }

    /** The labels that cover no value at all. */
    public List<String> empty() {
        return covered.entrySet().stream()
                .filter(label -> label.getValue().isEmpty())
                .map(Map.Entry::getKey)
                .toList();
    }

    /** The values that a label covers. */
    public List<String> values(String label) {
        BitSet covered = this.covered.getOrDefault(label, new BitSet());
        return covered.stream().mapToObj(values::get).toList();
    }

    /** Whether the labels are nested: any two are disjoint, or one covers all values of the other. */
    public boolean nested() {
        List<BitSet> sets = new ArrayList<>();
        for (BitSet one : covered.values()) {
            for (BitSet other : sets) {
                BitSet common = (BitSet) one.clone();
                common.and(other);
                if (!common.isEmpty() && !common.equals(one) && !common.equals(other)) {
                    return false;
                }
            }
            sets.add(one);
        }
        return true;
    }

    /**
     * The domain of the column: a hierarchy if labels are nested and the levels are not too many, otherwise overlapping
     * labels.
     */
    public Metric<Integer> domain(String name) {
        return hierarchy(name)
                .<Metric<Integer>>map(Hierarchical::new)
                .orElseGet(() -> new OverlappingLabels(values, covered));
    }

    /** The hierarchy of the labels with root {@code *}; empty if they overlap. */
    public Optional<Hierarchy> hierarchy(String name) {
        if (!nested()) {
            return Optional.empty();
        }
        List<SortedMap<Integer, String>> labelOn = labelsByLevel();
        int highest = labelOn.stream()
                .mapToInt(levels -> levels.isEmpty() ? 0 : levels.lastKey())
                .max()
                .orElse(0);
        if (highest > MOST_LEVELS) {
            return Optional.empty();
        }
        List<List<String>> rows = new ArrayList<>();
        for (int leaf = 0; leaf < values.size(); leaf++) {
            rows.add(row(values.get(leaf), labelOn.get(leaf), highest));
        }
        return Optional.of(Hierarchy.of(name, rows));
    }

    /** For each value its labels by level: a label is on the first level above all labels within it. */
    private List<SortedMap<Integer, String>> labelsByLevel() {
        List<SortedMap<Integer, String>> labelOn = new ArrayList<>();
        values.forEach(value -> labelOn.add(new TreeMap<>()));
        covered.entrySet().stream()
                .sorted(Comparator.comparingInt((Map.Entry<String, BitSet> label) ->
                                label.getValue().cardinality())
                        .thenComparing(Map.Entry::getKey))
                .forEach(label -> {
                    BitSet leaves = label.getValue();
                    int level = 1
                            + leaves.stream()
                                    .map(leaf -> labelOn.get(leaf).isEmpty()
                                            ? 0
                                            : labelOn.get(leaf).lastKey())
                                    .max()
                                    .orElse(0);
                    leaves.stream().forEach(leaf -> labelOn.get(leaf).put(level, label.getKey()));
                });
        return labelOn;
    }

    /** The hierarchy row of a value: its labels, each repeated up to the next one, and {@code *} at the top. */
    private static List<String> row(String value, Map<Integer, String> labelOn, int highest) {
        List<String> row = new ArrayList<>(List.of(value));
        for (int level = 1; level <= highest; level++) {
            row.add(labelOn.getOrDefault(level, row.get(level - 1)));
        }
        row.add(Hierarchy.ANYTHING);
        return row;
    }
}
