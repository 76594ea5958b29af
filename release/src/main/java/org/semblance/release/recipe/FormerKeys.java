package org.semblance.release.recipe;

import java.util.LinkedHashMap;
import java.util.Map;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.catalog.Catalog;
import org.semblance.catalog.Parameter;
import org.semblance.domain.documents.Analysis;

/** Former names of recipe keys, which are still accepted. */
public final class FormerKeys {

    private final Map<String, String> now = new LinkedHashMap<>();

    /** Collects the former keys of the settings, of the analysis of documents, and of all catalog entries. */
    public FormerKeys(Catalog catalog) {
        add(TableRecipe.Settings.class);
        add(Analysis.class);
        catalog.entries().forEach(entry -> add(entry.parameters()));
    }

    private void add(Class<?> record) {
        for (Parameter parameter : Parameter.of(record)) {
            if (!parameter.formerly().isEmpty()) {
                now.put(parameter.formerly(), parameter.key());
            }
        }
    }

    /** Warns of each former key in a recipe, with its line and its current name. */
    public void warn(RecipeNode.Mapping recipe, Watcher watcher) {
        recipe.entries().forEach((key, value) -> {
            if (now.containsKey(key)) {
                watcher.warn(
                        WarningCode.W_FORMER_KEY,
                        "line " + value.line() + ": " + key + ": is now written " + now.get(key) + ":");
            }
            if (key.equals("attributes") && value instanceof RecipeNode.Mapping columns) { // its keys are column names
                columns.entries().values().forEach(column -> descend(column, watcher));
            } else {
                descend(value, watcher);
            }
        });
    }

    private void descend(RecipeNode node, Watcher watcher) {
        if (node instanceof RecipeNode.Mapping mapping) {
            warn(mapping, watcher);
        } else if (node instanceof RecipeNode.Sequence sequence) {
            sequence.items().forEach(item -> descend(item, watcher));
        }
    }
}
