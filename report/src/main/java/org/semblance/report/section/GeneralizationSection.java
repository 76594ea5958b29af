package org.semblance.report.section;

import java.util.List;
import org.semblance.method.GeneralizationLevels;
import org.semblance.release.figures.NumberFormat;
import org.semblance.release.report.GeneralizationFigures;
import org.semblance.release.report.Report;
import org.semblance.release.report.Report.AttributeReport;
import org.semblance.report.html.Html;
import org.semblance.report.html.PageTable;

/** The generalisation level of each attribute, and the alternatives. */
public final class GeneralizationSection implements Section {

    private static final int WIDTH = 96;
    private static final int HEIGHT = 10;

    @Override
    public String id() {
        return "generalisation";
    }

    @Override
    public String title() {
        return "Generalisation levels";
    }

    @Override
    public boolean concerns(Report report) {
        return report.generalization().isPresent() || !generalized(report).isEmpty();
    }

    @Override
    public void write(Report report, Html page) {
        report.generalization()
                .ifPresentOrElse(generalization -> write(generalization, report, page), () -> byRow(report, page));
    }

    static List<AttributeReport> generalized(Report report) {
        return report.attributes().stream()
                .filter(attribute -> attribute.levels().isPresent())
                .toList();
    }

    /** For methods that publish values of one attribute at different levels. */
    private static void byRow(Report report, Html page) {
        page.leaf(
                "p",
                "Each equivalence class shows labels that are true for all its members, so one attribute may"
                        + " show exact values in some rows and labels of different levels in others. The deeper the"
                        + " colour, the less the value reveals; the root reveals nothing.",
                "class",
                "lead");
        LevelShares.write(
                LevelShares.of(generalized(report), AttributeReport::name, AttributeReport::levels), true, page);
    }

    private static void write(GeneralizationFigures generalization, Report report, Html page) {
        GeneralizationLevels levels = generalization.levels();
        page.leaf(
                "p",
                "All values of an attribute were replaced by their labels on one level of its hierarchy. Level 0"
                        + " is the original value; the last level is one label for all. "
                        + suppressed(levels.suppressed(), report.rows()),
                "class",
                "lead");
        PageTable grid = new PageTable(page, "The level of each attribute", "Attribute", "Level", "Labels, such as");
        for (int j = 0; j < levels.attributes().size(); j++) {
            GeneralizationLevels.AttributeLevel reachedLevel =
                    levels.attributes().get(j);
            grid.row().foreign(reachedLevel.attribute());
            Html cell = grid.next();
            gauge(reachedLevel, cell);
            cell.text(" " + reachedLevel.level() + "\u00A0of\u00A0" + reachedLevel.height());
            labels(generalization.labels().get(j), grid.next());
            grid.endRow();
        }
        grid.end();
        new MinimalNodes(levels, report.scores()).write(page);
    }

    private static String suppressed(int suppressed, int rows) {
        return suppressed == 0
                ? "No row was suppressed."
                : NumberFormat.count(suppressed, "row", "rows") + " ("
                        + NumberFormat.percentage(100.0 * suppressed / Math.max(1, rows))
                        + ") would still have been too rare, or were needed to protect such rows, and show the last level"
                        + " in every attribute.";
    }

    /** A small bar with a segment for each level. */
    private static void gauge(GeneralizationLevels.AttributeLevel reachedLevel, Html page) {
        double step = (double) WIDTH / reachedLevel.height();
        page.open(
                "svg",
                "class",
                "gauge",
                "aria-hidden",
                "true",
                "width",
                String.valueOf(WIDTH),
                "height",
                String.valueOf(HEIGHT));
        for (int level = 1; level <= reachedLevel.height(); level++) {
            page.leaf(
                    "rect",
                    "",
                    "class",
                    level <= reachedLevel.level() ? "only" : "rest",
                    "x",
                    NumberFormat.length((level - 1) * step),
                    "y",
                    "0",
                    "width",
                    NumberFormat.length(Math.max(1, step - 2)),
                    "height",
                    String.valueOf(HEIGHT));
        }
        page.close();
    }

    private static void labels(List<String> labels, Html page) {
        for (int i = 0; i < labels.size(); i++) {
            page.text(i == 0 ? "" : ", ").foreign(labels.get(i));
        }
        page.text(labels.isEmpty() ? "none" : "");
    }
}
