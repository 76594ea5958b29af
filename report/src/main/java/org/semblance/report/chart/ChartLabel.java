package org.semblance.report.chart;

/** Estimates the width of a label, which a page without scripts cannot measure. */
final class ChartLabel {

    private ChartLabel() {}

    /** The approximate width, in Latin letters. */
    static double width(String label) {
        return label.codePoints().mapToDouble(ChartLabel::width).sum();
    }

    /** The label, or its beginning and an ellipsis. */
    static String fit(String label, double width) {
        if (width(label) <= width) {
            return label;
        }
        StringBuilder beginning = new StringBuilder();
        double used = 1;
        for (int c : label.codePoints().toArray()) {
            used += width(c);
            if (used > width) {
                break;
            }
            beginning.appendCodePoint(c);
        }
        return beginning.append('…').toString();
    }

    /** Ideographs and pictographs are about twice as wide; combining marks take no space. */
    private static double width(int c) {
        if (Character.getType(c) == Character.NON_SPACING_MARK) {
            return 0;
        }
        boolean wide = Character.isIdeographic(c)
                || (c >= 0x1100 && c <= 0x115F)
                || (c >= 0x3000 && c <= 0x30FF)
                || (c >= 0xAC00 && c <= 0xD7A3)
                || c >= 0x1F000;
        return wide ? 1.9 : 1;
    }
}
