package org.semblance.release.recipe;

import java.util.stream.Collectors;

/** Writes a part of a recipe on one line, in YAML flow style. */
public final class FlowText {

    private FlowText() {}

    public static String of(RecipeNode node) {
        if (node instanceof RecipeNode.Scalar scalar) {
            // numbers, shares and booleans are not quoted; a text that looks like one must be
            boolean bare = scalar.plain() && scalar.text().matches("[+-]?[0-9][0-9.]*%?|true|false");
            return bare ? scalar.text() : YamlText.of(scalar.text());
        }
        if (node instanceof RecipeNode.Sequence sequence) {
            return sequence.items().stream().map(FlowText::of).collect(Collectors.joining(", ", "[", "]"));
        }
        return ((RecipeNode.Mapping) node)
                .entries().entrySet().stream()
                        .map(entry -> YamlText.of(entry.getKey()) + ": " + of(entry.getValue()))
                        .collect(Collectors.joining(", ", "{", "}"));
    }
}
