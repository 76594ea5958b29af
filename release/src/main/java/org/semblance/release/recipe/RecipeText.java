package org.semblance.release.recipe;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes a recipe of JSON values, as {@link PublicRecipe} returns it, as readable YAML with one line per attribute. */
public final class RecipeText {

    private RecipeText() {}

    public static String of(Map<String, Object> recipe) {
        StringBuilder text = new StringBuilder();
        recipe.forEach((key, value) -> {
            text.append(YamlText.of(key)).append(':');
            if (value instanceof Map<?, ?> attributes && key.equals("attributes")) {
                text.append('\n');
                attributes.forEach((name, settings) -> text.append("  ")
                        .append(YamlText.of(String.valueOf(name)))
                        .append(": ")
                        .append(flow(settings))
                        .append('\n'));
            } else {
                text.append(' ').append(flow(value)).append('\n');
            }
        });
        return text.toString();
    }

    private static String flow(Object value) {
        return FlowText.of(node(value));
    }

    private static RecipeNode node(Object value) {
        if (value instanceof Map<?, ?> map) {
            Map<String, RecipeNode> entries = new LinkedHashMap<>();
            map.forEach((key, each) -> entries.put(String.valueOf(key), node(each)));
            return new RecipeNode.Mapping(entries, Map.of(), 1);
        }
        if (value instanceof List<?> list) {
            return new RecipeNode.Sequence(list.stream().map(RecipeText::node).toList(), 1);
        }
        return new RecipeNode.Scalar(String.valueOf(value), true, 1);
    }
}
