package org.semblance.experiments;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.domain.hierarchy.Hierarchical;
import org.semblance.domain.hierarchy.SemanticHierarchy;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.experiments.HierarchyCandidates.Family;
import org.semblance.method.Masked;
import org.semblance.method.Method;
import org.semblance.method.generalization.CandidateNodes;
import org.semblance.method.generalization.Datafly;
import org.semblance.method.generalization.Incognito;
import org.semblance.method.generalization.NextAttribute;
import org.semblance.method.generalization.NodeCriterion;
import org.semblance.quality.Spearman;
import org.semblance.quality.hierarchy.Gsl;
import org.semblance.quality.loss.SemanticInformationLoss;
import org.semblance.quality.loss.SemanticSse;
import org.semblance.report.chart.ChartAxis;
import org.semblance.report.chart.ChartPoint;
import org.semblance.report.chart.LineChart;
import org.semblance.report.experiment.Claim;
import org.semblance.report.experiment.Figure;

/**
 * Section 6.1, four attributes (Figs. 6 and 7): Insurance masked with the best, a medium and the worst set of
 * hierarchies, by Incognito and Datafly, both with a semantic criterion.
 */
final class SetPart {

    static final int[] KS = {2, 5, 10, 25, 50, 100};
    static final double[] ALLOWANCES = {0, 0.05};

    private static final int EVERY = 5;

    /** Ranks by GSL, with the paper's VghSetGSL. */
    enum Rank {
        BEST(1, 0.0491),
        MEDIUM(50, 0.2027),
        WORST(100, 0.4397);

        private final int number;
        private final double paper;

        Rank(int number, double paper) {
            this.number = number;
            this.paper = paper;
        }

        String title() {
            return name().toLowerCase(Locale.ROOT) + " (#" + number + ")";
        }
    }

    /** The methods of the paper. */
    enum Way {
        INCOGNITO,
        DATAFLY;

        Method method(int k, double suppress) {
            return this == INCOGNITO
                    ? new Incognito(k, suppress, NodeCriterion.SEMANTIC, CandidateNodes.MINIMAL)
                    : new Datafly(k, suppress, NextAttribute.SEMANTIC);
        }

        String title() {
            return this == INCOGNITO ? "Incognito" : "Datafly";
        }
    }

    /** The losses of one masked table. */
    record Outcome(String distribution, int seed, Rank rank, Way way, double suppress, int k, double sse, double sem) {}

    private static final String WHY =
            "the authors' hierarchies are not public; WordNet puts places far apart, so that the roots of workplace and"
                    + " place_of_activity lie near its own and even the ideal hierarchies lose much on their upper levels";

    private final Path folder;
    private final Map<String, List<CorrelationCells>> cells;
    private final GslData data;

    SetPart(Path folder, List<CorrelationCells> cells, GslData data) {
        this.folder = folder;
        this.cells = cells.stream()
                .filter(one -> GslData.INSURANCE.containsKey(one.values().dataset()))
                .collect(Collectors.groupingBy(one -> one.values().dataset()));
        this.data = data;
    }

    void report(ExperimentNotes notes) {
        scores(notes);
        List<Outcome> outcomes = cells.keySet().stream()
                .sorted()
                .flatMap(distribution -> masked(distribution).stream())
                .toList();
        losses(outcomes, notes);
        gains(outcomes, notes);
        followed(notes);
        notes.charts.add(chart(outcomes, "Fig. 6: SemILoss of the sets, without suppression", Outcome::sem));
        notes.charts.add(chart(outcomes, "Fig. 7: semantic SSE of the sets, without suppression", Outcome::sse));
    }

    private void scores(ExperimentNotes notes) {
        notes.page.heading("Insurance, sets of four hierarchies: VghSetGSL, mean over the seeds (section 6.1)");
        TextPage.Grid grid = new TextPage.Grid("set", "paper", "ours", "least", "most");
        for (Rank rank : Rank.values()) {
            double[] ours = IntStream.range(0, seeds())
                    .mapToDouble(seed -> setScore(first(), seed, rank.number))
                    .toArray();
            double mean = Arrays.stream(ours).average().orElseThrow();
            notes.figures.add(
                    Figure.of("set/" + rank.name().toLowerCase(Locale.ROOT) + "/gsl", rank.paper, mean, 0.00005, WHY));
            grid.row(
                    rank.title(),
                    TextPage.number(rank.paper, 4),
                    TextPage.number(mean, 4),
                    TextPage.number(Arrays.stream(ours).min().orElseThrow(), 4),
                    TextPage.number(Arrays.stream(ours).max().orElseThrow(), 4));
        }
        notes.page.grid(grid);
    }

    private String first() {
        return GslData.INSURANCE.keySet().iterator().next();
    }

    private int seeds() {
        return judged(first(), 0).size();
    }

    private List<JudgedCandidates> judged(String distribution, int attribute) {
        return Objects.requireNonNull(cells.get(distribution)).get(attribute).judged(Family.INDEPENDENT);
    }

    private double setScore(String distribution, int seed, int rank) {
        double[] scores = IntStream.range(0, GslData.FOUR.size())
                .mapToDouble(i -> {
                    JudgedCandidates judged = judged(distribution, i).get(seed);
                    return judged.gsl(judged.ranked()[rank - 1]);
                })
                .toArray();
        double[] alike = new double[scores.length];
        Arrays.fill(alike, 1);
        return Gsl.ofSet(scores, alike);
    }

    private List<Outcome> masked(String distribution) {
        Table table = GslData.insurance(folder, distribution);
        return IntStream.range(0, seeds() * Rank.values().length)
                .parallel()
                .mapToObj(i ->
                        masked(distribution, table, i / Rank.values().length, Rank.values()[i % Rank.values().length]))
                .flatMap(List::stream)
                .toList();
    }

    private List<Outcome> masked(String distribution, Table table, int seed, Rank rank) {
        Dataset byWup = dataset(distribution, table, seed, rank.number, data.wup());
        Dataset byLch = dataset(distribution, table, seed, rank.number, data.lch());
        List<Outcome> outcomes = new ArrayList<>();
        for (Way way : Way.values()) {
            for (double suppress : ALLOWANCES) {
                for (int k : KS) {
                    Masked one = way.method(k, suppress).mask(byWup, Watcher.SILENT);
                    Masked other = way.method(k, suppress).mask(byLch, Watcher.SILENT);
                    outcomes.add(new Outcome(
                            distribution,
                            seed,
                            rank,
                            way,
                            suppress,
                            k,
                            new SemanticSse()
                                    .of(byWup, one.table(), Watcher.SILENT)
                                    .value(),
                            new SemanticInformationLoss()
                                    .of(byLch, other.table(), Watcher.SILENT)
                                    .value()));
                }
            }
        }
        return outcomes;
    }

    /** The four attributes of a distribution with the hierarchies of a rank, compared by Wu and Palmer. */
    Dataset dataset(String distribution, int seed, Rank rank) {
        return dataset(distribution, GslData.insurance(folder, distribution), seed, rank.number, data.wup());
    }

    /** The four attributes with the hierarchies of a rank. */
    private Dataset dataset(String distribution, Table table, int seed, int rank, Similarity.Comparison comparison) {
        List<Attribute> attributes = new ArrayList<>();
        for (int i = 0; i < GslData.FOUR.size(); i++) {
            JudgedCandidates judged = judged(distribution, i).get(seed);
            SemanticHierarchy hierarchy =
                    judged.candidate(judged.ranked()[rank - 1]).comparing(comparison);
            attributes.add(Attribute.of(GslData.FOUR.get(i), Role.QUASI_IDENTIFIER, new Hierarchical(hierarchy)));
        }
        return Dataset.of(Table.of(GslData.FOUR.stream().map(table::column).toList()), attributes);
    }

    private static double mean(
            List<Outcome> outcomes, Rank rank, Way way, double suppress, int k, ToDoubleFunction<Outcome> of) {
        return outcomes.stream()
                .filter(one -> one.rank == rank && one.way == way && one.suppress == suppress && (k == 0 || one.k == k))
                .mapToDouble(of)
                .average()
                .orElseThrow();
    }

    private static void losses(List<Outcome> outcomes, ExperimentNotes notes) {
        for (double suppress : ALLOWANCES) {
            notes.page.heading("Insurance, four attributes, " + allowance(suppress)
                    + ": mean over five distributions and the seeds");
            TextPage.Grid grid =
                    new TextPage.Grid("method", "k", "SemILoss best", "medium", "worst", "SSE best", "medium", "worst");
            for (Way way : Way.values()) {
                for (int k : KS) {
                    List<String> row = new ArrayList<>(List.of(way.title(), String.valueOf(k)));
                    for (Rank rank : Rank.values()) {
                        double sem = mean(outcomes, rank, way, suppress, k, Outcome::sem);
                        row.add(TextPage.number(sem, 4));
                        notes.figures.add(Figure.ours(id(rank, way, suppress, k) + "/sem-i-loss", sem));
                    }
                    for (Rank rank : Rank.values()) {
                        double sse = mean(outcomes, rank, way, suppress, k, Outcome::sse);
                        row.add(TextPage.number(sse, 1));
                        notes.figures.add(Figure.ours(id(rank, way, suppress, k) + "/sse", sse));
                    }
                    grid.row(row.toArray(String[]::new));
                }
            }
            notes.page.grid(grid);
        }
    }

    private static String id(Rank rank, Way way, double suppress, int k) {
        return String.join(
                "/",
                "set",
                rank.name().toLowerCase(Locale.ROOT),
                way.name().toLowerCase(Locale.ROOT),
                "suppress=" + TextPage.number(suppress, 2),
                "k=" + k);
    }

    private static String allowance(double suppress) {
        return suppress == 0 ? "no suppression" : TextPage.number(100 * suppress, 0) + " % may be suppressed";
    }

    private static void gains(List<Outcome> outcomes, ExperimentNotes notes) {
        notes.page.heading("What the best set spares compared with the worst, averaged over k, in per cent");
        TextPage.Grid grid = new TextPage.Grid("method", "suppression", "SemILoss", "SSE");
        boolean better = true;
        List<String> found = new ArrayList<>();
        for (Way way : Way.values()) {
            for (double suppress : ALLOWANCES) {
                double sem = gain(outcomes, way, suppress, Outcome::sem);
                double sse = gain(outcomes, way, suppress, Outcome::sse);
                better &= sem > 0 && sse > 0;
                found.add(String.format(
                        Locale.ROOT, "%s, %s: %.0f and %.0f %%", way.title(), allowance(suppress), sem, sse));
                String id =
                        "set/gain/" + way.name().toLowerCase(Locale.ROOT) + "/suppress=" + TextPage.number(suppress, 2);
                notes.figures.add(Figure.ours(id + "/sem-i-loss", sem));
                notes.figures.add(Figure.ours(id + "/sse", sse));
                grid.row(way.title(), allowance(suppress), TextPage.number(sem, 1), TextPage.number(sse, 1));
            }
        }
        notes.page.grid(grid);
        notes.page.say("The paper: 29 to 57 % for SemILoss, 49 to 81 % for SSE.");
        notes.claims.add(new Claim(
                "The best set loses less than the worst, by 29 to 57 % of SemILoss and 49 to 81 % of SSE in the paper; here "
                        + String.join("; ", found),
                better));
    }

    private static double gain(List<Outcome> outcomes, Way way, double suppress, ToDoubleFunction<Outcome> of) {
        return 100
                * (1
                        - mean(outcomes, Rank.BEST, way, suppress, 0, of)
                                / mean(outcomes, Rank.WORST, way, suppress, 0, of));
    }

    /** Section 6.4 b: GSL correlates less with the loss of Datafly, which follows a single path upwards. */
    private void followed(ExperimentNotes notes) {
        String distribution = first();
        Table table = GslData.insurance(folder, distribution);
        int[] ranks = IntStream.rangeClosed(0, Rank.WORST.number / EVERY)
                .map(i -> Math.max(1, i * EVERY))
                .toArray();
        double[] scores = Arrays.stream(ranks)
                .mapToDouble(rank -> setScore(distribution, 0, rank))
                .toArray();
        Dataset[] datasets = Arrays.stream(ranks)
                .mapToObj(rank -> dataset(distribution, table, 0, rank, data.wup()))
                .toArray(Dataset[]::new);
        notes.page.heading(distribution + ", four attributes: Spearman of VghSetGSL and SSE over " + ranks.length
                + " sets, every " + EVERY + "th rank of the first seed");
        TextPage.Grid grid = new TextPage.Grid("suppression", "k", "Incognito", "Datafly");
        List<Double> incognito = new ArrayList<>();
        List<Double> datafly = new ArrayList<>();
        for (double suppress : ALLOWANCES) {
            for (int k : KS) {
                double one = Spearman.correlation(scores, losses(datasets, Way.INCOGNITO.method(k, suppress)));
                double other = Spearman.correlation(scores, losses(datasets, Way.DATAFLY.method(k, suppress)));
                grid.row(allowance(suppress), String.valueOf(k), words(one), words(other));
                if (!Double.isNaN(one) && !Double.isNaN(other)) {
                    incognito.add(one);
                    datafly.add(other);
                }
            }
        }
        notes.page.grid(grid);
        notes.figures.add(Figure.ours("set/correlation/incognito", mean(incognito)));
        notes.figures.add(Figure.ours("set/correlation/datafly", mean(datafly)));
        notes.claims.add(new Claim(
                String.format(
                        Locale.ROOT,
                        "Datafly's correlation is weaker than Incognito's (four attributes, mean %.2f and %.2f where both"
                                + " are defined)",
                        mean(datafly),
                        mean(incognito)),
                mean(datafly) < mean(incognito)));
    }

    private static double[] losses(Dataset[] datasets, Method method) {
        return Arrays.stream(datasets)
                .parallel()
                .mapToDouble(each -> {
                    Table masked = method.mask(each, Watcher.SILENT).table();
                    return new SemanticSse().of(each, masked, Watcher.SILENT).value();
                })
                .toArray();
    }

    private static String words(double correlation) {
        return Double.isNaN(correlation) ? "undefined" : TextPage.number(correlation, 2);
    }

    private static double mean(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).average().orElse(0);
    }

    private static LineChart chart(List<Outcome> outcomes, String title, ToDoubleFunction<Outcome> of) {
        return new LineChart(
                title,
                ChartAxis.logarithmic("k"),
                ChartAxis.linear("loss"),
                Arrays.stream(Way.values())
                        .flatMap(way -> Arrays.stream(Rank.values())
                                .map(rank -> new LineChart.Line(
                                        way.title() + ", " + rank.title(),
                                        Arrays.stream(KS)
                                                .mapToObj(k -> new ChartPoint(k, mean(outcomes, rank, way, 0, k, of)))
                                                .toList())))
                        .toList());
    }
}
