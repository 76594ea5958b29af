package org.semblance.release.json;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A JSON object with typed access to its entries; {@link UnfitEntryException} is thrown if one is absent or of another type. */
public record JsonObject(Map<?, ?> entries) {

    /** An entry is absent or of another type. */
    public static final class UnfitEntryException extends IllegalArgumentException {

        private UnfitEntryException(String name) {
            super("no " + name);
        }
    }

    /** Parses an object; empty if the text is incomplete or something else. */
    public static Optional<JsonObject> read(String text) {
        return of(JsonText.read(text));
    }

    /** Parses an object as {@link #read} does, and also rejects repeated names. */
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

    /** A number; NaN if the entry is absent or null, which is how numbers that are not finite are written. */
    public double number(String name) {
        return entries.get(name) == null ? Double.NaN : of(name, Number.class).doubleValue();
    }

    public int whole(String name) {
        double number = of(name, Number.class).doubleValue();
        if (number != (int) number) {
            throw new UnfitEntryException(name);
        }
        return (int) number;
    }

    public List<String> texts(String name) {
        return list(name, String.class);
    }

    public List<Integer> numbers(String name) {
        return list(name, Number.class).stream().map(Number::intValue).toList();
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
            throw new UnfitEntryException(name);
        }
        return kind.cast(value);
    }

    private <T> List<T> list(String name, Class<T> kind) {
        List<?> list = of(name, List.class);
        if (!list.stream().allMatch(kind::isInstance)) {
            throw new UnfitEntryException(name);
        }
        return list.stream().map(kind::cast).toList();
    }
}
