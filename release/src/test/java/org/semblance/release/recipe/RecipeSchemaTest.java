package org.semblance.release.recipe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.semblance.catalog.Catalog;
import org.semblance.release.json.Json;

/** The schema lets through what binds, and stops what an editor should underline. */
class RecipeSchemaTest {

    private static final String ATTRIBUTES = "attributes: {age: {role: quasi-identifier, domain: numeric}}\n";
    private static final String GOOD = "data: a.csv\n" + ATTRIBUTES + "method: {name: mdav, k: 3}\n";

    private final com.networknt.schema.Schema schema = SchemaRegistry.withDefaultDialect(
                    SpecificationVersion.DRAFT_2020_12)
            .getSchema(Json.write(RecipeSchema.of(Catalog.standard())));

    @TempDir
    Path folder;

    private RecipeNode tree(String yaml) throws IOException {
        return new YamlRecipes().read(Files.writeString(folder.resolve("recipe.yaml"), yaml));
    }

    private List<Error> errors(String yaml) throws IOException {
        return schema.validate(Json.write(plain(tree(yaml))), InputFormat.JSON);
    }

    /** The tree as YAML's core schema types it. */
    private static Object plain(RecipeNode node) {
        if (node instanceof RecipeNode.Scalar scalar) {
            boolean number = scalar.plain() && scalar.text().matches("[+-]?[0-9]+(\\.[0-9]+)?");
            boolean whole = number && !scalar.text().contains(".");
            boolean truth = scalar.plain() && scalar.text().matches("true|false");
            return whole
                    ? Long.valueOf(scalar.text())
                    : number ? Double.valueOf(scalar.text()) : truth ? Boolean.valueOf(scalar.text()) : scalar.text();
        }
        if (node instanceof RecipeNode.Sequence sequence) {
            return sequence.items().stream().map(RecipeSchemaTest::plain).toList();
        }
        Map<String, Object> map = new LinkedHashMap<>();
        ((RecipeNode.Mapping) node).entries().forEach((key, value) -> map.put(key, plain(value)));
        return map;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                GOOD,
                GOOD + "measures: [sse, sst, information-loss, distance-linkage]\n",
                GOOD + "guarantees: [{k-anonymity: 5}, {contributors: 2}]\n",
                GOOD + "csv: {delimiter: ';', decimal: comma}\nmissing: [NA, -9]\nnormalize: none\n",
                GOOD + "missing: NA\nwhere: complete\nperson: card\nallow: [unique]\nseed: 5\n",
                GOOD + "accept: {W_SEEDED: a test, prosecutor-risk: \"users sign\"}\n",
                GOOD + "release: {to: out, shuffle: false}\n",
                GOOD + "release: {}\n",
                "data: a.csv\nmethod: {name: mdav, k: 3, contributors: 2}\nattributes:\n  a: identifier\n"
                        + "  b: {role: [quasi-identifier, confidential], domain: numeric, round: 1, weight: 0.5}\n"
                        + "  c: {role: quasi-identifier, domain: ordinal, scale: [low, 2, high], average: convex-median}\n"
                        + "  d: {role: quasi-identifier, domain: nominal}\n  e: {role: other, allow: [unique]}\n"
            })
    void acceptsRecipesThatBind(String yaml) throws IOException {
        assertThatCode(() -> TableRecipe.of(tree(yaml), Catalog.standard())).doesNotThrowAnyException();
        assertThat(errors(yaml)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "data: a.csv\n" + ATTRIBUTES,
                ATTRIBUTES + "method: {name: mdav, k: 3}\n",
                "data: a.csv\nmethod: {name: mdav, k: 3}\n",
                "data: a.csv\nattributes: {}\nmethod: {name: mdav, k: 3}\n",
                "data: a.csv\n" + ATTRIBUTES + "method: {name: mdav}\n",
                "data: a.csv\n" + ATTRIBUTES + "method: {name: mdav, k: abc}\n",
                "data: a.csv\n" + ATTRIBUTES + "method: {name: mdav, k: 2.5}\n",
                "data: a.csv\n" + ATTRIBUTES + "method: {name: mdav, kk: 3, k: 3}\n",
                "data: a.csv\n" + ATTRIBUTES + "method: {name: other, k: 3}\n",
                GOOD + "measures: [none]\n",
                GOOD + "guarantees: [{l: 3}]\n",
                GOOD + "guarantees: [{k-anonymity: 5, k: 3}]\n",
                GOOD + "accept: {W_SEEDED: \"\"}\n",
                GOOD + "accept: [W_SEEDED]\n",
                GOOD + "seeds: 3\n",
                GOOD + "release: {to: a, too: b}\n",
                GOOD + "release: {shuffle: maybe}\n",
                GOOD + "normalize: nfd\n",
                "data: a.csv\nattributes: {age: age}\nmethod: {name: mdav, k: 3}\n",
                "data: a.csv\nattributes: {age: {domain: numeric}}\nmethod: {name: mdav, k: 3}\n",
                "data: a.csv\nattributes: {age: {role: quasi-identifier, domain: ordinal}}\nmethod: {name: mdav, k: 3}\n",
                "data: a.csv\nattributes: {age: {role: quasi-identifier, domain: nominal, round: 2}}\nmethod: {name: mdav, k: 3}\n",
                "data: a.csv\nattributes: {age: {role: quasi-identifier, domain: numeric, weight: much}}\nmethod: {name: mdav, k: 3}\n"
            })
    void stopsRecipesThatDoNotBind(String yaml) throws IOException {
        assertThat(errors(yaml)).isNotEmpty();
        if (!yaml.contains("attributes: {}")) {
            assertThatCode(() -> TableRecipe.of(tree(yaml), Catalog.standard()))
                    .isInstanceOf(org.semblance.Problem.class);
        }
    }

    /** Every default in the schema is itself a value that the schema allows there. */
    @Test
    void defaultsHaveTheTypeOfTheirKey() {
        List<String> wrong = new ArrayList<>();
        defaults(RecipeSchema.of(Catalog.standard()), "", wrong);
        assertThat(wrong).isEmpty();
    }

    private static void defaults(Object node, String key, List<String> wrong) {
        if (node instanceof Map<?, ?> map) {
            Object type = map.get("type");
            Object given = map.get("default");
            boolean fits = given == null
                    || !(type instanceof String)
                    || switch ((String) type) {
                        case "integer" -> given instanceof Long;
                        case "number" -> given instanceof Number;
                        case "boolean" -> given instanceof Boolean;
                        case "string" -> given instanceof String;
                        default -> true;
                    };
            if (!fits) {
                wrong.add(key + ": " + given + " is no " + type);
            }
            map.forEach((name, value) -> defaults(value, key + "/" + name, wrong));
        } else if (node instanceof List<?> list) {
            list.forEach(value -> defaults(value, key, wrong));
        }
    }

    @Test
    void theSchemaInTheDocumentationIsTheCurrentOne() throws IOException {
        assertThat(Files.readString(docs().resolve("recipe.schema.json")))
                .as("out of date; run: ./semblance methods --schema > docs/recipe.schema.json")
                .isEqualTo(Json.write(RecipeSchema.of(Catalog.standard())));
    }

    @Test
    void theCatalogInTheDocumentationIsTheCurrentOne() throws IOException {
        assertThat(Files.readString(docs().resolve("methods.md")))
                .as("out of date; run: ./semblance methods --markdown > docs/methods.md")
                .isEqualTo(CatalogPage.markdown(Catalog.standard()));
    }

    private static Path docs() {
        Path here = Path.of("").toAbsolutePath();
        return Files.isDirectory(here.resolve("docs")) ? here.resolve("docs") : here.resolveSibling("docs");
    }
}
