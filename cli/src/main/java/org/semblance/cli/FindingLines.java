package org.semblance.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import org.semblance.VerdictCode;
import org.semblance.Watcher;
import org.semblance.catalog.Catalog;
import org.semblance.data.Decimal;
import org.semblance.quality.Measure;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureReading;
import org.semblance.quality.Score;
import org.semblance.quality.ScoreDetail;
import org.semblance.release.report.Report;
import org.semblance.report.html.OptionWords;

/** Prints verdicts, scores and warnings. */
final class FindingLines {

    private static final int ROWS_SHOWN = 12;

    /** Width of the column of names: guarantees and most measures fit. */
    static final int NAMES = 18;

    private FindingLines() {}

    /** Replaces control characters, so that text from the data or the recipe cannot send commands to the terminal. */
    static String printable(String text) {
        return text.replaceAll("\\p{Cntrl}", "·");
    }

    static void findings(List<Report.Finding> findings, PrintWriter console) {
        for (Report.Finding finding : findings) {
            if (finding.undetermined()) {
                undetermined(finding, "CANNOT BE TOLD", console);
                continue;
            }
            String counted = printable(finding.of());
            console.printf(
                    Locale.ROOT,
                    "  %-" + NAMES + "s %s: asked %s%n",
                    finding.guarantee(),
                    finding.holds() ? "holds" : "DOES NOT HOLD",
                    Double.isNaN(finding.found())
                            ? counted(finding.asked(), counted)
                            : Decimal.text(finding.asked()) + ", found " + counted(finding.shown(), counted));
            if (!finding.holds()) {
                console.println("    " + (finding.rows().isEmpty() ? "" : rows(finding.rows()) + ": ")
                        + printable(finding.reason()));
            }
        }
    }

    /** Prints what cannot be told, why, and what to do. */
    static void undetermined(Report.Finding finding, String verdict, PrintWriter console) {
        console.println(String.format(Locale.ROOT, "  %-" + NAMES + "s %s", finding.guarantee(), verdict)
                + (Double.isNaN(finding.asked())
                        ? ""
                        : ": asked " + counted(finding.asked(), printable(finding.of()))));
        finding.doubt().ifPresent(doubt -> {
            console.println("    " + VerdictCode.V_UNTOLD.code() + ": " + printable(doubt.reason()));
            console.println("    -> " + printable(OptionWords.in(doubt.advice())));
        });
    }

    static void warnings(List<Watcher.Warning> warnings, PrintWriter console) {
        warnings.forEach(warning -> console.println((warning.accepted() == null ? "  warning " : "  accepted ")
                + warning.code() + ": " + printable(warning.message())
                + (warning.accepted() == null ? "" : " (" + printable(warning.accepted()) + ")")));
    }

    /** A count with its noun, in the singular for 1. */
    private static String counted(double count, String things) {
        return Decimal.text(count) + " " + (count == 1 ? things.replaceFirst("^(\\w+)s\\b", "$1") : things);
    }

    /** Prints scores, with a column wide enough for their names. */
    static void scores(List<Score> scores, int decimals, Catalog catalog, PrintWriter console) {
        int width = Math.max(
                NAMES,
                scores.stream().mapToInt(score -> score.name().length()).max().orElse(0));
        for (Score score : scores) {
            String figure = figure(score.value(), score.unit(), decimals);
            console.println(String.format(Locale.ROOT, "  %-" + width + "s %s", score.name(), figure)
                    + whose(score, decimals, catalog));
        }
    }

    private static String figure(double value, String unit, int decimals) {
        return String.format(Locale.ROOT, "%." + (unit.isEmpty() ? 4 : decimals) + "f %s", value, unit)
                .stripTrailing();
    }

    /**
     * For a measure of attribute disclosure, the attribute concerned, which may differ from release to release;
     * otherwise empty.
     */
    private static String whose(Score score, int decimals, Catalog catalog) {
        boolean disclosure = catalog.find(Measure.class, score.name())
                .filter(entry -> MeasureReading.of(entry.parameters()).kind() == MeasureFacts.Kind.DISCLOSURE)
                .isPresent();
        if (!disclosure) {
            return "";
        }
        Double without = score.comparisonFigures().get(ScoreDetail.BY_THE_WHOLE_TABLE);
        return score.ofAttribute()
                .map(attribute -> " (" + printable(attribute)
                        + (without == null
                                ? ""
                                : "; " + figure(without, score.unit(), decimals) + " without the release")
                        + ")")
                .orElse("");
    }

    private static String rows(List<Integer> rows) {
        String shown = String.join(
                ", ", rows.stream().limit(ROWS_SHOWN).map(String::valueOf).toList());
        int more = rows.size() - ROWS_SHOWN;
        return (rows.size() == 1 ? "row " : "rows ")
                + shown
                + (more > 0 ? " and " + more + " more, " + rows.size() + " in all" : "");
    }
}
