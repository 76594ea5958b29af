package org.semblance.release.recipe;

import java.util.List;
import java.util.Map;

/** A node of a recipe file: a plain tree with line numbers, before it is bound to anything. */
public sealed interface RecipeNode {

    /** The line on which the node starts, counted from 1. */
    int line();

    /** A single value; {@code plain} is false if it is quoted. */
    record Scalar(String text, boolean plain, int line) implements RecipeNode {}

    /** A sequence of values. */
    record Sequence(List<RecipeNode> items, int line) implements RecipeNode {
        public Sequence {
            items = List.copyOf(items);
        }
    }

    /** Values by key, in the order of the file; {@code keyLines} has the line of each key. */
    record Mapping(Map<String, RecipeNode> entries, Map<String, Integer> keyLines, int line) implements RecipeNode {}
}
