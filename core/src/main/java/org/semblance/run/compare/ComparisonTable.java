package org.semblance.run.compare;

import java.util.ArrayList;
import java.util.List;
import org.semblance.data.Decimal;

/** The figures of a comparison as CSV, a line for each method and k. */
final class ComparisonTable {

    private ComparisonTable() {}

    static String of(Comparison comparison) {
        List<String> measures = comparison.measures();
        List<String> header = new ArrayList<>(List.of(
                "method",
                "k",
                "holds",
                "front",
                "chosen",
                "loss",
                "risk",
                "score",
                "classes",
                "smallest",
                "largest",
                "suppressed"));
        header.addAll(measures);
        StringBuilder table = new StringBuilder(String.join(",", header)).append('\n');
        List<ComparisonCell> front = comparison.front();
        for (ComparisonCell cell : comparison.cells()) {
            List<String> line = new ArrayList<>(List.of(
                    quoted(cell.method()),
                    String.valueOf(cell.k()),
                    String.valueOf(cell.holds()),
                    String.valueOf(front.contains(cell)),
                    String.valueOf(comparison.chosen().filter(cell::equals).isPresent()),
                    number(comparison.loss(cell)),
                    number(comparison.risk(cell)),
                    number(comparison.score(cell, comparison.alpha())),
                    String.valueOf(cell.classes()),
                    String.valueOf(cell.smallest()),
                    String.valueOf(cell.largest()),
                    String.valueOf(cell.suppressed())));
            measures.forEach(
                    measure -> line.add(number(Comparison.value(cell, measure).orElse(Double.NaN))));
            table.append(String.join(",", line)).append('\n');
        }
        return table.toString();
    }

    /** What is no number is left empty. */
    private static String number(double value) {
        return Double.isFinite(value) ? Decimal.text(value) : "";
    }

    private static String quoted(String text) {
        return text.matches("[A-Za-z0-9 .-]*") ? text : '"' + text.replace("\"", "\"\"") + '"';
    }
}
