package org.semblance.experiments;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.function.DoublePredicate;
import java.util.function.Predicate;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.semblance.experiments.CorrelationCells.Pair;
import org.semblance.experiments.HierarchyCandidates.Family;
import org.semblance.experiments.JudgedCandidates.Disorder;
import org.semblance.report.chart.ChartAxis;
import org.semblance.report.chart.ChartPoint;
import org.semblance.report.chart.LineChart;
import org.semblance.report.experiment.Claim;
import org.semblance.report.experiment.Figure;

/**
 * Section 6.1, one attribute: how strongly GSL, computed in advance, correlates with the loss by masking (Figs. 4 and
 * 5).
 */
final class CorrelationPart {

    private static final String WHY =
            "the authors' candidates are not public: ours are spoilt at random; GSL takes all levels and all values alike,"
                    + " while SSE and SemILoss see the one level that k needs and count rows, and where that is the root for"
                    + " many candidates they lose the same";

    /** The share of candidates at the root that counts as few. */
    private static final double FEW = 0.1;

    private static final double STRONG = 0.7;

    private final List<CorrelationCells> cells;

    CorrelationPart(List<CorrelationCells> cells) {
        this.cells = cells;
    }

    void report(ExperimentNotes notes) {
        every(notes);
        averages(notes);
        figures(notes);
        roots(notes);
        gains(notes);
        notes.charts.add(chart(Pair.SSE));
        notes.charts.add(chart(Pair.SEM_I_LOSS));
    }

    private void every(ExperimentNotes notes) {
        notes.page.heading("One attribute: 100 candidates, five seeds, every k");
        notes.page.say("Each attribute is masked with its ideal hierarchy and 99 that were spoilt:");
        notes.page.say("  independent: each from the ideal one, with one change to as many as can be made");
        notes.page.say("  cumulative: each from the one before, until everything has been struck once");
        notes.page.say("  worsening: the same, but a change that does not raise GSL is taken back");
        notes.page.say(
                "Nothing is suppressed; Incognito (minimal nodes) and Datafly then choose the same level, so that a"
                        + " cell is for both.");
        for (CorrelationCells one : cells) {
            ValueCounts values = one.values();
            int[] all = GslData.ks(values);
            notes.page.heading(String.format(
                    Locale.ROOT,
                    "%s: %d values in %d rows, the rarest in %d",
                    values.title(),
                    values.values().size(),
                    values.rows(),
                    values.rarest()));
            int free = all.length - one.ks().length;
            notes.page.say(
                    free == 0
                            ? "All k force level 1 or more."
                            : "k of " + all[0] + " to " + all[free - 1]
                                    + " force no generalisation and do not count; from " + all[free] + " on all do.");
            notes.page.say("level: what k needs with the ideal hierarchy; at root: how many candidates need theirs.");
            for (Pair pair : List.of(Pair.SSE, Pair.SEM_I_LOSS)) {
                notes.page.say("");
                notes.page.say("Spearman, " + pair.title() + ", by seed:");
                one.print(notes.page, pair);
            }
        }
    }

    private void averages(ExperimentNotes notes) {
        notes.page.heading("Spearman correlations, averaged over the k that count and over the seeds (Fig. 4)");
        TextPage.Grid grid = new TextPage.Grid(heads().toArray(String[]::new));
        for (CorrelationCells one : cells) {
            List<String> row = new ArrayList<>(List.of(one.values().title()));
            for (Pair pair : Pair.values()) {
                for (Family family : Family.values()) {
                    OptionalDouble mean = one.mean(family, pair);
                    row.add(mean.isEmpty() ? "undefined" : TextPage.number(mean.getAsDouble(), 3));
                    mean.ifPresent(value -> notes.figures.add(
                            Figure.ours("correlation/" + id(one) + "/" + family.title() + "/" + name(pair), value)));
                }
            }
            row.add(String.valueOf(Arrays.stream(Family.values())
                    .mapToLong(family -> one.undefined(family, Pair.SSE))
                    .sum()));
            grid.row(row.toArray(String[]::new));
        }
        List<String> row = new ArrayList<>(List.of("mean"));
        for (Pair pair : Pair.values()) {
            for (Family family : Family.values()) {
                row.add(TextPage.number(mean(family, pair), 3));
            }
        }
        row.add("");
        grid.row(row.toArray(String[]::new));
        notes.page.grid(grid);
        for (Family family : Family.values()) {
            for (Pair pair : List.of(Pair.SSE, Pair.SEM_I_LOSS)) {
                double[] means = means(family, pair);
                notes.page.say(String.format(
                        Locale.ROOT,
                        "%s, %s: %.2f to %.2f, mean %.2f, standard deviation %.2f",
                        family.title(),
                        pair.title(),
                        Arrays.stream(means).min().orElseThrow(),
                        Arrays.stream(means).max().orElseThrow(),
                        mean(family, pair),
                        deviation(means)));
            }
        }
        notes.page.say("The paper: SSE 0.72 to 0.99, mean 0.93, sd 0.07; SemILoss 0.77 to 0.96, mean 0.91, sd 0.06.");
        tables(notes);
    }

    private static List<String> heads() {
        List<String> heads = new ArrayList<>(List.of("attribute"));
        for (Pair pair : Pair.values()) {
            for (Family family : Family.values()) {
                heads.add((pair == Pair.SSE ? "SSE " : pair == Pair.SEM_I_LOSS ? "SemILoss " : "best level ")
                        + family.title());
            }
        }
        heads.add("undefined");
        return heads;
    }

    /** The paper uses one table of Insurance and does not say which; prints the means for each. */
    private void tables(ExperimentNotes notes) {
        notes.page.heading("Mean correlations with one table of Insurance and Adult, as the paper has it");
        List<String> heads = new ArrayList<>(List.of("Insurance"));
        for (Pair pair : List.of(Pair.SSE, Pair.SEM_I_LOSS)) {
            for (Family family : Family.values()) {
                heads.add((pair == Pair.SSE ? "SSE " : "SemILoss ") + family.title());
            }
        }
        TextPage.Grid grid = new TextPage.Grid(heads.toArray(String[]::new));
        for (String table : GslData.INSURANCE.keySet()) {
            List<String> row = new ArrayList<>(List.of(table));
            for (Pair pair : List.of(Pair.SSE, Pair.SEM_I_LOSS)) {
                for (Family family : Family.values()) {
                    double mean = mean(family, pair, table);
                    row.add(TextPage.number(mean, 3));
                    notes.figures.add(Figure.ours(
                            "correlation/mean/" + table.toLowerCase(Locale.ROOT) + "-and-adult/" + family.title() + "/"
                                    + name(pair),
                            mean));
                }
            }
            grid.row(row.toArray(String[]::new));
        }
        notes.page.grid(grid);
    }

    private void figures(ExperimentNotes notes) {
        for (Family family : Family.values()) {
            for (Pair pair : List.of(Pair.SSE, Pair.SEM_I_LOSS)) {
                String id = "correlation/mean/" + family.title() + "/" + name(pair);
                notes.figures.add(
                        family == Family.WORSENING
                                ? Figure.ours(id, mean(family, pair))
                                : Figure.of(id, pair == Pair.SSE ? 0.93 : 0.91, mean(family, pair), 0.005, WHY));
            }
        }
        notes.claims.add(claim(
                "GSL strongly correlates with SSE (0.70 or more) for every attribute",
                Pair.SSE,
                mean -> mean >= STRONG));
        notes.claims.add(claim(
                "GSL strongly correlates with SemILoss (0.70 or more) for every attribute",
                Pair.SEM_I_LOSS,
                mean -> mean >= STRONG));
        for (Family family : Family.values()) {
            notes.claims.add(bound(family, "over all tables", mean(family, Pair.SSE)));
            notes.claims.add(bound(family, "Gauss and Adult", mean(family, Pair.SSE, "Gauss")));
        }
    }

    private static Claim bound(Family family, String over, double mean) {
        double bound = family == Family.INDEPENDENT ? 0.8 : 0.88;
        return new Claim(
                String.format(
                        Locale.ROOT,
                        "Ours: the mean correlation of SSE is at least %.2f, %s candidates, %s (%.3f)",
                        bound,
                        family.title(),
                        over,
                        mean),
                mean >= bound);
    }

    private Claim claim(String text, Pair pair, DoublePredicate holds) {
        List<String> not = Arrays.stream(Family.values())
                .flatMap(family -> cells.stream()
                        .filter(one -> one.mean(family, pair).isPresent()
                                && !holds.test(one.mean(family, pair).getAsDouble()))
                        .map(one -> one.values().title() + " " + family.title()))
                .toList();
        return new Claim(text + (not.isEmpty() ? "" : " (not for " + String.join(", ", not) + ")"), not.isEmpty());
    }

    /** Reports the correlation by the share of candidates that reach the root. */
    private void roots(ExperimentNotes notes) {
        notes.page.heading("What reaching the root does to the correlation (section 6.4 b)");
        TextPage.Grid grid = new TextPage.Grid("candidates at the root", "cells", "mean SSE", "mean SemILoss");
        double[] bounds = {0, 0.1, 0.25, 0.5, 0.75, 1, Double.POSITIVE_INFINITY};
        for (int i = 0; i + 1 < bounds.length; i++) {
            double low = bounds[i];
            double high = bounds[i + 1];
            double[] sse = within(low, high, Pair.SSE);
            double[] sem = within(low, high, Pair.SEM_I_LOSS);
            grid.row(
                    low == 1
                            ? "all"
                            : TextPage.number(100 * low, 0) + " % to below " + TextPage.number(100 * high, 0) + " %",
                    String.valueOf(sse.length),
                    words(average(sse)),
                    words(average(sem)));
        }
        notes.page.grid(grid);
        double few = average(within(0, FEW, Pair.SSE)).orElseThrow();
        double more = average(within(FEW, Double.POSITIVE_INFINITY, Pair.SSE)).orElse(Double.NaN);
        notes.figures.add(Figure.ours("root/few/sse", few));
        notes.figures.add(Figure.ours("root/more/sse", more));
        notes.claims.add(new Claim(
                String.format(
                        Locale.ROOT,
                        "Reaching the root lowers the correlation (mean SSE %.2f where fewer than a tenth of the candidates"
                                + " do, %.2f elsewhere)",
                        few,
                        more),
                more < few));
        disorder(notes);
        long falling = judgedByFamily().mapToLong(JudgedCandidates::falling).sum();
        long all = judgedByFamily().mapToLong(JudgedCandidates::size).sum();
        notes.figures.add(Figure.ours("falling-levels", (double) falling));
        notes.claims.add(new Claim(
                "With a bad hierarchy, loss does not always grow with the level (Motivation 3): it falls somewhere in "
                        + falling + " of " + all + " independent candidates, and in no ideal one",
                falling > 0
                        && judgedByFamily().noneMatch(judged -> judged.byWup(0).falls())));
    }

    /** Reports another reason for low correlation: the level that k needs, which GSL does not know. */
    private void disorder(ExperimentNotes notes) {
        Disorder all = cells.stream()
                .flatMap(one -> one.judged(Family.INDEPENDENT).stream()
                        .flatMap(judged -> Arrays.stream(one.ks()).mapToObj(judged::disorder)))
                .reduce(Disorder::plus)
                .orElseThrow();
        notes.figures.add(Figure.ours("disorder/wrong", 100.0 * all.wrong() / all.pairs()));
        notes.figures.add(Figure.ours("disorder/higher", 100.0 * all.higher() / all.wrong()));
        notes.figures.add(Figure.ours("disorder/lower", 100.0 * all.lower() / all.wrong()));
        notes.page.say(String.format(
                Locale.ROOT,
                "Of two independent candidates, the one with the better score has the higher SSE in %.1f %% of all cases (all k"
                        + " that count). In %.0f %% of these it needs a higher level than the other, in %.0f %% a lower one,"
                        + " in %.0f %% the same. The ideal hierarchy is the better one in %d of these %d cases.",
                100.0 * all.wrong() / all.pairs(),
                100.0 * all.higher() / all.wrong(),
                100.0 * all.lower() / all.wrong(),
                100.0 * (all.wrong() - all.higher() - all.lower()) / all.wrong(),
                all.best(),
                all.wrong()));
    }

    private Stream<JudgedCandidates> judgedByFamily() {
        return cells.stream().flatMap(one -> one.judged(Family.INDEPENDENT).stream());
    }

    private double[] within(double low, double high, Pair pair) {
        DoubleStream.Builder found = DoubleStream.builder();
        for (CorrelationCells one : cells) {
            for (Family family : Family.values()) {
                for (int place = 0; place < one.ks().length; place++) {
                    double[] ofSeeds = one.at(family, pair, place);
                    for (int seed = 0; seed < ofSeeds.length; seed++) {
                        double share = one.judged(family).get(seed).atRoot(one.ks()[place]);
                        if (share >= low && share < high) {
                            found.add(ofSeeds[seed]);
                        }
                    }
                }
            }
        }
        return found.build().toArray();
    }

    private static OptionalDouble average(double[] cells) {
        return Arrays.stream(cells).filter(cell -> !Double.isNaN(cell)).average();
    }

    private static String words(OptionalDouble mean) {
        return mean.isEmpty() ? "undefined" : TextPage.number(mean.getAsDouble(), 3);
    }

    /** Reports how much less the best candidate by GSL loses than the worst. */
    private void gains(ExperimentNotes notes) {
        notes.page.heading("What the best candidate by GSL loses less than the worst, in per cent (independent)");
        TextPage.Grid grid = new TextPage.Grid("attribute", "SemILoss", "SSE");
        List<Double> sems = new ArrayList<>();
        List<Double> sses = new ArrayList<>();
        for (CorrelationCells one : cells) {
            double sem = gain(one, true);
            double sse = gain(one, false);
            sems.add(sem);
            sses.add(sse);
            grid.row(one.values().title(), TextPage.number(sem, 1), TextPage.number(sse, 1));
            notes.figures.add(Figure.ours("gain/" + id(one) + "/sem-i-loss", sem));
            notes.figures.add(Figure.ours("gain/" + id(one) + "/sse", sse));
        }
        notes.page.grid(grid);
        notes.page.say("The paper: 16 to 98 % for SemILoss, 22 to 99 % for SSE.");
        notes.claims.add(better("SemILoss (paper: 16 to 98 %)", sems));
        notes.claims.add(better("SSE (paper: 22 to 99 %)", sses));
    }

    private static Claim better(String what, List<Double> gains) {
        double least = gains.stream().mapToDouble(Double::doubleValue).min().orElseThrow();
        double most = gains.stream().mapToDouble(Double::doubleValue).max().orElseThrow();
        return new Claim(
                "The best candidate by GSL loses less than the worst for every attribute, by " + what
                        + String.format(Locale.ROOT, "; here %.1f to %.1f %%", least, most),
                least > 0);
    }

    private static double gain(CorrelationCells one, boolean sem) {
        return one.judged(Family.INDEPENDENT).stream()
                .mapToDouble(judged -> {
                    int[] ranked = judged.ranked();
                    double best = loss(one, judged, ranked[0], sem);
                    double worst = loss(one, judged, ranked[ranked.length - 1], sem);
                    return 100 * (1 - best / worst);
                })
                .average()
                .orElseThrow();
    }

    /** The mean loss of a candidate over the k that force a generalisation. */
    private static double loss(CorrelationCells one, JudgedCandidates judged, int number, boolean sem) {
        LevelLosses losses = sem ? judged.byLch(number) : judged.byWup(number);
        return Arrays.stream(one.ks())
                .mapToDouble(k -> sem ? losses.semILoss(losses.level(k)) : losses.sse(losses.level(k)))
                .average()
                .orElseThrow();
    }

    /** The mean correlation over all attributes. */
    double mean(Family family, Pair pair) {
        return Arrays.stream(means(family, pair)).average().orElse(Double.NaN);
    }

    /** The mean correlation over the attributes of one table of Insurance and of Adult. */
    private double mean(Family family, Pair pair, String table) {
        return Arrays.stream(means(
                        family,
                        pair,
                        one -> one.values().title().startsWith(table)
                                || one.values().title().startsWith("Adult")))
                .average()
                .orElse(Double.NaN);
    }

    private double[] means(Family family, Pair pair) {
        return means(family, pair, one -> true);
    }

    private double[] means(Family family, Pair pair, Predicate<CorrelationCells> counted) {
        return cells.stream()
                .filter(counted)
                .map(one -> one.mean(family, pair))
                .filter(OptionalDouble::isPresent)
                .mapToDouble(OptionalDouble::getAsDouble)
                .toArray();
    }

    private static double deviation(double[] values) {
        double mean = Arrays.stream(values).average().orElseThrow();
        return Math.sqrt(Arrays.stream(values)
                .map(value -> (value - mean) * (value - mean))
                .average()
                .orElseThrow());
    }

    private LineChart chart(Pair pair) {
        return new LineChart(
                "Fig. 4: Spearman correlation of " + pair.title() + ", by attribute (in the order of the table)",
                ChartAxis.linear("attribute"),
                ChartAxis.linear("correlation"),
                Arrays.stream(Family.values())
                        .map(family -> new LineChart.Line(
                                family.title(),
                                IntStream.range(0, cells.size())
                                        .filter(i ->
                                                cells.get(i).mean(family, pair).isPresent())
                                        .mapToObj(i -> new ChartPoint(
                                                i + 1,
                                                cells.get(i).mean(family, pair).getAsDouble()))
                                        .toList()))
                        .toList());
    }

    static String id(CorrelationCells one) {
        return (one.values().dataset() + "/" + one.values().attribute()).toLowerCase(Locale.ROOT);
    }

    private static String name(Pair pair) {
        return pair.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
