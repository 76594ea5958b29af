package org.semblance.method;

import java.util.List;

/**
 * The trace of full-domain generalisation: the level of each quasi-identifier and the nodes of the lattice that were
 * considered.
 *
 * @param attributes the level of each attribute
 * @param suppressed the number of suppressed rows, which show the roots
 * @param measure what {@link Node#value} measures, in words; empty if nothing was measured
 * @param minimal all feasible nodes below which no node is feasible; empty if they were not determined
 * @param nodes the number of nodes of the lattice
 * @param checked the number of nodes that were checked
 */
public record GeneralizationLevels(
        List<AttributeLevel> attributes, int suppressed, String measure, List<Node> minimal, long nodes, long checked)
        implements Trace {

    /** The level of an attribute and the height of its hierarchy. */
    public record AttributeLevel(String attribute, int level, int height) {}

    /**
     * A node of the lattice: a level for each attribute.
     *
     * @param levels in the order of the attributes
     * @param suppressed the number of rows it would suppress
     * @param value the value of the measure
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

    /** The levels of the chosen node. */
    public List<Integer> levels() {
        return attributes.stream().map(AttributeLevel::level).toList();
    }
}
