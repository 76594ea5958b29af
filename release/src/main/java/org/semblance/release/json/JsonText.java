package org.semblance.release.json;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.semblance.data.json.JsonParser;
import org.semblance.data.json.JsonParser.Token;

/** Parses JSON that {@link Json} wrote: objects become maps, numbers become doubles. */
public final class JsonText {

    /** Valid JSON that {@link Json} would not have written. */
    private static final class NotOursException extends IOException {
        private NotOursException() {
            super("an object with a name twice, or a number that no double holds");
        }
    }

    private final JsonParser parser;
    private final boolean once;

    private JsonText(String text, boolean once) {
        this.parser = JsonParser.text(text);
        this.once = once;
    }

    /** Parses a value; empty if the text is not JSON, for example because it is incomplete. */
    public static Optional<Object> read(String text) {
        return read(text, false);
    }

    /** Parses a value as {@link #read} does; also empty if an object has a name twice. */
    public static Optional<Object> readOnce(String text) {
        return read(text, true);
    }

    private static Optional<Object> read(String text, boolean once) {
        try {
            JsonText json = new JsonText(text, once);
            Token first = json.parser.next();
            if (first == Token.END) {
                return Optional.empty();
            }
            Object value = json.value(first);
            json.parser.next(); // fails if anything follows the value
            return Optional.ofNullable(value);
        } catch (IOException notJson) {
            return Optional.empty();
        }
    }

    private @Nullable Object value(Token first) throws IOException {
        return switch (first) {
            case OBJECT -> object();
            case LIST -> list();
            case TEXT -> parser.string();
            case NUMBER -> number();
            case TRUTH -> parser.is("true");
            case NULL -> null;
            case KEY, OBJECT_END, LIST_END, END -> throw new IllegalStateException("no value: " + first);
        };
    }

    private Map<String, @Nullable Object> object() throws IOException {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        while (parser.next() == Token.KEY) {
            String key = parser.string();
            if (once && object.containsKey(key)) {
                throw new NotOursException();
            }
            object.put(key, value(parser.next()));
        }
        return object;
    }

    private List<@Nullable Object> list() throws IOException {
        List<@Nullable Object> list = new ArrayList<>();
        for (Token item = parser.next(); item != Token.LIST_END; item = parser.next()) {
            list.add(value(item));
        }
        return list;
    }

    private Double number() throws IOException {
        double number = Double.parseDouble(parser.string());
        if (Double.isInfinite(number)) {
            throw new NotOursException();
        }
        return number;
    }
}
