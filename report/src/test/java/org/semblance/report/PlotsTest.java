package org.semblance.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.DoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Problem;
import org.semblance.catalog.Catalog;
import org.semblance.release.figures.Distribution.Bar;
import org.semblance.release.figures.Distribution.ShownCounts;
import org.semblance.release.figures.Distribution.Span;
import org.semblance.release.figures.FigureSheet;
import org.semblance.release.figures.NumberFormat;
import org.semblance.release.folder.WholeFolder;
import org.semblance.release.report.Report;
import org.semblance.report.chart.BarChart;
import org.semblance.report.chart.HeatMap;
import org.semblance.report.chart.Histogram;
import org.semblance.report.chart.LineChart;
import org.semblance.report.chart.ScatterChart;
import org.semblance.report.chart.TreeChart;
import org.semblance.report.html.Html;
import org.semblance.report.html.Plot;
import org.semblance.report.html.PlotFile;

/** Every chart of a page is there as a picture and as numbers, and all three tell the same. */
class PlotsTest {

    @TempDir
    private Path folder;

    private static final Map<Class<?>, DoubleFunction<String>> FORMATS = Map.of(
            LineChart.class, NumberFormat::decimal,
            ScatterChart.class, NumberFormat::decimal,
            HeatMap.class, HeatMap::figure,
            Histogram.class, rows -> NumberFormat.count((long) rows),
            TreeChart.class, rows -> NumberFormat.count((long) rows));

    private Path write(Plots plots) throws IOException {
        Path target = folder.resolve("plots");
        try (WholeFolder out = Plots.folder(target, false)) {
            plots.write(out);
        }
        return target;
    }

    /** A report with every kind of chart that reports have. */
    private static Report rich() {
        Report plain = Samples.released();
        List<Report.AttributeReport> attributes = new ArrayList<>(plain.attributes());
        attributes.add(Samples.masked(
                "income",
                "numeric",
                3,
                bar("below 10", 12, 13, Double.NEGATIVE_INFINITY, 10),
                bar("10 to 20", 40, 45, 10, 20),
                bar("20 to 40", 22, 0, 20, 40),
                bar("40 or more", 9, 9, 40, Double.POSITIVE_INFINITY)));
        return Samples.report(true, plain.groups(), plain.verdicts(), attributes, Samples.background());
    }

    private static Bar bar(String label, int before, int after, double from, double to) {
        return new Bar(label, before, after, ShownCounts.BOTH, Optional.of(new Span(from, to)));
    }

    @Test
    void everyFigureOfAPageIsAFile() throws IOException {
        for (Report report : List.of(rich(), Samples.refused(), Samples.noise(), DocumentSamples.released())) {
            Html html = HtmlReport.html(report);
            Page page = Page.of(report);
            assertThat(page.texts("//figure/figcaption"))
                    .hasSizeGreaterThan(3)
                    .containsExactlyElementsOf(html.plots().stream()
                            .map(file -> file.plot().title().strip())
                            .toList());
            assertThat(html.plots().stream().map(PlotFile::name))
                    .doesNotHaveDuplicates()
                    .allMatch(name -> name.matches("[a-z]+-[0-9]+"));
        }
    }

    @Test
    void theFilesOfOtherPagesAreCalledAfterTheirSectionsToo() throws IOException {
        for (Html html : List.of(
                new HtmlAssessment(Catalog.standard()).html(HtmlAssessmentTest.assessment(3, Map.of(3, 30, 7, 70))),
                new HtmlComparison(Catalog.standard()).html(ComparisonSamples.comparison(), Optional.empty()),
                HtmlStudy.html(HtmlStudyTest.STUDY),
                HtmlHierarchies.html(HtmlHierarchiesTest.scores(HtmlHierarchiesTest.JOBS, HtmlHierarchiesTest.JOBS)))) {
            Page page = Page.of(html.toString());
            assertThat(page.texts("//figure")).isNotEmpty().hasSameSizeAs(html.plots());
            assertThat(html.plots().stream().map(PlotFile::name))
                    .doesNotHaveDuplicates()
                    .allMatch(name -> name.matches("[a-z]+(-[0-9]+)+"))
                    .noneMatch(name -> name.startsWith("plot-"));
        }
    }

    @Test
    void thePictureIsWideAndOnWhiteAndNotEmpty() throws IOException {
        Path plots = write(Plots.of(rich()));

        for (PlotFile file : Plots.of(rich()).files()) {
            BufferedImage image =
                    ImageIO.read(plots.resolve(file.name() + ".png").toFile());
            assertThat(image.getWidth()).isEqualTo(1600);
            assertThat(image.getHeight()).isBetween(150, 8000);
            assertThat(image.getRGB(0, 0)).isEqualTo(0xFFFFFFFF);
            assertThat(colours(image)).as(file.name()).isGreaterThan(3);
        }
    }

    private static long colours(BufferedImage image) {
        return IntStream.range(0, image.getHeight())
                .flatMap(y -> IntStream.range(0, image.getWidth()).map(x -> image.getRGB(x, y)))
                .distinct()
                .limit(5)
                .count();
    }

    @Test
    void theNumbersAreThoseOfThePage() throws IOException {
        for (Report report : List.of(rich(), Samples.noise(), DocumentSamples.released())) {
            Page page = Page.of(report);
            List<PlotFile> files = Plots.of(report).files();
            int figures = 0;
            for (int i = 0; i < files.size(); i++) {
                Plot plot = files.get(i).plot();
                DoubleFunction<String> format =
                        plot instanceof BarChart chart ? chart.format() : FORMATS.get(plot.getClass());
                String shown = page.texts("//figure").get(i);
                List<List<String>> lines = plot.sheet().lines();
                assertThat(lines.size()).isGreaterThan(1);
                for (List<String> line : lines.subList(1, lines.size())) {
                    // the first columns of ranges and of trees are no figures
                    int from = plot instanceof Histogram ? 3 : 1;
                    for (String field : line.subList(from, line.size())) {
                        OptionalDouble number = number(field);
                        if (number.isPresent()) {
                            assertThat(shown)
                                    .as(plot.title())
                                    .contains(format.apply(number.getAsDouble()).replaceAll("[\\u00A0\\u202F]", " "));
                            figures++;
                        }
                    }
                }
            }
            assertThat(figures).isGreaterThan(10);
        }
    }

    private static OptionalDouble number(String field) {
        return field.matches("-?[0-9.]+") ? OptionalDouble.of(Double.parseDouble(field)) : OptionalDouble.empty();
    }

    @Test
    void whatCannotBeShownIsReplacedInTheNumbersToo() {
        assertThat(new FigureSheet("a\u202Eb", "c\u2066\u0000")
                        .row("d\u001B\u2069", 1)
                        .csv())
                .isEqualTo("a\uFFFDb,c\uFFFD\uFFFD\nd\uFFFD\uFFFD,1\n");
    }

    @Test
    void theFolderHoldsAPictureAndNumbersOfEachAndAList() throws IOException {
        Path plots = write(Plots.of(rich()));

        try (Stream<Path> files = Files.list(plots)) {
            List<String> names =
                    files.map(file -> file.getFileName().toString()).sorted().toList();
            int size = Plots.of(rich()).size();
            assertThat(names).hasSize(2 * size + 1).contains("plots.csv", "map-1.png", "map-1.csv");
            assertThat(Files.readAllLines(plots.resolve("plots.csv")))
                    .hasSize(size + 1)
                    .first()
                    .isEqualTo("picture,numbers,title,for-publication");
        }
        assertThat(Files.readString(plots.resolve("correlations-1.csv")))
                .startsWith("one,other,coefficient,before,after,change\nage,education,pearson,-0.731,-0.402,");
    }

    @Test
    void noTextOfASheetIsAFormula() {
        FigureSheet sheet = new FigureSheet("=1+1", "@x")
                .row("+a", -3.5)
                .row("\tb", Double.NaN)
                .row("a,\"b\"", 1e-7);

        assertThat(sheet.csv()).isEqualTo("'=1+1,'@x\n'+a,-3.5\n'\tb,\n\"a,\"\"b\"\"\",0.0000001\n");
    }

    @Test
    void aPictureBearsAnyText() throws IOException {
        for (String text : List.of("<script>", "\u0000\u202E\uD800", "", "日本語 🏥", "x".repeat(5000))) {
            BarChart chart = new BarChart(
                    text,
                    List.of("before", "after"),
                    List.of(new BarChart.Point(text, List.of(1.0, Double.NaN))),
                    NumberFormat::decimal);
            chart.png(OutputStream.nullOutputStream());
            chart.sheet().csv();
        }
    }

    @Test
    void takesAnEmptyFolderAndRefusesAFullOne() throws IOException {
        Path target = Files.createDirectory(folder.resolve("plots"));
        write(Plots.of(Samples.refused()));
        assertThat(target.resolve("plots.csv")).exists();

        assertThatThrownBy(() -> Plots.folder(target, false))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("the folder of plots");
        Path others = Files.createDirectory(folder.resolve("others"));
        Files.writeString(others.resolve("thesis.txt"), "mine");
        assertThatThrownBy(() -> Plots.folder(others, true))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("not a folder of plots of ours");
        assertThat(others.resolve("thesis.txt")).hasContent("mine");

        try (WholeFolder out = Plots.folder(target, true)) {
            Plots.of(Samples.noise()).write(out);
        }
        assertThat(target.resolve("noise-1.png")).exists();
        assertThat(target.resolve("map-1.png")).doesNotExist();
    }

    @Test
    void replacesNothingButTheFilesThatItsListNames() throws IOException {
        Path foreign = Files.createDirectory(folder.resolve("foreign"));
        Files.writeString(foreign.resolve("plots.csv"), "x");
        assertThatThrownBy(() -> Plots.folder(foreign, true)).isInstanceOf(Problem.class);
        assertThat(foreign.resolve("plots.csv")).hasContent("x");

        Path target = write(Plots.of(Samples.refused()));
        Files.writeString(target.resolve("data.csv"), "mine");
        assertThatThrownBy(() -> Plots.folder(target, true))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("a file or folder that is not part of a folder of plots");
        assertThat(target.resolve("data.csv")).hasContent("mine");
    }

    @Test
    void aBusyFolderIsNamedAsWhatItIs() {
        Path target = folder.resolve("plots");
        try (WholeFolder busy = Plots.folder(target, false)) {
            assertThat(busy.draft("plots.csv")).doesNotExist();
            assertThatThrownBy(() -> Plots.folder(target, false))
                    .isInstanceOf(Problem.class)
                    .hasMessageContaining("another run is writing to the folder of plots")
                    .extracting(problem -> ((Problem) problem).advice())
                    .asString()
                    .endsWith("with --plots");
        }
    }

    @Test
    void leavesNothingWhereNothingIsWritten() throws IOException {
        Path target = folder.resolve("deep/plots");
        Plots.folder(target, false).close();

        try (Stream<Path> left = Files.list(folder)) {
            assertThat(left).isEmpty();
        }
    }
}
