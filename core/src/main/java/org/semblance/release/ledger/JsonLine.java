package org.semblance.release.ledger;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.semblance.release.Json;

/** A JSON object on one line, of texts, whole numbers, truth values and lists of texts. */
final class JsonLine {

    private final String text;
    private int at;

    private JsonLine(String text) {
        this.text = text;
    }

    static String write(Map<String, Object> object) {
        return Json.write(object).strip().replaceAll("\n *", " "); // a line end inside of a text is written \n
    }

    /**
     * Reads what {@link #write} wrote.
     *
     * @throws IllegalArgumentException when it is anything else
     */
    static Map<String, Object> read(String line) {
        JsonLine json = new JsonLine(line);
        Map<String, Object> object = json.object();
        json.expect(json.at == line.length());
        return object;
    }

    private Map<String, Object> object() {
        Map<String, Object> object = new LinkedHashMap<>();
        take('{');
        while (!takes('}')) {
            if (!object.isEmpty()) {
                take(',');
            }
            String name = string();
            take(':');
            expect(object.put(name, value()) == null);
        }
        return object;
    }

    private Object value() {
        spaces();
        expect(at < text.length());
        return switch (text.charAt(at)) {
            case '"' -> string();
            case '[' -> list();
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            default -> number();
        };
    }

    private Object word(String word, boolean value) {
        expect(text.startsWith(word, at));
        at += word.length();
        return value;
    }

    private Object number() {
        int from = at;
        while (at < text.length() && "-0123456789".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        return Integer.valueOf(text.substring(from, at));
    }

    private List<String> list() {
        List<String> list = new ArrayList<>();
        take('[');
        while (!takes(']')) {
            if (!list.isEmpty()) {
                take(',');
            }
            list.add(string());
        }
        return list;
    }

    private String string() {
        take('"');
        StringBuilder string = new StringBuilder();
        while (true) {
            char c = next();
            if (c == '"') {
                return string.toString();
            }
            string.append(c == '\\' ? escaped() : c);
        }
    }

    private char escaped() {
        char c = next();
        return switch (c) {
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case '"', '\\' -> c;
            case 'u' -> {
                expect(at + 4 <= text.length());
                at += 4;
                yield (char) Integer.parseInt(text.substring(at - 4, at), 16);
            }
            default -> throw new IllegalArgumentException("an escape that is not known");
        };
    }

    private char next() {
        expect(at < text.length());
        return text.charAt(at++);
    }

    private void spaces() {
        while (at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
    }

    private boolean takes(char c) {
        spaces();
        if (at < text.length() && text.charAt(at) == c) {
            at++;
            return true;
        }
        return false;
    }

    private void take(char c) {
        expect(takes(c));
    }

    private void expect(boolean holds) {
        if (!holds) {
            throw new IllegalArgumentException("not a line of a ledger, at character " + at);
        }
    }
}
