package org.semblance.report;

import java.awt.Color;
import java.util.List;
import org.semblance.release.figures.Correlations.Pair;
import org.semblance.report.Picture.Anchor;

/** A {@link HeatMap} as a picture: its tables below each other, so that the numbers stay readable. */
final class HeatPicture {

    private static final int CELL = 62;
    private static final double WIDEST_LABEL = 420;

    /** The shades of the page, from none to the deepest, which all bear dark ink. */
    private static final List<Color> PLUS =
            List.of(Color.WHITE, new Color(0xdcecf7), new Color(0xb5d7ee), new Color(0x86bde2), new Color(0x56a3d6));

    private static final List<Color> MINUS =
            List.of(Color.WHITE, new Color(0xfbe6d8), new Color(0xf6cbb0), new Color(0xf0a97f), new Color(0xe8895a));

    private final HeatMap chart;

    HeatPicture(HeatMap chart) {
        this.chart = chart;
    }

    Picture picture() {
        List<String> names = chart.correlations().attributes();
        int height = 70 + CELL * (names.size() + 1) + 50;
        Picture picture = new Picture(chart.title(), height * HeatMap.PANELS.size());
        double top = picture.top();
        double labels = Math.min(
                        WIDEST_LABEL,
                        names.stream()
                                .mapToDouble(name -> Picture.width("12 " + name, Picture.TEXT))
                                .max()
                                .orElse(0))
                + 30;
        double cell = Math.min(2 * CELL, (Picture.WIDTH - 2 * Picture.MARGIN - labels) / (names.size() - 1));
        for (HeatMap.Panel panel : HeatMap.PANELS) {
            panel(panel, Picture.MARGIN + labels, top, cell, picture);
            top += height;
        }
        return picture;
    }

    private void panel(HeatMap.Panel panel, double left, double top, double cell, Picture picture) {
        List<String> names = chart.correlations().attributes();
        picture.text(panel.heading(), Picture.MARGIN, top + 44, Anchor.START, 32, Picture.INK);
        double first = top + 70 + CELL;
        for (int row = 0; row < names.size(); row++) {
            double y = first + row * CELL;
            String label = Picture.fit((row + 1) + " " + names.get(row), left - Picture.MARGIN - 20, Picture.TEXT);
            picture.text(label, left - 16, y + 40, Anchor.END, Picture.TEXT, Picture.INK);
            for (int column = 0; column < row; column++) {
                double value = panel.value().applyAsDouble(pair(column, row));
                int shade = HeatMap.shade(value);
                double x = left + column * cell;
                picture.rect(shade < 0 ? MINUS.get(-shade) : PLUS.get(shade), x + 1, y + 1, cell - 2, CELL - 2);
                picture.text(HeatMap.figure(value), x + cell / 2, y + 40, Anchor.MIDDLE, Picture.SMALL, Picture.INK);
            }
        }
        for (int column = 0; column < names.size() - 1; column++) {
            picture.text(
                    String.valueOf(column + 1),
                    left + (column + 0.5) * cell,
                    first + CELL * (column + 1) - 14,
                    Anchor.MIDDLE,
                    Picture.SMALL,
                    Picture.QUIET);
        }
    }

    private Pair pair(int one, int other) {
        return chart.pair(one, other).orElseThrow();
    }
}
