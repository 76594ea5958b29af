package org.semblance.report.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.report.chart.ScatterChart.MarkerLook;
import org.semblance.report.chart.ScatterChart.Spot;
import org.semblance.report.html.Html;

class ScatterChartTest {

    private static final String HOSTILE = "<img src=x onerror=alert(1)>";

    private static String drawn(ScatterChart chart) {
        Html page = new Html();
        chart.write(page);
        return page.toString();
    }

    private static ScatterChart of(List<ScatterChart.Series> series, List<ChartPoint> front, double limit) {
        return new ScatterChart(
                "Risk and loss",
                ChartAxis.linear("loss"),
                ChartAxis.linear("risk"),
                series,
                front,
                List.of(new ScatterChart.Limit(limit, "tolerated")));
    }

    private static long count(String page, String what) {
        return Pattern.compile(what, Pattern.LITERAL).matcher(page).results().count();
    }

    @Test
    void drawsEveryPointInTheShapeOfItsSeries() {
        String page = drawn(of(
                List.of(
                        new ScatterChart.Series(
                                "one",
                                List.of(
                                        new Spot(1, 20, "2", MarkerLook.PLAIN),
                                        new Spot(4, 10, "5", MarkerLook.HOLLOW))),
                        new ScatterChart.Series("two", List.of(new Spot(9, 2, "10", MarkerLook.CHOSEN)))),
                List.of(new ChartPoint(1, 20), new ChartPoint(9, 2)),
                15));
        assertThat(count(page, "d=\"" + MarkerShape.of(0) + "\"")).isEqualTo(3); // the legend and two points
        assertThat(count(page, "d=\"" + MarkerShape.of(1) + "\"")).isEqualTo(2);
        assertThat(count(page, "class=\"spot hollow\"")).isEqualTo(1);
        assertThat(count(page, "class=\"ring\"")).isEqualTo(1);
        assertThat(count(page, "class=\"front\"")).isEqualTo(1);
        assertThat(count(page, "class=\"limit\"")).isEqualTo(1);
        assertThat(page).contains("10 at loss 9, risk 2 (chosen)");
    }

    @Test
    void leavesALimitOutThatNoPointComesNear() {
        ScatterChart.Series series = new ScatterChart.Series("one", List.of(new Spot(1, 2, "2", MarkerLook.PLAIN)));
        assertThat(drawn(of(List.of(series), List.of(), 90))).doesNotContain("class=\"limit\"");
    }

    @Test
    void labelsNoTwoPointsOnTheSameSpot() {
        List<Spot> crowd = IntStream.rangeClosed(1, 40)
                .mapToObj(i -> new Spot(5 + i * 1e-3, 5, "crowd-" + i, i == 40 ? MarkerLook.CHOSEN : MarkerLook.PLAIN))
                .toList();
        String page = drawn(of(
                List.of(
                        new ScatterChart.Series("one", crowd),
                        new ScatterChart.Series("far", List.of(new Spot(1, 1, "alone", MarkerLook.PLAIN)))),
                List.of(),
                5));
        assertThat(page).contains(">crowd-40</text>").contains(">alone</text>");
        assertThat(count(page, ">crowd-"))
                .as("labels drawn, right, left and below, and lines of the table")
                .isEqualTo(3 + 40);
    }

    @Test
    void labelsLieNeitherOnALimitNorOnTheNameOfTheAxis() {
        String page = drawn(new ScatterChart(
                "Risk and loss",
                ChartAxis.linear("loss"),
                ChartAxis.linear("records linked, %"),
                List.of(
                        new ScatterChart.Series("one", List.of(new Spot(20, 17, "this release", MarkerLook.CHOSEN))),
                        new ScatterChart.Series("two", List.of(new Spot(0, 100, "the original", MarkerLook.PLAIN)))),
                List.of(),
                List.of(new ScatterChart.Limit(20, "1/k"))));
        // below their points: above the one runs the limit, above the other stands the name
        assertThat(page)
                .containsPattern("y=\"14[.0-9]*\"[^>]*>this release</text>")
                .containsPattern("y=\"14[.0-9]*\"[^>]*>the original</text>");
    }

    @Test
    void tellsSeriesApartByShapeAlsoWhereTheyShareAColour() {
        assertThat(IntStream.range(0, 6).mapToObj(MarkerShape::of)).doesNotHaveDuplicates();
        assertThat(IntStream.range(0, 6)).noneMatch(i -> MarkerShape.of(i).equals(MarkerShape.of(i + 6)));
    }

    @Test
    void escapesWhatItIsGiven() {
        String page = drawn(new ScatterChart(
                HOSTILE,
                ChartAxis.linear(HOSTILE),
                ChartAxis.linear(HOSTILE),
                List.of(new ScatterChart.Series(HOSTILE, List.of(new Spot(1, 1, HOSTILE, MarkerLook.PLAIN)))),
                List.of(),
                List.of(new ScatterChart.Limit(1, HOSTILE))));
        assertThat(page).doesNotContain("<img").contains("&lt;img");
    }

    @Test
    void drawsNothingWhereThereIsNothing() {
        assertThat(drawn(of(List.of(), List.of(), 1))).contains("<svg").doesNotContain("class=\"spot");
    }
}
