package org.semblance.evaluate.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.semblance.release.recipe.FlowText;
import org.semblance.release.recipe.RecipeNode;
import org.semblance.release.recipe.YamlRecipes;

class ChosenRecipeTest {

    private static Optional<ChosenRecipe> chosen(String text) {
        RecipeNode.Mapping root = (RecipeNode.Mapping) new YamlRecipes().parse("recipe", text);
        Map<String, RecipeNode> method = new LinkedHashMap<>();
        method.put("name", new RecipeNode.Scalar("incognito", true, 1));
        method.put("k", new RecipeNode.Scalar("7", true, 1));
        method.put("suppress", new RecipeNode.Scalar("5%", true, 1));
        return ChosenRecipe.of("recipe.chosen.yaml", text, root, new RecipeNode.Mapping(method, Map.of(), 1));
    }

    private static String body(String text) {
        return chosen(text).orElseThrow().text().replaceFirst("^# Chosen.*\n", "");
    }

    @Test
    void changesTheMethodAndNothingElse() {
        assertThat(body("""
                # above
                data: a.csv   # the data

                # groups of five
                method: {name: mdav, k: 5}   # small ones
                # of the release
                release: {to: out}
                """)).isEqualTo("""
                # above
                data: a.csv   # the data

                # groups of five
                method: {name: incognito, k: 7, suppress: 5%}   # small ones
                # of the release
                release: {to: out}
                """);
    }

    @Test
    void changesAMethodOfSeveralLines() {
        assertThat(body("""
                data: a.csv
                method:
                  name: mdav
                  # inside
                  k: 5

                # of the release
                release: {to: out}
                """)).isEqualTo("""
                data: a.csv
                method: {name: incognito, k: 7, suppress: 5%}

                # of the release
                release: {to: out}
                """);
        assertThat(body("data: a.csv\nmethod: {name: mdav,\n  k: 5}\n"))
                .isEqualTo("data: a.csv\nmethod: {name: incognito, k: 7, suppress: 5%}\n");
    }

    @Test
    void leavesARecipeAloneWhoseMethodIsNotOnLinesOfItsOwn() {
        assertThat(chosen("{data: a.csv, method: {name: mdav, k: 5}}\n")).isEmpty();
    }

    @Test
    void readsAsTheMethodThatWasChosen() {
        RecipeNode read = new YamlRecipes()
                .parse(
                        "recipe",
                        chosen("method: {name: mdav, k: 5}\n").orElseThrow().text());
        assertThat(FlowText.of(read)).isEqualTo("{method: {name: incognito, k: 7, suppress: 5%}}");
    }
}
