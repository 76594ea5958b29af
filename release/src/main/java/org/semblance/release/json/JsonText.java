package org.semblance.release.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads JSON texts that {@link Json} wrote back into plain values: objects as maps, numbers as doubles. */
public final class JsonText {

    /** Deeper than this nothing of ours is. */
    private static final int DEEPEST = 20;

    private static final class NotJson extends RuntimeException {
        private NotJson() {
            super("not JSON", null, false, false);
        }
    }

    private final String text;
    private final boolean once;
    private int place;

    private JsonText(String text, boolean once) {
        this.text = text;
        this.once = once;
    }

    /** The value that a text holds; none where it is not JSON, such as one that was cut short. */
    public static Optional<Object> read(String text) {
        return read(text, false);
    }

    /** The value that a text holds, as {@link #read} tells it; none either where an object has a name twice. */
    public static Optional<Object> readOnce(String text) {
        return read(text, true);
    }

    private static Optional<Object> read(String text, boolean once) {
        try {
            JsonText json = new JsonText(text, once);
            Object value = json.value(0);
            json.space();
            return json.place == text.length() ? Optional.ofNullable(value) : Optional.empty();
        } catch (NotJson cutShort) {
            return Optional.empty();
        }
    }

    private char next() {
        if (place == text.length()) {
            throw new NotJson();
        }
        return text.charAt(place);
    }

    private void space() {
        while (place < text.length() && " \t\r\n".indexOf(text.charAt(place)) >= 0) {
            place++;
        }
    }

    private @Nullable Object value(int depth) {
        if (depth > DEEPEST) {
            throw new NotJson();
        }
        space();
        return switch (next()) {
            case '{' -> object(depth);
            case '[' -> list(depth);
            case '"' -> string();
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            case 'n' -> word("null", null);
            default -> number();
        };
    }

    private @Nullable Object word(String word, @Nullable Object meaning) {
        if (!text.startsWith(word, place)) {
            throw new NotJson();
        }
        place += word.length();
        return meaning;
    }

    private Map<String, @Nullable Object> object(int depth) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        if (opens('}')) {
            return object;
        }
        do {
            space();
            if (next() != '"') {
                throw new NotJson();
            }
            String key = string();
            expect(':');
            if (once && object.containsKey(key)) {
                throw new NotJson();
            }
            object.put(key, value(depth + 1));
        } while (goesOn('}'));
        return object;
    }

    private List<@Nullable Object> list(int depth) {
        List<@Nullable Object> list = new ArrayList<>();
        if (opens(']')) {
            return list;
        }
        do {
            list.add(value(depth + 1));
        } while (goesOn(']'));
        return list;
    }

    /** Passes the opening sign; whether it is closed at once. */
    private boolean opens(char end) {
        place++;
        space();
        if (next() == end) {
            place++;
            return true;
        }
        return false;
    }

    /** Passes a comma, or the closing sign. */
    private boolean goesOn(char end) {
        space();
        char sign = next();
        if (sign != ',' && sign != end) {
            throw new NotJson();
        }
        place++;
        return sign == ',';
    }

    private void expect(char sign) {
        space();
        if (next() != sign) {
            throw new NotJson();
        }
        place++;
    }

    private String string() {
        StringBuilder string = new StringBuilder();
        place++;
        while (next() != '"') {
            char c = text.charAt(place++);
            string.append(c == '\\' ? escaped() : c);
        }
        place++;
        return string.toString();
    }

    private char escaped() {
        char c = next();
        place++;
        return switch (c) {
            case '"', '\\', '/' -> c;
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'u' -> unicode();
            default -> throw new NotJson();
        };
    }

    private char unicode() {
        String digits = place + 4 <= text.length() ? text.substring(place, place + 4) : "";
        if (!digits.matches("[0-9a-fA-F]{4}")) {
            throw new NotJson();
        }
        place += 4;
        return (char) Integer.parseInt(digits, 16);
    }

    private Double number() {
        int start = place;
        while (place < text.length() && "+-.eE0123456789".indexOf(text.charAt(place)) >= 0) {
            place++;
        }
        String digits = text.substring(start, place);
        if (!digits.matches("-?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]{1,3})?")) {
            throw new NotJson();
        }
        return Double.valueOf(digits);
    }
}
