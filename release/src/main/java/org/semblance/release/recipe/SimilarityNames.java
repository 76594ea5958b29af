package org.semblance.release.recipe;

import java.util.LinkedHashMap;
import java.util.Map;
import org.semblance.CatalogEntry;
import org.semblance.catalog.Catalog;
import org.semblance.catalog.Parameter;
import org.semblance.domain.taxonomy.Similarity;

/** Similarities named outside a recipe. */
public final class SimilarityNames {

    private SimilarityNames() {}

    /** The similarity that a node names, as in a recipe: by its name alone, or by {name: …} with its parameters. */
    public static Similarity named(RecipeNode node, String place, Catalog catalog) {
        return new RecipeBinder(catalog).named(Similarity.class, node, place, Map.of());
    }

    /** The name and parameters of a similarity as JSON values. */
    public static Map<String, Object> json(Similarity similarity) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("name", CatalogEntry.Name.of(similarity.getClass()));
        json.putAll(Parameter.values((Record) similarity));
        return json;
    }
}
