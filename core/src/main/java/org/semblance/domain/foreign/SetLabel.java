package org.semblance.domain.foreign;

import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** One of several values that are listed: {@code {a, b}}. */
public record SetLabel(Set<String> values) implements ForeignLabel {

    public SetLabel {
        values = Set.copyOf(values);
    }

    /** The label that a text in braces is, a comma or a semicolon between its values. */
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
