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
import org.semblance.method.microaggregation.MdavGeneric;
import org.semblance.quality.loss.InformationLoss;

/** Domingo-Ferrer and Torra (2005): MDAV-generic on numbers and on categories. */
final class MdavGenericExperiment implements Experiment {

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
        long start = System.nanoTime();
        Page page = new Page();
        List<Figure> figures = new ArrayList<>();
        List<Claim> claims = new ArrayList<>();
        averages(page, figures);
        casc(data, page, figures, watcher);
        new ContinuousTables(DataFiles.casc(data, "census"), watcher).report(page, figures, claims);
        new CategoricalTables(DataFiles.adult(data), watcher).report(page, figures, claims);
        double seconds = Math.round((System.nanoTime() - start) / 1e8) / 1e1;
        return new Findings(name(), page.toString(), figures, claims, List.of(), seconds);
    }

    /** Section 5.3: median and convex median. */
    private static void averages(Page page, List<Figure> figures) {
        page.heading("Section 5.3: averages of ordered categories, on the scale 0 to 7");
        Page.Grid grid = new Page.Grid("categories", "average", "paper", "ours", "verdict");
        List<String> scale =
                IntStream.rangeClosed(0, 7).mapToObj(String::valueOf).toList();
        for (Map<String, String> line : Expected.lines("mdav-generic/averages.csv")) {
            String categories = Expected.text(line, "categories");
            String average = Expected.text(line, "average");
            Ordinal ordinal = new Ordinal(
                    scale,
                    Ordinal.Average.valueOf(average.toUpperCase(Locale.ROOT).replace('-', '_')));
            Words column = Words.of("x", categories.split(" "));
            Space<Integer> space = ordinal.bind(column, Rows.all(column.size()));
            int ours = space.prototype(IntStream.range(0, column.size()).toArray());
            Figure figure = Figure.of(
                    "section-5.3/" + average + "/" + categories.replace(' ', '-'),
                    Expected.number(line, "value"),
                    ours,
                    0);
            figures.add(figure);
            grid.row(
                    "{" + categories.replace(' ', ',') + "}",
                    average,
                    Expected.text(line, "value"),
                    String.valueOf(ours),
                    figure.verdict());
        }
        page.grid(grid);
    }

    private static void casc(Path data, Page page, List<Figure> figures, Watcher watcher) {
        page.heading("Algorithm 5.1 on the CASC reference files: 100 SSE/SST, attributes standardised");
        page.say(
                "The expected values are not the paper's but reference values of the same algorithm (mdav, no rescale).");
        page.say("");
        Page.Grid grid = new Page.Grid("file", "rows", "attributes", "k", "expected", "ours", "difference", "verdict");
        List<Map<String, String>> lines = Expected.lines("mdav-generic/casc-information-loss.csv");
        List<Figure> found = lines.stream()
                .parallel()
                .map(line -> {
                    Dataset dataset = cascData(data, Expected.text(line, "dataset"));
                    Table masked = new MdavGeneric(Expected.whole(line, "k"))
                            .mask(dataset, watcher)
                            .table();
                    return Figure.of(
                            "casc/" + Expected.text(line, "dataset") + "/k=" + Expected.text(line, "k"),
                            Expected.number(line, "value"),
                            new InformationLoss().of(dataset, masked, watcher).value(),
                            CASC_TOLERANCE);
                })
                .toList();
        for (int i = 0; i < lines.size(); i++) {
            Map<String, String> line = lines.get(i);
            Dataset dataset = cascData(data, Expected.text(line, "dataset"));
            Figure figure = found.get(i);
            double expected = Expected.number(line, "value");
            grid.row(
                    Expected.text(line, "dataset"),
                    String.valueOf(dataset.table().size()),
                    String.valueOf(dataset.attributes().size()),
                    Expected.text(line, "k"),
                    Page.number(expected, 6),
                    Page.number(figure.ours(), 6),
                    Page.difference(figure.ours() - expected, 6),
                    figure.verdict());
        }
        figures.addAll(found);
        page.grid(grid);
    }

    private static Dataset cascData(Path data, String name) {
        Table table = DataFiles.casc(data, name);
        return DataFiles.numeric(table, table.names().size());
    }

    /** Whether values rise from each to the next. */
    static boolean rises(double... values) {
        return Arrays.stream(falls(values)).count() == 0;
    }

    /** The places where values do not rise. */
    static int[] falls(double... values) {
        return IntStream.range(1, values.length)
                .filter(i -> values[i] <= values[i - 1])
                .toArray();
    }
}
