package org.semblance.report;

import java.awt.Color;
import java.util.List;
import java.util.OptionalInt;
import org.semblance.release.figures.ConceptTree;
import org.semblance.release.figures.ConceptTree.Node;
import org.semblance.report.Picture.Anchor;

/** A {@link TreeChart} as a picture; of a large tree its upper levels. */
final class TreePicture {

    private static final int STEP = 52;
    private static final int INDENT = 34;

    /** More lines nobody can read on a slide. */
    private static final int MOST = 120;

    private static final double BARS = 900;

    private final TreeChart chart;

    TreePicture(TreeChart chart) {
        this.chart = chart;
    }

    Picture picture() {
        ConceptTree tree = chart.tree();
        int deepest = tree.nodes().stream().mapToInt(Node::level).max().orElse(0);
        List<Node> nodes = tree.nodes();
        while (nodes.size() > MOST && deepest > 1) {
            deepest--;
            int level = deepest;
            nodes = tree.nodes().stream().filter(node -> node.level() <= level).toList();
        }
        List<String> names = List.of("rows before", "rows after");
        int legend = Picture.legendHeight(names);
        boolean cut = nodes.size() < tree.nodes().size();
        Picture picture = new Picture(chart.title(), legend + STEP * nodes.size() + (cut ? 60 : 10));
        picture.legend(names, List.of(Picture.BEFORE, Picture.AFTER));
        double largest = nodes.stream()
                .mapToInt(node -> Math.max(node.before().orElse(0), node.after().orElse(0)))
                .max()
                .orElse(0);
        double y = picture.top() + legend;
        for (Node node : nodes) {
            double x = Picture.MARGIN + node.level() * (double) INDENT;
            String label = node.concept() + (node.again() ? " (see above)" : "");
            picture.text(
                    Picture.fit(label, BARS - x - 20, Picture.TEXT),
                    x,
                    y + 34,
                    Anchor.START,
                    Picture.TEXT,
                    node.connects() ? Picture.QUIET : Picture.INK);
            if (!node.connects()) {
                bar(picture, node.before(), Picture.BEFORE, y + 4, largest);
                bar(picture, node.after(), Picture.AFTER, y + 25, largest);
            }
            y += STEP;
        }
        if (cut) {
            picture.text(
                    "Only the upper levels are drawn; the table has all.",
                    Picture.MARGIN,
                    y + 34,
                    Anchor.START,
                    Picture.SMALL,
                    Picture.QUIET);
        }
        return picture;
    }

    private static void bar(Picture picture, OptionalInt rows, Color colour, double y, double largest) {
        double room = Picture.WIDTH - Picture.MARGIN - 130 - BARS;
        double length = largest > 0 ? room * rows.orElse(0) / largest : 0;
        picture.rect(colour, BARS, y, length, 19);
        picture.text(
                rows.isPresent() ? NumberFormat.count(rows.getAsInt()) : "–",
                BARS + length + 12,
                y + 18,
                Anchor.START,
                21,
                Picture.QUIET);
    }
}
