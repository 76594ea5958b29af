package org.semblance.release.recipe;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.semblance.domain.documents.Analysis;

/**
 * A recipe as it may be published in a certificate: without paths, seed, values in conditions, and categories of scales
 * that the release does not show.
 */
public final class PublicRecipe {

    private static final Set<String> WITHHELD = Set.of("data", "population", "query", "seed", "ledger");

    private static final String ATTRIBUTES = "attributes";

    private static final String SCALE = "scale";

    /** What stands for a category that the release does not show. */
    private static final String NOT_SHOWN = "…";

    private PublicRecipe() {}

    /**
     * The recipe as it is published with a release. A scale may have been written from the table, and a category of it
     * that the release does not show may be that of one person.
     *
     * @param shown the texts that the release shows in a column
     */
    public static Map<String, Object> of(TableRecipe recipe, Function<String, Set<String>> shown) {
        Map<String, Object> published = of(recipe);
        if (published.get(ATTRIBUTES) instanceof Map<?, ?> attributes) {
            attributes.forEach((name, settings) -> hide(settings, shown.apply(String.valueOf(name))));
        }
        return published;
    }

    /** The recipe as it would have been published with the release of another one, so that both can be compared. */
    public static Map<String, Object> like(Map<?, ?> published, TableRecipe recipe) {
        return of(
                recipe,
                name -> published.get(ATTRIBUTES) instanceof Map<?, ?> attributes
                                && attributes.get(name) instanceof Map<?, ?> settings
                                && settings.get(SCALE) instanceof List<?> scale
                        ? scale.stream().map(String::valueOf).collect(Collectors.toSet())
                        : Set.of());
    }

    @SuppressWarnings("unchecked") // the map was made by plain
    private static void hide(Object attribute, Set<String> shown) {
        if (attribute instanceof Map<?, ?> settings && settings.get(SCALE) instanceof List<?> scale) {
            ((Map<String, Object>) settings)
                    .put(
                            SCALE,
                            scale.stream()
                                    .map(String::valueOf)
                                    .map(category -> shown.contains(category) ? category : NOT_SHOWN)
                                    .toList());
        }
    }

    /** The recipe with all categories of scales, for its owner. */
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
        if (shown.get(ATTRIBUTES) instanceof Map<?, ?> attributes) {
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
