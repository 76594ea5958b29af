package org.semblance.report.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.semblance.release.figures.NumberFormat;
import org.semblance.report.html.Html;

class ChartTest {

    @Test
    void endsItsScaleAtARoundNumber() {
        assertThat(ChartScale.upTo(4102).ticks()).containsExactly(0.0, 1000.0, 2000.0, 3000.0, 4000.0, 5000.0);
        assertThat(ChartScale.upTo(3).ticks()).containsExactly(0.0, 1.0, 2.0, 3.0);
        assertThat(ChartScale.upTo(0).ticks()).containsExactly(0.0, 1.0);
    }

    @Test
    void endsItsAxesAtRoundNumbers() {
        assertThat(ChartRange.around(false, 3, 41).ticks()).containsExactly(0.0, 10.0, 20.0, 30.0, 40.0, 50.0);
        assertThat(ChartRange.around(false, 0.3).ticks()).containsExactly(0.0, 0.1, 0.2, 0.3);
        assertThat(ChartRange.around(true, 6, 140).ticks()).containsExactly(5.0, 10.0, 20.0, 50.0, 100.0, 200.0);
        assertThat(ChartRange.around(true, 0.03, 0.5).ticks()).containsExactly(0.02, 0.05, 0.1, 0.2, 0.5);
        assertThat(ChartRange.around(true, 0.001, 300).ticks()).containsExactly(0.001, 0.01, 0.1, 1.0, 10.0, 100.0);
        assertThat(ChartRange.between(true, 2, 1800).ticks())
                .containsExactly(2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1000.0);
    }

    @Test
    void marksNothingBetweenWholeNumbers() {
        assertThat(ChartRange.between(false, 3, 4).ticks()).containsExactly(3.0, 4.0);
        assertThat(ChartRange.between(false, 3, 5, 10).ticks()).allMatch(tick -> tick == Math.rint(tick));
        assertThat(ChartRange.between(false, 0, 0.5, 1).ticks()).contains(0.2);
    }

    @Test
    void drawsASingleValueInTheMiddle() {
        assertThat(ChartRange.between(false, 5, 5).share(5)).isEqualTo(0.5);
    }

    @Test
    @Timeout(60)
    void marksASingleValueOnceAndGoesOn() {
        assertThat(ChartRange.between(false, 5, 5).ticks()).containsExactly(5.0);
        assertThat(ChartRange.between(true, 5).ticks()).containsExactly(5.0);
        assertThat(ChartRange.between(false, 0).ticks()).containsExactly(0.0);
    }

    @Test
    void cutsALongLabelBetweenLetters() {
        assertThat(ChartLabel.fit("short", 10)).isEqualTo("short");
        assertThat(ChartLabel.fit("a label that is too long", 10)).isEqualTo("a label t…");
        assertThat(ChartLabel.fit("🏥🏥🏥🏥🏥🏥🏥🏥", 6)).isEqualTo("🏥🏥…");
    }

    @Test
    void standsManyShortLabelsAndLaysOthers() {
        assertThat(drawn(6, "short")).contains("class=\"columns\"");
        assertThat(drawn(5, "short")).contains("class=\"bars\"");
        assertThat(drawn(6, "a label too long for a column ")).contains("class=\"bars\"");
        assertThat(drawn(12, "slanted ")).contains("class=\"columns\"");
        assertThat(drawn(16, "slanted ")).as("slanted labels would touch").contains("class=\"bars\"");
        assertThat(drawn(20, "")).as("numbers fit side by side").contains("class=\"columns\"");
    }

    private static String drawn(int points, String label) {
        Html page = new Html();
        new BarChart(
                        "title",
                        List.of("only"),
                        IntStream.range(0, points)
                                .mapToObj(i -> new BarChart.Point(label + i, List.of(1.0 * i)))
                                .toList(),
                        NumberFormat::decimal)
                .write(page);
        return page.toString();
    }
}
