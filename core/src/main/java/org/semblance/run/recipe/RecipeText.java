package org.semblance.run.recipe;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A recipe of plain values, as {@link PublicRecipe} gives it, written as YAML for people: a line for each attribute. */
public final class RecipeText {

    private static final Pattern NUMBER = Pattern.compile("-?(0|[1-9][0-9]*)([.][0-9]+)?");

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
        if (value instanceof Map<?, ?> map) {
            return map.entrySet().stream()
                    .map(entry -> YamlText.of(String.valueOf(entry.getKey())) + ": " + flow(entry.getValue()))
                    .collect(Collectors.joining(", ", "{", "}"));
        }
        if (value instanceof List<?> list) {
            return list.stream().map(RecipeText::flow).collect(Collectors.joining(", ", "[", "]"));
        }
        String text = String.valueOf(value);
        boolean plain = NUMBER.matcher(text).matches() || text.equals("true") || text.equals("false");
        return plain ? text : YamlText.of(text);
    }
}
