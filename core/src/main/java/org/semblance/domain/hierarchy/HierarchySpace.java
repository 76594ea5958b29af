package org.semblance.domain.hierarchy;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.semblance.data.Column;
import org.semblance.data.Words;
import org.semblance.domain.CategorySpace;
import org.semblance.domain.WordHolders;

/** A column of hierarchy nodes, usually leaves; prototypes are nodes above them. */
final class HierarchySpace extends CategorySpace {

    private final HierarchyNodes nodes;

    HierarchySpace(String name, int[] held, HierarchyNodes nodes) {
        super(name, held, nodes.labels());
        this.nodes = nodes;
    }

    /** Gives equal texts one code, because nodes of different levels may share a label. */
    @Override
    public Column column(List<Integer> points, int[] choice) {
        Words shown = (Words) super.column(points, choice);
        return Words.of(
                shown.name(),
                IntStream.range(0, shown.size())
                        .mapToObj(row -> shown.missing(row) ? null : shown.text(row))
                        .toArray(String[]::new));
    }

    /** Reads a row that shows its own value as that value, even if a label has the same text. */
    @Override
    public Integer read(Column other, int row) {
        boolean unchanged = row < size()
                && !missing(row)
                && !other.missing(row)
                && nodes.labels().get(at(row)).equals(other.text(row));
        return unchanged ? at(row) : super.read(other, row);
    }

    /** The share of the other values below the lowest common label. */
    @Override
    protected double between(int one, int other) {
        if (one == other) {
            return 0;
        }
        if (one < 0 || other < 0 || one >= nodes.size() || other >= nodes.size()) {
            return 1;
        }
        return nodes.share(one, other);
    }

    /** All labels: everyone who is averaged holds a value below the lowest common label. */
    @Override
    public Predicate<Integer> held(WordHolders holders, int least) {
        return label -> true;
    }

    /** The lowest common label. */
    @Override
    protected int average(int[] counts, int total) {
        int common = Words.MISSING;
        for (int node = 0; node < counts.length; node++) {
            if (counts[node] > 0) {
                common = common == Words.MISSING ? node : nodes.common(common, node);
            }
        }
        return common;
    }
}
