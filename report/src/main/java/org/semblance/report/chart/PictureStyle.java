package org.semblance.report.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * The style sheet of pictures: on white, in the colours of Okabe and Ito. It defines the same class names as the style
 * sheet of pages. Later names override earlier ones, and those of an element override those of its group.
 *
 * @param series the colour of the series, for elements within it
 * @param ink the colour of text
 * @param anchor the share of a text's width that lies to the left of its position
 * @param shown whether there is room for it in a picture
 */
record PictureStyle(
        Optional<Color> fill,
        Optional<Color> stroke,
        double width,
        List<Float> dashes,
        Color series,
        Color ink,
        double size,
        boolean bold,
        double anchor,
        boolean shown) {

    static final Color INK = new Color(0x1d2329);
    static final Color QUIET = new Color(0x58616b);
    private static final Color RULE = new Color(0xdcdad3);
    private static final Color FAINT = new Color(0xecebe5);
    private static final Color BEFORE = new Color(0x0072b2);
    private static final Color AFTER = new Color(0xe69f00);
    private static final Color SPREAD = new Color(0xf9e3b8);
    private static final Color BAD = new Color(0xd55e00);

    /** The font sizes of labels and of figures, in page pixels. */
    private static final double TEXT = 12;

    private static final double SMALL = 11;

    private static final List<Color> SERIES =
            List.of(BEFORE, AFTER, new Color(0x009e73), BAD, new Color(0xcc79a7), QUIET);

    /** Lines with the same colour have different dashes. */
    private static final List<List<Float>> DASHES = List.of(
            List.of(),
            List.of(7f, 3f),
            List.of(2f, 3f),
            List.of(9f, 3f, 2f, 3f),
            List.of(),
            List.of(5f, 5f),
            List.of(2f, 3f),
            List.of(9f, 3f, 2f, 3f),
            List.of(),
            List.of(5f, 5f),
            List.of(7f, 3f),
            List.of(2f, 3f));

    private static final int[] LOSSES = {0xfffbe8, 0xfff0bd, 0xfedd86, 0xf7b13c, 0xd9730d, 0x973c03};
    private static final int[] PLUS = {0xffffff, 0xdcecf7, 0xb5d7ee, 0x86bde2, 0x56a3d6};
    private static final int[] MINUS = {0xffffff, 0xfbe6d8, 0xf6cbb0, 0xf0a97f, 0xe8895a};

    private static final PictureStyle PLAIN =
            new PictureStyle(Optional.empty(), Optional.empty(), 1, List.of(), INK, INK, TEXT, false, 0, true);

    private static final Map<String, UnaryOperator<PictureStyle>> RULES = rules();

    private static Map<String, UnaryOperator<PictureStyle>> rules() {
        Map<String, UnaryOperator<PictureStyle>> rules = new HashMap<>();
        rules.put("end", style -> style.anchored(1));
        rules.put("middle", style -> style.anchored(0.5));
        // shown only on pages wider than the layout assumes; pictures never are
        rules.put("wide", PictureStyle::hidden);
        rules.put("figure", style -> style.lettered(QUIET, SMALL, false));
        rules.put("quiet", style -> style.lettered(QUIET, TEXT, false));
        rules.put("heading", style -> style.lettered(INK, 14, true));
        rules.put("tag-chosen", style -> style.lettered(INK, TEXT, true));
        rules.put("head", style -> style.lettered(INK, TEXT, true));
        rules.put("under", style -> style.lettered(QUIET, SMALL, false));
        rules.put("axis", style -> style.stroked(QUIET, 1));
        rules.put("grid", style -> style.stroked(RULE, 1));
        rules.put("limit", style -> style.stroked(BAD, 1.3).dashed(6f, 4f));
        rules.put("front", style -> style.stroked(QUIET, 1.5).dashed(4f, 3f));
        rules.put("histogram", style -> style.stroked(Color.WHITE, 1));
        rules.put("before", style -> style.filled(BEFORE));
        rules.put("only", style -> style.filled(BEFORE));
        rules.put("after", style -> style.filled(AFTER));
        rules.put("spread", style -> style.filled(SPREAD).stroked(AFTER, 0.8).dashed(2f, 2f));
        rules.put("outline", style -> style.hollow().stroked(AFTER, 2.5));
        rules.put("swatch", style -> style.fill.isPresent() ? style.bare() : style);
        rules.put(
                "spot",
                style -> style.filled(style.series).stroked(Color.WHITE, 1).dashed());
        rules.put("hollow", style -> style.filled(Color.WHITE).stroked(style.series, 1.5));
        rules.put("ring", style -> style.hollow().stroked(INK, 2).dashed());
        rules.put("edge", style -> style.stroked(RULE, 1.25));
        rules.put("wrong", style -> style.stroked(BAD, 2).dashed(5f, 3f));
        rules.put("box", style -> style.stroked(QUIET, 0.8));
        rules.put("value", style -> style.filled(Color.WHITE));
        rules.put("loss-none", style -> style.filled(FAINT).dashed(3f, 3f));
        rules.put("loss", style -> style.lettered(style.ink, SMALL, false).anchored(1));
        addScales(rules);
        return Map.copyOf(rules);
    }

    /** The classes that end in a number: the steps of a scale of colours, or the lines of a chart. */
    private static void addScales(Map<String, UnaryOperator<PictureStyle>> rules) {
        for (int i = 0; i < LOSSES.length; i++) {
            Color fill = new Color(LOSSES[i]);
            Color ink = i >= 4 ? Color.WHITE : INK;
            rules.put("loss-" + i, style -> style.filled(fill).lettered(ink, TEXT, false));
        }
        for (int i = 0; i < PLUS.length; i++) {
            Color plus = new Color(PLUS[i]);
            Color minus = new Color(MINUS[i]);
            rules.put("plus-" + i, style -> style.filled(plus));
            rules.put("minus-" + i, style -> style.filled(minus));
        }
        for (int i = 0; i < DASHES.size(); i++) {
            Color colour = SERIES.get(i % SERIES.size());
            List<Float> dashes = DASHES.get(i);
            rules.put("line-" + i, style -> style.series(colour, dashes));
        }
    }

    /** The style for a list of class names, those of the outermost group first. */
    static PictureStyle of(String names) {
        PictureStyle style = PLAIN;
        for (String name : names.split(" ", -1)) {
            style = RULES.getOrDefault(name, UnaryOperator.identity()).apply(style);
        }
        return style;
    }

    private PictureStyle filled(Color colour) {
        return new PictureStyle(Optional.of(colour), stroke, width, dashes, series, ink, size, bold, anchor, shown);
    }

    private PictureStyle bare() {
        return new PictureStyle(fill, Optional.empty(), width, dashes, series, ink, size, bold, anchor, shown);
    }

    private PictureStyle hollow() {
        return new PictureStyle(Optional.empty(), stroke, width, dashes, series, ink, size, bold, anchor, shown);
    }

    private PictureStyle stroked(Color colour, double thick) {
        return new PictureStyle(fill, Optional.of(colour), thick, dashes, series, ink, size, bold, anchor, shown);
    }

    private PictureStyle dashed(Float... lengths) {
        return new PictureStyle(fill, stroke, width, List.of(lengths), series, ink, size, bold, anchor, shown);
    }

    private PictureStyle series(Color colour, List<Float> lengths) {
        return new PictureStyle(
                Optional.of(colour), Optional.of(colour), 2, lengths, colour, ink, size, bold, anchor, shown);
    }

    private PictureStyle lettered(Color colour, double high, boolean strong) {
        return new PictureStyle(fill, stroke, width, dashes, series, colour, high, strong, anchor, shown);
    }

    private PictureStyle anchored(double share) {
        return new PictureStyle(fill, stroke, width, dashes, series, ink, size, bold, share, shown);
    }

    private PictureStyle hidden() {
        return new PictureStyle(fill, stroke, width, dashes, series, ink, size, bold, anchor, false);
    }

    Font font() {
        return new Font(Font.SANS_SERIF, bold ? Font.BOLD : Font.PLAIN, 1).deriveFont((float) size);
    }

    BasicStroke pen() {
        if (dashes.isEmpty()) {
            return new BasicStroke((float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND);
        }
        float[] lengths = new float[dashes.size()];
        for (int i = 0; i < lengths.length; i++) {
            lengths[i] = dashes.get(i);
        }
        return new BasicStroke((float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, lengths, 0);
    }
}
