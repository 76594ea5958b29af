package org.semblance.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.semblance.report.chart.ChartAxis;
import org.semblance.report.chart.ChartPoint;
import org.semblance.report.chart.LineChart;
import org.semblance.report.chart.LineChart.Line;
import org.semblance.report.html.Html;

class HtmlStudyTest {

    private static final LineChart CHART = new LineChart(
            "Loss & risk",
            ChartAxis.logarithmic("k"),
            ChartAxis.linear("L, %"),
            List.of(
                    new Line("<ours>", List.of(new ChartPoint(2, 0), new ChartPoint(20, 5), new ChartPoint(200, 10))),
                    new Line("theirs", List.of(new ChartPoint(2, 10), new ChartPoint(200, 7.5)))));

    static final Study STUDY = new Study(
            "a study",
            "Somebody (2012). A paper.",
            "1 of 2 figures hold",
            true,
            List.of(CHART),
            List.of(new Study.Sentence("It is so", true), new Study.Sentence("It is not so", false)),
            List.of(
                    new Study.Pair("a/figure", 0.42, 0.4229, "holds", true),
                    new Study.Pair("another", 388, 394, "known to be off", false),
                    new Study.Pair("a third", 1, 2, "of other data, not compared", null)),
            List.of(new Study.Pair("a reference", 5, 5, "holds", true)),
            "  k  L\n  2  0 < 1\n");

    private static String html(Study study) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new HtmlStudy().write(study, out);
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void drawsALineThroughItsPoints() throws IOException {
        Page page = Page.of(html(STUDY));
        // across, 20 lies half way from 2 to 200 by ratio, the axis from 8 % to 98 % of the width;
        // upward, 5 and 7.5 lie at a half and three quarters of 10, the axis from 256 to 26 pixels
        assertThat(page.texts("//polyline/@points")).containsExactly("8,256 53,141 98,26", "8,26 98,83.5");
        assertThat(page.texts("//g[circle]")).hasSize(5).contains("theirs, k 200: 7.50");
    }

    @Test
    void tellsTheChartInWordsAndInATable() throws IOException {
        Page page = Page.of(html(STUDY));
        assertThat(page.text("//figcaption")).isEqualTo("Loss & risk");
        assertThat(page.text("//desc"))
                .isEqualTo("<ours>: from 0 at k 2 to 10 at k 200; theirs: from 10 at k 2 to 7.50 at k 200.");
        assertThat(page.texts("//details//tbody/tr")).hasSize(3);
        assertThat(page.texts("//details//tbody/tr[2]/*")).containsExactly("20", "5", "");
        assertThat(page.texts("//p[@class='legend']//span[@class='key']")).containsExactly("<ours>", "theirs");
    }

    @Test
    void saysWhatHoldsAndWhatDoesNot() throws IOException {
        Page page = Page.of(html(STUDY));
        assertThat(page.texts("//span[@class='holds']")).containsExactly("holds", "holds", "holds");
        assertThat(page.texts("//span[@class='fails']")).containsExactly("does not hold", "known to be off");
        assertThat(page.texts("//span[@class='undetermined']")).containsExactly("of other data, not compared");
        assertThat(page.texts("//section[@aria-labelledby='references']//tbody/tr"))
                .hasSize(1);
        assertThat(page.text("//p[@class='headline']")).isEqualTo("1 of 2 figures hold");
        assertThat(page.text("//pre")).isEqualTo("k L 2 0 < 1");
    }

    @Test
    void asksForNothingFromElsewhere() throws IOException {
        String html = html(STUDY);
        assertThat(html).contains("default-src 'none'".replace("'", "&#39;"));
        assertThat(html).doesNotContain("http:", "https:", "<script", "<img", "<link");
    }

    @Test
    void leavesOutAChapterOfChartsWhereThereAreNone() throws IOException {
        Study bare = new Study("bare", "", "", false, List.of(), List.of(), List.of(), List.of(), "");
        assertThat(Page.of(html(bare)).texts("//h2"))
                .containsExactly("Claims of the paper", "Figures of the paper", "All tables");
    }

    @Test
    void drawsNothingAtZeroOfALogarithmicAxis() {
        LineChart chart = new LineChart(
                "t",
                ChartAxis.linear("x"),
                ChartAxis.logarithmic("y"),
                List.of(new Line("a", List.of(new ChartPoint(0, 0), new ChartPoint(1, 1), new ChartPoint(2, 10)))));
        Html page = new Html();
        chart.write(page);
        assertThat(page.toString()).contains("\"53,256 98,26\"").doesNotContain("NaN", "Infinity");
    }
}
