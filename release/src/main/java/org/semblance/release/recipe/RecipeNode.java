package org.semblance.release.recipe;

import java.util.List;
import java.util.Map;

/** A recipe file as a plain tree that knows its lines, before any meaning is read into it. */
public sealed interface RecipeNode {

    /** The line it starts on, counted from 1. */
    int line();

    /** A single value. {@code plain} is false when it stands in quotes. */
    record Scalar(String text, boolean plain, int line) implements RecipeNode {}

    /** Values one after another. */
    record Sequence(List<RecipeNode> items, int line) implements RecipeNode {
        public Sequence {
            items = List.copyOf(items);
        }
    }

    /** Values by key, in the order of the file; {@code keyLines} tells where each key stands. */
    record Mapping(Map<String, RecipeNode> entries, Map<String, Integer> keyLines, int line) implements RecipeNode {}
}
