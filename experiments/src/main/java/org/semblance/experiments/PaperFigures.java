package org.semblance.experiments;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Reads the figures of a paper from a resource file, whose first lines name their source. */
final class PaperFigures {

    private PaperFigures() {}

    /** The lines, each as a map from column name to text. */
    static List<Map<String, String>> lines(String resource) {
        List<Map<String, String>> lines = new ArrayList<>();
        InputStream stream = Objects.requireNonNull(PaperFigures.class.getResourceAsStream(resource), resource);
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            List<String> rows =
                    reader.lines().filter(line -> !line.startsWith("#")).toList();
            List<String> names = List.of(rows.get(0).split(","));
            for (String row : rows.subList(1, rows.size())) {
                List<String> fields = List.of(row.split(","));
                Map<String, String> line = new LinkedHashMap<>();
                for (int i = 0; i < names.size(); i++) {
                    line.put(names.get(i), fields.get(i));
                }
                lines.add(line);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return lines;
    }

    static String text(Map<String, String> line, String name) {
        return Objects.requireNonNull(line.get(name), name);
    }

    static int whole(Map<String, String> line, String name) {
        return Integer.parseInt(text(line, name));
    }

    static double number(Map<String, String> line, String name) {
        return Double.parseDouble(text(line, name));
    }
}
