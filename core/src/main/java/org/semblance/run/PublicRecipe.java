package org.semblance.run;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** A recipe as a certificate may show it: without paths, without the seed, without values that conditions name. */
final class PublicRecipe {

    private static final Set<String> WITHHELD = Set.of("data", "query", "seed");

    private PublicRecipe() {}

    static Map<String, Object> of(Recipe recipe) {
        Map<String, Object> shown = new LinkedHashMap<>();
        recipe.source().entries().forEach((key, node) -> {
            if (!WITHHELD.contains(key)) {
                shown.put(key, plain(node));
            }
        });
        if (shown.get("release") instanceof Map<?, ?> release) {
            release.remove("to");
        }
        String where = recipe.settings().where();
        if (where != null) {
            shown.put("where", Where.of(where).toString());
        }
        return shown;
    }

    private static Object plain(Node node) {
        if (node instanceof Node.Scalar scalar) {
            return scalar.text();
        }
        if (node instanceof Node.Sequence sequence) {
            return sequence.items().stream().map(PublicRecipe::plain).toList();
        }
        Map<String, Object> map = new LinkedHashMap<>();
        ((Node.Mapping) node).entries().forEach((key, value) -> map.put(key, plain(value)));
        return map;
    }
}
