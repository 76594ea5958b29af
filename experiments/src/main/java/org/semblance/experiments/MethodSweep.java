package org.semblance.experiments;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.semblance.experiments.Sweep.Outcome;
import org.semblance.report.chart.ChartAxis;
import org.semblance.report.chart.ChartPoint;
import org.semblance.report.chart.LineChart;
import org.semblance.report.experiment.Figure;

/**
 * The paper's Figs. 6, 7 and 9 to 12 for one data set, as tables and charts.
 *
 * @param id the prefix of the ids of its figures
 * @param title the name of the data set in charts
 * @param middle the k for which Fig. 11 varies the weights
 * @param logarithmic whether the axes of charts are logarithmic
 */
record MethodSweep(
        String id, String title, Sweep sweep, @Nullable MaskingTimes times, int middle, boolean logarithmic) {

    private static final double EQUAL_WEIGHT = 0.5;
    private static final List<Variant> OWN =
            List.of(Variant.WEIGHTED, Variant.PLAIN, Variant.STATIC_WEIGHTED, Variant.STATIC_PLAIN, Variant.S_MDAV);
    private static final List<Variant> RELATED =
            List.of(Variant.WEIGHTED, Variant.PLAIN, Variant.ABRIL, Variant.EQUALITY_ATTRIBUTE, Variant.EQUALITY_TUPLE);

    void figures(List<Figure> figures) {
        for (int k : sweep.ks()) {
            for (Variant variant : sweep.variants()) {
                Outcome outcome = sweep.at(variant, k);
                String cell = id + "/k=" + k + "/" + variant.id() + "/";
                figures.add(Figure.ours(cell + "information-loss", outcome.loss()));
                figures.add(Figure.ours(cell + "attribute-loss", outcome.attributeLoss()));
                figures.add(Figure.ours(cell + "record-linkage", outcome.linkage()));
                figures.add(Figure.ours(cell + "score", outcome.score(EQUAL_WEIGHT)));
            }
        }
        if (times != null) {
            for (int k : times.ks()) {
                times.variants()
                        .forEach(variant -> figures.add(
                                Figure.ours(id + "/k=" + k + "/" + variant.id() + "/seconds", times.at(variant, k))));
            }
        }
    }

    /** Prints L, an alternative definition of L, RL and the score, by k. */
    void tables(TextPage page) {
        table(page, "Figs. 6 and 7: information loss L, in per cent", 2, Outcome::loss);
        table(page, "Another reading of L: squared distances of attributes, summed", 2, Outcome::attributeLoss);
        table(page, "Fig. 9: record linkage RL, in per cent", 3, Outcome::linkage);
        table(page, "Fig. 10: score with equal weights", 3, outcome -> outcome.score(EQUAL_WEIGHT));
    }

    private void table(TextPage page, String heading, int decimals, ToDoubleFunction<Outcome> value) {
        page.heading(title + ". " + heading);
        TextPage.Grid grid = grid("k", sweep.variants());
        for (int k : sweep.ks()) {
            row(
                    grid,
                    String.valueOf(k),
                    sweep.variants(),
                    variant -> TextPage.number(value.applyAsDouble(sweep.at(variant, k)), decimals));
        }
        page.grid(grid);
    }

    /** Prints the table of Fig. 11. */
    void weights(TextPage page) {
        page.heading(title + ". Fig. 11: score at k = " + middle + " by the weight of the loss");
        TextPage.Grid grid = grid("weight", RELATED);
        PaperClaims.alphas()
                .forEach(alpha -> row(
                        grid,
                        TextPage.number(alpha, 1),
                        RELATED,
                        variant -> TextPage.number(sweep.at(variant, middle).score(alpha), 3)));
        page.grid(grid);
    }

    /** Prints the table of Fig. 12. */
    void times(TextPage page, MaskingTimes measured) {
        page.heading(title + ". Fig. 12: CPU milliseconds to mask, one cell at a time, the shortest of some rounds");
        TextPage.Grid grid = grid("k", measured.variants());
        for (int k : measured.ks()) {
            row(
                    grid,
                    String.valueOf(k),
                    measured.variants(),
                    variant -> TextPage.number(1000 * measured.at(variant, k), 1));
        }
        page.grid(grid);
    }

    private static TextPage.Grid grid(String first, List<Variant> variants) {
        return new TextPage.Grid(
                Stream.concat(Stream.of(first), variants.stream().map(Variant::title))
                        .toArray(String[]::new));
    }

    /** The text in the column of a variant. */
    private interface Text {
        String of(Variant variant);
    }

    private static void row(TextPage.Grid grid, String first, List<Variant> variants, Text text) {
        grid.row(
                Stream.concat(Stream.of(first), variants.stream().map(text::of)).toArray(String[]::new));
    }

    List<LineChart> charts() {
        ChartAxis k = new ChartAxis("k", logarithmic);
        List<LineChart> charts = List.of(
                chart("Fig. 6: information loss of the variants", k, "L, %", OWN, Outcome::loss),
                chart("Fig. 7: information loss compared with related work", k, "L, %", RELATED, Outcome::loss),
                chart("Fig. 9: record linkage", k, "RL, %", RELATED, Outcome::linkage),
                chart("Fig. 10: score with equal weights", k, "score", RELATED, outcome -> outcome.score(EQUAL_WEIGHT)),
                new LineChart(
                        title + ". Fig. 11: score at k = " + middle + " by the weight of the loss",
                        ChartAxis.linear("weight of the loss"),
                        ChartAxis.linear("score"),
                        RELATED.stream()
                                .map(variant -> new LineChart.Line(
                                        variant.title(),
                                        PaperClaims.alphas()
                                                .mapToObj(alpha -> new ChartPoint(
                                                        alpha,
                                                        sweep.at(variant, middle)
                                                                .score(alpha)))
                                                .toList()))
                                .toList()));
        if (times == null) {
            return charts;
        }
        MaskingTimes measured = times;
        LineChart seconds = new LineChart(
                title + ". Fig. 12: CPU milliseconds to mask",
                k,
                ChartAxis.logarithmic("ms"),
                RELATED.stream()
                        .map(variant -> line(variant, measured.ks(), at -> 1000 * measured.at(variant, at)))
                        .toList());
        return Stream.concat(charts.stream(), Stream.of(seconds)).collect(Collectors.toList());
    }

    private LineChart chart(
            String figure, ChartAxis k, String up, List<Variant> variants, ToDoubleFunction<Outcome> value) {
        return new LineChart(
                title + ". " + figure,
                k,
                new ChartAxis(up, logarithmic),
                variants.stream()
                        .map(variant -> line(variant, sweep.ks(), at -> value.applyAsDouble(sweep.at(variant, at))))
                        .toList());
    }

    private static LineChart.Line line(Variant variant, int[] ks, IntToDoubleFunction value) {
        return new LineChart.Line(
                variant.title(),
                Arrays.stream(ks)
                        .mapToObj(k -> new ChartPoint(k, value.applyAsDouble(k)))
                        .toList());
    }
}
