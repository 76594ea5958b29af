package org.semblance.authoring.hierarchies;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.semblance.CatalogEntry;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.authoring.concepts.ConceptProposals;
import org.semblance.catalog.Catalog;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.domain.hierarchy.Hierarchical;
import org.semblance.method.Method;
import org.semblance.port.TableReader;
import org.semblance.quality.Measure;
import org.semblance.quality.loss.Granularity;
import org.semblance.quality.loss.SemanticInformationLoss;
import org.semblance.quality.loss.SemanticSse;
import org.semblance.release.columns.MissingHeaderCheck;
import org.semblance.release.recipe.RecipeBinder;
import org.semblance.release.recipe.RecipeNode;
import org.semblance.release.report.Stopwatch;
import org.semblance.source.TableSource;

/** Masks data with each candidate, to measure its loss. Nothing is released, and no values of the data are reported. */
public final class HierarchyTrial {

    /**
     * What to try.
     *
     * @param attributes the columns, in the order of each candidate's hierarchies
     * @param k the values of k to try, one after another
     * @param method the method as written in a recipe
     * @param suppress the share of rows that may be suppressed, as written in a recipe
     */
    public record Question(
            TableSource data,
            ConceptProposals.Layout layout,
            List<String> attributes,
            List<Integer> k,
            RecipeNode method,
            @Nullable String suppress) {

        public Question {
            attributes = List.copyOf(attributes);
            k = List.copyOf(k);
        }
    }

    private record TrialMeasure(String name, Measure measure, boolean turned) {}

    private static final List<TrialMeasure> OF_MEANING = List.of(
            new TrialMeasure(SemanticInformationLoss.NAME, new SemanticInformationLoss(), false),
            new TrialMeasure(SemanticSse.NAME, new SemanticSse(), false));

    /**
     * For numbers and dates, which have no semantic loss. Higher granularity is better, so its complement is reported.
     */
    private static final List<TrialMeasure> OF_GRAIN =
            List.of(new TrialMeasure(Granularity.NAME + "-loss", new Granularity(), true));

    private final Question question;
    private final List<Method> methods;
    private final String methodName;

    private HierarchyTrial(Question question, List<Method> methods) {
        this.question = question;
        this.methods = methods;
        this.methodName = CatalogEntry.Name.of(methods.get(0).getClass());
    }

    /** Validates the request without running it. */
    static HierarchyTrial of(Question question, int hierarchies, Catalog catalog) {
        if (question.attributes.size() != hierarchies) {
            throw Problem.recipe(
                    ProblemCode.E_ATTRIBUTE,
                    "each candidate has " + hierarchies + (hierarchies == 1 ? " hierarchy" : " hierarchies") + ", and "
                            + question.attributes.size()
                            + (question.attributes.size() == 1 ? " attribute is" : " attributes are") + " named",
                    "name the column of each hierarchy, in their order, such as ‹attribute occupation,town›");
        }
        if (new LinkedHashSet<>(question.attributes).size() < hierarchies) {
            throw Problem.recipe(
                    ProblemCode.E_ATTRIBUTE, "an attribute is named twice", "name the column of each hierarchy once");
        }
        List<Method> methods =
                question.k.stream().map(k -> method(question, k, catalog)).toList();
        return new HierarchyTrial(question, methods);
    }

    private static Method method(Question question, int k, Catalog catalog) {
        Map<String, RecipeNode> given = new HashMap<>();
        given.put("k", new RecipeNode.Scalar(String.valueOf(k), true, 1));
        if (question.suppress != null) {
            given.put("suppress", new RecipeNode.Scalar(question.suppress, true, 1));
        }
        Method method = new RecipeBinder(catalog).named(Method.class, question.method, "‹method›", given);
        for (String key : given.keySet()) {
            if (!RecipeBinder.keys(method.getClass()).contains(key)) {
                throw Problem.recipe(
                        ProblemCode.E_USAGE,
                        "the method " + catalog.name(method) + " knows no " + key,
                        "choose another method, such as incognito, or leave --" + key + " out");
            }
        }
        return method;
    }

    /**
     * Tries the candidates.
     *
     * @param ranked the candidates, by rank
     * @param reading seconds for reading the hierarchies
     * @param scoring seconds for scoring them
     */
    TriedHierarchies on(
            List<RankedHierarchies.Candidate> ranked,
            TableReader tables,
            double reading,
            double scoring,
            Watcher watcher) {
        Stopwatch read = new Stopwatch();
        Table table = read(tables, watcher);
        double readingData = read.seconds();
        List<TrialMeasure> measures = ranked.stream()
                        .allMatch(candidate -> candidate.scores().hierarchies().stream()
                                .anyMatch(score -> score.basis() == HierarchyScore.Basis.MEANING))
                ? OF_MEANING
                : OF_GRAIN;
        List<Dataset> data =
                ranked.stream().map(candidate -> data(table, candidate)).toList();
        List<TriedHierarchies.Goal> goals = new ArrayList<>();
        long done = 0;
        for (int goal = 0; goal < methods.size(); goal++) {
            List<TriedHierarchies.Outcome> outcomes = new ArrayList<>();
            for (Dataset candidate : data) {
                watcher.progress("trying candidates", done++, (long) data.size() * methods.size());
                outcomes.add(outcome(candidate, methods.get(goal), measures));
            }
            goals.add(new TriedHierarchies.Goal(question.k.get(goal), outcomes));
        }
        return new TriedHierarchies(
                question.attributes,
                table.size(),
                methodName,
                measures.stream().map(TrialMeasure::name).toList(),
                ranked.stream().map(RankedHierarchies.Candidate::score).toList(),
                goals,
                reading + readingData,
                scoring);
    }

    private Table read(TableReader tables, Watcher watcher) {
        Set<String> there = new LinkedHashSet<>();
        Table table = tables.read(
                        question.layout.request(question.data, name -> {
                            there.add(name);
                            return question.attributes.contains(name);
                        }),
                        watcher)
                .table();
        MissingHeaderCheck.refuseRecord(table);
        ConceptProposals.refuseUnknown(question.attributes, there);
        return table.only(question.attributes);
    }

    private Dataset data(Table table, RankedHierarchies.Candidate candidate) {
        List<Attribute> attributes = new ArrayList<>();
        for (int i = 0; i < question.attributes.size(); i++) {
            HierarchyScore score = candidate.scores().hierarchies().get(i);
            Hierarchical domain = score.basis() == HierarchyScore.Basis.MEANING
                    ? new Hierarchical(score.read().semantic())
                    : new Hierarchical(score.hierarchy());
            attributes.add(Attribute.of(question.attributes.get(i), Role.QUASI_IDENTIFIER, domain));
        }
        return Dataset.of(table, attributes);
    }

    private static TriedHierarchies.Outcome outcome(Dataset data, Method method, List<TrialMeasure> measures) {
        Stopwatch watch = new Stopwatch();
        Table masked = method.mask(data, Watcher.SILENT).table();
        write(masked);
        List<Double> values = new ArrayList<>();
        for (TrialMeasure named : measures) {
            double value = named.measure.of(data, masked, Watcher.SILENT).value();
            values.add(named.turned ? 1 - value : value);
        }
        return new TriedHierarchies.Outcome(values, watch.seconds());
    }

    /** Writes a table to memory, because the time for writing counts; the text is discarded. */
    private static void write(Table masked) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (int row = 0; row < masked.size(); row++) {
            for (Column column : masked.columns()) {
                out.writeBytes((column.missing(row) ? "" : column.text(row)).getBytes(StandardCharsets.UTF_8));
                out.write(',');
            }
            out.write('\n');
        }
    }
}
