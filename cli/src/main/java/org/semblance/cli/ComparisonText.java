package org.semblance.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.semblance.Count;
import org.semblance.evaluate.compare.Comparison;
import org.semblance.evaluate.compare.ComparisonCell;
import org.semblance.evaluate.compare.ComparisonRun;
import org.semblance.report.html.OptionWords;

/** Prints a comparison. */
final class ComparisonText {

    private static final int WIDEST = 34;

    private final ComparisonRun.Outcome outcome;
    private final Comparison comparison;

    ComparisonText(ComparisonRun.Outcome outcome) {
        this.outcome = outcome;
        this.comparison = outcome.comparison();
    }

    void print(PrintWriter console) {
        int cells = comparison.cells().size();
        console.println(Count.of(comparison.data().rows(), "row")
                + (comparison.data().rows() < comparison.data().of()
                        ? ", a sample of " + comparison.data().of()
                        : "")
                + ", " + methods() + ", " + Count.of(cells, "choice")
                + (outcome.cells() < cells ? " (" + (cells - outcome.cells()) + " kept from before)" : ""));
        List<ComparisonCell> front = comparison.front();
        if (!front.isEmpty()) {
            console.println("choices on the Pareto front of loss and risk:");
            front(front, console);
        }
        console.println();
        comparison
                .chosen()
                .ifPresent(cell -> console.println(Paragraph.of(
                        "", (comparison.tolerable() ? "recommended: " : "the least risk: ") + cell.name())));
        comparison.reasons().forEach(reason -> console.println(Paragraph.of("  ", OptionWords.in(reason))));
        comparison
                .bestScore()
                .ifPresent(cell -> console.println(Paragraph.of(
                        "  ",
                        String.format(
                                Locale.ROOT,
                                "The best score with alpha %s is %.2f, of %s.",
                                comparison.alpha(),
                                comparison.score(cell, comparison.alpha()),
                                cell.name()))));
        comparison.notes().forEach(note -> console.println(Paragraph.of("  note: ", OptionWords.in(note))));
        comparison
                .leftOut()
                .forEach(out -> console.println(Paragraph.of(
                        "  omitted: ",
                        OptionWords.in(String.join("; ", out.what()) + ": " + out.reason()
                                + (out.advice().isEmpty() ? "" : " -> " + out.advice())))));
        comparison
                .warnings()
                .forEach(warning ->
                        console.println(Paragraph.of("  warning " + warning.code() + ": ", warning.message())));
        console.println();
        console.println("look at " + outcome.folder().resolve("comparison.html"));
        outcome.recipeFile().ifPresent(file -> console.println("recipe for this choice: " + file));
        outcome.removed().ifPresent(file -> console.println("removed, because it was for an earlier choice: " + file));
        if (comparison.chosen().isPresent() && outcome.recipeFile().isEmpty()) {
            console.println("no recipe was written: enter the method by hand");
        }
    }

    private String methods() {
        int compared = comparison.methods().size();
        return compared < comparison.asked()
                ? compared + " of " + Count.of(comparison.asked(), "method")
                : Count.of(compared, "method");
    }

    private void front(List<ComparisonCell> front, PrintWriter console) {
        int width = Math.min(
                WIDEST,
                Stream.concat(Stream.of("method"), front.stream().map(ComparisonCell::method))
                        .mapToInt(String::length)
                        .max()
                        .orElse(0));
        String loss = comparison.loss().name();
        String risk = comparison.risk().name();
        String format = "  %-" + width + "s  %5s  %" + Math.max(8, loss.length()) + "s  %" + Math.max(8, risk.length())
                + "s%s%n";
        console.printf(Locale.ROOT, format, "method", "k", loss, risk, "");
        for (ComparisonCell cell : front) {
            String method = FindingLines.printable(cell.method());
            console.printf(
                    Locale.ROOT,
                    format,
                    method.length() > width ? method.substring(0, width - 1) + "…" : method,
                    cell.k(),
                    figure(comparison.loss(cell), comparison.loss().percent(comparison.cells())),
                    figure(comparison.risk(cell), comparison.risk().percent(comparison.cells())),
                    comparison.chosen().filter(cell::equals).isPresent() ? "  *" : "");
        }
    }

    private static String figure(double value, boolean percent) {
        return String.format(Locale.ROOT, percent ? "%.2f %%" : "%.4g", value);
    }
}
