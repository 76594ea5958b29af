package org.semblance.release.recipe;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.semblance.Place;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.catalog.Parameter;
import org.semblance.catalog.Spelling;
import org.semblance.domain.Attribute;
import org.semblance.domain.Role;
import org.semblance.method.Method;
import org.semblance.privacy.AttributeGuarantee;
import org.semblance.privacy.Guarantee;
import org.semblance.quality.Measure;

/** Reads the sections that recipes of both kinds have: the method, the guarantees and the measures. */
final class RecipeSections {

    private RecipeSections() {}

    /** A section that every recipe has. */
    static Optional<RecipeNode> needed(RecipeNode.Mapping root, String key, String advice, RecipeProblems problems) {
        RecipeNode node = root.entries().get(key);
        if (node == null) {
            problems.missing(Problem.recipe(ProblemCode.E_CONFIG, key + " is not given", advice)
                    .at(RecipeBinder.where("", root.line())));
        }
        return Optional.ofNullable(node);
    }

    /** Reads the method. */
    static Optional<Method> method(
            RecipeNode.Mapping root, Map<String, RecipeNode> elsewhere, RecipeBinder binder, RecipeProblems problems) {
        return needed(root, "method", "name the method, such as {name: mdav, k: 5}", problems)
                .flatMap(node -> problems.attempt(() -> binder.named(Method.class, node, "method", elsewhere)));
    }

    /**
     * Reads the guarantees. They are written {k-anonymity: 5}: the key is the name and its value the first parameter.
     *
     * @param attributes the attributes that guarantees may refer to; empty if they could not be read
     */
    static List<Guarantee> guarantees(
            @Nullable RecipeNode node, Optional<List<Attribute>> attributes, RecipeBinder binder) {
        RecipeProblems problems = new RecipeProblems();
        List<Guarantee> guarantees = new ArrayList<>();
        for (RecipeNode item : node == null ? List.<RecipeNode>of() : RecipeBinder.items(node)) {
            problems.attempt(() -> guarantee(item, attributes, binder)).ifPresent(guarantees::add);
        }
        problems.raise();
        return guarantees;
    }

    private static Guarantee guarantee(RecipeNode item, Optional<List<Attribute>> attributes, RecipeBinder binder) {
        RecipeNode.Mapping mapping = RecipeBinder.mapping(item, "guarantees");
        String first = mapping.entries().keySet().stream().findFirst().orElse("");
        Class<? extends Guarantee> type =
                binder.entry(Guarantee.class, new RecipeNode.Scalar(first, true, mapping.line()), "guarantees");
        String principal = Parameter.of(type).get(0).key();
        Set<String> known = RecipeBinder.keys(type);
        known.remove(principal);
        known.add(first);
        RecipeProblems problems = new RecipeProblems();
        problems.refuseUnknown(mapping, known, "guarantees");
        Map<String, RecipeNode> entries = new LinkedHashMap<>(mapping.entries());
        entries.put(principal, Objects.requireNonNull(entries.remove(first)));
        Optional<? extends Guarantee> guarantee = binder.parameters(
                type, new RecipeNode.Mapping(entries, mapping.keyLines(), mapping.line()), "guarantees", problems);
        problems.raise();
        if (attributes.isPresent()) {
            Place place = RecipeBinder.where("guarantees", mapping.line());
            if (guarantee.orElseThrow() instanceof AttributeGuarantee one) {
                refuseNotConfidential(one, attributes.get(), place);
            }
            try {
                guarantee.orElseThrow().refuseUnfit(attributes.get());
            } catch (Problem problem) {
                throw problem.at(place);
            }
        }
        return guarantee.orElseThrow();
    }

    private static void refuseNotConfidential(AttributeGuarantee guarantee, List<Attribute> attributes, Place place) {
        List<String> confidential = attributes.stream()
                .filter(attribute -> attribute.is(Role.CONFIDENTIAL))
                .map(Attribute::name)
                .toList();
        if (!confidential.contains(guarantee.of())) {
            boolean there =
                    attributes.stream().anyMatch(attribute -> attribute.name().equals(guarantee.of()));
            throw Problem.recipe(
                            ProblemCode.E_GUARANTEE,
                            guarantee.name() + " of '" + guarantee.of() + "': "
                                    + (there
                                            ? "the attribute is not confidential"
                                            : "there is no attribute of that name"),
                            there || confidential.isEmpty()
                                    ? "give it the role confidential, or name an attribute that has it"
                                    : Spelling.advice(guarantee.of(), "confidential are", confidential))
                    .at(place);
        }
    }

    /** Reads the measures, or takes the usual ones if there are none. */
    static List<Measure> measures(@Nullable RecipeNode node, List<Measure> usual, RecipeBinder binder) {
        if (node == null) {
            return usual;
        }
        RecipeProblems problems = new RecipeProblems();
        List<Measure> measures = new ArrayList<>();
        for (RecipeNode item : RecipeBinder.items(node)) {
            problems.attempt(() -> binder.named(Measure.class, item, TableRecipe.MEASURES, Map.of()))
                    .ifPresent(measures::add);
        }
        problems.raise();
        return List.copyOf(measures);
    }
}
