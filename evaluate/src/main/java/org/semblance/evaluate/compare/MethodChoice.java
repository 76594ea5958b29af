package org.semblance.evaluate.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.catalog.Catalog;
import org.semblance.catalog.Spelling;
import org.semblance.domain.taxonomy.ReleasableConcepts;
import org.semblance.method.Method;
import org.semblance.privacy.Contributors;
import org.semblance.release.recipe.FlowText;
import org.semblance.release.recipe.RecipeBinder;
import org.semblance.release.recipe.RecipeNode;
import org.semblance.release.recipe.TableRecipe;

/**
 * A method to compare, still without k: its name and the parameters that were given.
 *
 * @param given the name and the parameters
 * @param elsewhere parameters given elsewhere in the recipe
 */
record MethodChoice(RecipeNode.Mapping given, Map<String, RecipeNode> elsewhere, Catalog catalog) {

    private static final String NAME = "name";
    private static final String K = "k";

    /**
     * A choice as the user gives it.
     *
     * @param node a name, or {name: …} with parameters
     * @param recipe the recipe; if its method has the same name, its parameters are the defaults
     */
    static MethodChoice of(RecipeNode node, TableRecipe recipe, Catalog catalog) {
        RecipeNode.Mapping asked = node instanceof RecipeNode.Scalar
                ? new RecipeNode.Mapping(Map.of(NAME, node), Map.of(), node.line())
                : RecipeBinder.mapping(node, "‹method›");
        if (asked.entries().containsKey(K)) {
            throw Problem.recipe(
                    ProblemCode.E_USAGE,
                    "a method to compare is given a k of its own",
                    "give all of them with ‹k›, such as ‹k 2..20›");
        }
        refuseUnknown(name(asked), catalog);
        RecipeNode.Mapping own = own(recipe);
        Map<String, RecipeNode> entries = new LinkedHashMap<>();
        if (name(asked).equals(name(own))) {
            entries.putAll(own.entries());
        }
        entries.putAll(asked.entries());
        RecipeNode contributors = recipe.source().entries().get(Contributors.NAME);
        return new MethodChoice(
                new RecipeNode.Mapping(entries, Map.of(), asked.line()),
                contributors == null ? Map.of() : Map.of(Contributors.NAME, contributors),
                catalog);
    }

    /** The method of the recipe as written, without its k. */
    static RecipeNode.Mapping own(TableRecipe recipe) {
        RecipeNode node = recipe.source().entries().get("method");
        Map<String, RecipeNode> entries = new LinkedHashMap<>();
        if (node instanceof RecipeNode.Mapping mapping) {
            entries.putAll(mapping.entries());
        } else if (node != null) {
            entries.put(NAME, node);
        }
        entries.remove(K);
        return new RecipeNode.Mapping(entries, Map.of(), 1);
    }

    /**
     * Parses choices separated by commas; parameters follow the name as {@code key=value}.
     *
     * @param text such as {@code mdav,sa-mdav closest=plain}
     */
    static List<RecipeNode> listed(String text) {
        List<RecipeNode> choices = new ArrayList<>();
        for (String part : text.split(",", -1)) {
            Map<String, RecipeNode> entries = new LinkedHashMap<>();
            for (String word : part.strip().split("\\s+", -1)) {
                int sign = word.indexOf('=');
                if (word.isEmpty() || entries.isEmpty() == (sign >= 0)) {
                    throw Problem.recipe(
                            ProblemCode.E_USAGE,
                            "‹methods› is not a list of methods",
                            "write names with commas between, and parameters after a name:"
                                    + " ‹methods \"mdav,sa-mdav closest=plain\"›");
                }
                entries.put(
                        sign < 0 ? NAME : word.substring(0, sign),
                        new RecipeNode.Scalar(word.substring(sign + 1), true, 1));
            }
            choices.add(new RecipeNode.Mapping(entries, Map.of(), 1));
        }
        return choices;
    }

    private static void refuseUnknown(String name, Catalog catalog) {
        Map<String, Class<? extends Method>> known = catalog.choices(Method.class);
        if (!known.containsKey(name)) {
            throw Problem.recipe(
                    ProblemCode.E_USAGE,
                    "there is no method '" + name + "'",
                    Spelling.advice(name, "known are", known.keySet()));
        }
    }

    private static String name(RecipeNode.Mapping mapping) {
        return mapping.entries().get(NAME) instanceof RecipeNode.Scalar name ? name.text() : "";
    }

    String name() {
        return name(given);
    }

    /** The label for users: the name and the parameters that were given. */
    String label() {
        List<String> parameters = new ArrayList<>();
        given.entries().forEach((key, value) -> {
            if (!key.equals(NAME)) {
                parameters.add(key + ": " + FlowText.of(value));
            }
        });
        return name() + (parameters.isEmpty() ? "" : " (" + String.join(", ", parameters) + ")");
    }

    /** Why the method cannot be compared by k; empty if it can. */
    String unfit() {
        Class<? extends Method> type =
                Objects.requireNonNull(catalog.choices(Method.class).get(name()));
        return RecipeBinder.keys(type).contains(K)
                ? ""
                : "it makes no groups of k, so its risk is not bounded by a number to choose; docs/noise.md holds noise"
                        + " against groups on one table";
    }

    /** The method with a k. */
    Method at(int k) {
        Method method = new RecipeBinder(catalog).named(Method.class, node(k), "‹methods›", elsewhere);
        if (method.reach() != ReleasableConcepts.UPWARD || method.budget().isPresent()) {
            throw new IllegalStateException("a method with k that needs the data prepared otherwise");
        }
        return method;
    }

    /** The method with a k, as written in a recipe. */
    RecipeNode.Mapping node(int k) {
        Map<String, RecipeNode> entries = new LinkedHashMap<>();
        entries.put(NAME, new RecipeNode.Scalar(name(), true, given.line()));
        entries.put(K, new RecipeNode.Scalar(String.valueOf(k), true, given.line()));
        given.entries().forEach(entries::putIfAbsent);
        return new RecipeNode.Mapping(entries, Map.of(), given.line());
    }
}
