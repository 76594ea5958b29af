package org.semblance.testkit.drafts;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a program proposes for the columns of a table.
 *
 * @param columns by heading
 */
public record DraftAnswer(Map<String, Column> columns) {

    /**
     * What is proposed for one column.
     *
     * @param roles usually one; quasi-identifier and confidential may be together
     * @param domain empty if the column has none
     * @param scale of an ordinal column
     * @param missing values that mean "no value", of this column or of the table
     */
    public record Column(List<String> roles, String domain, List<String> scale, List<String> missing) {
        public Column {
            roles = List.copyOf(roles);
            scale = List.copyOf(scale);
            missing = List.copyOf(missing);
        }
    }

    public DraftAnswer {
        columns = Map.copyOf(columns);
    }

    /** Reads the tree of a recipe: maps, lists and texts. */
    public static DraftAnswer ofRecipe(Map<String, ?> recipe) {
        List<String> everywhere = texts(recipe.get("missing"));
        Map<String, Column> columns = new LinkedHashMap<>();
        if (recipe.get("attributes") instanceof Map<?, ?> attributes) {
            attributes.forEach((name, entry) -> {
                if (entry instanceof Map<?, ?> keys) {
                    columns.put(String.valueOf(name), column(keys, everywhere));
                }
            });
        }
        return new DraftAnswer(columns);
    }

    private static Column column(Map<?, ?> keys, List<String> everywhere) {
        return new Column(
                texts(keys.get("role")),
                domain(keys),
                texts(keys.get("scale")),
                Stream.concat(everywhere.stream(), texts(keys.get("missing")).stream())
                        .toList());
    }

    private static String domain(Map<?, ?> keys) {
        Object domain = keys.get("domain") instanceof Map<?, ?> parts ? parts.get("name") : keys.get("domain");
        return domain != null ? domain.toString() : keys.containsKey("taxonomy") ? "concepts" : "";
    }

    private static List<String> texts(@Nullable Object value) {
        List<String> texts = new ArrayList<>();
        if (value instanceof List<?> items) {
            items.forEach(item -> texts.add(String.valueOf(item)));
        } else if (value != null) {
            texts.add(value.toString());
        }
        return texts;
    }
}
