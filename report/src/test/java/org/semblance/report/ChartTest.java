package org.semblance.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class ChartTest {

    @Test
    void showsFewSizesOneByOneInOrder() {
        assertThat(SizeBins.of(Map.of(7, 1, 5, 40)))
                .containsExactly(new Chart.Point("5", List.of(40.0)), new Chart.Point("7", List.of(1.0)));
    }

    @Test
    void joinsManySizesIntoRangesAndLosesNoGroup() {
        Map<Integer, Integer> near = new LinkedHashMap<>();
        IntStream.rangeClosed(100, 140).forEach(size -> near.put(size, 2));

        List<Chart.Point> ranges = SizeBins.of(near);

        assertThat(ranges).hasSizeBetween(8, 13);
        assertThat(ranges.get(0).label()).isEqualTo("100–103");
        assertThat(groups(ranges)).isEqualTo(82);
    }

    @Test
    void doublesTheRangesWhenSizesLieFarApart() {
        List<Chart.Point> ranges = SizeBins.of(Samples.manySizes());

        assertThat(ranges)
                .extracting(Chart.Point::label)
                .startsWith("195–389", "390–779")
                .endsWith("3120–3735");
        assertThat(groups(ranges))
                .isEqualTo(
                        Samples.manySizes().values().stream().mapToInt(i -> i).sum());
    }

    @Test
    void endsItsScaleAtARoundNumber() {
        assertThat(ChartScale.upTo(4102).ticks()).containsExactly(0.0, 1000.0, 2000.0, 3000.0, 4000.0, 5000.0);
        assertThat(ChartScale.upTo(3).ticks()).containsExactly(0.0, 1.0, 2.0, 3.0);
        assertThat(ChartScale.upTo(0).ticks()).containsExactly(0.0, 1.0);
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
    }

    private static String drawn(int points, String label) {
        Html page = new Html();
        new Chart(
                        "title",
                        List.of("only"),
                        IntStream.range(0, points)
                                .mapToObj(i -> new Chart.Point(label + i, List.of(1.0 * i)))
                                .toList(),
                        NumberFormat::decimal)
                .write(page);
        return page.toString();
    }

    private static double groups(List<Chart.Point> points) {
        return points.stream().mapToDouble(point -> point.values().get(0)).sum();
    }
}
