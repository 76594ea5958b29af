package org.semblance.report.chart;

/** Horizontal bars, with labels to the left if they are short and above otherwise. */
final class BarDrawing implements Drawing {

    /** The share of the width up to which a label counts as short. */
    private static final double SHORT = 0.387;

    private static final int LINE = 19;

    private final BarChart chart;
    private final DrawingMedium paper;
    private final double largest;
    private final boolean above;
    private final double from;
    private final double room;
    private final int bar;
    private final int step;

    BarDrawing(BarChart chart, DrawingMedium paper) {
        this.chart = chart;
        this.paper = paper;
        largest = chart.largest();
        boolean single = chart.series().size() == 1;
        double labels = paper.widest("label", chart.labels());
        above = labels > SHORT * paper.narrow();
        from = above ? 0 : paper.share(Math.max(35, 12 + labels));
        double figures = paper.share(9 + 1.1 * paper.width("figure", chart.figure(largest)));
        room = Math.max(30, 100 - from - figures);
        bar = single ? 16 : 12;
        step = (above ? LINE : 0) + (single ? 26 : 38);
    }

    @Override
    public String style() {
        return "bars";
    }

    @Override
    public double height() {
        return step * chart.points().size() + 4;
    }

    @Override
    public void draw(Canvas canvas) {
        int top = 4;
        for (BarChart.Point point : chart.points()) {
            point(point, top, canvas);
            top += step;
        }
        if (!above) {
            canvas.line("axis", from, 0, from, height());
        }
    }

    private void point(BarChart.Point point, int top, Canvas canvas) {
        int bars = bar * point.values().size();
        if (above) {
            String shown = paper.fit("label", point.label(), paper.narrow());
            if (shown.equals(point.label())) {
                canvas.text("label", shown, 0, top + 12);
            } else {
                canvas.group("", point.label(), group -> group.text("label", shown, 0, top + 12));
            }
        } else {
            canvas.text("label end", point.label(), from - paper.share(6), top + bars / 2 + 4);
        }
        int y = top + (above ? LINE : 0);
        for (int i = 0; i < point.values().size(); i++) {
            double value = point.values().get(i);
            double length = largest > 0 && value > 0 ? room * value / largest : 0;
            canvas.rect(chart.style(i), from, y, length, bar - 1);
            double added = largest > 0 ? room * point.added(i) / largest : 0;
            if (added > 0) {
                canvas.rect(BarChart.SPREAD, from + length, y, added, bar - 1);
            }
            canvas.text("figure", chart.figure(value), from + length + added + paper.share(4.5), y + bar / 2 + 4);
            y += bar;
        }
    }
}
