package org.semblance.evaluate.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Version;
import org.semblance.Watcher.Warning;
import org.semblance.catalog.Catalog;
import org.semblance.catalog.Parameter;
import org.semblance.domain.Combination;
import org.semblance.method.Method;
import org.semblance.privacy.Contributors;
import org.semblance.quality.Measure;
import org.semblance.release.recipe.RecipeNode;
import org.semblance.release.recipe.TableRecipe;

/** The methods, values of k, axes and measures of a comparison, known before any data are read. */
final class ComparisonPlan {

    private static final String K = "k";

    /** With more methods, a chart is no longer legible. */
    private static final int MOST_METHODS = 12;

    /** With more cells, a comparison would take too long. */
    private static final int MOST_CELLS = 5000;

    private final ComparisonRun.Question question;
    private final TableRecipe recipe;
    private final Catalog catalog;
    private final ComparisonAxis loss;
    private final ComparisonAxis risk;
    private final Map<String, Measure> measures;
    private final ComparisonOmissions leftOut = new ComparisonOmissions();
    private final List<MethodChoice> choices;
    private final List<Integer> ks;

    private ComparisonPlan(ComparisonRun.Question question, TableRecipe recipe, Catalog catalog) {
        this.question = question;
        this.recipe = recipe;
        this.catalog = catalog;
        this.loss = ComparisonAxis.of(question.axes().loss(), ComparisonAxis.Kind.LOSS, catalog);
        this.risk = ComparisonAxis.of(question.axes().risk(), ComparisonAxis.Kind.RISK, catalog);
        this.measures = ComparisonMeasures.of(question, catalog);
        this.choices = choices(question, recipe, leftOut, catalog);
        this.ks = question.grid().k() == null
                ? KRange.USUAL
                : KRange.of(question.grid().k(), question.grid().step());
        if ((long) ks.size() * choices.size() > MOST_CELLS) {
            throw Problem.recipe(
                    ProblemCode.E_USAGE,
                    choices.size() + " methods with " + ks.size() + " k are more than " + MOST_CELLS + " cells",
                    "compare fewer, with ‹k› and ‹methods›, or take a larger ‹step›");
        }
    }

    static ComparisonPlan of(ComparisonRun.Question question, TableRecipe recipe, Catalog catalog) {
        return new ComparisonPlan(question, recipe, catalog);
    }

    /** The methods to compare. Those without a k are left out, with the reason. */
    private static List<MethodChoice> choices(
            ComparisonRun.Question question, TableRecipe recipe, ComparisonOmissions leftOut, Catalog catalog) {
        List<RecipeNode> named = new ArrayList<>(question.grid().methods());
        if (question.grid().listed() != null) {
            named.addAll(MethodChoice.listed(question.grid().listed()));
        }
        if (named.isEmpty()) {
            named.addAll(DefaultMethods.of(recipe));
        }
        Map<String, MethodChoice> choices = new LinkedHashMap<>();
        for (RecipeNode node : named) {
            MethodChoice choice = MethodChoice.of(node, recipe, catalog);
            String unfit = choice.unfit();
            if (unfit.isEmpty()) {
                choice.at(2); // refuses invalid parameters before any data are read
                choices.putIfAbsent(choice.label(), choice);
            } else {
                leftOut.add(choice.label(), unfit, "");
            }
        }
        if (choices.isEmpty()) {
            throw Problem.recipe(
                    ProblemCode.E_USAGE,
                    "none of the methods makes groups of k",
                    "name one that does, such as mdav, with ‹methods›");
        }
        if (choices.size() > MOST_METHODS) {
            throw Problem.recipe(
                    ProblemCode.E_USAGE,
                    choices.size() + " methods are more than a chart can tell apart",
                    "compare at most " + MOST_METHODS);
        }
        return List.copyOf(choices.values());
    }

    List<MethodChoice> choices() {
        return choices;
    }

    /** The method of a cell. */
    MethodChoice choice(ComparisonCell cell) {
        return choices.stream()
                .filter(choice -> choice.label().equals(cell.method()))
                .findFirst()
                .orElseThrow();
    }

    /** The recipe for preparing the data, which is the same for all methods. */
    TableRecipe preparing() {
        return recipe.with(choices.get(0).at(ks.get(0)));
    }

    /** How distances are combined when measuring. */
    Combination combine() {
        return question.axes().combine() == null
                ? recipe.method().combine()
                : question.axes().combine();
    }

    Map<String, Measure> measures() {
        return measures;
    }

    /** What the figures depend on besides the data and the method. */
    List<String> ways() {
        return List.of(
                Parameter.kebab(combine()), String.valueOf(question.sample()), String.join(",", measures.keySet()));
    }

    /**
     * The values of k that do not exceed the number of people. Refused if none is left, or if the user gave a larger
     * one explicitly.
     */
    List<Integer> within(int people) {
        List<Integer> possible = ks.stream().filter(k -> k <= people).toList();
        if (possible.isEmpty() || (question.grid().k() != null && possible.size() < ks.size())) {
            throw Problem.recipe(
                    ProblemCode.E_K,
                    "‹k› goes up to " + ks.get(ks.size() - 1) + ", and there are " + people + " to hide among",
                    "choose k of at most " + people + "; a tenth of it is much already");
        }
        return possible;
    }

    /** Assembles the comparison. */
    Comparison comparison(Comparison.Sample data, ComparisonGrid.GridResult result, List<Warning> warnings) {
        result.problems().forEach(leftOut::add);
        List<ComparisonCell> cells = new ArrayList<>();
        for (ComparisonCell cell : result.cells()) {
            if (loss.of(cell.scores()).isEmpty()) {
                leftOut.unmeasured(cell.method(), loss.measure());
            } else if (risk.of(cell.scores()).isEmpty()) {
                leftOut.unmeasured(cell.method(), risk.measure());
            } else {
                cells.add(cell);
            }
        }
        return new Comparison(
                data,
                combine(),
                loss,
                risk,
                question.axes().alpha(),
                new ComparisonRule(
                        question.axes().tolerated(),
                        question.axes().atLeast() == null
                                ? ownK()
                                : question.axes().atLeast()),
                choices.stream()
                        .filter(choice ->
                                cells.stream().anyMatch(cell -> cell.method().equals(choice.label())))
                        .map(this::compared)
                        .toList(),
                cells,
                leftOut.list(),
                notes(cells),
                warnings,
                Version.current());
    }

    /**
     * Notes methods that mask by another distance than the one used for measuring, since this puts them at a
     * disadvantage.
     */
    private List<String> notes(List<ComparisonCell> cells) {
        List<String> otherwise = choices.stream()
                .filter(choice -> cells.stream().anyMatch(cell -> cell.method().equals(choice.label())))
                .filter(choice -> averages(choice) && choice.at(ks.get(0)).combine() != combine())
                .map(MethodChoice::label)
                .toList();
        if (otherwise.isEmpty()) {
            return List.of();
        }
        String ways = choices.stream()
                .filter(this::averages)
                .map(choice -> choice.at(ks.get(0)).combine())
                .filter(way -> way != combine())
                .distinct()
                .map(way -> "‹combine " + Parameter.kebab(way) + "›")
                .collect(Collectors.joining(" or "));
        return List.of("All methods are scored with the same distance, " + Parameter.kebab(combine()) + ", which "
                + String.join(" and ", otherwise) + (otherwise.size() == 1 ? " does" : " do")
                + " not use for masking. With " + ways + " the ranking may change.");
    }

    /** Whether a method forms groups by distance, so that the combination of distances matters to it. */
    private boolean averages(MethodChoice choice) {
        return choice.at(ks.get(0)).claims().stream().anyMatch(Contributors.class::isInstance);
    }

    private Comparison.ComparedMethod compared(MethodChoice choice) {
        Catalog.Entry<?> entry = catalog.entry(choice.at(ks.get(0)));
        return new Comparison.ComparedMethod(choice.label(), entry.summary(), entry.source());
    }

    /** The k of the recipe's method; the smallest k compared if the method has none. */
    private int ownK() {
        return k(recipe.method()).orElse(ks.get(0));
    }

    private static OptionalInt k(Method method) {
        return Parameter.values((Record) method).get(K) instanceof Integer k ? OptionalInt.of(k) : OptionalInt.empty();
    }
}
