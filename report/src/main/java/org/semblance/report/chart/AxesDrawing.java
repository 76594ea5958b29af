package org.semblance.report.chart;

/** A drawing between two axes. */
abstract class AxesDrawing implements Drawing {

    final ChartAxes axes;

    AxesDrawing(ChartAxes axes) {
        this.axes = axes;
    }

    @Override
    public final String style() {
        return "lines";
    }

    @Override
    public final double height() {
        return axes.height();
    }

    @Override
    public final void draw(Canvas canvas) {
        axes.draw(canvas);
        drawData(canvas);
    }

    abstract void drawData(Canvas canvas);
}
