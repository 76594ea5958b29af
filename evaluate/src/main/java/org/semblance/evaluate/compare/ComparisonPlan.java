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

/** What is to be compared and how, known before any data are read. */
final class ComparisonPlan {

    private static final String K = "k";

    /** More methods could not be told apart in a chart. */
    private static final int MOST_METHODS = 12;

    /** More cells nobody waits for. */
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

    /** The methods to compare; one that has no place in a comparison is left out with the reason. */
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
                choice.at(2); // refuses parameters that are wrong, before anything is read
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

    /** The choice that a cell is of. */
    MethodChoice choice(ComparisonCell cell) {
        return choices.stream()
                .filter(choice -> choice.label().equals(cell.method()))
                .findFirst()
                .orElseThrow();
    }

    /** The recipe by which the data are prepared: in the same way for all methods. */
    TableRecipe preparing() {
        return recipe.with(choices.get(0).at(ks.get(0)));
    }

    /** How records are compared where they are measured. */
    Combination combine() {
        return question.axes().combine() == null
                ? recipe.method().combine()
                : question.axes().combine();
    }

    Map<String, Measure> measures() {
        return measures;
    }

    /** What figures depend on beside the data and the method. */
    List<String> ways() {
        return List.of(
                Parameter.kebab(combine()), String.valueOf(question.sample()), String.join(",", measures.keySet()));
    }

    /** The k that so many people allow; one that was asked for and is too large is refused. */
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

    /** Everything together. */
    Comparison comparison(Comparison.Sample data, ComparisonGrid.Finished finished, List<Warning> warnings) {
        finished.problems().forEach(leftOut::add);
        List<ComparisonCell> cells = new ArrayList<>();
        for (ComparisonCell cell : finished.cells()) {
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

    /** A yardstick serves those best that mask by it. */
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

    /** Whether a method makes groups by distances, and so by a way of comparing records. */
    private boolean averages(MethodChoice choice) {
        return choice.at(ks.get(0)).claims().stream().anyMatch(Contributors.class::isInstance);
    }

    private Comparison.ComparedMethod compared(MethodChoice choice) {
        Catalog.Entry<?> entry = catalog.entry(choice.at(ks.get(0)));
        return new Comparison.ComparedMethod(choice.label(), entry.summary(), entry.source());
    }

    /** What the recipe promises by its method; the least that is compared where it promises none. */
    private int ownK() {
        return k(recipe.method()).orElse(ks.get(0));
    }

    private static OptionalInt k(Method method) {
        return Parameter.values((Record) method).get(K) instanceof Integer k ? OptionalInt.of(k) : OptionalInt.empty();
    }
}
