package org.semblance.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.semblance.data.Decimal;
import org.semblance.run.port.SpreadsheetSafe;

/**
 * The numbers behind a chart, to be written as CSV. Numbers are plain decimals, and a field is empty where there is none; no
 * text is one that a spreadsheet takes for a formula, and what cannot be shown is replaced as in a page.
 */
final class Sheet {

    private final List<List<String>> lines = new ArrayList<>();

    Sheet(List<String> columns) {
        lines.add(columns.stream().map(Sheet::text).toList());
    }

    Sheet(String... columns) {
        this(List.of(columns));
    }

    /** Adds a row of texts and numbers. */
    Sheet row(Object... fields) {
        lines.add(Arrays.stream(fields).map(Sheet::field).toList());
        return this;
    }

    /** The header first, fields as they are written but for quotes. */
    List<List<String>> lines() {
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
        return SpreadsheetSafe.safe(Html.shown(text));
    }

    String csv() {
        return lines.stream()
                .map(line -> line.stream().map(Sheet::quoted).collect(Collectors.joining(",")) + "\n")
                .collect(Collectors.joining());
    }

    private static String quoted(String field) {
        return field.chars().anyMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r')
                ? '"' + field.replace("\"", "\"\"") + '"'
                : field;
    }
}
