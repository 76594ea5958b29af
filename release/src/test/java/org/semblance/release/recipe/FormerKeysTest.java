package org.semblance.release.recipe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.catalog.Catalog;

/** Old spellings of keys still work, and are told of. */
class FormerKeysTest {

    private static final String RECIPE = """
            data: people.csv
            %s: none
            attributes:
              normalise: {role: quasi-identifier, domain: nominal}
              job: {role: quasi-identifier, domain: concepts, similarity: {name: leacock-chodorow, %s: false}}
            method: {name: mdav, k: 3}
            """;

    private static TableRecipe read(String text) {
        return TableRecipe.of(new YamlRecipes().parse("recipe.yaml", text), Catalog.standard());
    }

    private static List<String> told(TableRecipe recipe) {
        return told(recipe.source());
    }

    private static List<String> told(RecipeNode.Mapping recipe) {
        List<String> told = new ArrayList<>();
        Watcher watcher = new Watcher() {
            @Override
            public void progress(String stage, long done, long total) {}

            @Override
            public void warn(Warning warning) {
                told.add(warning.code() + " " + warning.message());
            }
        };
        new FormerKeys(Catalog.standard()).warn(recipe, watcher);
        return told;
    }

    @Test
    void theOldSpellingMeansTheSame() {
        TableRecipe old = read(RECIPE.formatted("normalise", "normalised"));
        TableRecipe now = read(RECIPE.formatted("normalize", "normalized"));
        assertThat(old.settings()).isEqualTo(now.settings());
        assertThat(old.attributes()).isEqualTo(now.attributes());
        assertThat(now.settings().normalize()).isEqualTo(TableRecipe.Normalization.NONE);
    }

    @Test
    void oldSpellingsAreToldWithTheirLineAndColumnsOfThatNameAreNot() {
        assertThat(told(read(RECIPE.formatted("normalise", "normalised"))))
                .containsExactly(
                        "W_FORMER_KEY line 2: normalise: is now written normalize:",
                        "W_FORMER_KEY line 5: normalised: is now written normalized:");
        assertThat(told(read(RECIPE.formatted("normalize", "normalized")))).isEmpty();
    }

    @Test
    void oldSpellingsInListsAreToldToo() {
        RecipeNode.Mapping tree = (RecipeNode.Mapping)
                new YamlRecipes().parse("recipe.yaml", "measures:\n  - one\n  - {normalised: true}\n");
        assertThat(told(tree)).containsExactly("W_FORMER_KEY line 3: normalised: is now written normalized:");
    }

    @Test
    void bothSpellingsAtOnceAreRefused() {
        String text = RECIPE.formatted("normalise", "normalized") + "normalize: none\n";
        assertThatThrownBy(() -> read(text))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo(ProblemCode.E_CONFIG.code()))
                .hasMessageContaining("normalize: is given twice, once under its former name normalise:")
                .hasMessageContaining("line 2");
    }
}
