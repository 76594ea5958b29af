package org.semblance.report.chart;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.font.FontRenderContext;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.release.figures.PrintableText;

/** A picture of a drawing with its title and legend: 1600 pixels wide, on white, rendered without a display. */
final class Picture {

    private static final int WIDTH = 1600;
    private static final int MARGIN = 60;

    /** Picture pixels per page pixel. */
    private static final double SCALE = 2.25;

    /** The maximum magnification of a drawing of fixed width. */
    private static final double MOST = 2;

    private static final double ACROSS = (WIDTH - 2 * MARGIN) / SCALE;

    /** A slide has more room than a card, so the plot area is higher by this factor. */
    private static final double TALLER = 1.45;

    private static final int TITLE = 38;
    private static final int TITLE_LINE = 50;

    /** The sizes of the legend, in page pixels. */
    private static final double SWATCH = 11.5;

    private static final double KEY_LINE = 18.5;

    static {
        // no display is needed, and looking for one would fail on a server
        if (System.getProperty("java.awt.headless") == null) {
            System.setProperty("java.awt.headless", "true");
        }
    }

    static final DrawingMedium PAPER = new DrawingMedium() {
        @Override
        public double narrow() {
            return ACROSS;
        }

        @Override
        public double card() {
            return ACROSS;
        }

        @Override
        public double screen() {
            return ACROSS;
        }

        @Override
        public double high(double onPage) {
            return TALLER * onPage;
        }

        @Override
        public double width(String style, String text) {
            return Picture.width(PictureStyle.of(style), text);
        }

        @Override
        public String fit(String style, String text, double room) {
            return Picture.fit(PictureStyle.of(style).font(), text, room);
        }
    };

    private final BufferedImage image;

    Picture(String title, Legend legend, Drawing drawing) {
        List<String> lines = wrapped(title);
        List<KeyPlace> keys = places(legend);
        double below = keys.isEmpty() ? 4 : keys.get(keys.size() - 1).y() + KEY_LINE + 12;
        double scale = drawing.width().isPresent()
                ? Math.min(MOST, (WIDTH - 2.0 * MARGIN) / drawing.width().getAsDouble())
                : SCALE;
        int top = MARGIN + TITLE_LINE * lines.size();
        int start = top + (int) Math.ceil(SCALE * below);
        image = new BufferedImage(
                WIDTH, start + (int) Math.ceil(scale * drawing.height()) + MARGIN / 2, BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = image.createGraphics();
        pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        pen.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        pen.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        pen.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        pen.setColor(Color.WHITE);
        pen.fillRect(0, 0, WIDTH, image.getHeight());
        pen.setFont(titleFont());
        pen.setColor(PictureStyle.INK);
        for (int i = 0; i < lines.size(); i++) {
            pen.drawString(PrintableText.of(lines.get(i)), MARGIN, MARGIN + 26 + TITLE_LINE * i);
        }
        Graphics2D above = placed(pen, top, SCALE);
        keys.forEach(key -> draw(key, above));
        Graphics2D within = placed(pen, start, scale);
        drawing.draw(new PictureCanvas(within, drawing.width().isPresent() ? 1 : ACROSS / 100, drawing.style()));
        above.dispose();
        within.dispose();
        pen.dispose();
    }

    private static Graphics2D placed(Graphics2D pen, int top, double scale) {
        Graphics2D placed = (Graphics2D) pen.create();
        placed.translate(MARGIN, top);
        placed.scale(scale, scale);
        return placed;
    }

    /** An entry of the legend and its position. */
    private record KeyPlace(Legend.Key key, double x, double y) {}

    private static List<KeyPlace> places(Legend legend) {
        List<KeyPlace> places = new ArrayList<>();
        double x = 0;
        double y = 4;
        for (Legend.Key key : legend.keys()) {
            double width = 1.5 * SWATCH + PAPER.width("quiet", key.name()) + 20;
            if (x > 0 && x + width > ACROSS) {
                x = 0;
                y += KEY_LINE;
            }
            places.add(new KeyPlace(key, x, y));
            x += width;
        }
        return places;
    }

    private static void draw(KeyPlace place, Graphics2D pen) {
        Canvas canvas = new PictureCanvas(pen, 1, "");
        OptionalInt marker = place.key().marker();
        canvas.at(place.key().style(), "", place.x(), place.y(), there -> {
            if (marker.isPresent()) {
                there.at("", "", SWATCH / 2, SWATCH / 2, middle -> middle.marker("spot", marker.getAsInt()));
            } else {
                there.rect("swatch", 0, 0, SWATCH, SWATCH);
            }
        });
        canvas.text("quiet", place.key().name(), place.x() + 1.5 * SWATCH, place.y() + 10);
    }

    /** The width of a text, in page pixels. */
    static double width(PictureStyle style, String text) {
        return width(style.font(), text);
    }

    private static double width(Font font, String text) {
        return font.getStringBounds(PrintableText.of(text), new FontRenderContext(null, true, true))
                .getWidth();
    }

    private static String fit(Font font, String text, double room) {
        if (width(font, text) <= room) {
            return text;
        }
        int end = text.length();
        while (end > 1 && width(font, text.substring(0, end) + "…") > room) {
            end = text.offsetByCodePoints(end, -1);
        }
        return text.substring(0, end) + "…";
    }

    private static List<String> wrapped(String title) {
        double room = WIDTH - 2.0 * MARGIN;
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : title.split(" ", -1)) {
            if (line.length() > 0 && width(titleFont(), line + " " + word) > room) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.length() == 0 ? "" : " ").append(word);
        }
        lines.add(fit(titleFont(), line.toString(), room));
        return lines;
    }

    private static Font titleFont() {
        return new Font(Font.SANS_SERIF, Font.BOLD, TITLE);
    }

    /** Writes the picture as PNG. */
    void write(OutputStream out) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        // in memory, because otherwise Java would write a copy to the folder for temporary files
        try (ImageOutputStream png = new MemoryCacheImageOutputStream(bytes)) {
            if (!ImageIO.write(image, "png", png)) {
                throw Problem.machine(
                        ProblemCode.E_PLOTS,
                        "this Java cannot write PNG files",
                        "use a Java with the module java.desktop");
            }
        }
        bytes.writeTo(out);
    }
}
