package org.semblance.release.recipe;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.semblance.Problem;
import org.semblance.data.MissingValues;
import org.semblance.domain.Domain;

/** The key {@code missing:} of an attribute: values that mean "no value" in that column alone. */
public final class OwnMissingValues {

    static final String KEY = "missing";

    private OwnMissingValues() {}

    /** Refuses a list that cannot be understood. */
    static void refuseUnfit(RecipeNode.Mapping attribute, Domain domain, String place) {
        RecipeNode listed = attribute.entries().get(KEY);
        if (listed == null) {
            return;
        }
        String inside = RecipeBinder.inside(place, KEY);
        RecipeProblems problems = new RecipeProblems();
        for (RecipeNode one : RecipeBinder.items(listed)) {
            problems.check(() -> {
                try {
                    MissingValues.of(List.of(RecipeBinder.text(one, inside)), domain.ofNumbers());
                } catch (Problem problem) {
                    throw problem.at(RecipeBinder.where(inside, one.line()));
                }
            });
        }
        problems.raise();
    }

    /** What the attributes of a recipe declare, by the name of the attribute. */
    static Map<String, MissingValues> of(TableRecipe recipe) {
        Map<String, MissingValues> declared = new LinkedHashMap<>();
        if (recipe.source().entries().get("attributes") instanceof RecipeNode.Mapping attributes) {
            recipe.attributes().forEach(attribute -> {
                if (attributes.entries().get(attribute.name()) instanceof RecipeNode.Mapping settings
                        && settings.entries().get(KEY) != null) {
                    declared.put(
                            attribute.name(),
                            MissingValues.of(
                                    texts(settings.entries().get(KEY)),
                                    attribute.domain().ofNumbers()));
                }
            });
        }
        return declared;
    }

    /** What the attributes of a recipe declare, for columns that are all read as words. */
    public static Map<String, MissingValues> inWords(RecipeNode.Mapping recipe) {
        Map<String, MissingValues> declared = new LinkedHashMap<>();
        if (recipe.entries().get("attributes") instanceof RecipeNode.Mapping attributes) {
            attributes.entries().forEach((name, attribute) -> {
                if (attribute instanceof RecipeNode.Mapping settings
                        && settings.entries().get(KEY) != null) {
                    declared.put(name, MissingValues.of(texts(settings.entries().get(KEY)), false));
                }
            });
        }
        return declared;
    }

    private static List<String> texts(RecipeNode listed) {
        return RecipeBinder.items(listed).stream()
                .map(one -> RecipeBinder.text(one, KEY))
                .toList();
    }
}
