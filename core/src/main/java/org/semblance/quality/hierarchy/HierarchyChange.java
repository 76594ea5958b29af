package org.semblance.quality.hierarchy;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A change of a hierarchy that reduces its semantic loss.
 *
 * @param kind the kind of change
 * @param level the level that changes; of two, the lower one
 * @param labels the labels concerned, before the change
 * @param from the label above them, or the label replaced
 * @param to the new label; empty if they keep their own
 * @param before the score before
 * @param after the score after
 */
public record HierarchyChange(
        Kind kind, int level, List<String> labels, String from, String to, double before, double after) {

    private static final int NAMED = 3;

    /** The kinds of change. */
    public enum Kind {
        /** A label is swapped with the one above it, which is more specific. */
        REORDER,
        /** A node is moved below another node of the next level. */
        REPARENT,
        /** Nodes that are no kind of their parent become a branch of their own. */
        REGROUP,
        /** A label is replaced. */
        REPLACE,
        /** A level is inserted between two others. */
        INSERT
    }

    /** A description of the change. */
    public String text() {
        return switch (kind) {
            case REORDER ->
                "swap '" + labels.get(0) + "' on level " + level + " and '" + from
                        + "' above it, which is a kind of it";
            case REPARENT ->
                "move " + named() + " on level " + (level - 1) + " from '" + from + "' to '" + to + "' above";
            case REGROUP ->
                "take " + named() + " out of '" + from + "' on level " + level
                        + (labels.size() == 1
                                ? ", because it is not a kind of it"
                                : ", because they are not kinds of it")
                        + (to.isEmpty() ? "" : ", and place '" + to + "' above instead");
            case REPLACE -> "write '" + to + "' instead of '" + from + "' on level " + level;
            case INSERT -> "put a level between " + (level - 1) + " and " + level + ", with " + named();
        };
    }

    private String named() {
        return labels.stream().limit(NAMED).map(label -> "'" + label + "'").collect(Collectors.joining(", "))
                + (labels.size() > NAMED ? " and " + (labels.size() - NAMED) + " more" : "");
    }
}
