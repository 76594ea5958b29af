package org.semblance.report.chart;

import java.util.List;
import org.semblance.release.figures.ConceptTree;
import org.semblance.release.figures.ConceptTree.Node;
import org.semblance.release.figures.ConceptTree.Origin;
import org.semblance.release.figures.NumberFormat;
import org.semblance.report.html.Html;

/**
 * A tree as nested lists, each concept with a bar for its rows before and one for its rows after. In a long tree, the
 * lower levels are collapsed.
 */
final class TreeList {

    /** Trees with more lines are collapsed. */
    private static final int LONG = 60;

    /** Branches with no more lines than this are never collapsed. */
    private static final int SHORT = 6;

    /** In a long tree, branches are collapsed from this level. */
    private static final int FOLDED_FROM = 2;

    private static final int MOST_SOURCES = 4;

    private final ConceptTree tree;
    private final List<Node> nodes;
    private final Html page;
    private final int largest;

    TreeList(ConceptTree tree, Html page) {
        this.tree = tree;
        this.nodes = tree.nodes();
        this.page = page;
        this.largest = nodes.stream()
                .mapToInt(node -> Math.max(node.before().orElse(0), node.after().orElse(0)))
                .max()
                .orElse(0);
    }

    void write() {
        page.open("ul", "class", "tree");
        int at = 0;
        while (at < nodes.size()) {
            at = branch(at);
        }
        page.close();
    }

    /** Writes a concept and its descendants; returns the index of the next concept. */
    private int branch(int at) {
        Node node = nodes.get(at);
        int end = at + 1;
        while (end < nodes.size() && nodes.get(end).level() > node.level()) {
            end++;
        }
        boolean leaf = end == at + 1;
        boolean folded = nodes.size() > LONG && node.level() >= FOLDED_FROM && end - at > SHORT;
        page.open("li");
        if (folded) {
            page.open("details", "class", "branch").open("summary");
        }
        line(node, folded ? end - at - 1 : 0);
        if (folded) {
            page.close();
        }
        if (!leaf) {
            page.open("ul");
            int next = at + 1;
            while (next < end) {
                next = branch(next);
            }
            page.close();
        }
        if (folded) {
            page.close();
        }
        page.close();
        return end;
    }

    private void line(Node node, int folded) {
        page.open("span", "class", node.connects() ? "line connects" : "line");
        page.open("span", "class", "concept").foreign(node.concept());
        if (node.again()) {
            page.text(" ").leaf("small", "see above", "class", "below");
        } else {
            tree.centres().stream()
                    .filter(centre -> centre.concept().equals(node.concept()))
                    .forEach(centre ->
                            page.text(" ").leaf("span", TreeChart.name(centre.kind()), "class", "tag centre"));
        }
        if (folded > 0) {
            page.text(" ").leaf("small", "and " + NumberFormat.count(folded) + " below", "class", "below folded");
        }
        if (!node.sources().isEmpty()) {
            sources(node);
        }
        page.close().text(" ");
        if (!node.connects()) {
            page.open("span", "class", "rows");
            bar("before", node.before().orElse(0));
            page.text(" ");
            bar("after", node.after().orElse(0));
            page.close();
        }
        page.close();
    }

    private void sources(Node node) {
        page.open("small", "class", "sources");
        List<Origin> itself = node.sources().stream()
                .filter(origin -> origin.concept().equals(node.concept()))
                .toList();
        List<Origin> others = node.sources().stream()
                .filter(origin -> !origin.concept().equals(node.concept()))
                .toList();
        itself.forEach(origin -> page.text("kept " + atLeast(origin) + (others.isEmpty() ? "" : "; ")));
        for (int i = 0; i < Math.min(MOST_SOURCES, others.size()); i++) {
            page.text(i == 0 ? "from " : ", ").foreign(others.get(i).concept()).text("\u00A0" + atLeast(others.get(i)));
        }
        int more = others.size() - MOST_SOURCES;
        page.text(more > 0 ? " and " + more + " more" : "").close();
    }

    private static String atLeast(Origin origin) {
        return NumberFormat.count(origin.atLeast()) + "+";
    }

    /** A bar and its value, with its meaning for screen readers. */
    private void bar(String side, int rows) {
        page.open("span", "class", "bar " + side);
        page.leaf("span", side + ":\u00A0", "class", "heard");
        double length = largest > 0 ? 100.0 * rows / largest : 0;
        page.open("span", "class", "track", "aria-hidden", "true")
                .leaf("span", "", "style", "width:" + NumberFormat.percent(length))
                .close();
        page.leaf("span", rows > 0 ? NumberFormat.count(rows) : "–", "class", "figure")
                .close();
    }
}
