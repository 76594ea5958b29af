package org.semblance.report;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;
import org.semblance.Citation;
import org.semblance.run.compare.ChosenRecipe;
import org.semblance.run.compare.Comparison;
import org.semblance.run.compare.ComparisonAxis;
import org.semblance.run.compare.ComparisonCell;
import org.semblance.run.compare.ComparisonWriter;

/** Writes a comparison as one HTML page: the recommended choice, the risk-utility map, every figure; no script, no network. */
public final class HtmlComparison implements ComparisonWriter {

    /** A largest figure beyond so many times the smallest presses the others together. */
    private static final double WIDE = 20;

    /** A writer of pages; it keeps nothing between them. */
    public HtmlComparison() {}

    @Override
    public void write(Comparison comparison, Optional<ChosenRecipe> recipe, OutputStream out) throws IOException {
        out.write(html(comparison, recipe).toString().getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    /** The page; it knows its charts. */
    static Html html(Comparison comparison, Optional<ChosenRecipe> recipe) throws IOException {
        Html page = new Html();
        String title = Figures.count(comparison.methods().size(), "method", "methods") + " compared";
        page.trusted("<!DOCTYPE html>\n").open("html", "lang", "en-GB");
        PageHead.write("Comparison: " + title, page);
        page.open("body").open("header").open("div", "class", "sheet");
        page.leaf("p", "Semblance: which method, which k", "class", "brand");
        page.leaf("h1", title).close().close();
        page.open("main", "class", "sheet");
        top(comparison, page);
        recipe(comparison, recipe, page);
        map(comparison, page);
        curves(comparison, page);
        cells(comparison, page);
        leftOut(comparison, page);
        new ComparisonReading(comparison).write(page);
        sources(comparison, page);
        return page.close().close().close();
    }

    private static void top(Comparison comparison, Html page) {
        Optional<ComparisonCell> chosen = comparison.chosen();
        String tone = chosen.isEmpty() ? "bad" : comparison.tolerable() ? "good" : "fair";
        page.open("div", "id", "verdict", "class", "verdict " + tone).open("div");
        page.open("p", "class", "headline");
        if (chosen.isPresent()) {
            page.text(comparison.tolerable() ? "Recommended: " : "The least risk: ")
                    .foreign(chosen.get().method())
                    .text(" with k\u00A0=\u00A0" + chosen.get().k());
        } else {
            page.text("Nothing can be recommended");
        }
        page.close();
        comparison.reasons().forEach(reason -> page.leaf("p", reason));
        comparison.notes().forEach(note -> page.leaf("p", note));
        page.leaf(
                "p",
                "It follows from the rule and the figures alone. How much risk can be borne, and whether the loss can be lived"
                        + " with, is for those who know the data to say.");
        page.close().close();
        page.open("dl", "class", "facts");
        Banner.fact(
                page,
                "Rows",
                Figures.count(comparison.data().rows()),
                comparison.data().rows() < comparison.data().of()
                        ? "a sample of " + Figures.count(comparison.data().of())
                        : "");
        Banner.fact(
                page,
                "Quasi-identifiers",
                Figures.count(comparison.data().attributes().size()),
                "");
        Banner.fact(page, "Loss", comparison.loss().name(), "");
        Banner.fact(page, "Risk", comparison.risk().name(), "");
        page.close();
        page.leaf(
                "p",
                "This is a comparison, not a release: tables were masked in memory, and nothing of them was written.",
                "class",
                "summary");
        if (comparison.data().rows() < comparison.data().of()) {
            page.leaf(
                    "p",
                    "Figures are those of a sample. In the whole table there are more alike to be grouped with, so that"
                            + " less is lost there with the same k.",
                    "class",
                    "summary");
        }
    }

    private static void recipe(Comparison comparison, Optional<ChosenRecipe> recipe, Html page) {
        if (comparison.chosen().isEmpty()) {
            return;
        }
        page.section("recipe", "The recipe that repeats it");
        if (recipe.isPresent()) {
            page.open("p").text("It lies beside the recipe that was compared, as ");
            page.open("code").foreign(recipe.get().file()).close();
            page.text(": the same text with this method.").close();
            page.leaf("pre", "method: " + recipe.get().method(), "class", "command", "tabindex", "0");
            page.leaf("pre", "semblance anonymize " + recipe.get().file(), "class", "command", "tabindex", "0");
        } else {
            page.leaf(
                    "p",
                    "The text of the recipe is laid out so that its method cannot be replaced line by line. Put the"
                            + " recommended method and k in it by hand.");
        }
        page.close();
    }

    private static void map(Comparison comparison, Html page) {
        page.section("map", "Risk and loss of every choice");
        page.leaf(
                "p",
                "Each point is a method with a k, which stands beside it. Lower is safer, further left is more useful. The"
                        + " broken line joins the choices that no other beats: whatever lies off it, another one has less of"
                        + " one and no more of the other."
                        + (comparison.cells().stream().allMatch(ComparisonCell::holds)
                                ? ""
                                : " Outlines are choices that could not be released, because a promise does not hold."),
                "class",
                "lead");
        chart(comparison).write(page);
        page.close();
    }

    /** The risk-utility map. */
    private static ScatterChart chart(Comparison comparison) {
        List<ScatterChart.Series> series = comparison.methods().stream()
                .map(method -> new ScatterChart.Series(method.label(), spots(comparison, cells(comparison, method))))
                .toList();
        return new ScatterChart(
                "Risk and loss: the risk-utility map",
                axis(comparison, comparison.loss()),
                axis(comparison, comparison.risk()),
                series,
                comparison.front().stream()
                        .map(cell -> new LineChart.Point(comparison.loss(cell), comparison.risk(cell)))
                        .distinct()
                        .toList(),
                List.of(new ScatterChart.Limit(comparison.rule().tolerated(), "tolerated")));
    }

    /** The points of a method; k that lead to the same point share it. */
    private static List<ScatterChart.Spot> spots(Comparison comparison, List<ComparisonCell> cells) {
        List<ScatterChart.Spot> spots = new ArrayList<>();
        for (int first = 0; first < cells.size(); ) {
            ComparisonCell cell = cells.get(first);
            int last = first;
            while (last + 1 < cells.size() && same(comparison, cell, cells.get(last + 1))) {
                last++;
            }
            Optional<ComparisonCell> chosen = comparison.chosen().filter(cells.subList(first, last + 1)::contains);
            String ks = cell.k() + (last > first ? "–" + cells.get(last).k() : "");
            spots.add(new ScatterChart.Spot(
                    comparison.loss(cell),
                    comparison.risk(cell),
                    chosen.map(one -> "k = " + one.k()).orElse(ks),
                    chosen.isPresent()
                            ? ScatterChart.Look.CHOSEN
                            : cell.holds() ? ScatterChart.Look.PLAIN : ScatterChart.Look.HOLLOW));
            first = last + 1;
        }
        return spots;
    }

    private static boolean same(Comparison comparison, ComparisonCell one, ComparisonCell other) {
        return one.holds() == other.holds()
                && comparison.loss(one) == comparison.loss(other)
                && comparison.risk(one) == comparison.risk(other);
    }

    private static List<ComparisonCell> cells(Comparison comparison, Comparison.Compared method) {
        return comparison.cells().stream()
                .filter(cell -> cell.method().equals(method.label()))
                .toList();
    }

    /** In equal ratios where a few large figures would press the others together. */
    private static LineChart.Axis axis(String name, DoubleStream values) {
        DoubleSummaryStatistics of = values.summaryStatistics();
        return of.getMin() > 0 && of.getMax() > WIDE * of.getMin()
                ? LineChart.Axis.logarithmic(name + ", in equal ratios")
                : LineChart.Axis.linear(name);
    }

    private static LineChart.Axis axis(Comparison comparison, ComparisonAxis axis) {
        return axis(
                axis.name() + (axis.percent(comparison.cells()) ? " (%)" : ""),
                comparison.cells().stream()
                        .mapToDouble(cell -> axis.of(cell.scores()).orElseThrow()));
    }

    private static void curves(Comparison comparison, Html page) {
        page.section("curves", "What k and the weight of the loss do");
        page.open("div", "class", "charts");
        lines(comparison, "What is lost, by k", comparison.loss(), List.of()).write(page);
        boolean bounded = comparison.risk().measure().equals("distance-linkage");
        List<LineChart.Line> bound = bounded
                ? List.of(new LineChart.Line(
                        "100/k, what a crowd of k allows",
                        comparison.cells().stream()
                                .map(ComparisonCell::k)
                                .distinct()
                                .sorted()
                                .map(k -> new LineChart.Point(k, 100.0 / k))
                                .toList()))
                : List.of();
        lines(comparison, "What is risked, by k", comparison.risk(), bound).write(page);
        List<LineChart.Line> scores = new ArrayList<>();
        comparison
                .curves()
                .forEach((method, curve) -> scores.add(new LineChart.Line(
                        method,
                        curve.stream()
                                .map(best -> new LineChart.Point(best.alpha(), best.score()))
                                .toList())));
        new LineChart(
                        "Score, by the weight of the loss: each method with its best k; less is better",
                        LineChart.Axis.linear("weight of the loss, α"),
                        axis(
                                "score",
                                scores.stream()
                                        .flatMap(line -> line.points().stream())
                                        .mapToDouble(LineChart.Point::y)),
                        scores)
                .write(page);
        page.close();
        page.leaf(
                "p",
                "The score is α times the loss and 1 − α times the risk, each in per cent"
                        + (comparison.loss().percent(comparison.cells())
                                        && comparison.risk().percent(comparison.cells())
                                ? ""
                                : " (a measure without an upper end, in per cent of the largest here)")
                        + ". No single weight does justice to all methods, so look at the whole curve."
                        + comparison
                                .bestScore()
                                .map(best -> " With α = " + Figures.decimal(comparison.alpha()) + " the best is "
                                        + best.name() + ", with a score of "
                                        + Figures.decimal(comparison.score(best, comparison.alpha())) + ".")
                                .orElse(""),
                "class",
                "quiet");
        page.close();
    }

    private static LineChart lines(
            Comparison comparison, String title, ComparisonAxis axis, List<LineChart.Line> more) {
        List<LineChart.Line> lines = new ArrayList<>();
        for (Comparison.Compared method : comparison.methods()) {
            lines.add(new LineChart.Line(
                    method.label(),
                    cells(comparison, method).stream()
                            .map(cell -> new LineChart.Point(
                                    cell.k(), axis.of(cell.scores()).orElseThrow()))
                            .toList()));
        }
        lines.addAll(more);
        return new LineChart(title, LineChart.Axis.linear("k"), axis(comparison, axis), lines);
    }

    private static void cells(Comparison comparison, Html page) {
        page.section("cells", "Every choice");
        List<String> beside = comparison.measures().stream()
                .filter(measure -> !measure.equals(comparison.loss().name())
                        && !measure.equals(comparison.risk().name()))
                .toList();
        List<String> columns =
                new ArrayList<>(List.of("choice", "#" + comparison.loss().name()));
        columns.add("#" + comparison.risk().name());
        columns.addAll(List.of("#score", "#classes", "#smallest"));
        if (comparison.cells().stream().anyMatch(cell -> cell.suppressed() > 0)) {
            columns.add("#suppressed");
        }
        beside.forEach(measure -> columns.add("#" + measure));
        columns.add("remarks");
        page.open("div", "class", "scroll", "tabindex", "0", "role", "region", "aria-label", "Every choice");
        Grid grid = new Grid(page, "The least loss first", columns.toArray(String[]::new));
        List<ComparisonCell> front = comparison.front();
        for (ComparisonCell cell : comparison.cells().stream()
                .sorted(Comparator.comparingDouble(comparison::loss))
                .toList()) {
            grid.row().foreign(cell.method()).text(", k\u00A0=\u00A0" + cell.k());
            grid.next().text(figure(comparison, comparison.loss(), comparison.loss(cell)));
            grid.next().text(figure(comparison, comparison.risk(), comparison.risk(cell)));
            grid.next().text(Figures.decimal(comparison.score(cell, comparison.alpha())));
            grid.next().text(Figures.count(cell.classes()));
            grid.next().text(Figures.count(cell.smallest()));
            if (columns.contains("#suppressed")) {
                grid.next().text(Figures.count(cell.suppressed()));
            }
            for (String measure : beside) {
                grid.next().text(value(cell, measure));
            }
            remarks(
                    grid.next(),
                    cell,
                    front.contains(cell),
                    comparison.chosen().filter(cell::equals).isPresent());
            grid.endRow();
        }
        grid.end();
        page.close();
        page.leaf("p", "The same figures are in comparison.csv and comparison.json.", "class", "quiet");
        page.close();
    }

    private static String figure(Comparison comparison, ComparisonAxis axis, double value) {
        return axis.percent(comparison.cells()) ? Figures.percentage(value) : Figures.decimal(value);
    }

    private static String value(ComparisonCell cell, String measure) {
        OptionalDouble value = Comparison.value(cell, measure);
        String unit = cell.scores().stream()
                .filter(score -> score.name().equals(measure))
                .map(score -> score.unit())
                .findFirst()
                .orElse("");
        return value.isPresent() ? Figures.withUnit(value.getAsDouble(), unit) : "–";
    }

    private static void remarks(Html page, ComparisonCell cell, boolean onFront, boolean chosen) {
        if (chosen) {
            page.leaf("span", "chosen", "class", "holds").text(" ");
        }
        if (onFront) {
            page.leaf("span", "on the front", "class", "tag option").text(" ");
        }
        for (ComparisonCell.Broken broken : cell.broken()) {
            page.leaf(
                            "span",
                            broken.guarantee() + " does not hold: asked " + Figures.decimal(broken.asked()) + ", found "
                                    + Figures.decimal(broken.found()) + " " + broken.of(),
                            "class",
                            "fails")
                    .text(" ");
        }
        cell.warnings().forEach(code -> page.leaf("code", code).text(" "));
    }

    private static void leftOut(Comparison comparison, Html page) {
        if (comparison.leftOut().isEmpty() && comparison.warnings().isEmpty()) {
            return;
        }
        page.section("left-out", "What was left out, and what to know");
        page.open("ul", "class", "warnings");
        for (Comparison.LeftOut out : comparison.leftOut()) {
            page.open("li")
                    .open("p")
                    .leaf("strong", String.join("; ", out.what()))
                    .text(": ");
            page.foreign(out.reason()).close();
            if (!out.advice().isEmpty()) {
                page.open("p", "class", "advice").foreign(out.advice()).close();
            }
            page.close();
        }
        comparison.warnings().forEach(warning -> {
            page.open("li")
                    .open("p")
                    .leaf("code", warning.code())
                    .foreign(warning.message())
                    .close();
            Glossary.advice(warning.code(), "").ifPresent(advice -> page.leaf("p", advice, "class", "advice"));
            page.close();
        });
        page.close().close();
    }

    private static void sources(Comparison comparison, Html page) {
        page.section("source", "How to cite");
        page.leaf("p", "The methods come from these works; please cite that of the one you use.", "class", "lead");
        Map<String, List<String>> works = new LinkedHashMap<>();
        for (Comparison.Compared method : comparison.methods()) {
            method.source()
                    .map(Citation::toString)
                    .ifPresent(work -> works.computeIfAbsent(work, unseen -> new ArrayList<>())
                            .add(method.label()));
        }
        works.forEach((work, methods) -> {
            page.leaf("p", String.join(", ", methods), "class", "quiet");
            page.open("blockquote").foreign(work).close();
        });
        page.open("p", "class", "imprint")
                .text("Made by Semblance ")
                .foreign(comparison.version())
                .text(". Every figure of this page is also in comparison.json.")
                .close();
        page.close();
    }
}
