package org.semblance.experiments;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.domain.hierarchy.Hierarchical;
import org.semblance.experiments.HierarchyCandidates.Family;
import org.semblance.experiments.SetPart.Rank;
import org.semblance.experiments.SetPart.Way;
import org.semblance.quality.Spearman;
import org.semblance.quality.clustering.Clusters;
import org.semblance.quality.clustering.PartitionAgreement;
import org.semblance.report.chart.ChartAxis;
import org.semblance.report.chart.ChartPoint;
import org.semblance.report.chart.LineChart;
import org.semblance.report.experiment.Claim;
import org.semblance.report.experiment.Figure;

/**
 * Section 6.1, utility for a task (Figs. 8 and 9): whether the masked data have the same clusters as the original, by
 * Ward's method and the criterion of Caliński and Harabasz.
 */
final class ClusteringPart {

    /** The ranks of five representative candidates, as in Fig. 8. */
    private static final int[] RANKS = {1, 25, 50, 75, 100};

    /** The k of the paper's Fig. 9. */
    private static final int K_OF_SETS = 2;

    private final Path folder;
    private final List<CorrelationCells> cells;
    private final SetPart sets;

    ClusteringPart(Path folder, List<CorrelationCells> cells, SetPart sets) {
        this.folder = folder;
        this.cells = cells;
        this.sets = sets;
    }

    void report(ExperimentNotes notes) {
        one(notes);
        four(notes);
    }

    private void one(ExperimentNotes notes) {
        CorrelationCells occupation = cells.get(0);
        int k = middle(occupation);
        JudgedCandidates judged = occupation.judged(Family.INDEPENDENT).get(0);
        PartitionAgreement[] agreements = agreements(occupation, judged, k);
        int[] ranked = judged.ranked();
        notes.page.heading("Clusters of " + occupation.values().title() + ", k = " + k
                + ", Incognito, five candidates of the first seed (Fig. 8)");
        TextPage.Grid grid = new TextPage.Grid("rank", "GSL", "Rand", "NMI");
        for (int rank : RANKS) {
            int number = ranked[rank - 1];
            grid.row(
                    "#" + rank,
                    TextPage.number(judged.gsl(number), 4),
                    TextPage.number(agreements[number].randIndex(), 4),
                    TextPage.number(agreements[number].normalizedMutualInformation(), 4));
            notes.figures.add(Figure.ours("clusters/rank=" + rank + "/rand", agreements[number].randIndex()));
            notes.figures.add(
                    Figure.ours("clusters/rank=" + rank + "/nmi", agreements[number].normalizedMutualInformation()));
        }
        notes.page.grid(grid);
        notes.charts.add(chart(judged, agreements));
        trends(notes);
    }

    /** The middle one of the k that force a generalisation. */
    private static int middle(CorrelationCells one) {
        return one.ks()[one.ks().length / 2];
    }

    /** Reports the trend over all candidates, for one distribution of Insurance and for Adult. */
    private void trends(ExperimentNotes notes) {
        notes.page.say("");
        notes.page.say("Spearman of GSL with the agreement, all candidates of the first seed; downward is below 0:");
        TextPage.Grid grid = new TextPage.Grid("attribute", "k", "Rand", "NMI");
        boolean down = true;
        for (CorrelationCells one : shown()) {
            int k = middle(one);
            JudgedCandidates judged = one.judged(Family.INDEPENDENT).get(0);
            PartitionAgreement[] agreements = agreements(one, judged, k);
            double[] scores =
                    IntStream.range(0, judged.size()).mapToDouble(judged::gsl).toArray();
            double rand = Spearman.correlation(
                    scores,
                    Arrays.stream(agreements)
                            .mapToDouble(PartitionAgreement::randIndex)
                            .toArray());
            double nmi = Spearman.correlation(
                    scores,
                    Arrays.stream(agreements)
                            .mapToDouble(PartitionAgreement::normalizedMutualInformation)
                            .toArray());
            down &= rand < 0 && nmi < 0;
            grid.row(one.values().title(), String.valueOf(k), TextPage.number(rand, 2), TextPage.number(nmi, 2));
            notes.figures.add(Figure.ours("clusters/" + CorrelationPart.id(one) + "/rand-trend", rand));
            notes.figures.add(Figure.ours("clusters/" + CorrelationPart.id(one) + "/nmi-trend", nmi));
        }
        notes.page.grid(grid);
        notes.claims.add(new Claim(
                "Highly ranked hierarchies keep the clusters of the original better: Rand and NMI fall as GSL grows, for"
                        + " every attribute",
                down));
    }

    private List<CorrelationCells> shown() {
        String first = cells.get(0).values().dataset();
        return cells.stream()
                .filter(one -> one.values().dataset().equals(first) || one == cells.get(cells.size() - 1))
                .toList();
    }

    private PartitionAgreement[] agreements(CorrelationCells one, JudgedCandidates judged, int k) {
        String attribute = one.values().attribute();
        Table table = one.values().dataset().equals("Adult")
                ? DataFiles.adultWords(folder)
                : GslData.insurance(folder, one.values().dataset());
        Table column = Table.of(List.of(table.column(attribute)));
        int[] before = Clusters.ofRows(dataset(column, attribute, judged, 0), column, Watcher.SILENT);
        return IntStream.range(0, judged.size())
                .parallel()
                .mapToObj(number -> {
                    Dataset data = dataset(column, attribute, judged, number);
                    Table masked = Way.INCOGNITO
                            .method(k, 0)
                            .mask(data, Watcher.SILENT)
                            .table();
                    return PartitionAgreement.of(before, Clusters.ofRows(data, masked, Watcher.SILENT));
                })
                .toArray(PartitionAgreement[]::new);
    }

    private static Dataset dataset(Table column, String attribute, JudgedCandidates judged, int number) {
        return Dataset.of(
                column,
                List.of(Attribute.of(attribute, Role.QUASI_IDENTIFIER, new Hierarchical(judged.candidate(number)))));
    }

    private void four(ExperimentNotes notes) {
        String distribution = cells.get(0).values().dataset();
        Dataset ideal = sets.dataset(distribution, 0, Rank.BEST);
        int[] before = Clusters.ofRows(ideal, ideal.table(), Watcher.SILENT);
        notes.page.heading("Clusters of " + distribution + ", four attributes, k = " + K_OF_SETS
                + ", sets of the first seed (Fig. 9)");
        TextPage.Grid grid = new TextPage.Grid("method", "suppression", "set", "Rand", "NMI");
        int falls = 0;
        int all = 0;
        for (Way way : Way.values()) {
            for (double suppress : SetPart.ALLOWANCES) {
                double last = Double.POSITIVE_INFINITY;
                for (Rank rank : Rank.values()) {
                    Dataset data = sets.dataset(distribution, 0, rank);
                    Table masked = way.method(K_OF_SETS, suppress)
                            .mask(data, Watcher.SILENT)
                            .table();
                    PartitionAgreement agreement =
                            PartitionAgreement.of(before, Clusters.ofRows(data, masked, Watcher.SILENT));
                    double rand = agreement.randIndex();
                    double nmi = agreement.normalizedMutualInformation();
                    falls += last != Double.POSITIVE_INFINITY && rand <= last ? 1 : 0;
                    all += last == Double.POSITIVE_INFINITY ? 0 : 1;
                    last = rand;
                    grid.row(
                            way.title(),
                            TextPage.number(100 * suppress, 0) + " %",
                            rank.title(),
                            TextPage.number(rand, 4),
                            TextPage.number(nmi, 4));
                    String id = String.join(
                            "/",
                            "clusters/set",
                            way.name().toLowerCase(Locale.ROOT),
                            "suppress=" + TextPage.number(suppress, 2),
                            rank.name().toLowerCase(Locale.ROOT));
                    notes.figures.add(Figure.ours(id + "/rand", rand));
                    notes.figures.add(Figure.ours(id + "/nmi", nmi));
                }
            }
        }
        notes.page.grid(grid);
        notes.claims.add(new Claim(
                "A better set of hierarchies keeps the clusters better (Rand, from one set to the next worse: no higher in "
                        + falls + " of " + all + " steps)",
                falls == all));
    }

    private static LineChart chart(JudgedCandidates judged, PartitionAgreement[] agreements) {
        int[] ranked = judged.ranked();
        return new LineChart(
                "Fig. 8: agreement of clusters, all candidates of the first seed by GSL",
                ChartAxis.linear("GSL"),
                ChartAxis.linear("agreement"),
                List.of(
                        new LineChart.Line(
                                "Rand",
                                Arrays.stream(ranked)
                                        .mapToObj(number ->
                                                new ChartPoint(judged.gsl(number), agreements[number].randIndex()))
                                        .toList()),
                        new LineChart.Line(
                                "NMI",
                                Arrays.stream(ranked)
                                        .mapToObj(number -> new ChartPoint(
                                                judged.gsl(number), agreements[number].normalizedMutualInformation()))
                                        .toList())));
    }
}
