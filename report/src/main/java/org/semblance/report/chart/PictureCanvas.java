package org.semblance.report.chart;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.CubicCurve2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import java.util.function.Consumer;
import org.semblance.release.figures.PrintableText;

/** A canvas for Java2D. Its graphics context is already scaled to page pixels. */
final class PictureCanvas implements Canvas {

    private static final double CORNER = 8;
    private static final double SLANT = Math.toRadians(-40);

    private final Graphics2D pen;
    private final double unit;
    private final String groups;

    /**
     * A canvas for a graphics context.
     *
     * @param unit page pixels per horizontal unit
     * @param groups the styles of the enclosing groups, outermost first
     */
    PictureCanvas(Graphics2D pen, double unit, String groups) {
        this.pen = pen;
        this.unit = unit;
        this.groups = groups;
    }

    private PictureStyle style(String style) {
        return PictureStyle.of(groups + " " + style);
    }

    private void fill(PictureStyle style, Shape shape) {
        style.fill().ifPresent(colour -> {
            pen.setColor(colour);
            pen.fill(shape);
        });
    }

    private void stroke(PictureStyle style, Shape shape) {
        style.stroke().ifPresent(colour -> {
            pen.setColor(colour);
            pen.setStroke(style.pen());
            pen.draw(shape);
        });
    }

    private void draw(String style, Shape shape) {
        fill(style(style), shape);
        stroke(style(style), shape);
    }

    @Override
    public void line(String style, double x1, double y1, double x2, double y2) {
        stroke(style(style), new Line2D.Double(unit * x1, y1, unit * x2, y2));
    }

    @Override
    public void rect(String style, double x, double y, double width, double height) {
        draw(style, new Rectangle2D.Double(unit * x, y, Math.max(0, unit * width), Math.max(0, height)));
    }

    @Override
    public void box(String style, double x, double y, double width, double height) {
        draw(style, new RoundRectangle2D.Double(unit * x, y, unit * width, height, CORNER, CORNER));
    }

    /** A filled circle, or an outline if the style has no fill. */
    @Override
    public void circle(String style, double x, double y, double radius) {
        PictureStyle look = style(style);
        Shape circle = new Ellipse2D.Double(unit * x - radius, y - radius, 2 * radius, 2 * radius);
        if (look.fill().isPresent()) {
            fill(look, circle);
        } else {
            stroke(look, circle);
        }
    }

    @Override
    public void polyline(String style, List<ChartPoint> points) {
        if (points.size() < 2) {
            return;
        }
        Path2D path = new Path2D.Double();
        path.moveTo(unit * points.get(0).x(), points.get(0).y());
        points.subList(1, points.size()).forEach(point -> path.lineTo(unit * point.x(), point.y()));
        stroke(style(style), path);
    }

    @Override
    public void curve(String style, double x1, double y1, double x2, double y2) {
        double bend = unit * (x1 + x2) / 2;
        stroke(style(style), new CubicCurve2D.Double(unit * x1, y1, bend, y1, bend, y2, unit * x2, y2));
    }

    @Override
    public void marker(String style, int series) {
        draw(style, MarkerShape.outline(series));
    }

    @Override
    public void text(String style, String text, double x, double y) {
        PictureStyle look = style(style);
        if (look.shown()) {
            write(look, text, unit * x, y, look.anchor(), pen);
        }
    }

    @Override
    public void slanted(String style, String text, double x, double y) {
        PictureStyle look = style(style);
        if (look.shown()) {
            Graphics2D turned = (Graphics2D) pen.create();
            turned.translate(unit * x, y);
            turned.rotate(SLANT);
            write(look, text, 4, 0, 1, turned);
            turned.dispose();
        }
    }

    private static void write(PictureStyle look, String text, double x, double y, double anchor, Graphics2D pen) {
        String shown = PrintableText.of(text);
        pen.setFont(look.font());
        pen.setColor(look.ink());
        double width = anchor == 0 ? 0 : Picture.width(look, shown);
        pen.drawString(shown, (float) (x - anchor * width), (float) y);
    }

    @Override
    public void group(String style, String tooltip, Consumer<Canvas> drawing) {
        drawing.accept(new PictureCanvas(pen, unit, groups + " " + style));
    }

    @Override
    public void at(String style, String tooltip, double x, double y, Consumer<Canvas> drawing) {
        Graphics2D there = (Graphics2D) pen.create();
        there.translate(unit * x, y);
        drawing.accept(new PictureCanvas(there, 1, groups + " " + style));
        there.dispose();
    }

    @Override
    public void link(String style, String target, Consumer<Canvas> drawing) {
        // pictures have no links
    }
}
