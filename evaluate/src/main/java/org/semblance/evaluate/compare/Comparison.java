package org.semblance.evaluate.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.semblance.Citation;
import org.semblance.Share;
import org.semblance.Watcher.Warning;
import org.semblance.catalog.Parameter;
import org.semblance.domain.Combination;
import org.semblance.quality.Score;
import org.semblance.quality.loss.Granularity;
import org.semblance.release.json.Json;
import org.semblance.release.report.Report;

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
        Sample data,
        Combination combine,
        ComparisonAxis loss,
        ComparisonAxis risk,
        double alpha,
        ComparisonRule rule,
        List<ComparedMethod> methods,
        List<ComparisonCell> cells,
        List<LeftOut> leftOut,
        List<String> notes,
        List<Warning> warnings,
        String version) {

    /**
     * What was masked.
     *
     * @param recipe the name of the recipe's file
     * @param rows how many rows
     * @param of how many there are, of which these were taken as a sample
     * @param attributes the quasi-identifiers
     */
    public record Sample(String recipe, int rows, int of, List<String> attributes) {
        public Sample {
            attributes = List.copyOf(attributes);
        }
    }

    /** A method of the comparison, and where it comes from. */
    public record ComparedMethod(String label, String summary, Optional<Citation> source) {}

    /** What could not be compared, and why. */
    public record LeftOut(List<String> what, String reason, String advice) {
        public LeftOut {
            what = List.copyOf(what);
        }
    }

    /** The best score that a method reaches with some weight of the loss, and the k that reaches it. */
    public record Best(double alpha, double score, int k) {}

    /** What marks the files of a comparison, so that none is taken for a release. */
    static final String MARK = "comparison";

    static final String WHAT_IT_IS = "figures to choose by; not a release";

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
        return new ComparisonRule.Option(
                cell.k(),
                cell.holds(),
                loss(cell),
                risk(cell),
                risk.linksOneByOne() ? attacked(cell) : OptionalDouble.empty());
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

    /** Whether the chosen one has no more risk than is tolerated, also by the stronger attack where risk is linkage. */
    public boolean tolerable() {
        ComparisonRule.Result result = result();
        return result.tolerable() > 0
                && result.chosen().filter(result.exposed()::contains).isEmpty();
    }

    /**
     * What somebody finds who links all rows of a cell at once, in per cent; nothing where this was not tried. Where a
     * sample was linked, which has fewer to confuse one with, at most what the classes of the whole table allow.
     */
    public OptionalDouble attacked(ComparisonCell cell) {
        return cell.scores().stream()
                .filter(score -> score.name().equals(StrongerAttack.MEASURE))
                .mapToDouble(score -> score.interval().isEmpty()
                        ? score.value()
                        : Math.min(score.value(), Share.percentage(cell.classes(), data.rows())))
                .findFirst();
    }

    /** Whether what somebody finds who links all rows at once is bounded by the classes, and not measured. */
    boolean bounded(ComparisonCell cell) {
        return !attacked(cell).equals(value(cell, StrongerAttack.MEASURE));
    }

    /** The cell that the stronger attack is to be tried on next: the chosen one, and others while none withstands it. */
    Optional<ComparisonCell> untried() {
        ComparisonRule.Result result = result();
        return result.chosen()
                .map(cells::get)
                .filter(cell -> attacked(cell).isEmpty())
                .or(() -> result.next().map(cells::get));
    }

    /** The same with a cell in the place of another one. */
    Comparison with(ComparisonCell old, ComparisonCell changed) {
        return new Comparison(
                data,
                combine,
                loss,
                risk,
                alpha,
                rule,
                methods,
                cells.stream().map(cell -> cell.equals(old) ? changed : cell).toList(),
                leftOut,
                notes,
                warnings,
                version);
    }

    /** Why it is the chosen one, in sentences. */
    public List<String> reasons() {
        return new ComparisonReasons(this, result()).sentences();
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
        for (ComparedMethod method : methods) {
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

    /** How many methods were to be compared, those that were left out included. */
    public int asked() {
        return methods.size()
                + (int) leftOut.stream()
                        .flatMap(out -> out.what.stream())
                        .filter(what -> methods.stream()
                                .noneMatch(
                                        method -> what.equals(method.label) || what.startsWith(method.label + ", k=")))
                        .distinct()
                        .count();
    }

    /** The names of the measures that were taken, in the order they were; without what says nothing of any cell. */
    public List<String> measures() {
        return cells.stream()
                .flatMap(cell -> cell.scores().stream())
                .filter(score -> !generalizesNothing(score) || loss.measure().equals(Granularity.NAME))
                .map(Score::name)
                .distinct()
                .toList();
    }

    /** Whether a score is the granularity of values that were not generalised at all, which is no merit of a method. */
    public static boolean generalizesNothing(Score score) {
        return score.name().equals(Granularity.NAME) && score.value() == 1;
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
                MARK,
                WHAT_IT_IS,
                "recipe",
                data.recipe(),
                "rows",
                data.rows(),
                "rows-of-the-table",
                data.of(),
                "attributes",
                data.attributes(),
                "combine",
                Parameter.kebab(combine),
                "loss",
                loss.name(),
                "risk",
                risk.name());
        json.put("rule", Json.object("tolerated", rule.tolerated(), "at-least", rule.atLeast()));
        json.put("methods", methods.stream().map(ComparedMethod::label).toList());
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
        chosen().ifPresent(cell -> {
            Map<String, Object> chosen = place(cell);
            attacked(cell).ifPresent(found -> chosen.put(StrongerAttack.MEASURE, found));
            value(cell, ComparisonReasons.HOMOGENEITY)
                    .ifPresent(found -> chosen.put(ComparisonReasons.HOMOGENEITY, found));
            json.put("chosen", chosen);
        });
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
