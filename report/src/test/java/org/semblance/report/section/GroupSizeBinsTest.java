package org.semblance.report.section;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.report.Samples;
import org.semblance.report.chart.BarChart;

class GroupSizeBinsTest {

    @Test
    void showsFewSizesOneByOneInOrder() {
        assertThat(GroupSizeBins.of(Map.of(7, 1, 5, 40)))
                .containsExactly(new BarChart.Point("5", List.of(40.0)), new BarChart.Point("7", List.of(1.0)));
    }

    @Test
    void joinsManySizesIntoRangesAndLosesNoGroup() {
        Map<Integer, Integer> near = new LinkedHashMap<>();
        IntStream.rangeClosed(100, 140).forEach(size -> near.put(size, 2));

        List<BarChart.Point> ranges = GroupSizeBins.of(near);

        assertThat(ranges).hasSizeBetween(8, 13);
        assertThat(ranges.get(0).label()).isEqualTo("100–103");
        assertThat(groups(ranges)).isEqualTo(82);
    }

    @Test
    void doublesTheRangesWhenSizesLieFarApart() {
        List<BarChart.Point> ranges = GroupSizeBins.of(Samples.manySizes());

        assertThat(ranges)
                .extracting(BarChart.Point::label)
                .startsWith("195–389", "390–779")
                .endsWith("3120–3735");
        assertThat(groups(ranges))
                .isEqualTo(
                        Samples.manySizes().values().stream().mapToInt(i -> i).sum());
    }

    private static double groups(List<BarChart.Point> points) {
        return points.stream().mapToDouble(point -> point.values().get(0)).sum();
    }
}
