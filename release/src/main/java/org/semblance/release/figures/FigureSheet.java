package org.semblance.release.figures;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.semblance.data.Decimal;
import org.semblance.release.prepare.SpreadsheetSafe;

/**
 * A CSV file of figures, such as the numbers behind a chart. Numbers are plain decimals; NaN and infinite ones are
 * empty fields. Text is made safe for spreadsheets, which would read some of it as a formula, and for display.
 */
public final class FigureSheet {

    private final List<List<String>> lines = new ArrayList<>();

    /** Starts a sheet with these columns. */
    public FigureSheet(List<String> columns) {
        lines.add(columns.stream().map(FigureSheet::text).toList());
    }

    /** Starts a sheet with these columns. */
    public FigureSheet(String... columns) {
        this(List.of(columns));
    }

    /** Adds a row; a field is a number or any object with a text. */
    public FigureSheet row(Object... fields) {
        lines.add(Arrays.stream(fields).map(FigureSheet::field).toList());
        return this;
    }

    /** The header and the rows, with fields as written but not yet quoted. */
    public List<List<String>> lines() {
        return List.copyOf(lines);
    }

    private static String field(Object field) {
        if (field instanceof Number number) {
            double value = number.doubleValue();
            return Double.isFinite(value) ? Decimal.text(value) : "";
        }
        return text(String.valueOf(field));
    }

    private static String text(String text) {
        return SpreadsheetSafe.safe(PrintableText.of(text));
    }

    /** The content of the CSV file. */
    public String csv() {
        return lines.stream()
                .map(line -> line.stream().map(FigureSheet::quoted).collect(Collectors.joining(",")) + "\n")
                .collect(Collectors.joining());
    }

    private static String quoted(String field) {
        return field.chars().anyMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r')
                ? '"' + field.replace("\"", "\"\"") + '"'
                : field;
    }
}
