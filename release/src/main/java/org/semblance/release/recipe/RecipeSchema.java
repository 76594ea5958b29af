package org.semblance.release.recipe;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.semblance.Share;
import org.semblance.catalog.Catalog;
import org.semblance.catalog.Parameter;
import org.semblance.domain.Domain;
import org.semblance.domain.Role;
import org.semblance.domain.Rounding;
import org.semblance.method.Method;
import org.semblance.privacy.Guarantee;
import org.semblance.quality.Measure;
import org.semblance.release.json.Json;
import org.semblance.source.DocumentSource;

/** The JSON schema of recipes, derived from the records that recipes are bound to. */
public final class RecipeSchema {

    private final Catalog catalog;

    private RecipeSchema(Catalog catalog) {
        this.catalog = catalog;
    }

    /** The schema of recipes for this catalog, as JSON values. */
    public static Map<String, Object> of(Catalog catalog) {
        return new RecipeSchema(catalog).recipe();
    }

    /** A recipe that has the key documents is a document recipe, otherwise a table recipe. */
    private Map<String, Object> recipe() {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("$schema", "https://json-schema.org/draft/2020-12/schema");
        schema.put("title", "Semblance recipe");
        schema.put("type", "object");
        schema.put("if", Json.object("required", List.of("documents")));
        schema.put("then", documents());
        schema.put("else", table());
        return schema;
    }

    private Map<String, Object> table() {
        Map<String, Object> properties = properties(TableRecipe.Settings.class);
        properties.put(
                "attributes", Json.object("type", "object", "minProperties", 1, "additionalProperties", attribute()));
        properties.putAll(masking());
        return object(properties, List.of("data", "attributes", "method"));
    }

    private Map<String, Object> documents() {
        Map<String, Object> properties = properties(DocumentRecipe.DocumentKeys.class);
        properties.put(
                "documents", Json.object("anyOf", List.of(Json.object("type", "string"), type(DocumentSource.class))));
        properties.putAll(masking());
        return object(properties, List.of("documents", "method"));
    }

    /** The keys that both kinds of recipe share. */
    private Map<String, Object> masking() {
        return Json.object(
                "method",
                named(Method.class),
                "guarantees",
                Json.object("type", "array", "items", oneOf(catalog.of(Guarantee.class), this::guarantee)),
                "measures",
                Json.object("type", "array", "items", type(Measure.class)),
                Acceptances.ACCEPT,
                Json.object(
                        "description",
                        "what is accepted, each with a reason that the report shows: the code of a warning, an attack, a measure or a"
                                + " guarantee, or unique.COLUMN+COLUMN for what kept columns disclose",
                        "type",
                        "object",
                        "additionalProperties",
                        Json.object("type", "string", "pattern", "\\S")));
    }

    private Map<String, Object> attribute() {
        List<Object> choices = new ArrayList<>();
        choices.add(Json.object("enum", choices(Role.class)));
        Map<String, Object> kept = properties(AttributeReader.Settings.class);
        kept.remove("domain");
        choices.add(object(kept, List.of("role")));
        for (Catalog.Entry<Domain> domain : catalog.of(Domain.class)) {
            Map<String, Object> properties = properties(AttributeReader.Settings.class);
            properties.put("domain", Json.object("const", domain.name(), "description", domain.summary()));
            properties.putAll(properties(domain.parameters()));
            List<String> required = new ArrayList<>(List.of("role", "domain"));
            required.addAll(required(domain.parameters()));
            choices.add(object(properties, required));
        }
        return Json.object("anyOf", choices);
    }

    /** An entry of the catalog: {name: …} with its parameters. */
    private <T> Map<String, Object> named(Class<T> kind) {
        return oneOf(catalog.of(kind), entry -> {
            Map<String, Object> properties = new LinkedHashMap<>();
            properties.put("name", Json.object("const", entry.name(), "description", entry.summary()));
            properties.putAll(properties(entry.parameters()));
            List<String> required = new ArrayList<>(List.of("name"));
            required.addAll(required(entry.parameters()));
            return object(properties, required);
        });
    }

    /** A guarantee is written with its name as the key of its first parameter. */
    private Map<String, Object> guarantee(Catalog.Entry<Guarantee> entry) {
        Map<String, Object> properties = properties(entry.parameters());
        String principal = Parameter.of(entry.parameters()).get(0).key();
        Map<String, Object> named = new LinkedHashMap<>();
        properties.forEach((key, value) -> named.put(key.equals(principal) ? entry.name() : key, value));
        return object(named, List.of(entry.name()));
    }

    private interface EntryDescription<T> {
        Map<String, Object> describe(Catalog.Entry<T> entry);
    }

    private <T> Map<String, Object> oneOf(List<Catalog.Entry<T>> entries, EntryDescription<T> describe) {
        return Json.object("anyOf", entries.stream().map(describe::describe).toList());
    }

    private List<String> names(Class<?> kind) {
        return catalog.of(kind).stream().map(Catalog.Entry::name).toList();
    }

    private static Map<String, Object> object(Map<String, Object> properties, List<String> required) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("type", "object");
        object.put("additionalProperties", false);
        object.put("required", required);
        object.put("properties", properties);
        return object;
    }

    private static List<String> required(Class<?> record) {
        return Parameter.of(record).stream()
                .filter(Parameter::required)
                .map(Parameter::key)
                .toList();
    }

    private Map<String, Object> properties(Class<?> record) {
        Map<String, Object> properties = new LinkedHashMap<>();
        for (Parameter parameter : Parameter.of(record)) {
            Map<String, Object> property = new LinkedHashMap<>();
            property.put("description", parameter.meaning());
            property.putAll(type(parameter.component().getGenericType()));
            if (!parameter.fallback().isEmpty()) {
                property.put("default", fallback(parameter));
            }
            properties.put(parameter.key(), property);
            if (!parameter.formerly().isEmpty()) {
                properties.put(
                        parameter.formerly(),
                        Json.object("description", "the former name of " + parameter.key(), "deprecated", true));
            }
        }
        return properties;
    }

    private static Object fallback(Parameter parameter) {
        Class<?> type = parameter.component().getType();
        if (type == boolean.class) {
            return Boolean.valueOf(parameter.fallback());
        }
        if (type == int.class || type == long.class) {
            return Long.valueOf(parameter.fallback());
        }
        return type == double.class ? (Object) Double.valueOf(parameter.fallback()) : parameter.fallback();
    }

    private Map<String, Object> type(Type type) {
        if (type instanceof ParameterizedType list) {
            Map<String, Object> item = type(list.getActualTypeArguments()[0]);
            return Json.object("anyOf", List.of(Json.object("type", "array", "items", item), item));
        }
        Class<?> plain = (Class<?>) type;
        if (plain.isEnum()) {
            return Json.object("enum", choices(plain));
        }
        if (plain == Share.class) {
            return Json.object(
                    "anyOf",
                    List.of(
                            Json.object("type", "number", "minimum", 0, "maximum", 1),
                            Json.object("type", "string", "pattern", "^[0-9]+(\\.[0-9]+)? *%$")));
        }
        if (plain == Rounding.class) {
            return rounding();
        }
        if (plain.isRecord()) {
            return object(properties(plain), required(plain));
        }
        if (plain.isInterface()) {
            return Json.object("anyOf", List.of(Json.object("enum", names(plain)), named(plain)));
        }
        if (plain == boolean.class) {
            return Json.object("type", "boolean");
        }
        if (plain == String.class) {
            return Json.object("type", List.of("string", "number", "boolean"));
        }
        return Json.object("type", plain == double.class || plain == Double.class ? "number" : "integer");
    }

    private Map<String, Object> rounding() {
        return Json.object(
                "anyOf",
                List.of(
                        Json.object("type", "integer", "minimum", 0, "maximum", Rounding.MOST_DECIMALS),
                        type(Rounding.UnitMultiples.class),
                        type(Rounding.SignificantDigits.class)));
    }

    private static List<String> choices(Class<?> choice) {
        return Arrays.stream(choice.getEnumConstants())
                .map(constant -> Parameter.kebab((Enum<?>) constant))
                .toList();
    }
}
