package org.semblance.release.json;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.semblance.data.Decimal;
import org.semblance.data.json.JsonQuote;

/** Writes maps, lists, text, numbers, booleans and null as JSON. */
public final class Json {

    /** Written as escapes, so that the JSON can be embedded in an HTML page. */
    private static final String NOT_IN_A_PAGE = "<\u2028\u2029";

    private final StringBuilder out = new StringBuilder();

    private Json() {}

    /** The value on several indented lines, with a line feed at the end. */
    public static String write(Object value) {
        Json json = new Json();
        json.value(value, "\n");
        return json.out.append('\n').toString();
    }

    /** The value on one line, without a line feed. */
    public static String line(Object value) {
        Json json = new Json();
        json.value(value, "");
        return json.out.toString();
    }

    /** A map of alternating names and values, in this order. */
    public static Map<String, Object> object(Object... namesAndValues) {
        Map<String, Object> object = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            object.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return object;
    }

    private void value(@Nullable Object value, String line) {
        if (value instanceof Map<?, ?> map) {
            block('{', '}', map.entrySet(), line, (entry, deeper) -> {
                text(String.valueOf(entry.getKey()));
                out.append(": ");
                value(entry.getValue(), deeper);
            });
        } else if (value instanceof List<?> list && list.stream().allMatch(Number.class::isInstance)) {
            out.append(list);
        } else if (value instanceof List<?> list) {
            block('[', ']', list, line, this::value);
        } else if (value instanceof Double number) {
            out.append(Double.isFinite(number) ? Decimal.text(number) : "null");
        } else if (value == null || value instanceof Number || value instanceof Boolean) {
            out.append(value);
        } else {
            text(value.toString());
        }
    }

    /** Writes one item of a block. */
    private interface Item<T> {
        void write(T item, String line);
    }

    private <T> void block(char open, char close, Iterable<T> items, String line, Item<? super T> item) {
        out.append(open);
        String deeper = line.isEmpty() ? "" : line + "  ";
        String separator = deeper;
        for (T each : items) {
            out.append(separator);
            item.write(each, deeper);
            separator = deeper.isEmpty() ? ", " : "," + deeper;
        }
        out.append(separator.equals(deeper) ? "" : line).append(close);
    }

    private void text(String text) {
        JsonQuote.append(text, NOT_IN_A_PAGE, out);
    }
}
