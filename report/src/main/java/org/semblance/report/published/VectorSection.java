package org.semblance.report.published;

import java.util.ArrayList;
import java.util.List;
import org.semblance.release.figures.NumberFormat;
import org.semblance.release.publication.PublicDocuments;
import org.semblance.release.publication.PublicReport;
import org.semblance.report.chart.BarChart;
import org.semblance.report.html.Html;

/** The released vectors of documents. */
public final class VectorSection implements PublicSection {

    @Override
    public String id() {
        return "vectors";
    }

    @Override
    public String title() {
        return "The released vectors";
    }

    @Override
    public boolean concerns(PublicReport report) {
        return report.documents().isPresent();
    }

    @Override
    public void write(PublicReport report, Html page) {
        PublicDocuments figures = report.documents().orElseThrow();
        page.leaf(
                "p",
                "The texts are not released. Each document is released as a vector that it shares with others. "
                        + (figures.named()
                                ? "There are " + NumberFormat.count(figures.terms()) + " terms, and a vector has "
                                        + NumberFormat.decimal(figures.entries())
                                        + " of them on average, used by documents of its group."
                                : "The meaning of the columns is unknown."),
                "class",
                "lead");
        if (figures.named()) {
            page.leaf("p", "To search the release, give its folder and some words:");
            page.leaf("pre", "semblance documents search FOLDER \"some words\"", "class", "command");
        }
        figures.labels()
                .ifPresent(spread -> page.leaf(
                        "p",
                        "The label of every document is released. " + NumberFormat.count(spread.uniform()) + " of "
                                + NumberFormat.count(spread.groups(), "group", "groups")
                                + " have documents with a single label ("
                                + NumberFormat.count(spread.documents(), "document", "documents")
                                + "): anyone who finds such a group learns it."));
        if (!figures.commonest().isEmpty()) {
            List<BarChart.Point> points = new ArrayList<>();
            figures.commonest().forEach((term, count) -> points.add(new BarChart.Point(term, List.of((double) count))));
            new BarChart(
                            "Documents that show each of the most frequent terms",
                            List.of("documents"),
                            points,
                            count -> NumberFormat.count((long) count))
                    .lying(page);
        }
        distances(figures.distances(), page);
    }

    private static void distances(List<Double> shares, Html page) {
        List<BarChart.Point> points = new ArrayList<>();
        for (int range = 0; range < shares.size(); range++) {
            points.add(new BarChart.Point(
                    range == shares.size() - 1 ? "1 or more" : NumberFormat.decimal(range / 10.0) + "–",
                    List.of(100 * shares.get(range))));
        }
        if (!points.isEmpty()) {
            new BarChart(
                            "Shares of pairs of documents by cosine distance, in steps of a tenth",
                            List.of("share"),
                            points,
                            NumberFormat::percentage)
                    .write(page);
        }
    }
}
