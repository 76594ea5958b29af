package org.semblance.report.section;

import java.util.List;
import java.util.Optional;
import org.semblance.release.figures.ConceptTree;
import org.semblance.release.figures.NumberFormat;
import org.semblance.release.report.Report;
import org.semblance.release.report.Report.AttributeReport;
import org.semblance.report.chart.TreeChart;
import org.semblance.report.html.Html;

/** Which concepts were replaced by which: a tree for each masked attribute whose words mean concepts. */
public final class ConceptSection implements Section {

    @Override
    public String id() {
        return "words";
    }

    @Override
    public String title() {
        return "Concepts before and after";
    }

    @Override
    public boolean concerns(Report report) {
        return report.attributes().stream()
                .anyMatch(attribute -> attribute.tree().isPresent());
    }

    @Override
    public void write(Report report, Html page) {
        page.leaf(
                "p",
                (report.noise().isPresent()
                                ? "Each word was mapped to its concept, and each concept was replaced at random by one at some"
                                        + " semantic distance."
                                : "Each word was mapped to its concept; where an equivalence class had several concepts, they were"
                                        + " replaced by one close to all of them.")
                        + " Each tree shows the part of the taxonomy that connects these concepts; an indented concept is"
                        + " a kind of the one above it.",
                "class",
                "lead");
        for (AttributeReport attribute : report.attributes()) {
            attribute.tree().ifPresent(tree -> attribute(attribute, tree, page));
        }
    }

    private static void attribute(AttributeReport attribute, ConceptTree tree, Html page) {
        page.open("article", "class", "meanings")
                .open("h3")
                .foreign(attribute.name())
                .close();
        centres(tree, page);
        new TreeChart("Rows by what " + attribute.name() + " means", tree).write(page);
        page.leaf("p", remark(tree), "class", "quiet remark");
        page.close();
    }

    /** The concepts that could represent the whole column, for comparison. */
    private static void centres(ConceptTree tree, Html page) {
        if (tree.centres().isEmpty()) {
            return;
        }
        page.open("dl", "class", "centres");
        for (ConceptTree.Kind kind : ConceptTree.Kind.values()) {
            Optional<ConceptTree.Centre> centre = tree.centres().stream()
                    .filter(candidate -> candidate.kind() == kind)
                    .findFirst();
            centre.ifPresent(found -> {
                page.open("div").leaf("dt", TreeChart.name(kind)).open("dd").foreign(found.concept());
                page.leaf("small", "sum of distances\u00A0" + NumberFormat.decimal(found.distances()))
                        .close()
                        .close();
            });
        }
        page.close();
        page.leaf(
                "p",
                "If one concept had to represent "
                        + (tree.before().others() == 0 ? "all " : "the ")
                        + NumberFormat.count(tree.before().rows())
                        + (tree.before().others() == 0 ? " rows" : " rows whose concept is shown")
                        + ": the smaller the sum of its distances to them, the more meaning it would preserve.",
                "class",
                "quiet");
    }

    private static String remark(ConceptTree tree) {
        String least = NumberFormat.count(tree.least());
        StringBuilder remark = new StringBuilder("A count that is not shown is below " + least + ", or nothing.");
        List<ConceptTree.Node> nodes = tree.nodes();
        if (nodes.stream().anyMatch(node -> !node.sources().isEmpty())) {
            remark.append(
                    " Counts of rows that were kept or came from another concept are rounded down to a multiple of "
                            + least + ", so that no smaller count can be inferred.");
        } else {
            remark.append(" The origin of rows is not shown: smaller counts could be inferred from it.");
        }
        if (tree.before().others() > 0) {
            remark.append(
                    " Concepts not shown: " + NumberFormat.count(tree.before().others(), "row", "rows") + " before.");
        }
        if (tree.after().others() > 0) {
            remark.append(" Released concepts not shown: "
                    + NumberFormat.count(tree.after().others(), "row", "rows") + ".");
        }
        return remark.toString();
    }
}
