package org.semblance.catalog;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.semblance.About;
import org.semblance.ProblemCode;
import org.semblance.Share;

/** A parameter of a record, as people see it: its key in a recipe, what it means, what it is when not given. */
public record Parameter(
        String key,
        String formerly,
        String meaning,
        String fallback,
        boolean optional,
        ProblemCode code,
        RecordComponent component) {

    /** The parameters of a record, in order. */
    public static List<Parameter> of(Class<?> record) {
        return Arrays.stream(record.getRecordComponents()).map(Parameter::of).toList();
    }

    private static Parameter of(RecordComponent component) {
        About about = component.getAnnotation(About.class);
        if (about == null) {
            throw new IllegalStateException(component + " says nothing about itself");
        }
        return new Parameter(
                kebab(component.getName()),
                about.formerly(),
                about.value(),
                about.fallback(),
                about.optional(),
                about.code(),
                component);
    }

    /** Whether a recipe must give it. */
    public boolean required() {
        return fallback.isEmpty() && !optional;
    }

    /** The values of a record by key, without those not given. */
    public static Map<String, Object> values(Record record) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (Parameter parameter : of(record.getClass())) {
            try {
                Object value = parameter.component.getAccessor().invoke(record);
                if (value != null) {
                    values.put(parameter.key, plain(value));
                }
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }
        return values;
    }

    private static Object plain(Object value) {
        if (value instanceof Share share) {
            return share.value();
        }
        return value instanceof Enum<?> choice ? kebab(choice) : value;
    }

    /** A choice as a recipe writes it: CONVEX_MEDIAN is convex-median. */
    public static String kebab(Enum<?> choice) {
        return choice.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static String kebab(String camelCase) {
        return camelCase.replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
    }
}
