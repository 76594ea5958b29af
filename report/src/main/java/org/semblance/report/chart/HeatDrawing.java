package org.semblance.report.chart;

import java.util.List;
import java.util.stream.IntStream;

/** The drawing of a {@link HeatMap}, with its tables one below the other so that the numbers remain legible. */
final class HeatDrawing implements Drawing {

    private static final double CELL = 27;
    private static final double HEAD = 30;
    private static final double BELOW = 22;
    private static final double WIDEST_LABEL = 190;

    private final HeatMap chart;
    private final List<String> names;
    private final List<String> labels;
    private final double left;
    private final double cell;
    private final double gap;

    HeatDrawing(HeatMap chart, DrawingMedium paper) {
        this.chart = chart;
        this.names = chart.correlations().attributes();
        this.labels = IntStream.range(0, names.size())
                .mapToObj(i -> paper.fit("label", (i + 1) + " " + names.get(i), WIDEST_LABEL))
                .toList();
        this.left = paper.share(12 + paper.widest("label", labels));
        this.cell = Math.min(paper.share(2 * CELL), (100 - left) / Math.max(1, names.size() - 1));
        this.gap = paper.share(7);
    }

    @Override
    public String style() {
        return "heat";
    }

    @Override
    public double height() {
        return chart.panels().size() * panelHeight();
    }

    private double panelHeight() {
        return HEAD + CELL * (names.size() + 1) + BELOW;
    }

    @Override
    public void draw(Canvas canvas) {
        for (int i = 0; i < chart.panels().size(); i++) {
            panel(chart.panels().get(i), i * panelHeight(), canvas);
        }
    }

    private void panel(HeatMap.Panel panel, double top, Canvas canvas) {
        canvas.text("heading", panel.heading(), 0, top + 19);
        double first = top + HEAD + CELL;
        for (int row = 0; row < names.size(); row++) {
            double y = first + row * CELL;
            canvas.text("label end", labels.get(row), left - gap, y + 18);
            for (int column = 0; column < row; column++) {
                double value =
                        panel.value().applyAsDouble(chart.pair(column, row).orElseThrow());
                double x = left + column * cell;
                canvas.rect(HeatMap.style(value), x, y + 0.5, cell * 0.98, CELL - 1);
                canvas.text("middle", HeatMap.figure(value), x + cell / 2, y + 18);
            }
        }
        for (int column = 0; column < names.size() - 1; column++) {
            canvas.text(
                    "figure middle",
                    String.valueOf(column + 1),
                    left + (column + 0.5) * cell,
                    first + CELL * (column + 1) - 6);
        }
    }
}
