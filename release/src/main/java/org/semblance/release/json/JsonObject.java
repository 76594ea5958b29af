package org.semblance.release.json;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A JSON object whose entries have to be there, each of its kind; otherwise it is {@link Unfit}. */
public record JsonObject(Map<?, ?> entries) {

    /** An entry is not there, or is something else. */
    public static final class Unfit extends IllegalArgumentException {

        private Unfit(String name) {
            super("no " + name);
        }
    }

    /** The object that a text holds; none where it holds something else, or was cut short. */
    public static Optional<JsonObject> read(String text) {
        return of(JsonText.read(text));
    }

    /** The same, of a text in which no name stands twice. */
    public static Optional<JsonObject> readOnce(String text) {
        return of(JsonText.readOnce(text));
    }

    private static Optional<JsonObject> of(Optional<Object> read) {
        return read.filter(value -> value instanceof Map<?, ?>).map(value -> new JsonObject((Map<?, ?>) value));
    }

    public boolean has(String name) {
        return entries.containsKey(name);
    }

    public String text(String name) {
        return of(name, String.class);
    }

    public boolean truth(String name) {
        return of(name, Boolean.class);
    }

    /** A number; NaN where nothing is there, as which what is not finite is written. */
    public double number(String name) {
        return entries.get(name) == null ? Double.NaN : of(name, Number.class).doubleValue();
    }

    public int whole(String name) {
        double number = of(name, Number.class).doubleValue();
        if (number != (int) number) {
            throw new Unfit(name);
        }
        return (int) number;
    }

    public List<String> texts(String name) {
        return list(name, String.class);
    }

    public JsonObject object(String name) {
        return new JsonObject(of(name, Map.class));
    }

    public List<JsonObject> objects(String name) {
        return list(name, Map.class).stream().map(JsonObject::new).toList();
    }

    private <T> T of(String name, Class<T> kind) {
        Object value = entries.get(name);
        if (!kind.isInstance(value)) {
            throw new Unfit(name);
        }
        return kind.cast(value);
    }

    private <T> List<T> list(String name, Class<T> kind) {
        List<?> list = of(name, List.class);
        if (!list.stream().allMatch(kind::isInstance)) {
            throw new Unfit(name);
        }
        return list.stream().map(kind::cast).toList();
    }
}
