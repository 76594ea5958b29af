package org.semblance.release.recipe;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.semblance.About;
import org.semblance.Place;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.domain.Attribute;
import org.semblance.domain.Domain;
import org.semblance.domain.Nominal;
import org.semblance.domain.Role;

/** Reads the attributes of a recipe: their roles, their domains and what is allowed for them. */
final class AttributeReader {

    /** The settings of an attribute that do not depend on its domain. */
    record Settings(
            @About("identifier (dropped), quasi-identifier (masked), confidential (a sensitive attribute, "
                    + "kept) or other (kept); also several")
            List<Role> role,

            @About(value = "domain of its values; required for quasi-identifiers", optional = true) @Nullable
            String domain,

            @About(value = "weight of its distances", fallback = "1")
            double weight,

            @About(
                    value =
                            "values that mean \"no value\" in this column, in addition to missing: of the table: texts, numbers "
                                    + "and ranges of numbers such as \"-9..-1\"",
                    optional = true)
            @Nullable
            List<String> missing,

            @About(
                    value = "unique: keep the column although most rows or people have a value of their own, or it"
                            + " repeats a quasi-identifier",
                    optional = true)
            @Nullable
            List<TableRecipe.Allowance> allow) {}

    private final RecipeBinder binder;
    private final Set<String> uniqueKept = new LinkedHashSet<>();

    AttributeReader(RecipeBinder binder) {
        this.binder = binder;
    }

    /** Reads all attributes. */
    List<Attribute> read(RecipeNode node) {
        RecipeProblems problems = new RecipeProblems();
        List<Attribute> attributes = new ArrayList<>();
        RecipeBinder.mapping(node, "attributes").entries().forEach((name, entry) -> {
            String place = RecipeBinder.inside("attributes", name);
            RecipeNode.Mapping mapping = entry instanceof RecipeNode.Mapping given
                    ? given
                    // a bare role, such as "name: identifier"
                    : new RecipeNode.Mapping(Map.of("role", entry), Map.of("role", entry.line()), entry.line());
            problems.attempt(() -> attribute(name, mapping, place)).ifPresent(attributes::add);
        });
        problems.raise();
        return attributes;
    }

    private Attribute attribute(String name, RecipeNode.Mapping mapping, String place) {
        RecipeNode named = mapping.entries().get("domain");
        Class<? extends Domain> type =
                named == null ? Nominal.class : binder.entry(Domain.class, named, RecipeBinder.inside(place, "domain"));
        Set<String> known = new TreeSet<>(RecipeBinder.keys(Settings.class));
        known.addAll(RecipeBinder.keys(type));
        RecipeProblems problems = new RecipeProblems();
        problems.refuseUnknown(mapping, known, place);
        Optional<Settings> settings = binder.parameters(Settings.class, mapping, place, problems);
        settings.ifPresent(given -> {
            problems.check(() -> refuseUnfit(given, named != null, RecipeBinder.where(place, mapping.line())));
            if (given.allow() != null && given.allow().contains(TableRecipe.Allowance.UNIQUE)) {
                uniqueKept.add(name);
            }
        });
        Optional<? extends Domain> domain = binder.parameters(type, mapping, place, problems);
        domain.ifPresent(of -> problems.check(() -> OwnMissingValues.refuseUnfit(mapping, of, place)));
        problems.raise();
        try {
            return new Attribute(
                    name,
                    Set.copyOf(settings.orElseThrow().role()),
                    domain.orElseThrow(),
                    settings.orElseThrow().weight());
        } catch (Problem problem) {
            throw problem.at(RecipeBinder.where(place, mapping.line()));
        }
    }

    /** Refuses roles, domains and allowances that are incompatible. */
    private static void refuseUnfit(Settings settings, boolean domainGiven, Place where) {
        Set<Role> roles = Set.copyOf(settings.role());
        if (roles.contains(Role.QUASI_IDENTIFIER) && !domainGiven) {
            throw Problem.recipe(
                            ProblemCode.E_DOMAIN,
                            "a quasi-identifier needs a domain",
                            "add domain: numeric, ordinal (with its scale), nominal or concepts")
                    .at(where);
        }
        if (roles.isEmpty() || (roles.contains(Role.IDENTIFIER) && roles.size() > 1)) {
            throw Problem.recipe(
                            ProblemCode.E_ROLE,
                            "an identifier is dropped, so it can be nothing else",
                            "choose identifier alone, or quasi-identifier, confidential or other")
                    .at(where);
        }
        if (settings.allow() != null && settings.allow().contains(TableRecipe.Allowance.OVERLAP)) {
            throw Problem.recipe(
                            ProblemCode.E_CONFIG,
                            "overlap is of whole releases, not of an attribute",
                            "put allow: [overlap] at the top of the recipe")
                    .at(where);
        }
    }

    /** The names of the attributes read that are kept although they are nearly unique. */
    Set<String> uniqueKept() {
        return uniqueKept;
    }
}
