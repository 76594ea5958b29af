package org.semblance.report.section;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.semblance.quality.risk.disclosure.Homogeneity;
import org.semblance.release.figures.DocumentFigures;
import org.semblance.release.report.Report;
import org.semblance.release.report.Report.AttributeReport;
import org.semblance.release.report.Report.Finding;
import org.semblance.release.report.Report.GroupSizes;
import org.semblance.report.html.Html;
import org.semblance.report.html.NumberFormat;

/** The verdict, prominently, with the main facts of the run. */
public final class Banner {

    private static final String TICK = "M7 12.5l3.4 3.5L17 9";
    private static final String EXCLAMATION = "M12 6.5v6.8M12 17.2v.1";
    private static final String CROSS = "M8 8l8 8M16 8l-8 8";

    private static final int MOST_ROWS = 12;
    private static final int MOST_COLUMNS = 20;

    private Banner() {}

    public static void write(Report report, Html page) {
        Verdicts.Tone tone = Verdicts.tone(report);
        page.open("div", "id", "verdict", "class", "verdict " + tone.name().toLowerCase(Locale.ROOT));
        page.open("svg", "viewBox", "0 0 24 24", "class", "mark", "aria-hidden", "true");
        page.leaf("circle", "", "cx", "12", "cy", "12", "r", "11").leaf("path", "", "d", mark(tone));
        page.close().open("div");
        page.leaf("p", Verdicts.headline(report), "class", "headline");
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
            page.text(", by their numbers in the input: " + Verdicts.rows(atFault, MOST_ROWS) + ".")
                    .close();
        }
        homogeneity(report, page);
        labels(report, page);
        attackers(report, page);
        warnings(report, page);
        page.close().close();
        facts(report, page);
    }

    /** The most important limit of k-anonymity is shown next to its verdict, unless a guarantee covers it. */
    private static void homogeneity(Report report, Html page) {
        boolean limited = report.verdicts().stream().anyMatch(finding -> finding.ofAttribute(report.catalog()));
        if (!limited && report.published()) {
            new FactList(report)
                    .score(Homogeneity.NAME)
                    .filter(score -> score.value() > 0)
                    .ifPresent(score -> page.open("p")
                            .text("No guarantee covers this: ")
                            .leaf("strong", NumberFormat.percentage(score.value()))
                            .text(" of the rows are in equivalence classes with a single value of ")
                            .foreign(largest(score.attributes()))
                            .text(". Anyone who finds the class learns that value.")
                            .close());
        }
    }

    /** The same for documents, if all documents of a group have the same label. */
    private static void labels(Report report, Html page) {
        report.documents()
                .filter(figures -> report.published())
                .flatMap(DocumentFigures::labels)
                .filter(spread -> spread.uniform() > 0)
                .ifPresent(spread -> page.open("p")
                        .text("No guarantee covers this: ")
                        .leaf("strong", NumberFormat.percentage(spread.share(report.rows())))
                        .text(" of the documents are in groups with a single label. ")
                        .text(
                                report.documents()
                                                .map(DocumentFigures::labelsReleased)
                                                .orElse(false)
                                        ? "Anyone who finds the group learns that label."
                                        : "The terms of the group may reveal it, although labels are not released.")
                        .close());
    }

    /**
     * A verdict covers only what was guaranteed, so the attack scenarios that are not controlled or not assessed are
     * counted next to it.
     */
    private static void attackers(Report report, Html page) {
        if (!report.published() || report.documents().isPresent()) {
            return;
        }
        List<Attack> all = Attacks.of(report);
        long free = all.stream()
                .filter(attack ->
                        attack.standing() == Attack.Standing.OPEN || attack.standing() == Attack.Standing.UNKNOWN)
                .count();
        if (free > 0) {
            page.open("p")
                    .leaf("a", free + " of " + all.size() + " attack scenarios", "href", "#" + LimitSection.ID)
                    .text(free == 1 ? " is" : " are")
                    .text(" not controlled or " + (free == 1 ? "was" : "were") + " not assessed.")
                    .close();
        }
    }

    private static String largest(Map<String, Double> figures) {
        return figures.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .orElse("a sensitive attribute");
    }

    /** Nobody should approve the release without knowing that there are warnings. */
    private static void warnings(Report report, Html page) {
        int count = report.warnings().size();
        if (count > 0) {
            page.open("p")
                    .leaf("a", NumberFormat.count(count, "warning", "warnings"), "href", "#notices")
                    .text(" to read before using the release.")
                    .close();
        }
    }

    private static String mark(Verdicts.Tone tone) {
        return switch (tone) {
            case GOOD -> TICK;
            case FAIR -> EXCLAMATION;
            case BAD -> CROSS;
        };
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
        String rows = report.documents().isPresent() ? "Documents" : "Rows";
        fact(page, rows + " masked", NumberFormat.count(report.rows()), "");
        fact(page, rows + " left out", NumberFormat.count(report.rowsLeftOut()), "");
        report.generalization()
                .map(generalization -> generalization.levels().suppressed())
                .filter(suppressed -> suppressed > 0)
                .ifPresent(suppressed -> fact(
                        page,
                        "Rows suppressed",
                        NumberFormat.count(suppressed),
                        NumberFormat.percentage(100.0 * suppressed / Math.max(1, report.rows()))));
        fact(page, "Method", method(report.method()), parameters(report.method()));
        report.groups()
                .ifPresent(sizes -> fact(
                        page,
                        "Groups",
                        NumberFormat.count(sizes.count()),
                        sizes(sizes, report.documents().isPresent() ? "document" : "row")));
        page.close();
        columns(report, page);
        if (!report.methodSummary().isBlank()) {
            page.open("p", "class", "summary").foreign(report.methodSummary()).close();
        }
    }

    /** The treatment of each column, on which everything else depends. */
    private static void columns(Report report, Html page) {
        page.open("dl", "class", "facts");
        if (report.documents().isPresent()) {
            documents(report.documents().get(), page);
        } else {
            columns(page, "Masked", report, AttributeSection::masked);
            columns(page, "Unchanged", report, Banner::kept);
            columns(page, "Dropped", report, attribute -> AttributeSection.has(attribute, "identifier"));
        }
        report.release()
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

    static boolean kept(AttributeReport attribute) {
        return !AttributeSection.masked(attribute) && !AttributeSection.has(attribute, "identifier");
    }

    private static void columns(Html page, String title, Report report, Predicate<AttributeReport> chosen) {
        List<String> names = report.attributes().stream()
                .filter(chosen)
                .map(AttributeReport::name)
                .toList();
        String shown = String.join(", ", names.subList(0, Math.min(MOST_COLUMNS, names.size())));
        int more = names.size() - MOST_COLUMNS;
        if (!names.isEmpty()) {
            fact(page, title, shown, more > 0 ? "and " + more + " more" : "");
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
        if (sizes.count() == 0) {
            return "";
        }
        return sizes.smallest() == sizes.largest()
                ? "of " + NumberFormat.count(sizes.smallest(), one, one + "s") + " each"
                : "of " + NumberFormat.count(sizes.smallest()) + " to "
                        + NumberFormat.count(sizes.largest(), one, one + "s");
    }
}
