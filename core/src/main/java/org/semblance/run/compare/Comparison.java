package org.semblance.run.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.semblance.Citation;
import org.semblance.Watcher.Warning;
import org.semblance.domain.Combine;
import org.semblance.quality.Score;
import org.semblance.release.Json;
import org.semblance.run.recipe.Parameter;
import org.semblance.run.report.Report;

/**
 * Methods and k held against each other on one table: what each loses and risks, which ones no other beats, and the one
 * that a rule leads to.
 *
 * @param data what was masked
 * @param combine how records are compared where loss and distances are measured, the same for all
 * @param alpha the weight of the loss in scores
 * @param methods in the order they were named
 * @param cells by method, then by k; those only that lie on both axes
 * @param notes what to weigh the figures by
 */
public record Comparison(
        Masked data,
        Combine combine,
        ComparisonAxis loss,
        ComparisonAxis risk,
        double alpha,
        ComparisonRule rule,
        List<Compared> methods,
        List<ComparisonCell> cells,
        List<LeftOut> leftOut,
        List<String> notes,
        List<Warning> warnings,
        String version) {

    /**
     * What was masked.
     *
     * @param rows how many rows
     * @param of how many there are, of which these were taken as a sample
     * @param attributes the quasi-identifiers
     */
    public record Masked(int rows, int of, List<String> attributes) {
        public Masked {
            attributes = List.copyOf(attributes);
        }
    }

    /** A method of the comparison, and where it comes from. */
    public record Compared(String label, String summary, Optional<Citation> source) {}

    /** What could not be compared, and why. */
    public record LeftOut(List<String> what, String reason, String advice) {
        public LeftOut {
            what = List.copyOf(what);
        }
    }

    /** The best score that a method reaches with some weight of the loss, and the k that reaches it. */
    public record Best(double alpha, double score, int k) {}

    /** So many weights from 0 to 1 are looked at. */
    private static final int WEIGHTS = 20;

    public Comparison {
        methods = List.copyOf(methods);
        cells = List.copyOf(cells);
        leftOut = List.copyOf(leftOut);
        notes = List.copyOf(notes);
        warnings = List.copyOf(warnings);
    }

    public double loss(ComparisonCell cell) {
        return loss.of(cell.scores()).orElseThrow();
    }

    public double risk(ComparisonCell cell) {
        return risk.of(cell.scores()).orElseThrow();
    }

    /** The cells that no other beats in loss and risk, by loss; those only whose promises hold. */
    public List<ComparisonCell> front() {
        List<ComparisonCell> holding = holding();
        return ParetoFront.of(holding.stream().map(this::option).toList()).stream()
                .map(holding::get)
                .toList();
    }

    private ComparisonRule.Option option(ComparisonCell cell) {
        return new ComparisonRule.Option(cell.k(), cell.holds(), loss(cell), risk(cell));
    }

    private List<ComparisonCell> holding() {
        return cells.stream().filter(ComparisonCell::holds).toList();
    }

    /** The one that the rule leads to, if any can be released. */
    public Optional<ComparisonCell> chosen() {
        return result().chosen().map(cells::get);
    }

    private ComparisonRule.Result result() {
        return rule.choose(cells.stream().map(this::option).toList());
    }

    /** Whether the chosen one has no more risk than is tolerated. */
    public boolean tolerable() {
        return result().tolerable() > 0;
    }

    /** Why it is the chosen one, in sentences. */
    public List<String> reasons() {
        ComparisonRule.Result result = result();
        List<String> reasons = new ArrayList<>();
        reasons.add("The rule: of all choices that hold what they promise and make groups of at least " + rule.atLeast()
                + ", those whose risk (" + risk.name() + ") is at most " + figure(rule.tolerated(), risk)
                + "; of these, the one with the least loss (" + loss.name() + "); of equal ones, the larger k.");
        if (result.chosen().isEmpty()) {
            reasons.add("None of " + count(cells.size()) + " can be recommended by it: "
                    + (holding().isEmpty()
                            ? "what is promised holds for none."
                            : "no group is as large as that. Try larger k, or allow smaller groups with --at-least."));
            return reasons;
        }
        ComparisonCell chosen = cells.get(result.chosen().get());
        String figures =
                loss.name() + " " + figure(loss(chosen), loss) + ", " + risk.name() + " " + figure(risk(chosen), risk);
        if (result.tolerable() == 0) {
            reasons.add("None of " + count(result.candidates()) + " that remain has so little risk. The one with the"
                    + " least is " + chosen.name() + ": " + figures
                    + ". Try larger k before you tolerate more.");
        } else {
            reasons.add(result.candidates() + " of " + count(cells.size()) + " remain, and " + result.tolerable()
                    + (result.tolerable() == 1 ? " of them has" : " of them have") + " so little risk. Of these, "
                    + chosen.name() + " loses least: " + figures + ".");
        }
        if (!front().contains(chosen)) {
            reasons.add("Others, with smaller groups, lose and risk less by these figures alone.");
        }
        return reasons;
    }

    private static String count(int choices) {
        return choices + (choices == 1 ? " choice" : " choices");
    }

    private String figure(double value, ComparisonAxis axis) {
        return String.format(Locale.ROOT, axis.percent(cells) ? "%.2f %%" : "%.4g", value);
    }

    /** α·loss + (1 − α)·risk, each in per cent. */
    public double score(ComparisonCell cell, double alpha) {
        return alpha * percent(loss, cell) + (1 - alpha) * percent(risk, cell);
    }

    /** Where a cell lies on an axis in per cent: of the largest there is, where the measure has no end. */
    private double percent(ComparisonAxis axis, ComparisonCell cell) {
        double value = axis.of(cell.scores()).orElseThrow();
        if (axis.percent(cells)) {
            return value;
        }
        double largest = cells.stream()
                .mapToDouble(other -> axis.of(other.scores()).orElseThrow())
                .max()
                .orElse(0);
        return largest == 0 ? 0 : 100 * value / largest;
    }

    /** For each method the best score at each weight of the loss, over the cells whose promises hold. */
    public Map<String, List<Best>> curves() {
        Map<String, List<Best>> curves = new LinkedHashMap<>();
        for (Compared method : methods) {
            List<ComparisonCell> cells = holding().stream()
                    .filter(cell -> cell.method().equals(method.label()))
                    .toList();
            if (!cells.isEmpty()) {
                curves.put(
                        method.label(),
                        IntStream.rangeClosed(0, WEIGHTS)
                                .mapToObj(i -> best(cells, (double) i / WEIGHTS))
                                .toList());
            }
        }
        return curves;
    }

    private Best best(List<ComparisonCell> cells, double alpha) {
        ComparisonCell best = cells.get(0);
        for (ComparisonCell cell : cells) {
            if (score(cell, alpha) <= score(best, alpha)) { // of equal ones the larger k, which comes later
                best = cell;
            }
        }
        return new Best(alpha, score(best, alpha), best.k());
    }

    /** The cell with the best score at the weight that was asked for. */
    public Optional<ComparisonCell> bestScore() {
        return holding().stream()
                .reduce((one, other) -> score(other, alpha) < score(one, alpha)
                                || (score(other, alpha) == score(one, alpha) && other.k() > one.k())
                        ? other
                        : one);
    }

    /** The names of the measures that were taken, in the order they were. */
    public List<String> measures() {
        return cells.stream()
                .flatMap(cell -> cell.scores().stream())
                .map(Score::name)
                .distinct()
                .toList();
    }

    /** A score of a cell by the name of its measure. */
    public static OptionalDouble value(ComparisonCell cell, String measure) {
        return cell.scores().stream()
                .filter(score -> score.name().equals(measure))
                .mapToDouble(Score::value)
                .findFirst();
    }

    /** Everything as plain values. */
    public Map<String, Object> json() {
        List<ComparisonCell> front = front();
        Map<String, Object> json = Json.object(
                "comparison", "figures to choose by; not a release",
                "rows", data.rows(),
                "rows-of-the-table", data.of(),
                "attributes", data.attributes(),
                "combine", Parameter.kebab(combine),
                "loss", loss.name(),
                "risk", risk.name());
        json.put("rule", Json.object("tolerated", rule.tolerated(), "at-least", rule.atLeast()));
        json.put("methods", methods.stream().map(Compared::label).toList());
        List<Map<String, Object>> lines = new ArrayList<>();
        for (ComparisonCell cell : cells) {
            Map<String, Object> line = cell.json();
            line.put("loss", loss(cell));
            line.put("risk", risk(cell));
            line.put("score", score(cell, alpha));
            line.put("on-front", front.contains(cell));
            lines.add(line);
        }
        json.put("cells", lines);
        json.put("front", front.stream().map(Comparison::place).toList());
        chosen().ifPresent(cell -> json.put("chosen", place(cell)));
        json.put("tolerable", tolerable());
        json.put("reasons", reasons());
        bestScore()
                .ifPresent(cell -> json.put(
                        "best-score",
                        Json.object(
                                "alpha", alpha, "method", cell.method(), "k", cell.k(), "score", score(cell, alpha))));
        Map<String, Object> curves = new LinkedHashMap<>();
        curves().forEach((method, curve) -> curves.put(
                method,
                curve.stream()
                        .map(best -> Json.object("alpha", best.alpha, "score", best.score, "k", best.k))
                        .toList()));
        json.put("score-by-alpha", curves);
        json.put(
                "left-out",
                leftOut.stream()
                        .map(out -> Json.object("what", out.what, "reason", out.reason, "advice", out.advice))
                        .toList());
        json.put("notes", notes);
        json.put("warnings", Report.json(warnings));
        json.put("version", version);
        return json;
    }

    private static Map<String, Object> place(ComparisonCell cell) {
        return Json.object("method", cell.method(), "k", cell.k());
    }
}
