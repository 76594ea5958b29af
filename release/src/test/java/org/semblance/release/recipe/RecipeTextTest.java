package org.semblance.release.recipe;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RecipeTextTest {

    @Test
    void quotesWhatAPersonWouldQuote() {
        Map<String, Object> method = new LinkedHashMap<>();
        method.put("name", "incognito");
        method.put("k", "5");
        method.put("suppress", "5%");
        Map<String, Object> recipe = new LinkedHashMap<>();
        recipe.put("method", method);
        recipe.put("missing", List.of("?", "no", "not known"));
        recipe.put("attributes", Map.of("age: years", Map.of("role", "quasi-identifier")));

        assertThat(RecipeText.of(recipe)).isEqualTo("""
                method: {name: incognito, k: 5, suppress: 5%}
                missing: ["?", "no", not known]
                attributes:
                  "age: years": {role: quasi-identifier}
                """);
    }
}
