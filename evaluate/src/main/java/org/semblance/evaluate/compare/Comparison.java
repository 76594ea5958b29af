package org.semblance.evaluate.compare;

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
import org.semblance.release.folder.OwnerFolder;
import org.semblance.release.json.Json;
import org.semblance.release.report.Report;

/**
 * A comparison of methods and values of k on one table: loss and risk of each, the Pareto front, and the recommended
 * choice.
 *
 * @param data the table that was masked
 * @param combine how distances are combined when measuring, the same for all methods
 * @param alpha the weight of the loss in scores
 * @param methods the methods, in the order they were given
 * @param cells the results by method, then by k; only those with a value on both axes
 * @param leftOut what could not be compared
 * @param notes remarks on how to interpret the figures
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
        List<Omission> leftOut,
        List<String> notes,
        List<Warning> warnings,
        String version) {

    /**
     * The table that was masked.
     *
     * @param recipe the file name of the recipe
     * @param rows the number of rows
     * @param of the number of rows of the whole table; larger than {@code rows} if a sample was compared
     * @param attributes the quasi-identifiers
     */
    public record Sample(String recipe, int rows, int of, List<String> attributes) {
        public Sample {
            attributes = List.copyOf(attributes);
        }
    }

    /** A method of the comparison, and its source. */
    public record ComparedMethod(String label, String summary, Optional<Citation> source) {}

    /** Methods that could not be compared, and why. */
    public record Omission(List<String> what, String reason, String advice) {
        public Omission {
            what = List.copyOf(what);
        }
    }

    /** The best score of a method for a weight of the loss, and the k that reaches it. */
    public record Best(double alpha, double score, int k) {}

    /** The first key of all files of a comparison, so that none is mistaken for a release. */
    static final String MARK = "comparison";

    static final String WHAT_IT_IS = "figures to choose by; not a release";

    /** The number of steps from weight 0 to weight 1. */
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

    /** The Pareto-optimal cells by loss and risk, in order of loss. Cells whose guarantees do not hold are excluded. */
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

    /** The recommended cell; empty if no cell can be released. */
    public Optional<ComparisonCell> chosen() {
        return result().chosen().map(cells::get);
    }

    private ComparisonRule.Result result() {
        return rule.choose(cells.stream().map(this::option).toList());
    }

    /**
     * Whether the risk of the recommended cell is tolerated. If the risk axis is a linkage measure, that of the
     * stronger attack must be tolerated too.
     */
    public boolean tolerable() {
        ComparisonRule.Result result = result();
        return result.tolerable() > 0
                && result.chosen().filter(result.exposed()::contains).isEmpty();
    }

    /**
     * The percentage of rows re-identified by matching all rows at once; empty if this attack was not run on the cell.
     * If it was run on a sample, in which there are fewer candidates to confuse, the result is capped at one match per
     * equivalence class of the compared table.
     */
    public OptionalDouble attacked(ComparisonCell cell) {
        return cell.scores().stream()
                .filter(score -> score.name().equals(StrongerAttack.MEASURE))
                .mapToDouble(score -> score.interval().isEmpty()
                        ? score.value()
                        : Math.min(score.value(), Share.percentage(cell.classes(), data.rows())))
                .findFirst();
    }

    /** Whether the result of matching all rows at once is this cap, not the measured value. */
    boolean bounded(ComparisonCell cell) {
        return !attacked(cell).equals(value(cell, StrongerAttack.MEASURE));
    }

    /**
     * The cell on which to run the stronger attack next: the recommended one first, then further ones until one resists
     * it.
     */
    Optional<ComparisonCell> untried() {
        ComparisonRule.Result result = result();
        return result.chosen()
                .map(cells::get)
                .filter(cell -> attacked(cell).isEmpty())
                .or(() -> result.next().map(cells::get));
    }

    /** The same comparison with one cell replaced. */
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

    /** The reasons for the recommendation, in sentences. */
    public List<String> reasons() {
        return new ComparisonReasons(this, result()).sentences();
    }

    /** α·loss + (1 − α)·risk, each in per cent. */
    public double score(ComparisonCell cell, double alpha) {
        return alpha * percent(loss, cell) + (1 - alpha) * percent(risk, cell);
    }

    /**
     * The value of a cell on an axis in per cent. A measure that is not a percentage is taken relative to its largest
     * value.
     */
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

    /** For each method, the best score for each weight of the loss, among cells whose guarantees hold. */
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
            if (score(cell, alpha) <= score(best, alpha)) { // in a tie the larger k, which comes later
                best = cell;
            }
        }
        return new Best(alpha, score(best, alpha), best.k());
    }

    /** The cell with the best score for the requested weight. */
    public Optional<ComparisonCell> bestScore() {
        return holding().stream()
                .reduce((one, other) -> score(other, alpha) < score(one, alpha)
                                || (score(other, alpha) == score(one, alpha) && other.k() > one.k())
                        ? other
                        : one);
    }

    /** The number of methods requested, including those that were left out. */
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

    /**
     * The names of the measures, in order of computation. Granularity is excluded if no cell generalises anything,
     * unless it is the loss axis.
     */
    public List<String> measures() {
        return cells.stream()
                .flatMap(cell -> cell.scores().stream())
                .filter(score -> !generalizesNothing(score) || loss.measure().equals(Granularity.NAME))
                .map(Score::name)
                .distinct()
                .toList();
    }

    /**
     * Whether a score is the granularity of a table without generalised values; it then says nothing about the method.
     */
    public static boolean generalizesNothing(Score score) {
        return score.name().equals(Granularity.NAME) && score.value() == 1;
    }

    /** The score of a cell by the name of the measure. */
    public static OptionalDouble value(ComparisonCell cell, String measure) {
        return cell.scores().stream()
                .filter(score -> score.name().equals(measure))
                .mapToDouble(Score::value)
                .findFirst();
    }

    /** The comparison as plain values, for JSON. */
    public Map<String, Object> json() {
        List<ComparisonCell> front = front();
        Map<String, Object> json = OwnerFolder.json();
        json.putAll(Json.object(
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
                risk.name()));
        json.put("rule", Json.object("tolerated", rule.tolerated(), "at-least", rule.atLeast()));
        json.put("methods", methods.stream().map(ComparedMethod::label).toList());
        json.put("cells", cells.stream().map(cell -> line(cell, front)).toList());
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
        json.put("score-by-alpha", scoreByAlpha());
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

    private Map<String, Object> line(ComparisonCell cell, List<ComparisonCell> front) {
        Map<String, Object> line = cell.json();
        line.put("loss", loss(cell));
        line.put("risk", risk(cell));
        line.put("score", score(cell, alpha));
        line.put("on-front", front.contains(cell));
        return line;
    }

    private Map<String, Object> scoreByAlpha() {
        Map<String, Object> curves = new LinkedHashMap<>();
        curves().forEach((method, curve) -> curves.put(
                method,
                curve.stream()
                        .map(best -> Json.object("alpha", best.alpha, "score", best.score, "k", best.k))
                        .toList()));
        return curves;
    }

    private static Map<String, Object> place(ComparisonCell cell) {
        return Json.object("method", cell.method(), "k", cell.k());
    }
}
