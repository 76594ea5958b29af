package org.semblance.report.section;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.semblance.release.attack.ReleaseStanding;
import org.semblance.release.figures.DocumentFigures;
import org.semblance.release.figures.NumberFormat;
import org.semblance.release.report.Report;
import org.semblance.release.report.Report.Finding;
import org.semblance.release.report.Report.GroupSizes;
import org.semblance.report.html.Html;

/** The verdict, prominently, with the main facts of the run. */
public final class Banner {

    private static final int MOST_ROWS = 12;

    private Banner() {}

    public static void write(Report report, Html page) {
        ReleaseStanding standing = report.attacks().standing();
        StandingBox.open(VerdictWords.headline(report), standing.colour(), page);
        if (report.noise().isPresent() && report.verdicts().isEmpty()) {
            NoiseBanner.write(report, page);
        } else {
            page.leaf("p", promises(report.verdicts()));
        }
        List<Integer> atFault = report.verdicts().stream()
                .filter(finding -> !finding.holds())
                .flatMap(finding -> finding.rows().stream())
                .distinct()
                .sorted()
                .toList();
        if (!atFault.isEmpty()) {
            page.open("p").leaf("strong", NumberFormat.count(atFault.size(), "row", "rows") + " at fault");
            page.text(", by their numbers in the input: " + VerdictWords.rows(atFault, MOST_ROWS) + ".")
                    .close();
        }
        StandingBox.points(standing, " to settle before you sign", page);
        page.close().close();
        facts(report, page);
    }

    private static String promises(List<Finding> verdicts) {
        long broken = verdicts.stream().filter(finding -> !finding.holds()).count();
        if (verdicts.isEmpty()) {
            return "The method gives no guarantee and the recipe asked for none.";
        }
        if (verdicts.size() == 1) {
            return broken == 0 ? "The requested guarantee holds." : "The requested guarantee does not hold.";
        }
        return broken == 0
                ? (verdicts.size() == 2 ? "Both" : "All " + verdicts.size()) + " guarantees hold."
                : broken + " of " + verdicts.size() + " guarantees "
                        + (broken == 1 ? "does not hold." : "do not hold.");
    }

    private static void facts(Report report, Html page) {
        page.open("dl", "class", "facts");
        fact(
                page,
                report.documents().isPresent() ? "Documents" : "Rows",
                NumberFormat.count(report.rows()),
                report.rowsLeftOut() > 0 ? NumberFormat.count(report.rowsLeftOut()) + " left out" : "");
        report.generalization()
                .map(generalization -> generalization.levels().suppressed())
                .filter(suppressed -> suppressed > 0)
                .ifPresent(suppressed -> fact(
                        page,
                        "Rows suppressed",
                        NumberFormat.count(suppressed),
                        NumberFormat.percentage(100.0 * suppressed / Math.max(1, report.rows()))));
        report.documents().ifPresent(figures -> documents(figures, page));
        fact(page, "Method", method(report.method()), parameters(report.method()));
        report.groups()
                .ifPresent(sizes -> fact(
                        page,
                        "Groups",
                        NumberFormat.count(sizes.count()),
                        sizes(sizes, report.documents().isPresent() ? "document" : "row")));
        report.release()
                .filter(file -> report.published())
                .ifPresent(file -> fact(
                        page, "File", file.name(), "SHA-256 " + file.sha256().substring(0, 16) + "…"));
        page.close();
    }

    private static void documents(DocumentFigures figures, Html page) {
        figures.authors().ifPresent(authors -> fact(page, "Authors", NumberFormat.count(authors), "not released"));
        if (figures.named()) {
            fact(page, "Terms", NumberFormat.count(figures.terms()), "");
        }
        if (figures.labels().isPresent()) {
            fact(page, "Labels", figures.labelsReleased() ? "released" : "not released", "");
        }
    }

    public static void fact(Html page, String name, String value, String detail) {
        page.open("div").leaf("dt", name).open("dd").foreign(value);
        if (!detail.isEmpty()) {
            page.text(" ").open("small").foreign(detail).close();
        }
        page.close().close();
    }

    public static String method(Map<String, Object> method) {
        return method.containsKey("name") ? NumberFormat.parameter(method.get("name")) : "not named";
    }

    public static String parameters(Map<String, Object> method) {
        return method.entrySet().stream()
                .filter(parameter -> !parameter.getKey().equals("name"))
                .map(parameter -> parameter.getKey() + "\u00A0" + NumberFormat.parameter(parameter.getValue()))
                .collect(Collectors.joining(", "));
    }

    private static String sizes(GroupSizes sizes, String one) {
        return sizes.count() == 0 ? "" : sizes(sizes.smallest(), sizes.largest(), one);
    }

    /** The smallest and the largest size of some groups of rows or documents. */
    public static String sizes(int smallest, int largest, String one) {
        return smallest == largest
                ? "of " + NumberFormat.count(smallest, one, one + "s") + " each"
                : "of " + NumberFormat.count(smallest) + " to " + NumberFormat.count(largest, one, one + "s");
    }
}
