package org.semblance.release.recipe;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.semblance.domain.documents.Analysis;

/** A recipe as it may be published in a certificate: without paths, seed, and values in conditions. */
public final class PublicRecipe {

    private static final Set<String> WITHHELD = Set.of("data", "population", "query", "seed", "ledger");

    private PublicRecipe() {}

    public static Map<String, Object> of(TableRecipe recipe) {
        Map<String, Object> shown = new LinkedHashMap<>();
        recipe.source().entries().forEach((key, node) -> {
            if (!WITHHELD.contains(key)) {
                shown.put(key, plain(node));
            }
        });
        if (shown.get("release") instanceof Map<?, ?> release) {
            release.remove("to");
        }
        shown.computeIfPresent(
                "documents",
                (key, documents) -> documents instanceof Map<?, ?> ? documents : new LinkedHashMap<String, Object>());
        if (shown.get("documents") instanceof Map<?, ?> documents) {
            List.of("data", "vocabulary", "about", "files").forEach(documents::remove);
        }
        if (shown.get("analysis") instanceof Map<?, ?> analysis
                && analysis.get("stop-words") instanceof String words
                && !Analysis.STOP_LISTS.contains(words)) {
            analysis.remove("stop-words");
        }
        if (shown.get("attributes") instanceof Map<?, ?> attributes) {
            attributes.values().forEach(PublicRecipe::withoutPaths);
        }
        String where = recipe.settings().where();
        if (where != null) {
            shown.put("where", RowCondition.of(where).toString());
        }
        return shown;
    }

    /** Removes the mapping and the hierarchy, which belong to the owner, and the folder of a taxonomy file. */
    @SuppressWarnings("unchecked") // the map was made by plain
    private static void withoutPaths(Object attribute) {
        if (attribute instanceof Map<?, ?> settings) {
            settings.remove("concepts");
            settings.remove("hierarchy");
            ((Map<String, Object>) settings)
                    .computeIfPresent("taxonomy", (key, path) -> path.toString().replaceFirst("^.*[/\\\\]", ""));
        }
    }

    private static Object plain(RecipeNode node) {
        if (node instanceof RecipeNode.Scalar scalar) {
            return scalar.text();
        }
        if (node instanceof RecipeNode.Sequence sequence) {
            return sequence.items().stream().map(PublicRecipe::plain).toList();
        }
        Map<String, Object> map = new LinkedHashMap<>();
        ((RecipeNode.Mapping) node).entries().forEach((key, value) -> map.put(key, plain(value)));
        return map;
    }
}
