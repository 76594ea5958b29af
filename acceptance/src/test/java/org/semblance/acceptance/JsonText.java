package org.semblance.acceptance;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads JSON strictly (RFC 8259), numbers as doubles; what is not JSON is a failure. */
final class JsonText {

    private final String text;
    private int place;

    private JsonText(String text) {
        this.text = text;
    }

    @SuppressWarnings("unchecked") // a failure to be one is a failure of the test
    static Map<String, Object> object(String text) {
        return (Map<String, Object>) of(text);
    }

    @SuppressWarnings("unchecked") // a failure to be one is a failure of the test
    static List<Map<String, Object>> objects(Object value) {
        return (List<Map<String, Object>>) value;
    }

    static Object of(String text) {
        JsonText json = new JsonText(text);
        Object value = json.value();
        json.space();
        if (json.place < text.length()) {
            throw json.wrong();
        }
        return value;
    }

    private AssertionError wrong() {
        return new AssertionError("not JSON at " + place + ": " + text);
    }

    private void space() {
        while (place < text.length() && " \t\r\n".indexOf(text.charAt(place)) >= 0) {
            place++;
        }
    }

    private char next() {
        if (place >= text.length()) {
            throw wrong();
        }
        return text.charAt(place);
    }

    private boolean take(String word) {
        boolean there = text.startsWith(word, place);
        place += there ? word.length() : 0;
        return there;
    }

    private void need(String word) {
        space();
        if (!take(word)) {
            throw wrong();
        }
    }

    private Object value() {
        space();
        char c = next();
        if (c == '{') {
            return members();
        }
        if (c == '[') {
            return items();
        }
        if (c == '"') {
            return string();
        }
        if (take("true")) {
            return true;
        }
        if (take("false")) {
            return false;
        }
        if (take("null")) {
            return "null";
        }
        return number();
    }

    private Double number() {
        int start = place;
        while (place < text.length() && "+-.eE0123456789".indexOf(text.charAt(place)) >= 0) {
            place++;
        }
        String number = text.substring(start, place);
        if (!number.matches("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?")) {
            throw wrong();
        }
        return Double.valueOf(number);
    }

    private Map<String, Object> members() {
        Map<String, Object> members = new LinkedHashMap<>();
        need("{");
        space();
        while (!take("}")) {
            if (!members.isEmpty()) {
                need(",");
                space();
            }
            String key = string();
            need(":");
            if (members.put(key, value()) != null) {
                throw new AssertionError("twice in one object: " + key);
            }
            space();
        }
        return members;
    }

    private List<Object> items() {
        List<Object> items = new ArrayList<>();
        need("[");
        space();
        while (!take("]")) {
            if (!items.isEmpty()) {
                need(",");
            }
            items.add(value());
            space();
        }
        return items;
    }

    private String string() {
        need("\"");
        StringBuilder string = new StringBuilder();
        while (next() != '"') {
            char c = next();
            place++;
            if (c < 0x20) {
                throw wrong();
            }
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
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> {
                place += 4;
                yield (char) Integer.parseInt(text.substring(place - 4, place), 16);
            }
            default -> throw wrong();
        };
    }
}
