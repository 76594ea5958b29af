package org.semblance.run.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.semblance.Count;

/** Why a choice is recommended, or none is, in sentences. */
final class ComparisonReasons {

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
        ComparisonCell chosen = comparison.cells().get(result.chosen().get());
        sentences.add(result.tolerable() == 0 ? leastRisk(chosen) : leastLoss(chosen));
        if (!comparison.front().contains(chosen)) {
            sentences.add("Others, with smaller groups, lose and risk less by these figures alone.");
        }
        return sentences;
    }

    private String rule() {
        ComparisonRule rule = comparison.rule();
        return "The rule: of all choices that hold what they promise and make groups of at least " + rule.atLeast()
                + ", those whose risk (" + comparison.risk().name() + ") is at most "
                + figure(rule.tolerated(), comparison.risk())
                + "; of these, the one with the least loss ("
                + comparison.loss().name()
                + "); of equal ones, the larger k.";
    }

    private String none() {
        return "None of " + Count.of(comparison.cells().size(), "choice") + " can be recommended by it: "
                + (comparison.cells().stream().noneMatch(ComparisonCell::holds)
                        ? "what is promised holds for none."
                        : "no group is as large as that. Try larger k, or allow smaller groups with --at-least.");
    }

    private String leastRisk(ComparisonCell chosen) {
        return "None of " + Count.of(result.candidates(), "choice")
                + " that remain has so little risk. The one with the least is " + chosen.name() + ": " + figures(chosen)
                + ". Try larger k before you tolerate more.";
    }

    private String leastLoss(ComparisonCell chosen) {
        return result.candidates() + " of " + Count.of(comparison.cells().size(), "choice") + " remain, and "
                + result.tolerable()
                + (result.tolerable() == 1 ? " of them has" : " of them have") + " so little risk. Of these, "
                + chosen.name() + " loses least: " + figures(chosen) + ".";
    }

    private String figures(ComparisonCell cell) {
        return comparison.loss().name() + " " + figure(comparison.loss(cell), comparison.loss()) + ", "
                + comparison.risk().name() + " " + figure(comparison.risk(cell), comparison.risk());
    }

    private String figure(double value, ComparisonAxis axis) {
        return String.format(Locale.ROOT, axis.percent(comparison.cells()) ? "%.2f %%" : "%.4g", value);
    }
}
