package org.semblance.run.recipe;

import java.util.LinkedHashMap;
import java.util.Map;
import org.semblance.domain.taxonomy.Similarity;

/** Similarities of the catalog outside a recipe. */
public final class Similarities {

    private Similarities() {}

    /** The one that is named as a recipe does: by its name alone, or {name: …} with its parameters. */
    public static Similarity named(Node node, String place) {
        return Binder.named(Similarity.class, node, place, Map.of());
    }

    /** Its name and its parameters. */
    public static Map<String, Object> json(Similarity similarity) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("name", Catalog.standard().name(similarity));
        json.putAll(Parameter.values((Record) similarity));
        return json;
    }
}
