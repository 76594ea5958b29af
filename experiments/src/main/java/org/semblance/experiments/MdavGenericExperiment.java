package org.semblance.experiments;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.semblance.Citation;
import org.semblance.Watcher;
import org.semblance.data.Rows;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Dataset;
import org.semblance.domain.Ordinal;
import org.semblance.domain.Space;
import org.semblance.method.microaggregation.MdavMethod;
import org.semblance.quality.loss.InformationLoss;
import org.semblance.report.experiment.Claim;
import org.semblance.report.experiment.Experiment;
import org.semblance.report.experiment.Figure;
import org.semblance.report.experiment.Findings;

/** Domingo-Ferrer and Torra (2005): MDAV-generic on numbers and categories. */
public final class MdavGenericExperiment implements Experiment {

    private static final double CASC_TOLERANCE = 5e-7;

    @Override
    public String name() {
        return "mdav-generic";
    }

    @Override
    public Citation source() {
        return new Citation(
                "Domingo-Ferrer, J. and Torra, V.",
                2005,
                "Ordinal, continuous and heterogeneous k-anonymity through microaggregation",
                "Data Mining and Knowledge Discovery 11, 195-212");
    }

    @Override
    public List<String> files() {
        return List.of("casc/census.csv", "casc/tarragona.csv", "casc/eia.csv", "adult/adult-train.csv");
    }

    @Override
    public Findings run(Path data, Watcher watcher) {
        long start = CpuTime.ofProcess();
        TextPage page = new TextPage();
        List<Figure> figures = new ArrayList<>();
        List<Claim> claims = new ArrayList<>();
        averages(page, figures);
        casc(data, page, figures, watcher);
        new ContinuousTables(DataFiles.casc(data, "census"), watcher).report(page, figures, claims);
        new CategoricalTables(DataFiles.adult(data), watcher).report(page, figures, claims);
        double seconds = ExperimentNotes.secondsSince(start);
        return new Findings(name(), page.toString(), figures, claims, List.of(), seconds);
    }

    /** Section 5.3: median and convex median. */
    private static void averages(TextPage page, List<Figure> figures) {
        page.heading("Section 5.3: averages of ordered categories, on the scale 0 to 7");
        TextPage.Grid grid = new TextPage.Grid("categories", "average", "paper", "ours", "verdict");
        List<String> scale =
                IntStream.rangeClosed(0, 7).mapToObj(String::valueOf).toList();
        for (Map<String, String> line : PaperFigures.lines("mdav-generic/averages.csv")) {
            String categories = PaperFigures.text(line, "categories");
            String average = PaperFigures.text(line, "average");
            Ordinal ordinal = new Ordinal(
                    scale,
                    Ordinal.Average.valueOf(average.toUpperCase(Locale.ROOT).replace('-', '_')));
            Words column = Words.of("x", categories.split(" "));
            Space<Integer> space = ordinal.bind(column, Rows.all(column.size()));
            int ours = space.prototype(IntStream.range(0, column.size()).toArray());
            Figure figure = Figure.of(
                    "section-5.3/" + average + "/" + categories.replace(' ', '-'),
                    PaperFigures.number(line, "value"),
                    ours,
                    0);
            figures.add(figure);
            grid.row(
                    "{" + categories.replace(' ', ',') + "}",
                    average,
                    PaperFigures.text(line, "value"),
                    String.valueOf(ours),
                    figure.verdict());
        }
        page.grid(grid);
    }

    private static void casc(Path data, TextPage page, List<Figure> figures, Watcher watcher) {
        page.heading("Algorithm 5.1 on the CASC reference files: 100 SSE/SST, attributes standardised");
        page.say(
                "The expected values are not the paper's but reference values of the same algorithm (mdav, no rescale).");
        page.say("");
        TextPage.Grid grid =
                new TextPage.Grid("file", "rows", "attributes", "k", "expected", "ours", "difference", "verdict");
        List<Map<String, String>> lines = PaperFigures.lines("mdav-generic/casc-information-loss.csv");
        List<Figure> found = lines.stream()
                .parallel()
                .map(line -> {
                    Dataset dataset = cascData(data, PaperFigures.text(line, "dataset"));
                    Table masked = new MdavMethod(PaperFigures.whole(line, "k"))
                            .mask(dataset, watcher)
                            .table();
                    return Figure.pinned(
                            "casc/" + PaperFigures.text(line, "dataset") + "/k=" + PaperFigures.text(line, "k"),
                            PaperFigures.number(line, "value"),
                            new InformationLoss().of(dataset, masked, watcher).value(),
                            CASC_TOLERANCE);
                })
                .toList();
        for (int i = 0; i < lines.size(); i++) {
            Map<String, String> line = lines.get(i);
            Dataset dataset = cascData(data, PaperFigures.text(line, "dataset"));
            Figure figure = found.get(i);
            double expected = PaperFigures.number(line, "value");
            grid.row(
                    PaperFigures.text(line, "dataset"),
                    String.valueOf(dataset.table().size()),
                    String.valueOf(dataset.attributes().size()),
                    PaperFigures.text(line, "k"),
                    TextPage.number(expected, 6),
                    TextPage.number(figure.ours(), 6),
                    TextPage.difference(figure.ours() - expected, 6),
                    figure.verdict());
        }
        figures.addAll(found);
        page.grid(grid);
    }

    private static Dataset cascData(Path data, String name) {
        Table table = DataFiles.casc(data, name);
        return DataFiles.numeric(table, table.names().size());
    }

    /** Whether each value is above the one before. */
    static boolean rises(double... values) {
        return Arrays.stream(falls(values)).count() == 0;
    }

    /** The indices of values that are not above the one before. */
    static int[] falls(double... values) {
        return IntStream.range(1, values.length)
                .filter(i -> values[i] <= values[i - 1])
                .toArray();
    }
}
