package org.semblance.report.published;

import java.util.List;
import org.semblance.release.figures.NumberFormat;
import org.semblance.release.publication.ClassSizeCounts;
import org.semblance.release.publication.PublicReport;
import org.semblance.report.chart.BarChart;
import org.semblance.report.html.Html;
import org.semblance.report.section.GroupSizeBins;

/** The sizes of the equivalence classes. */
public final class ClassSection implements PublicSection {

    @Override
    public String id() {
        return "groups";
    }

    @Override
    public String title() {
        return "Equivalence classes";
    }

    @Override
    public boolean concerns(PublicReport report) {
        return report.sizes().filter(sizes -> sizes.count() > 0).isPresent();
    }

    @Override
    public void write(PublicReport report, Html page) {
        ClassSizeCounts sizes = report.sizes().orElseThrow();
        String many = report.documents().isPresent() ? "documents" : "rows";
        page.leaf(
                "p",
                "All " + many + " of a class show the same values. "
                        + (sizes.count() == 1
                                ? "There is one class, of " + NumberFormat.count(sizes.largest()) + "."
                                : NumberFormat.count(sizes.count()) + " classes; the smallest has "
                                        + NumberFormat.count(sizes.smallest()) + " " + many + ", the largest "
                                        + NumberFormat.count(sizes.largest()) + "."),
                "class",
                "lead");
        new BarChart(
                        "Number of classes of each size, sizes in " + many,
                        List.of("classes"),
                        GroupSizeBins.of(sizes.frequencies()),
                        classes -> NumberFormat.count((long) classes))
                .write(page);
    }
}
