package org.semblance.release.publication;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.semblance.Citation;
import org.semblance.catalog.Catalog;
import org.semblance.release.json.Json;
import org.semblance.release.recipe.TableRecipe;

/** A paper on guarantees or measures, and the names in the recipe that refer to it. */
public record CitedWork(List<String> names, Citation citation) {

    public CitedWork {
        names = List.copyOf(names);
    }

    /** The papers on the guarantees and measures of a recipe, each once, without that on the method. */
    public static List<CitedWork> of(TableRecipe recipe, Catalog catalog) {
        return of(recipe, catalog, name -> true);
    }

    /** The same for some of the guarantees and measures, by name. */
    static List<CitedWork> of(TableRecipe recipe, Catalog catalog, Predicate<String> some) {
        Optional<Citation> ofMethod = catalog.entry(recipe.method()).source();
        Map<Citation, List<String>> names = new LinkedHashMap<>();
        Stream.concat(recipe.guaranteesToVerify().stream(), recipe.measures().stream())
                .map(catalog::entry)
                .filter(entry -> some.test(entry.name()))
                .forEach(entry -> entry.source()
                        .filter(source -> !Optional.of(source).equals(ofMethod))
                        .ifPresent(source -> {
                            List<String> of = names.computeIfAbsent(source, unseen -> new ArrayList<>());
                            if (!of.contains(entry.name())) {
                                of.add(entry.name());
                            }
                        }));
        return names.entrySet().stream()
                .map(work -> new CitedWork(work.getValue(), work.getKey()))
                .toList();
    }

    /** The paper as JSON values. */
    public Map<String, Object> json() {
        return Json.object("of", names, "cite", citation.toString());
    }
}
