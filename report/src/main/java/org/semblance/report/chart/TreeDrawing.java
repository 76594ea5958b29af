package org.semblance.report.chart;

import java.util.List;
import java.util.OptionalInt;
import org.semblance.release.figures.ConceptTree;
import org.semblance.release.figures.ConceptTree.Node;
import org.semblance.release.figures.NumberFormat;

/** The drawing of a {@link TreeChart}: indented names with bars. Of a large tree only the upper levels are drawn. */
final class TreeDrawing implements Drawing {

    private static final double STEP = 23;
    private static final double INDENT = 15;

    /** The maximum number of lines that remain legible on a slide. */
    private static final int MOST = 120;

    /** The start of the bars, in per cent of the width. */
    private static final double BARS = 57;

    private final DrawingMedium paper;
    private final List<Node> nodes;
    private final boolean cut;
    private final double largest;

    TreeDrawing(ConceptTree tree, DrawingMedium paper) {
        this.paper = paper;
        int deepest = tree.nodes().stream().mapToInt(Node::level).max().orElse(0);
        List<Node> kept = tree.nodes();
        while (kept.size() > MOST && deepest > 1) {
            deepest--;
            int level = deepest;
            kept = tree.nodes().stream().filter(node -> node.level() <= level).toList();
        }
        this.nodes = kept;
        this.cut = kept.size() < tree.nodes().size();
        this.largest = kept.stream()
                .mapToInt(node -> Math.max(node.before().orElse(0), node.after().orElse(0)))
                .max()
                .orElse(0);
    }

    @Override
    public String style() {
        return "branches";
    }

    @Override
    public double height() {
        return STEP * nodes.size() + (cut ? 27 : 5);
    }

    @Override
    public void draw(Canvas canvas) {
        double y = 0;
        for (Node node : nodes) {
            double indent = node.level() * INDENT;
            String label = node.concept() + (node.again() ? " (see above)" : "");
            double room = BARS * paper.narrow() / 100 - indent - 9;
            canvas.text(
                    node.connects() ? "quiet" : "label", paper.fit("label", label, room), paper.share(indent), y + 15);
            if (!node.connects()) {
                bar("before", node.before(), y + 2, canvas);
                bar("after", node.after(), y + 11, canvas);
            }
            y += STEP;
        }
        if (cut) {
            canvas.text("figure", "Only the upper levels are drawn; the CSV file has all.", 0, y + 15);
        }
    }

    private void bar(String style, OptionalInt rows, double y, Canvas canvas) {
        double room = 100 - BARS - paper.share(58);
        double length = largest > 0 ? room * rows.orElse(0) / largest : 0;
        canvas.rect(style, BARS, y, length, 8.5);
        canvas.text(
                "figure",
                rows.isPresent() ? NumberFormat.count(rows.getAsInt()) : "–",
                BARS + length + paper.share(5),
                y + 8);
    }
}
