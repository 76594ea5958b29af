package org.semblance.report.section;

import java.util.List;
import org.semblance.release.figures.NumberFormat;
import org.semblance.release.report.Report;
import org.semblance.release.report.Report.GroupSizes;
import org.semblance.report.chart.BarChart;
import org.semblance.report.html.Html;

/** The sizes of the groups. */
public final class GroupSection implements Section {

    @Override
    public String id() {
        return "groups";
    }

    @Override
    public String title() {
        return "Groups";
    }

    /** Methods that mask each record independently form no groups. */
    @Override
    public boolean concerns(Report report) {
        return report.noise().isEmpty();
    }

    @Override
    public void write(Report report, Html page) {
        if (report.groups().isEmpty()) {
            page.leaf("p", "This method does not form equivalence classes.");
            return;
        }
        GroupSizes sizes = report.groups().get();
        if (sizes.count() == 0 || sizes.frequencies().isEmpty()) {
            page.leaf("p", "No group was formed.");
            return;
        }
        boolean documents = report.documents().isPresent();
        String one = documents ? "document" : "row";
        String many = documents ? "documents" : "rows";
        page.leaf(
                "p",
                (documents
                                ? "All documents of a group show the same vector in the release. "
                                : "All rows of a group (equivalence class) show the same values in the release. ")
                        + (sizes.count() == 1
                                ? "There is one group, of " + NumberFormat.count(sizes.largest(), one, many) + "."
                                : NumberFormat.count(sizes.count()) + " groups; the smallest has "
                                        + NumberFormat.count(sizes.smallest(), one, many) + ", the largest "
                                        + NumberFormat.count(sizes.largest()) + "." + alike(sizes, many)),
                "class",
                "lead");
        List<BarChart.Point> points = GroupSizeBins.of(sizes.frequencies());
        new BarChart(
                        "Number of groups of each size, sizes in " + many,
                        List.of("groups"),
                        points,
                        groups -> NumberFormat.count((long) groups))
                .write(page);
    }

    /** A remark if several groups show the same values, because a count in the file then gives fewer. */
    private static String alike(GroupSizes sizes, String many) {
        return sizes.classes() < sizes.count()
                ? " Some groups show the same values, so the file has "
                        + NumberFormat.count(sizes.classes(), "class", "classes") + " of " + many
                        + " with equal values."
                : "";
    }
}
