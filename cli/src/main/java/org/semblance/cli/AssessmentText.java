package org.semblance.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.semblance.Count;
import org.semblance.evaluate.assess.Assessment;
import org.semblance.evaluate.assess.PrivacyFindings;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.Score;
import org.semblance.quality.ScoreDetail;
import org.semblance.report.html.OptionWords;

/** Prints an assessment: first the guarantees, then loss and risk, then how the columns were read. */
final class AssessmentText {

    private final Assessment assessment;
    private final boolean all;

    /** @param all whether to list the measures that do not apply */
    AssessmentText(Assessment assessment, boolean all) {
        this.assessment = assessment;
        this.all = all;
    }

    void print(PrintWriter console) {
        found(console);
        assessment
                .warnings()
                .forEach(warning ->
                        console.println(Paragraph.of("  warning: ", warning.message() + " (" + warning.code() + ")")));
        for (MeasureFacts.Kind kind : MeasureFacts.Kind.values()) {
            figures(kind, console);
        }
        assessment.why().ifPresent(why -> {
            console.println();
            console.println("Not measured");
            console.println(Paragraph.of("  ", String.join(", ", assessment.withoutRows())));
            console.println(
                    Paragraph.of("  ", why.code() + ": they compare row by row, but " + OptionWords.in(why.what())));
            console.println(Paragraph.of("  -> ", OptionWords.in(why.advice())));
        });
        if (all && !assessment.notApplicable().isEmpty()) {
            console.println();
            console.println("Not applicable");
            assessment.notApplicable().forEach(left -> console.println(Paragraph.of("  ", left.because())));
        }
        columns(console);
    }

    private void found(PrintWriter console) {
        PrivacyFindings found = assessment.found();
        console.println(Count.of(assessment.rows(), "row")
                + (assessment.why().isPresent()
                        ? ", not compared row by row with the " + assessment.originalRows() + " of the original"
                        : " compared"
                                + (assessment.rows() == assessment.originalRows()
                                        ? ""
                                        : ", of " + assessment.originalRows() + " in the original")));
        line(
                console,
                "k",
                found.rows() + (found.rows() == 1 ? " row is unique" : " rows or more per equivalence class") + ", in "
                        + found.classes() + (found.classes() == 1 ? " class" : " classes"));
        found.persons()
                .ifPresent(persons -> line(console, "k of people", persons + " or more people per equivalence class"));
        if (found.suppressed() > 0) {
            line(
                    console,
                    "suppressed",
                    Assessment.rows(found.suppressed(), assessment.least()) + " as a whole"
                            + found.rowsWithoutSuppressed()
                                    .map(k -> "; k without them: " + k)
                                    .orElse(""));
        }
        for (PrivacyFindings.FoundOfAttribute one : found.confidential()) {
            line(
                    console,
                    "l of " + one.name(),
                    (one.l() == 1 ? "1 value" : one.l() + " different values") + " or more in every equivalence class");
            line(
                    console,
                    "t of " + one.name(),
                    String.format(
                            Locale.ROOT, "at most %.4f from the whole table (distance: %s)", one.t(), one.ground()));
        }
    }

    private static void line(PrintWriter console, String name, String text) {
        console.println(Paragraph.of(String.format(Locale.ROOT, "  %-18s ", FindingLines.printable(name)), text));
    }

    private void figures(MeasureFacts.Kind kind, PrintWriter console) {
        List<Assessment.Figure> figures = assessment.figures(kind);
        if (figures.isEmpty()) {
            return;
        }
        console.println();
        console.println(kind.title());
        int width = figures.stream()
                .mapToInt(figure -> figure.score().name().length())
                .max()
                .orElse(0);
        for (Assessment.Figure figure : figures) {
            Score score = figure.score();
            console.println(String.format(
                    Locale.ROOT,
                    "  %-" + width + "s %14." + decimals(score) + "f %-2s %s",
                    score.name(),
                    score.value(),
                    score.unit(),
                    figure.reading().better().words()));
            console.println(Paragraph.of("      ", figure.meaning() + ends(figure)));
            if (!score.comparisonFigures().isEmpty()) {
                console.println(Paragraph.of("      ", "For comparison: " + comparisonFigures(score)));
            }
            score.interval()
                    .ifPresent(interval -> console.println(String.format(
                            Locale.ROOT,
                            "      95 %% interval %." + decimals(score) + "f to %." + decimals(score)
                                    + "f, from a sample of %d rows",
                            interval.low(),
                            interval.high(),
                            interval.sample())));
        }
    }

    /** The same number of decimals as in the output of anonymize: two for per cent. */
    private static int decimals(Score score) {
        return score.unit().isEmpty() ? 4 : 2;
    }

    /** The range of a measure, unless it is a share: its description already says so. */
    private static String ends(Assessment.Figure figure) {
        String range = figure.reading().range();
        return range.isEmpty() || figure.reading().share()
                ? ""
                : " " + range.substring(0, 1).toUpperCase(Locale.ROOT) + range.substring(1) + ".";
    }

    private static String comparisonFigures(Score score) {
        return score.comparisonFigures().entrySet().stream()
                .map(figure -> ScoreDetail.label(figure.getKey())
                        + String.format(Locale.ROOT, " %." + decimals(score) + "f %s", figure.getValue(), score.unit())
                                .stripTrailing())
                .collect(Collectors.joining(", "));
    }

    private void columns(PrintWriter console) {
        console.println();
        console.println("How the columns were interpreted");
        for (Assessment.AssessedColumn column : assessment.columns()) {
            String text = String.join(", ", column.roles())
                    + (column.domain().isEmpty() ? "" : "; " + column.domain())
                    + (column.released().isEmpty() ? "" : "; released as " + column.released());
            line(console, column.name(), text);
        }
        assessment.notes().forEach(note -> console.println(Paragraph.of("  note: ", OptionWords.in(note))));
    }
}
