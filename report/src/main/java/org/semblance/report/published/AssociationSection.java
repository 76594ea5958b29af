package org.semblance.report.published;

import java.util.List;
import org.semblance.release.figures.Correlations;
import org.semblance.release.publication.PublicReport;
import org.semblance.release.publication.ReleasedAssociations;
import org.semblance.report.chart.HeatMap;
import org.semblance.report.html.Html;

/** How strongly the released attributes are associated. */
public final class AssociationSection implements PublicSection {

    @Override
    public String id() {
        return "correlations";
    }

    @Override
    public String title() {
        return "Associations in the release";
    }

    @Override
    public boolean concerns(PublicReport report) {
        return report.associations().isPresent();
    }

    @Override
    public void write(PublicReport report, Html page) {
        ReleasedAssociations associations = report.associations().orElseThrow();
        page.leaf(
                "p",
                "Pearson's correlation of two numbers (−1 to 1), the correlation ratio of a number and a category, and"
                        + " Cramér's V of two categories (0 to 1), as anybody can compute them from the file.",
                "class",
                "lead");
        List<Correlations.Pair> pairs = associations.pairs().stream()
                .map(pair ->
                        new Correlations.Pair(pair.one(), pair.other(), pair.coefficient(), Double.NaN, pair.after()))
                .toList();
        new HeatMap(
                        "Associations of each pair of attributes",
                        new Correlations(associations.names(), associations.leftOut(), pairs))
                .write(page);
    }
}
