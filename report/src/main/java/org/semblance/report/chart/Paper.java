package org.semblance.report.chart;

/**
 * What a drawing is laid out for. A page may be narrow or wide when it is read, and its letters cannot be measured; a picture
 * has one width and known letters. All lengths are in pixels of a page.
 */
interface Paper {

    /** A page on a phone, in a card, and on a screen. */
    Paper PAGE = new Paper() {

        /** About how wide a letter is. */
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

    /** The least width that the drawing can have. */
    double narrow();

    /** The width in a card of a page. */
    double card();

    /** The width on a large screen. */
    double screen();

    /** How high the part between the axes is, where it has this height on a page. */
    double high(double onPage);

    /** About how wide a text of a style is. */
    double width(String style, String text);

    /** The text, or as much of its beginning as there is room for. */
    String fit(String style, String text, double room);

    /** The part of the width, in per cent, that so many pixels need where it is narrow. */
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
