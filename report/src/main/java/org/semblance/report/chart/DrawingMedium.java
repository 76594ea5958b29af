package org.semblance.report.chart;

/**
 * The medium that a drawing is laid out for. A page may be displayed narrow or wide, and its text cannot be measured; a
 * picture has a fixed width and known fonts. All lengths are in page pixels.
 */
interface DrawingMedium {

    /** A page, as displayed on a phone, in a card, and on a large screen. */
    DrawingMedium PAGE = new DrawingMedium() {

        /** The approximate width of a letter. */
        private static final double LETTER = 6.6;

        @Override
        public double narrow() {
            return 290;
        }

        @Override
        public double card() {
            return 400;
        }

        @Override
        public double screen() {
            return 600;
        }

        @Override
        public double high(double onPage) {
            return onPage;
        }

        @Override
        public double width(String style, String text) {
            return LETTER * ChartLabel.width(text);
        }

        @Override
        public String fit(String style, String text, double room) {
            return ChartLabel.fit(text, room / LETTER);
        }
    };

    /** The smallest width the drawing can have. */
    double narrow();

    /** The width in a card of a page. */
    double card();

    /** The width on a large screen. */
    double screen();

    /** The height of the plot area, given its height on a page. */
    double high(double onPage);

    /** The approximate width of a text in a style. */
    double width(String style, String text);

    /** The text, shortened if it does not fit. */
    String fit(String style, String text, double room);

    /** The share of the smallest width, in per cent, that this many pixels take. */
    default double share(double pixels) {
        return 100 * pixels / narrow();
    }

    /** The width of the widest text. */
    default double widest(String style, Iterable<String> texts) {
        double widest = 0;
        for (String text : texts) {
            widest = Math.max(widest, width(style, text));
        }
        return widest;
    }
}
