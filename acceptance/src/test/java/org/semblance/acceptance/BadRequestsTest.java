package org.semblance.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Recipes and command lines that ask for what cannot or must not be done. */
class BadRequestsTest {

    private static final String[] RUN = {"anonymize", "recipe.yaml"};

    private Bench bench;

    @BeforeEach
    void prepare(@TempDir Path root) {
        bench = Bench.inProcess(root);
        bench.write("data.csv", Samples.mixed(40));
        bench.write("recipe.yaml", Samples.mixedRecipe(5));
    }

    private void recipe(String from, String to) {
        String recipe = Samples.mixedRecipe(5);
        assertThat(recipe).contains(from);
        bench.write("recipe.yaml", recipe.replace(from, to));
    }

    @ParameterizedTest(name = "BI039: k = {0} is refused at once")
    @ValueSource(strings = {"0", "-1", "1", "2.5", "abc", "99999999999", "41", "999999999"})
    void refusesAKThatProtectsNobody(String k) {
        recipe("k: 5", "k: " + k);
        bench.refuses("E_K", RUN);
        if (!List.of("41", "999999999").contains(k)) {
            bench.refuses("E_K", "check", "data.csv", "--qi", "age", "--k", k);
            bench.write("data.csv", ""); // what is wrong with the recipe alone is told before the data are read
            bench.refuses("E_K", RUN);
            recipe("method:", "guarantees: [{k-anonymity: " + k + "}]\nmethod:");
            bench.refusesRecipe("E_K");
        }
    }

    @ParameterizedTest(name = "BI041: n = {0} rows with k = {1} make {2} classes")
    @CsvSource({"5,5,1", "9,5,1", "10,5,2", "14,5,2", "15,5,3"})
    void aFewRowsMakeClassesOfKToTwoKMinusOne(int n, int k, int classes) {
        Random random = new Random(n);
        bench.write(
                "data.csv",
                "a\n"
                        + IntStream.range(0, n)
                                .mapToObj(row -> row * row + random.nextDouble() + "\n")
                                .collect(Collectors.joining()));
        bench.write("recipe.yaml", Samples.recipe("data.csv", "a: {role: quasi-identifier, domain: numeric}\n", k));
        Release release = bench.anonymizes();
        assertThat(release.table().counts("a").values())
                .hasSize(classes)
                .allSatisfy(size -> assertThat(size).isBetween(k, 2 * k - 1));
        assertThat(release.warnings().contains("W_ONE_CLASS")).isEqualTo(classes == 1);
    }

    @Test
    @DisplayName("BI043: a constant column stays as it is, with a warning; so do equal rows")
    void aConstantColumnStays() {
        String numbers = """
                a: {role: quasi-identifier, domain: numeric}
                b: {role: quasi-identifier, domain: numeric}
                """;
        bench.write("recipe.yaml", Samples.recipe("data.csv", numbers, 3));
        bench.write("data.csv", "a,b\n" + "0.30,1\n0.30,2\n0.30,30\n0.30,31\n0.30,32\n0.30,3\n");
        Release release = bench.anonymizes();
        assertThat(release.table().column("a")).containsOnly("0.3");
        assertThat(release.warnings()).contains("W_CONSTANT_COLUMN");
        bench.write("data.csv", "a,b\n" + "0.1,7\n".repeat(10));
        Release equal = bench.releases("equal", "anonymize", "recipe.yaml", "--out", "equal");
        assertThat(equal.table().rows()).containsOnly(List.of("0.1", "7"));
        assertThat(equal.text("report.json")).doesNotContain("NaN");
    }

    @Test
    @DisplayName("BI045: quasi-identifiers that are none, unknown or named twice are refused")
    void refusesQuasiIdentifiersThatAreNotThere() {
        recipe("role: quasi-identifier", "role: confidential");
        bench.refusesRecipe("E_QI");
        recipe("city: {", "town: {");
        bench.refusesRecipe("E_QI");
        recipe("  city: {", "  age: {");
        bench.refusesRecipe("E_CONFIG");
        bench.refuses("E_QI", "check", "data.csv", "--qi", "age,age", "--k", "2");
        bench.refuses("E_QI", "check", "data.csv", "--qi", "town", "--k", "2");
        bench.refuses("E_QI", "check", "data.csv", "--qi", "", "--k", "2");
        bench.refuses("E_QI", "check", "data.csv", "--k", "2");
        bench.refuses("E_K", "check", "data.csv", "--qi", "age");
        recipe("  shift: {role: other}\n", "");
        assertThat(bench.refuses("E_ROLE", RUN).err()).contains("shift");
    }

    @Test
    @DisplayName("BI047: a kept column that differs in every row is refused unless it is allowed")
    void refusesAKeptColumnThatDiffersInEveryRow() {
        for (String role : List.of("other", "confidential")) {
            recipe("name: {role: identifier}", "name: {role: " + role + "}");
            assertThat(bench.refuses("E_UNIQUE_COLUMN", RUN).err()).contains("'name'");
        }
        recipe("name: {role: identifier}", "name: {role: other}");
        bench.write("recipe.yaml", Samples.with("where: \"age > 20\"", bench.text("recipe.yaml")));
        bench.refusesRecipe("E_UNIQUE_COLUMN");
        recipe("name: {role: identifier}", "name: {role: other, allow: [unique]}");
        bench.anonymizes();
    }

    @Test
    @DisplayName("BI049: k counts persons where they are named, and too few of them are refused")
    void kCountsPersons() {
        StringBuilder rows = new StringBuilder("who,age,city\n");
        for (int person = 0; person < 12; person++) {
            rows.append((Bench.CANARY + person + "," + (20 + person) + ",Reus\n").repeat(5));
        }
        bench.write("data.csv", rows.toString());
        String attributes = """
                age: {role: quasi-identifier, domain: numeric}
                city: {role: quasi-identifier, domain: nominal}
                """;
        bench.write("recipe.yaml", Samples.with("person: who", Samples.recipe("data.csv", attributes, 5)));
        Release release = bench.anonymizes();
        assertThat(release.table().names()).containsExactly("age", "city");
        assertThat(release.table().smallestClass("age", "city")).isGreaterThanOrEqualTo(25);
        release.keepsSecret(Bench.CANARY, true);

        bench.write("recipe.yaml", Samples.with("person: who", Samples.recipe("data.csv", attributes, 13)));
        bench.refuses("E_K_PEOPLE", "anonymize", "recipe.yaml", "--replace");
        bench.write("recipe.yaml", Samples.with("person: nobody", Samples.recipe("data.csv", attributes, 5)));
        bench.refuses("E_QI", "anonymize", "recipe.yaml", "--replace");
        bench.write(
                "recipe.yaml",
                Samples.with("person: who", Samples.recipe("data.csv", attributes + "who: {role: other}\n", 5)));
        bench.refuses("E_PERSON", "anonymize", "recipe.yaml", "--replace");
        bench.write("data.csv", rows + ",33,Reus\n");
        bench.write("recipe.yaml", Samples.with("person: who", Samples.recipe("data.csv", attributes, 5)));
        assertThat(bench.refuses("E_PERSON", "anonymize", "recipe.yaml", "--replace")
                        .err())
                .contains("row 61");
        assertThat(bench.run("check", "data.csv", "--qi", "age,city", "--k", "5", "--person", "who")
                        .code())
                .isEqualTo(3);
    }

    @Test
    @DisplayName("BI071: recipes made to exhaust are refused at once")
    void refusesRecipesMadeToExhaust() {
        StringBuilder bomb = new StringBuilder("a0: &a0 [x, x]\n");
        for (int level = 1; level < 30; level++) {
            bomb.append("a")
                    .append(level)
                    .append(": &a")
                    .append(level)
                    .append(" [*a")
                    .append(level - 1)
                    .append(", *a")
                    .append(level - 1)
                    .append("]\n");
        }
        List<String> recipes = List.of(
                bomb.toString(),
                "data: " + "[".repeat(10_000) + "]".repeat(10_000),
                "data: " + "{a: ".repeat(10_000) + "x" + "}".repeat(10_000),
                "# " + "x".repeat(50_000_000),
                "- ".repeat(10_000) + "x",
                "? ".repeat(5_000) + "x");
        for (String recipe : recipes) {
            bench.write("recipe.yaml", recipe);
            bench.refuses(bench.cli().jvm("-Xmx128m"), "E_CONFIG", RUN);
        }
    }

    @ParameterizedTest(name = "not a recipe: {0}")
    @ValueSource(
            strings = {
                "",
                "# only a comment\n",
                "just words\n",
                "[a, b]\n",
                "data: a.csv\n---\ndata: b.csv\n",
                "data: !!java.net.URL [http://example.org]\n",
                "data: !!binary aGVsbG8=\n",
                "data: a.csv\ndata: b.csv\n",
                "<<: {data: a.csv}\n",
                "data: [a\n",
                "data: \u0007\n",
                "\t data: x\n",
                "data:\n",
                "method: {name: mdav, k: 5}\n",
                "data: {a: b}\nattributes: {}\nmethod: mdav\n",
                "attributes: 5\ndata: data.csv\nmethod: {name: mdav, k: 5}\n",
                "attributes: {name: }\ndata: data.csv\nmethod: {name: mdav, k: 5}\n",
                "attributes: {name: [identifier, identifer]}\ndata: data.csv\nmethod: {name: mdav, k: 5}\n",
                "attributes: {name: {role: []}}\ndata: data.csv\nmethod: {name: mdav, k: 5}\n",
                "attributes: {name: identifier}\ndata: data.csv\nmethod: {name: mdva, k: 5}\n",
                "attributes: {name: identifier}\ndata: data.csv\nmethod: {k: 5}\n",
                "attributes: {name: identifier}\ndata: data.csv\nmethod: mdav\n",
                "attributes: {name: identifier}\ndata: data.csv\nmethod: {name: mdav, k: 5}\nguarantees: [{}]\n",
                "attributes: {name: identifier}\ndata: data.csv\nmethod: {name: mdav, k: 5}\nguarantees: [x]\n",
                "attributes: {name: identifier}\ndata: data.csv\nmethod: {name: mdav, k: 5}\nmeasures: [{}]\n",
                "attributes: {name: identifier}\ndata: data.csv\nmethod: {name: mdav, k: 5}\nmeasures: {}\n",
                "attributes: {name: identifier}\ndata: data.csv\nmethod: {name: mdav, k: 5}\nrelease: there\n",
                "attributes: {name: identifier}\ndata: data.csv\nmethod: {name: mdav, k: 5}\nseed: abc\n",
                "attributes: {name: identifier}\ndata: data.csv\nmethod: {name: mdav, k: 5}\nseed: 99999999999999999999\n",
                "attributes: {name: identifier}\ndata: data.csv\nmethod: {name: mdav, k: 5}\nmissing: {a: b}\n",
                "attributes: {name: identifier}\ndata: data.csv\nmethod: {name: mdav, k: 5}\nrelease: {shuffle: maybe}\n"
            })
    void whatIsNotARecipeIsRefused(String text) {
        bench.write("recipe.yaml", text);
        bench.refusesRecipe("E_CONFIG", "E_ROLE", "E_K", "E_CONFIG_UNKNOWN_KEY");
    }

    @Test
    @DisplayName("BI073: an unknown key is refused with the nearest known one, wherever it stands")
    void refusesAnUnknownKey() {
        recipe("k: 5", "kk: 5");
        assertThat(bench.refuses("E_CONFIG_UNKNOWN_KEY", RUN).err())
                .contains("'kk'")
                .contains("did you mean k?");
        recipe("method:", "shuffel: true\nmethod:");
        bench.refusesRecipe("E_CONFIG_UNKNOWN_KEY");
        recipe("method:", "release: {shufle: false}\nmethod:");
        assertThat(bench.refuses("E_CONFIG_UNKNOWN_KEY", RUN).err()).contains("did you mean shuffle?");
        recipe("domain: nominal", "domain: nominal, round: 3");
        bench.refusesRecipe("E_CONFIG_UNKNOWN_KEY");
        recipe("method:", "guarantees: [{k-anonymity: 5, off: age}]\nmethod:");
        bench.refusesRecipe("E_CONFIG_UNKNOWN_KEY");
        recipe("method:", "csv: {separator: x}\nmethod:");
        bench.refusesRecipe("E_CONFIG_UNKNOWN_KEY");
    }

    @Test
    void aWrongCommandLineIsRefusedWithAdvice() {
        bench.refuses("E_USAGE", "anonymise", "recipe.yaml");
        bench.refuses("E_USAGE", "anonymize");
        bench.refuses("E_USAGE", "anonymize", "recipe.yaml", "--sed", "5");
        bench.refuses("E_USAGE", "anonymize", "recipe.yaml", "--seed", "abc");
        Cli.Answer json = bench.refuses("E_NO_FILE", "anonymize", "nothing.yaml", "--json");
        assertThat(JsonText.object(json.out()).toString()).contains("E_NO_FILE");
    }
}
