package org.semblance.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Reference figures of a paper or another program, from a file on the class path.
 *
 * <p>Lines that start with {@code #} come first: they say what the figures are and where they come from, one of them
 * with the word "Source:". The others are rows of comma-separated fields.
 *
 * @param header the lines that start with {@code #}
 * @param rows the fields of the others
 */
public record Golden(List<String> header, List<List<String>> rows) {

    public Golden {
        header = List.copyOf(header);
        rows = List.copyOf(rows);
    }

    /** Reads a file in the package of a class. */
    public static Golden of(Class<?> beside, String file) {
        try (InputStream in = beside.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalArgumentException("no file " + file + " beside " + beside.getName());
            }
            return of(file, new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Golden of(String file, String text) {
        List<String> header = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        for (String line : text.lines().toList()) {
            if (line.startsWith("#")) {
                header.add(line.substring(1).strip());
            } else if (!line.isBlank()) {
                rows.add(Arrays.stream(line.split(",", -1)).map(String::strip).toList());
            }
        }
        if (header.stream().noneMatch(line -> line.contains("Source:"))) {
            throw new IllegalArgumentException(file + " does not say where it comes from: add a line \"# Source: …\"");
        }
        if (rows.isEmpty()) {
            throw new IllegalArgumentException(file + " holds no figures");
        }
        return new Golden(header, rows);
    }

    /** A figure. */
    public double number(int row, int field) {
        return Double.parseDouble(rows.get(row).get(field));
    }
}
