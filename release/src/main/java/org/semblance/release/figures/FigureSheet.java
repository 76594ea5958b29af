package org.semblance.release.figures;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.semblance.data.Decimal;
import org.semblance.release.prepare.SpreadsheetSafe;

/**
 * Figures to be written as CSV, such as the numbers behind a chart. Numbers are plain decimals, and a field is empty where there is none; no
 * text is one that a spreadsheet takes for a formula, and what cannot be shown is replaced as in a page.
 */
public final class FigureSheet {

    private final List<List<String>> lines = new ArrayList<>();

    /** A sheet with these columns. */
    public FigureSheet(List<String> columns) {
        lines.add(columns.stream().map(FigureSheet::text).toList());
    }

    /** A sheet with these columns. */
    public FigureSheet(String... columns) {
        this(List.of(columns));
    }

    /** Adds a row of texts and numbers. */
    public FigureSheet row(Object... fields) {
        lines.add(Arrays.stream(fields).map(FigureSheet::field).toList());
        return this;
    }

    /** The header first, fields as they are written but for quotes. */
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

    /** The text of the file. */
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
