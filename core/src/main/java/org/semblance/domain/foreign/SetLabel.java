package org.semblance.domain.foreign;

import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** A label that lists the possible values: {@code {a, b}}. */
public record SetLabel(Set<String> values) implements ForeignLabel {

    public SetLabel {
        values = Set.copyOf(values);
    }

    /** Reads a text in braces, with commas or semicolons between the values. */
    public static Optional<SetLabel> of(String text) {
        String written = text.strip();
        if (!written.startsWith("{") || !written.endsWith("}") || written.length() < 3) {
            return Optional.empty();
        }
        String inside = written.substring(1, written.length() - 1);
        String separator = inside.contains(";") ? ";" : ",";
        Set<String> values = new TreeSet<>(
                Arrays.stream(inside.split(separator, -1)).map(String::strip).toList());
        return values.contains("") ? Optional.empty() : Optional.of(new SetLabel(values));
    }

    @Override
    public boolean covers(Value value) {
        return values.contains(value.text());
    }
}
