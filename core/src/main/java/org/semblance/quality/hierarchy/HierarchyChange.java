package org.semblance.quality.hierarchy;

import java.util.List;
import java.util.stream.Collectors;

/**
 * One change that makes a hierarchy lose less meaning.
 *
 * @param level the level that changes; of two, the lower
 * @param labels the labels concerned, as they were
 * @param from what stood above them, or instead
 * @param to what stands there now; empty where they stay themselves
 * @param before the score before
 * @param after the score after
 */
public record HierarchyChange(
        Kind kind, int level, List<String> labels, String from, String to, double before, double after) {

    private static final int NAMED = 3;

    /** What may be changed. */
    public enum Kind {
        /** A label changes places with the one above it, which is more specific. */
        REORDER,
        /** A node goes below another node of the next level. */
        REPARENT,
        /** Nodes that are no kind of what stands above them leave it and are a branch of their own. */
        REGROUP,
        /** A label becomes another. */
        REPLACE,
        /** A level is put between two. */
        INSERT
    }

    /** The change in words. */
    public String text() {
        return switch (kind) {
            case REORDER ->
                "swap '" + labels.get(0) + "' on level " + level + " and '" + from
                        + "' above it, which is a kind of it";
            case REPARENT ->
                "move " + named() + " on level " + (level - 1) + " from '" + from + "' to '" + to + "' above";
            case REGROUP ->
                "take " + named() + " out of '" + from + "' on level " + level + ", being no kind of it"
                        + (to.isEmpty() ? "" : ", and put '" + to + "' above instead");
            case REPLACE -> "write '" + to + "' instead of '" + from + "' on level " + level;
            case INSERT -> "put a level between " + (level - 1) + " and " + level + ", with " + named();
        };
    }

    private String named() {
        return labels.stream().limit(NAMED).map(label -> "'" + label + "'").collect(Collectors.joining(", "))
                + (labels.size() > NAMED ? " and " + (labels.size() - NAMED) + " more" : "");
    }
}
