package org.semblance.release.recipe;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.semblance.Place;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.ProblemKind;
import org.semblance.Share;
import org.semblance.catalog.Catalog;
import org.semblance.catalog.Parameter;
import org.semblance.catalog.Spelling;
import org.semblance.domain.Rounding;

/** Binds the tree of a recipe to parameter records. Unknown keys and names are refused, with the closest known one. */
public final class RecipeBinder {

    private static final Set<String> ROUND_TO_UNIT = keys(Rounding.UnitMultiples.class);
    private static final Set<String> ROUND_TO_DIGITS = keys(Rounding.SignificantDigits.class);

    private final Catalog catalog;

    /**
     * Creates a binder.
     *
     * @param catalog the entries that may be named
     */
    public RecipeBinder(Catalog catalog) {
        this.catalog = catalog;
    }

    /** Binds a mapping to a record; every key must be one of its parameters. */
    public <R> R record(Class<R> type, RecipeNode.Mapping mapping, String place) {
        return record(type, mapping, keys(type), place);
    }

    private <R> R record(Class<R> type, RecipeNode.Mapping mapping, Set<String> known, String place) {
        RecipeProblems problems = new RecipeProblems();
        problems.refuseUnknown(mapping, known, place);
        Optional<R> bound = parameters(type, mapping, place, problems);
        problems.raise();
        return bound.orElseThrow();
    }

    public static Set<String> keys(Class<?> record) {
        Set<String> keys = new TreeSet<>();
        for (Parameter parameter : Parameter.of(record)) {
            keys.add(parameter.key());
            if (!parameter.formerly().isEmpty()) {
                keys.add(parameter.formerly());
            }
        }
        return keys;
    }

    /** Binds a mapping to a record; keys that are not its parameters are ignored. */
    public <R> R parameters(Class<R> type, RecipeNode.Mapping mapping, String place) {
        RecipeProblems problems = new RecipeProblems();
        Optional<R> bound = parameters(type, mapping, place, problems);
        problems.raise();
        return bound.orElseThrow();
    }

    /**
     * Binds a mapping to a record as above; empty if something is wrong.
     *
     * @param problems collects what is wrong
     */
    <R> Optional<R> parameters(Class<R> type, RecipeNode.Mapping mapping, String place, RecipeProblems problems) {
        List<Parameter> parameters = Parameter.of(type);
        @Nullable Object[] values = new Object[parameters.size()];
        Class<?>[] types = new Class<?>[parameters.size()];
        boolean whole = true;
        for (int i = 0; i < values.length; i++) {
            Parameter parameter = parameters.get(i);
            types[i] = parameter.component().getType();
            RecipeNode node = node(parameter, mapping);
            problems.check(() -> refuseBoth(parameter, mapping, place));
            if (node != null) {
                Type wanted = parameter.component().getGenericType();
                Optional<Object> value =
                        problems.attempt(() -> value(wanted, node, inside(place, parameter.key()), parameter.code()));
                whole &= value.isPresent();
                values[i] = value.orElse(null);
            } else if (parameter.required()) {
                whole = false;
                problems.missing(Problem.recipe(
                                parameter.code(),
                                parameter.key() + " is not given",
                                "add " + parameter.key() + ": " + parameter.meaning())
                        .at(where(place, mapping.line())));
            }
        }
        return whole
                ? problems.attempt(() -> construct(type, types, values, where(place, mapping.line())))
                : Optional.empty();
    }

    private static void refuseBoth(Parameter parameter, RecipeNode.Mapping mapping, String place) {
        if (!parameter.formerly().isEmpty()
                && mapping.entries().containsKey(parameter.key())
                && mapping.entries().containsKey(parameter.formerly())) {
            throw Problem.recipe(
                            ProblemCode.E_CONFIG,
                            parameter.key() + ": is given twice, once under its former name " + parameter.formerly()
                                    + ":",
                            "delete the line with " + parameter.formerly() + ":")
                    .at(where(
                            inside(place, parameter.formerly()),
                            mapping.keyLines().getOrDefault(parameter.formerly(), mapping.line())));
        }
    }

    /** The node given for a parameter, or its default. */
    private static @Nullable RecipeNode node(Parameter parameter, RecipeNode.Mapping mapping) {
        RecipeNode named = mapping.entries().get(parameter.key());
        RecipeNode given = named == null ? mapping.entries().get(parameter.formerly()) : named;
        return given == null && !parameter.fallback().isEmpty()
                ? new RecipeNode.Scalar(parameter.fallback(), true, mapping.line())
                : given;
    }

    private static <R> R construct(Class<R> type, Class<?>[] types, @Nullable Object[] values, Place place) {
        try {
            return type.getDeclaredConstructor(types).newInstance(values);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof Problem problem) {
                throw problem.at(place);
            }
            throw new IllegalStateException(e);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A value of any type that a parameter may have. */
    private Object value(Type type, RecipeNode node, String place, ProblemKind code) {
        if (type == String.class) {
            return text(node, place);
        }
        if (type == int.class || type == Integer.class) {
            return integer(node, place, code);
        }
        if (type == long.class || type == Long.class) {
            return whole(node, place, code);
        }
        if (type == double.class || type == Double.class) {
            return number(node, place, code);
        }
        if (type == Share.class) {
            return share(node, place);
        }
        if (type == Rounding.class) {
            return rounding(node, place, code);
        }
        if (type == boolean.class) {
            return truth(node, place);
        }
        if (type instanceof Class<?> choice && choice.isEnum()) {
            return choice(choice, node, place);
        }
        if (type instanceof Class<?> record && record.isRecord()) {
            return record(record, mapping(node, place), place);
        }
        if (type instanceof Class<?> kind && kind.isInterface()) {
            return named(kind, node, place, Map.of());
        }
        if (type instanceof ParameterizedType list && list.getRawType() == List.class) {
            List<Object> values = new ArrayList<>();
            RecipeProblems problems = new RecipeProblems();
            items(node)
                    .forEach(item -> problems.attempt(() -> value(list.getActualTypeArguments()[0], item, place, code))
                            .ifPresent(values::add));
            problems.raise();
            return List.copyOf(values);
        }
        throw new IllegalStateException("a parameter cannot be a " + type);
    }

    /**
     * Binds an entry of the catalog: its name alone, or {name: …} with its parameters.
     *
     * @param elsewhere parameters given elsewhere in the recipe, used if they are not given here
     */
    public <T> T named(Class<T> kind, RecipeNode node, String place, Map<String, RecipeNode> elsewhere) {
        RecipeNode.Mapping mapping = node instanceof RecipeNode.Scalar
                ? new RecipeNode.Mapping(Map.of("name", node), Map.of("name", node.line()), node.line())
                : mapping(node, place);
        RecipeNode name = mapping.entries().get("name");
        if (name == null) {
            throw Problem.recipe(
                            ProblemCode.E_CONFIG,
                            "name is not given",
                            "name one of: "
                                    + String.join(", ", catalog.choices(kind).keySet()))
                    .at(where(place, mapping.line()));
        }
        Class<? extends T> type = one(catalog.choices(kind), name, inside(place, "name"));
        Set<String> known = keys(type);
        known.add("name");
        Map<String, RecipeNode> entries = new LinkedHashMap<>(mapping.entries());
        elsewhere.forEach((key, value) -> {
            if (known.contains(key)) {
                entries.putIfAbsent(key, value);
            }
        });
        return record(type, new RecipeNode.Mapping(entries, mapping.keyLines(), mapping.line()), known, place);
    }

    /** An entry of the catalog with default parameters. */
    <T> T usual(Class<T> type, String place) {
        return parameters(type, new RecipeNode.Mapping(Map.of(), Map.of(), 0), place);
    }

    /** The class of the catalog entry that a node names. */
    <T> Class<? extends T> entry(Class<T> kind, RecipeNode name, String place) {
        return one(catalog.choices(kind), name, place);
    }

    /** The items of a sequence; a single value counts as a sequence of one. */
    static List<RecipeNode> items(RecipeNode node) {
        return node instanceof RecipeNode.Sequence sequence ? sequence.items() : List.of(node);
    }

    public static RecipeNode.Mapping mapping(RecipeNode node, String place) {
        if (node instanceof RecipeNode.Mapping mapping) {
            return mapping;
        }
        throw Problem.recipe(ProblemCode.E_CONFIG, "keys with values are expected here", "write {key: value, …}")
                .at(where(place, node.line()));
    }

    static String text(RecipeNode node, String place) {
        if (node instanceof RecipeNode.Scalar scalar) {
            return scalar.text();
        }
        throw Problem.recipe(ProblemCode.E_CONFIG, "a single value is expected here", "write one value")
                .at(where(place, node.line()));
    }

    private static int integer(RecipeNode node, String place, ProblemKind code) {
        String text = text(node, place);
        if (text.matches("[+-]?[0-9]{1,9}")) {
            return Integer.parseInt(text);
        }
        throw Problem.recipe(
                        code,
                        "a whole number of at most nine digits is expected here",
                        "write a whole number, such as 5")
                .at(where(place, node.line()));
    }

    private static long whole(RecipeNode node, String place, ProblemKind code) {
        String text = text(node, place);
        if (text.matches("[+-]?[0-9]{1,18}")) {
            return Long.parseLong(text);
        }
        throw Problem.recipe(code, "a whole number is expected here", "write a whole number, such as 5")
                .at(where(place, node.line()));
    }

    private static double number(RecipeNode node, String place, ProblemKind code) {
        String text = text(node, place);
        if (text.matches("[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][+-]?[0-9]{1,3})?")) {
            return Double.parseDouble(text);
        }
        throw Problem.recipe(code, "a number is expected here", "write a number, such as 0.5")
                .at(where(place, node.line()));
    }

    private static Share share(RecipeNode node, String place) {
        String text = text(node, place);
        boolean percent = text.endsWith("%");
        if (text.equals("1")) {
            throw Problem.recipe(ProblemCode.E_SHARE, "1 may mean 1 % or all", "write 1% or 100%")
                    .at(where(place, node.line()));
        }
        String digits = percent ? text.substring(0, text.length() - 1).strip() : text;
        double value = number(new RecipeNode.Scalar(digits, true, node.line()), place, ProblemCode.E_CONFIG);
        try {
            return new Share(percent ? value / 100 : value);
        } catch (Problem problem) {
            throw problem.at(where(place, node.line()));
        }
    }

    /** A number of decimals, {to: unit} or {digits: number}. */
    private Rounding rounding(RecipeNode node, String place, ProblemKind code) {
        if (node instanceof RecipeNode.Mapping mapping
                && mapping.entries().values().stream().allMatch(RecipeNode.Scalar.class::isInstance)) {
            Set<String> given = mapping.entries().keySet();
            if (given.equals(ROUND_TO_UNIT)) {
                return record(Rounding.UnitMultiples.class, mapping, place);
            }
            if (given.equals(ROUND_TO_DIGITS)) {
                return record(Rounding.SignificantDigits.class, mapping, place);
            }
        }
        if (node instanceof RecipeNode.Scalar scalar && scalar.text().matches("[+-]?[0-9]{1,9}")) {
            try {
                return new Rounding.DecimalPlaces(Integer.parseInt(scalar.text()));
            } catch (Problem problem) {
                throw problem.at(where(place, node.line()));
            }
        }
        throw Problem.recipe(
                        code,
                        "a number of decimals, {to: a unit} or {digits: a number} is expected here",
                        "write round: 0, round: {to: 1000} or round: {digits: 3}")
                .at(where(place, node.line()));
    }

    private static boolean truth(RecipeNode node, String place) {
        return switch (text(node, place)) {
            case "true" -> true;
            case "false" -> false;
            default ->
                throw Problem.recipe(ProblemCode.E_CONFIG, "true or false is expected here", "write true or false")
                        .at(where(place, node.line()));
        };
    }

    static <E> E choice(Class<E> type, RecipeNode node, String place) {
        Map<String, E> choices = new LinkedHashMap<>();
        Arrays.stream(type.getEnumConstants())
                .forEach(choice -> choices.put(Parameter.kebab((Enum<?>) choice), choice));
        return one(choices, node, place);
    }

    /** The choice that a node names. */
    static <T> T one(Map<String, T> choices, RecipeNode node, String place) {
        String text = text(node, place);
        T chosen = choices.get(text);
        if (chosen == null) {
            throw Problem.recipe(
                            ProblemCode.E_CONFIG,
                            "'" + text + "' is not known here",
                            Spelling.advice(text, "known are", choices.keySet()))
                    .at(where(place, node.line()));
        }
        return chosen;
    }

    static String inside(String place, String key) {
        return place.isEmpty() ? key : place + "." + key;
    }

    static Place where(String place, int line) {
        return Place.ofKey(place, line);
    }
}
