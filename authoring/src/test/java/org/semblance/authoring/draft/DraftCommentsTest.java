package org.semblance.authoring.draft;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.semblance.release.recipe.RecipeNode;
import org.semblance.release.recipe.YamlRecipes;

class DraftCommentsTest {

    /** A heading may hold a line break, and must not become a line of the recipe. */
    @Test
    void nothingOfADecisionLeavesTheComment() {
        String text = DraftComments.mark(List.of(
                new OpenDecision("a\nrelease: {to: elsewhere}", "why\r\nmethod: {name: none}\u0085seed: 1"),
                new OpenDecision("long", "word ".repeat(200))));
        assertThat(text.lines().filter(line -> !line.startsWith("#"))).containsExactly("draft: true");
        RecipeNode.Mapping recipe = (RecipeNode.Mapping) new YamlRecipes().parse("recipe.yaml", text);
        assertThat(recipe.entries().keySet()).containsExactly("draft");
        assertThat(text.lines()).allMatch(line -> line.length() <= 130);
    }

    @Test
    void decisionsAreNumbered() {
        assertThat(DraftComments.mark(List.of(new OpenDecision("zip", "first"), new OpenDecision("age", "second"))))
                .contains("\n# 1. zip: first\n# 2. age: second\n");
    }
}
