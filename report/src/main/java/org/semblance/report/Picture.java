package org.semblance.report;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.semblance.Problem;
import org.semblance.release.figures.PrintableText;

/** A picture on white, 1600 pixels wide, in the colours of Okabe and Ito; drawn without a screen. */
final class Picture {

    static final int WIDTH = 1600;

    /** Space at the edges. */
    static final int MARGIN = 60;

    static final Color INK = new Color(0x1d2329);
    static final Color QUIET = new Color(0x58616b);
    static final Color RULE = new Color(0xdcdad3);
    static final Color BEFORE = new Color(0x0072b2);
    static final Color AFTER = new Color(0xe69f00);

    /** Colours of lines and points, each with dashes or a shape of its own. */
    static final List<Color> LINES =
            List.of(BEFORE, AFTER, new Color(0x009e73), new Color(0xd55e00), new Color(0xcc79a7), QUIET);

    private static final float[][] DASHES = {null, {21, 9}, {6, 9}, {27, 9, 6, 9}, null, {15, 15}};

    static final int TEXT = 28;
    static final int SMALL = 25;
    private static final int TITLE = 38;

    static {
        // a screen is not needed, and asking for one would fail on a server
        if (System.getProperty("java.awt.headless") == null) {
            System.setProperty("java.awt.headless", "true");
        }
    }

    private final BufferedImage image;
    private final Graphics2D pen;
    private int top;

    /** Where a text stands from. */
    enum Anchor {
        START,
        MIDDLE,
        END
    }

    /** A picture with a title; so high is what stands below it. */
    Picture(String title, int below) {
        List<String> lines = wrapped(title, WIDTH - 2 * MARGIN, TITLE);
        top = MARGIN + 50 * lines.size();
        image = new BufferedImage(WIDTH, top + below + MARGIN / 2, BufferedImage.TYPE_INT_RGB);
        pen = image.createGraphics();
        pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        pen.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        pen.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        rect(Color.WHITE, 0, 0, WIDTH, image.getHeight());
        pen.setFont(font(TITLE, true));
        pen.setColor(INK);
        int y = MARGIN + 26;
        for (String line : lines) {
            pen.drawString(PrintableText.of(line), MARGIN, y);
            y += 50;
        }
    }

    /** Draws below the title, within the margins, in units of another size. */
    void scaled(double scale, Runnable drawing) {
        AffineTransform before = pen.getTransform();
        pen.translate(MARGIN, top);
        pen.scale(scale, scale);
        drawing.run();
        pen.setTransform(before);
    }

    /** Where the title ends. */
    int top() {
        return top;
    }

    int height() {
        return image.getHeight();
    }

    void rect(Color fill, double x, double y, double width, double height) {
        pen.setColor(fill);
        pen.fill(new Rectangle2D.Double(x, y, Math.max(0, width), Math.max(0, height)));
    }

    void outline(Color colour, double stroke, double x, double y, double width, double height) {
        pen.setColor(colour);
        pen.setStroke(new BasicStroke((float) stroke));
        pen.draw(new Rectangle2D.Double(x, y, Math.max(0, width), Math.max(0, height)));
    }

    void line(Color colour, double stroke, double x1, double y1, double x2, double y2) {
        pen.setColor(colour);
        pen.setStroke(new BasicStroke((float) stroke));
        pen.draw(new Line2D.Double(x1, y1, x2, y2));
    }

    /** A line of dashes. */
    void dashes(Color colour, double x1, double y1, double x2, double y2) {
        pen.setColor(colour);
        pen.setStroke(dashed(3, new float[] {15, 12}));
        pen.draw(new Line2D.Double(x1, y1, x2, y2));
    }

    /** A line through points, in the colour and with the dashes of a series. */
    void polyline(int series, List<double[]> points) {
        if (points.size() < 2) {
            return;
        }
        Path2D path = new Path2D.Double();
        path.moveTo(points.get(0)[0], points.get(0)[1]);
        points.subList(1, points.size()).forEach(point -> path.lineTo(point[0], point[1]));
        pen.setColor(LINES.get(series % LINES.size()));
        pen.setStroke(dashed(5, DASHES[series % DASHES.length]));
        pen.draw(path);
    }

    private static BasicStroke dashed(float width, float[] dashes) {
        return dashes == null
                ? new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND)
                : new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, dashes, 0);
    }

    void dot(Color fill, double x, double y, double radius) {
        pen.setColor(fill);
        pen.fill(new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius));
    }

    void ring(Color colour, double x, double y, double radius) {
        pen.setColor(colour);
        pen.setStroke(new BasicStroke(4));
        pen.draw(new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius));
    }

    /** The shape of a series, in its colour. */
    void shape(int series, double x, double y, double radius) {
        shape(LINES.get(series % LINES.size()), series, x, y, radius);
    }

    /** The shape of a series in another colour. */
    void shape(Color fill, int series, double x, double y, double radius) {
        double scale = radius / MarkerShape.RADIUS;
        AffineTransform place = AffineTransform.getTranslateInstance(x, y);
        place.scale(scale, scale);
        pen.setColor(fill);
        pen.fill(place.createTransformedShape(MarkerShape.outline(series)));
    }

    void text(String text, double x, double y, Anchor anchor, int size, Color colour) {
        String shown = PrintableText.of(text);
        pen.setFont(font(size, false));
        pen.setColor(colour);
        double width = pen.getFontMetrics().stringWidth(shown);
        double shift = anchor == Anchor.START ? 0 : anchor == Anchor.MIDDLE ? width / 2 : width;
        pen.drawString(shown, (float) (x - shift), (float) y);
    }

    /** A text that rises to the right and ends at a place. */
    void slanted(String text, double x, double y, int size) {
        Graphics2D turned = (Graphics2D) pen.create();
        turned.translate(x, y);
        turned.rotate(Math.toRadians(-40));
        turned.setFont(font(size, false));
        turned.setColor(INK);
        String shown = PrintableText.of(text);
        turned.drawString(shown, -turned.getFontMetrics().stringWidth(shown), 0);
        turned.dispose();
    }

    /** A swatch and a name for each series. */
    void legend(List<String> names, List<Color> colours) {
        legend(names, (i, x, y) -> rect(colours.get(i % colours.size()), x, y, 26, 26));
    }

    /** The shape and the name of each series. */
    void shapes(List<String> names) {
        legend(names, (i, x, y) -> shape(i, x + 13, y + 13, 13));
    }

    private interface Key {
        void draw(int series, double x, double y);
    }

    private void legend(List<String> names, Key key) {
        double x = MARGIN;
        double y = top + 10;
        for (int i = 0; i < names.size(); i++) {
            double width = 40 + width(names.get(i), TEXT) + 45;
            if (x > MARGIN && x + width > WIDTH - MARGIN) {
                x = MARGIN;
                y += 42;
            }
            key.draw(i, x, y);
            text(names.get(i), x + 38, y + 23, Anchor.START, TEXT, QUIET);
            x += width;
        }
    }

    /** How high a legend will be. */
    static int legendHeight(List<String> names) {
        double x = MARGIN;
        int lines = 1;
        for (String name : names) {
            double width = 40 + width(name, TEXT) + 45;
            if (x > MARGIN && x + width > WIDTH - MARGIN) {
                x = MARGIN;
                lines++;
            }
            x += width;
        }
        return 28 + 42 * lines;
    }

    /** How wide a text is. */
    static double width(String text, int size) {
        Graphics2D scratch = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB).createGraphics();
        try {
            return scratch.getFontMetrics(font(size, false)).stringWidth(PrintableText.of(text));
        } finally {
            scratch.dispose();
        }
    }

    /** The text, or as much of its beginning as there is room for. */
    static String fit(String text, double room, int size) {
        if (width(text, size) <= room) {
            return text;
        }
        int end = text.length();
        while (end > 1 && width(text.substring(0, end) + "…", size) > room) {
            end = text.offsetByCodePoints(end, -1);
        }
        return text.substring(0, end) + "…";
    }

    private static List<String> wrapped(String text, double room, int size) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" ", -1)) {
            if (line.length() > 0 && width(line + " " + word, size) > room * 0.95) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.length() == 0 ? "" : " ").append(word);
        }
        lines.add(fit(line.toString(), room, size));
        return lines;
    }

    private static Font font(int size, boolean bold) {
        return new Font(Font.SANS_SERIF, bold ? Font.BOLD : Font.PLAIN, size);
    }

    /** Writes it as PNG. */
    void write(OutputStream out) throws IOException {
        pen.dispose();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        // in memory: Java would put a copy into the folder for temporary files
        try (ImageOutputStream png = new MemoryCacheImageOutputStream(bytes)) {
            if (!ImageIO.write(image, "png", png)) {
                throw Problem.machine(
                        "E_PLOTS", "this Java cannot write PNG files", "use a Java with the module java.desktop");
            }
        }
        bytes.writeTo(out);
    }
}
