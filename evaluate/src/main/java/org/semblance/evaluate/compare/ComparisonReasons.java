package org.semblance.evaluate.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.semblance.Count;
import org.semblance.quality.risk.disclosure.Homogeneity;

/** The reasons why a choice is recommended, or why none is, in sentences. */
final class ComparisonReasons {

    static final String HOMOGENEITY = Homogeneity.NAME;

    private final Comparison comparison;
    private final ComparisonRule.Result result;

    ComparisonReasons(Comparison comparison, ComparisonRule.Result result) {
        this.comparison = comparison;
        this.result = result;
    }

    List<String> sentences() {
        List<String> sentences = new ArrayList<>(List.of(rule()));
        if (result.chosen().isEmpty()) {
            sentences.add(none());
            return sentences;
        }
        broken().ifPresent(sentences::add);
        ComparisonCell chosen = comparison.cells().get(result.chosen().get());
        sentences.add(result.tolerable() == 0 ? leastRisk(chosen) : leastLoss(chosen));
        sentences.addAll(beyond(chosen));
        if (!comparison.front().contains(chosen)) {
            sentences.add("Some choices with a smaller k have less loss and less risk by these figures.");
        }
        return sentences;
    }

    private String rule() {
        ComparisonRule rule = comparison.rule();
        return "The rule: consider all choices whose guarantees hold and whose groups have at least " + rule.atLeast()
                + "; keep those whose risk (" + comparison.risk().name() + ") is at most "
                + figure(rule.tolerated(), comparison.risk())
                + "; of these, recommend the one with the least loss ("
                + comparison.loss().name()
                + "), and in a tie the larger k.";
    }

    private String none() {
        return "None of " + Count.of(comparison.cells().size(), "choice") + " can be recommended: "
                + (comparison.cells().stream().noneMatch(ComparisonCell::holds)
                        ? "the guarantees hold for none" + promises() + "."
                        : "no choice forms groups of that size. Try a larger k, or allow smaller groups with ‹at-least›.");
    }

    /** How many choices could not be released. */
    private Optional<String> broken() {
        long broken = comparison.cells().stream().filter(cell -> !cell.holds()).count();
        return broken == 0
                ? Optional.empty()
                : Optional.of(Count.of(broken, "choice") + (broken == 1 ? " does" : " do")
                        + " not satisfy the guarantees: "
                        + comparison.cells().stream()
                                .flatMap(cell -> cell.broken().stream())
                                .map(ComparisonCell.UnmetGuarantee::guarantee)
                                .distinct()
                                .collect(Collectors.joining(", "))
                        + ".");
    }

    /** The guarantees of the recipe, other than the k of a method, that no choice satisfies. */
    private String promises() {
        List<ComparisonCell> cells = comparison.cells();
        String broken = cells.get(0).broken().stream()
                .filter(promise -> cells.stream()
                        .allMatch(cell -> cell.broken().stream()
                                .anyMatch(other -> other.isSameAs(promise) && !cell.claims(other))))
                .map(ComparisonCell.UnmetGuarantee::promise)
                .collect(Collectors.joining(", "));
        return broken.isEmpty() ? "" : ", not the recipe's own " + broken + " (guarantees:)";
    }

    private String leastRisk(ComparisonCell chosen) {
        return (result.candidates() == 1
                        ? "The only remaining choice has more risk than tolerated. It is "
                        : "None of " + result.candidates()
                                + " remaining choices has a tolerable risk. The one with the least risk is ")
                + chosen.name() + ": " + figures(chosen)
                + ". Try a larger k before tolerating more risk.";
    }

    private String leastLoss(ComparisonCell chosen) {
        String remaining =
                result.candidates() + " of " + Count.of(comparison.cells().size(), "choice")
                        + (result.candidates() == 1 ? " remains, and " : " remain, and ") + result.tolerable()
                        + (result.tolerable() == 1 ? " of them has" : " of them have") + " a tolerable risk. ";
        int exposed = result.exposed().size();
        if (exposed == 0) {
            return remaining + "Of these, " + chosen.name() + " has the least loss: " + figures(chosen) + ".";
        }
        if (!comparison.tolerable()) {
            return remaining + "Of the " + Count.of(exposed, "choice") + " among these that "
                    + (exposed == 1 ? "loses" : "lose")
                    + " least, none keeps the risk from an intruder who matches all rows at once within the tolerance;"
                    + " "
                    + chosen.name() + " does best: " + figures(chosen)
                    + ". Try a larger k before tolerating more risk.";
        }
        ComparisonCell first = comparison.cells().get(result.exposed().get(0));
        return remaining + "Of these, " + first.name() + " has the least loss: " + figures(first)
                + "; but an intruder who matches all rows at once re-identifies "
                + found(first) + " of its rows, more than is tolerated. "
                + (exposed == 1 ? "The next" : "The same applies to " + (exposed - 1) + " more, and the next")
                + " by loss in which this risk is also tolerated is " + chosen.name() + ": " + figures(chosen) + ".";
    }

    /** Risks of the recommended choice beyond the measure it was selected by. */
    private List<String> beyond(ComparisonCell chosen) {
        List<String> sentences = new ArrayList<>();
        if (!comparison.risk().measure().equals(StrongerAttack.MEASURE)) {
            comparison
                    .attacked(chosen)
                    .ifPresent(found -> sentences.add("An intruder who matches all rows at once re-identifies "
                            + found(chosen)
                            + " of its rows (" + StrongerAttack.MEASURE
                            + (comparison.bounded(chosen) ? " of a sample, bounded by the sizes of all groups)" : ")")
                            + tolerance(found) + "."));
        }
        if (!comparison.risk().measure().equals(HOMOGENEITY)) {
            Comparison.value(chosen, HOMOGENEITY)
                    .ifPresent(found -> sentences.add("Linkage is not the only risk: " + percent(found)
                            + " of its rows are in equivalence classes with a single value of a sensitive attribute ("
                            + HOMOGENEITY + ")"
                            + (found > 0
                                    ? ". To prevent this, add l-diversity or t-closeness under guarantees:."
                                    : ".")));
        }
        return sentences;
    }

    private String tolerance(double found) {
        if (!comparison.risk().linksOneByOne() || result.tolerable() == 0) {
            return "";
        }
        return found <= comparison.rule().tolerated()
                ? ", which is also tolerated"
                : ", which is more than is tolerated";
    }

    private String found(ComparisonCell cell) {
        return (comparison.bounded(cell) ? "up to " : "")
                + percent(comparison.attacked(cell).orElseThrow());
    }

    private static String percent(double value) {
        return String.format(Locale.ROOT, "%.2f %%", value);
    }

    private String figures(ComparisonCell cell) {
        return comparison.loss().name() + " " + figure(comparison.loss(cell), comparison.loss()) + ", "
                + comparison.risk().name() + " " + figure(comparison.risk(cell), comparison.risk());
    }

    private String figure(double value, ComparisonAxis axis) {
        return String.format(Locale.ROOT, axis.percent(comparison.cells()) ? "%.2f %%" : "%.4g", value);
    }
}
