package org.semblance.release.recipe;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.catalog.Catalog;
import org.semblance.domain.Attribute;
import org.semblance.method.Method;
import org.semblance.privacy.Contributors;
import org.semblance.privacy.Guarantee;
import org.semblance.privacy.PopulationGuarantee;
import org.semblance.quality.Measure;
import org.semblance.source.CsvLayout;

/** Reads a recipe for a table from its tree. All problems are found before any is reported, each with its place. */
final class TableRecipeReader {

    private static final String ATTRIBUTES = "attributes";
    private static final String METHOD = "method";
    private static final String GUARANTEES = "guarantees";

    private final RecipeNode.Mapping root;
    private final Catalog catalog;
    private final RecipeBinder binder;
    private final RecipeProblems problems = new RecipeProblems();

    TableRecipeReader(RecipeNode.Mapping root, Catalog catalog) {
        this.root = root;
        this.catalog = catalog;
        this.binder = new RecipeBinder(catalog);
    }

    TableRecipe read() {
        refuseDocuments();
        refuseUnknownKeys();
        Optional<TableRecipe.Settings> settings = binder.parameters(TableRecipe.Settings.class, root, "", problems);
        AttributeReader columns = new AttributeReader(binder);
        Optional<List<Attribute>> attributes = RecipeSections.needed(
                        root, ATTRIBUTES, "give every column a role; semblance init DATA proposes them", problems)
                .flatMap(node -> problems.attempt(() -> columns.read(node)));
        Optional<Method> method = method();
        Optional<List<Guarantee>> guarantees =
                problems.attempt(() -> RecipeSections.guarantees(section(GUARANTEES), attributes, binder));
        Optional<List<Measure>> measures =
                problems.attempt(() -> RecipeSections.measures(section(TableRecipe.MEASURES), List.of(), binder));
        Optional<Acceptances> acceptances = attributes.flatMap(
                known -> problems.attempt(() -> Acceptances.of(section(Acceptances.ACCEPT), known, catalog)));
        problems.raise();
        TableRecipe recipe = new TableRecipe(
                settings.orElseThrow(),
                attributes.orElseThrow(),
                uniqueKept(settings.orElseThrow(), attributes.orElseThrow(), columns),
                acceptances.orElseThrow(),
                method.orElseThrow(),
                guarantees.orElseThrow(),
                section(TableRecipe.MEASURES) != null
                        ? measures.orElseThrow()
                        : UsualMeasures.of(
                                method.orElseThrow(),
                                attributes.orElseThrow(),
                                settings.orElseThrow().population() != null,
                                binder),
                root);
        refuseIncompatible(recipe);
        return recipe;
    }

    private @Nullable RecipeNode section(String key) {
        return root.entries().get(key);
    }

    private void refuseDocuments() {
        if (DocumentRecipe.is(root)) {
            throw Problem.recipe(
                    ProblemCode.E_DOCUMENTS,
                    "this is a recipe of documents, and the command is for tables",
                    "documents go with anonymize and documents search; a released matrix with check FILE ‹k K›");
        }
    }

    private void refuseUnknownKeys() {
        Set<String> known = new TreeSet<>(RecipeBinder.keys(TableRecipe.Settings.class));
        known.addAll(List.of(ATTRIBUTES, METHOD, GUARANTEES, TableRecipe.MEASURES, Acceptances.ACCEPT));
        problems.refuseUnknown(root, known, "");
    }

    /** The method. Its number of contributors may be given outside of it. */
    private Optional<Method> method() {
        RecipeNode contributors = section(Contributors.NAME);
        return RecipeSections.method(
                root, contributors == null ? Map.of() : Map.of(Contributors.NAME, contributors), binder, problems);
    }

    /** The attributes that are kept although they are nearly unique: all, or those that say so. */
    private static Set<String> uniqueKept(
            TableRecipe.Settings settings, List<Attribute> attributes, AttributeReader columns) {
        return settings.allow() != null && settings.allow().contains(TableRecipe.Allowance.UNIQUE)
                ? attributes.stream().map(Attribute::name).collect(Collectors.toCollection(LinkedHashSet::new))
                : columns.uniqueKept();
    }

    /** Refuses what each section allows, but not all of them together. */
    private void refuseIncompatible(TableRecipe recipe) {
        if (recipe.settings().population() == null) {
            recipe.guarantees().stream()
                    .filter(PopulationGuarantee.class::isInstance)
                    .findFirst()
                    .ifPresent(guarantee -> problems.check(() -> {
                        throw ((PopulationGuarantee) guarantee).withoutPopulation();
                    }));
        }
        String where = recipe.settings().where();
        if (where != null && recipe.csv().thousands() == CsvLayout.ThousandsSeparator.POINT) {
            problems.check(() -> RowCondition.of(where).refusePointedTexts(recipe.attributes()));
        }
        problems.check(recipe::refuseUnblockable);
        problems.check(recipe::refuseUnpublishable);
        problems.raise();
    }
}
