package org.semblance.evaluate.compare;

import java.util.ArrayList;
import java.util.List;
import org.semblance.release.figures.FigureSheet;

/** The figures of a comparison as CSV, with one line for each method and k. */
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
        FigureSheet sheet = new FigureSheet(header);
        List<ComparisonCell> front = comparison.front();
        for (ComparisonCell cell : comparison.cells()) {
            List<Object> line = new ArrayList<>(List.of(
                    cell.method(),
                    cell.k(),
                    cell.holds(),
                    front.contains(cell),
                    comparison.chosen().filter(cell::equals).isPresent(),
                    comparison.loss(cell),
                    comparison.risk(cell),
                    comparison.score(cell, comparison.alpha()),
                    cell.classes(),
                    cell.smallest(),
                    cell.largest(),
                    cell.suppressed()));
            measures.forEach(measure -> line.add(Comparison.value(cell, measure).orElse(Double.NaN)));
            sheet.row(line.toArray());
        }
        return sheet.csv();
    }
}
