package org.semblance.release.recipe;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.semblance.Place;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.catalog.Catalog;
import org.semblance.catalog.Spelling;
import org.semblance.domain.Attribute;
import org.semblance.domain.Role;
import org.semblance.privacy.Guarantee;
import org.semblance.quality.Measure;

/**
 * What the owner of the data accepts, each with a reason: warnings by their code, measures, guarantees and attack scenarios
 * by their name, and what kept columns disclose, as {@code unique.COLUMN+COLUMN}.
 *
 * @param named the reason of each code, measure or guarantee
 * @param columns the reason of each set of kept columns
 */
public record Acceptances(Map<String, String> named, Map<Set<String>, String> columns) {

    /** The key of a recipe. */
    public static final String ACCEPT = "accept";

    /** What the key of a set of columns starts with. */
    private static final String UNIQUE = "unique.";

    private static final String AND = "+";

    /** Nothing is accepted. */
    public static final Acceptances NONE = new Acceptances(Map.of(), Map.of());

    public Acceptances {
        named = new LinkedHashMap<>(named);
        columns = new LinkedHashMap<>(columns);
    }

    /** The key that accepts what a set of columns discloses. */
    public static String key(List<String> columns) {
        return UNIQUE + String.join(AND, columns);
    }

    /** The reason for which a code, measure or guarantee is accepted. */
    public Optional<String> reason(String name) {
        return Optional.ofNullable(named.get(name));
    }

    /** The reason for accepting what a set of columns discloses, in any order. */
    public Optional<String> reason(List<String> set) {
        return Optional.ofNullable(columns.get(new LinkedHashSet<>(set)));
    }

    /** A warning, accepted if its code is. */
    public Watcher.Warning judged(Watcher.Warning warning) {
        String reason = named.get(warning.code());
        return warning.accepted() != null || reason == null ? warning : warning.acceptedFor(reason);
    }

    /**
     * Reads what a recipe accepts.
     *
     * @param attributes the attributes of the recipe
     */
    static Acceptances of(@Nullable RecipeNode node, List<Attribute> attributes, Catalog catalog) {
        if (node == null) {
            return NONE;
        }
        List<String> kept = attributes.stream()
                .filter(attribute -> !attribute.is(Role.IDENTIFIER) && !attribute.is(Role.QUASI_IDENTIFIER))
                .map(Attribute::name)
                .toList();
        Set<String> known = known(catalog);
        Map<String, String> named = new LinkedHashMap<>();
        Map<Set<String>, String> columns = new LinkedHashMap<>();
        RecipeProblems problems = new RecipeProblems();
        RecipeNode.Mapping mapping = RecipeBinder.mapping(node, ACCEPT);
        mapping.entries().forEach((key, value) -> {
            Place place = RecipeBinder.where(
                    RecipeBinder.inside(ACCEPT, key), mapping.keyLines().getOrDefault(key, mapping.line()));
            problems.check(() -> {
                String reason = reason(value, place);
                if (!key.startsWith(UNIQUE)) {
                    refuseUnknown(key, known, kept, place);
                    named.put(key, reason);
                } else if (columns.put(set(key, attributes, kept, place), reason) != null) {
                    throw Problem.recipe(
                                    ProblemCode.E_ACCEPT,
                                    "accept: these columns are named twice, in another order",
                                    "delete one of the two")
                            .at(place);
                }
            });
        });
        problems.raise();
        return new Acceptances(named, columns);
    }

    private static String reason(RecipeNode value, Place place) {
        if (value instanceof RecipeNode.Scalar scalar && !scalar.text().isBlank()) {
            return scalar.text().strip();
        }
        throw Problem.recipe(
                        ProblemCode.E_ACCEPT,
                        "accept: no reason is given",
                        "write why, such as {" + WarningCode.W_UNIQUE_SET
                                + ": \"users sign a contract\"}; it is shown in the report")
                .at(place);
    }

    private static Set<String> known(Catalog catalog) {
        Set<String> known = new LinkedHashSet<>();
        Arrays.stream(WarningCode.values()).map(Enum::name).forEach(known::add);
        Arrays.stream(AttackName.values()).map(AttackName::id).forEach(known::add);
        catalog.of(Measure.class).forEach(entry -> known.add(entry.name()));
        catalog.of(Guarantee.class).forEach(entry -> known.add(entry.name()));
        return known;
    }

    private static void refuseUnknown(String key, Set<String> known, List<String> kept, Place place) {
        if (key.equals(WarningCode.W_DRAFT.code())) {
            throw Problem.recipe(
                            ProblemCode.E_ACCEPT,
                            "accept: that the recipe is a draft cannot be accepted",
                            "look through the recipe, and delete the line draft: true")
                    .at(place);
        }
        if (known.contains(key)) {
            return;
        }
        Set<String> all = new LinkedHashSet<>(known);
        kept.forEach(column -> all.add(UNIQUE + column));
        throw Problem.recipe(
                        ProblemCode.E_CONFIG_UNKNOWN_KEY,
                        "accept: '" + key + "' is not known",
                        Spelling.nearest(key, all)
                                        .map(near -> "did you mean " + near + "? ")
                                        .orElse("")
                                + "name the code of a warning (docs/codes.md), a measure or a guarantee (semblance"
                                + " methods), an attack scenario (docs/attack-model.md), or unique.COLUMN for a column that is kept, unique.COLUMN+COLUMN for"
                                + " several")
                .at(place);
    }

    private static Set<String> set(String key, List<Attribute> attributes, List<String> kept, Place place) {
        String written = key.substring(UNIQUE.length());
        List<String> names = attributes.stream().map(Attribute::name).toList();
        List<String> set = new ArrayList<>();
        if (!split(written, names, set)) {
            throw Problem.recipe(
                            ProblemCode.E_CONFIG_UNKNOWN_KEY,
                            "accept: '" + key + "' names a column that the recipe does not have",
                            kept.isEmpty()
                                    ? "no column is kept as it is, so there is nothing to accept"
                                    : Spelling.advice(unknown(written, names), "kept are", kept))
                    .at(place);
        }
        for (String column : set) {
            if (!kept.contains(column)) {
                throw Problem.recipe(
                                ProblemCode.E_ACCEPT,
                                "accept: '" + column + "' is masked or dropped, so it needs no acceptance",
                                "name columns with the role other or confidential")
                        .at(place);
            }
        }
        return new LinkedHashSet<>(set);
    }

    /** Splits a text into names of columns, which may hold a plus sign themselves. */
    private static boolean split(String text, List<String> names, List<String> found) {
        for (String name : names) {
            if (text.equals(name)) {
                found.add(name);
                return true;
            }
        }
        for (String name : names) {
            if (text.startsWith(name + AND)) {
                found.add(name);
                if (split(text.substring(name.length() + AND.length()), names, found)) {
                    return true;
                }
                found.remove(found.size() - 1);
            }
        }
        return false;
    }

    private static String unknown(String written, List<String> names) {
        return Arrays.stream(written.split(Pattern.quote(AND)))
                .filter(part -> !names.contains(part))
                .findFirst()
                .orElse(written);
    }
}
