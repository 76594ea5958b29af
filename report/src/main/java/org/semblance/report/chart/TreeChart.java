package org.semblance.report.chart;

import java.util.List;
import org.semblance.release.figures.ConceptTree;
import org.semblance.release.figures.FigureSheet;
import org.semblance.report.html.Html;

/**
 * A tree of concepts with the number of rows of each, before and after. On a page it is a list; elsewhere, indented
 * names with bars.
 */
public record TreeChart(String title, ConceptTree tree) implements DrawnChart {

    @Override
    public void write(Html page) {
        page.figure(this, "chart branches");
        legend().write(page);
        new TreeList(tree, page).write();
        page.close();
    }

    @Override
    public FigureSheet sheet() {
        FigureSheet sheet = new FigureSheet("level", "concept", "before", "after");
        for (ConceptTree.Node node : tree.nodes()) {
            if (!node.again()) {
                sheet.row(
                        node.level(),
                        node.concept(),
                        node.before().isPresent() ? node.before().getAsInt() : Double.NaN,
                        node.after().isPresent() ? node.after().getAsInt() : Double.NaN);
            }
        }
        return sheet;
    }

    @Override
    public Legend legend() {
        return Legend.swatches(List.of("before", "after"), List.of("rows before", "rows after"));
    }

    @Override
    public Drawing on(DrawingMedium paper) {
        return new TreeDrawing(tree, paper);
    }

    /** The name of a kind of centre. */
    public static String name(ConceptTree.Kind kind) {
        return switch (kind) {
            case CENTROID -> "closest to all";
            case MODE -> "most frequent";
            case SUBSUMER -> "common ancestor";
        };
    }
}
