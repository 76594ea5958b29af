package org.semblance.method;

import java.util.List;

/**
 * How far each quasi-identifier was generalised, all of its values alike.
 *
 * @param suppressed how many rows show the roots instead
 * @param measure what {@link Node#value} tells, in words; empty where nothing was measured
 * @param minimal all nodes that will do while no node below them does, by their levels; empty where they were not sought
 * @param nodes how many combinations of levels there are
 * @param checked how many of them were looked at
 */
public record GeneralizationLevels(
        List<Reached> attributes, int suppressed, String measure, List<Node> minimal, long nodes, long checked)
        implements Trace {

    /** The level that an attribute reached, of how many. */
    public record Reached(String attribute, int level, int height) {}

    /**
     * A combination of levels, in the order of the attributes.
     *
     * @param suppressed how many rows it would have suppressed
     * @param value what the measure gives
     */
    public record Node(List<Integer> levels, int suppressed, double value) {
        public Node {
            levels = List.copyOf(levels);
        }
    }

    public GeneralizationLevels {
        attributes = List.copyOf(attributes);
        minimal = List.copyOf(minimal);
    }

    /** The levels of the node that was chosen. */
    public List<Integer> levels() {
        return attributes.stream().map(Reached::level).toList();
    }
}
