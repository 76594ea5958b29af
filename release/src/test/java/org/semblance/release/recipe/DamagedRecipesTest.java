package org.semblance.release.recipe;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Problem;
import org.semblance.testkit.RandomDamage;
import org.semblance.testkit.Trials;

/** Recipes with random damage are read or refused with a code, and never anything else. */
class DamagedRecipesTest {

    private static final byte[] RECIPE =
            "data: visitors.csv\nk: 5\nattributes:\n  age: {role: quasi, scale: \"ratio\"}\n  zip: [a, 'b']\nnote: |\n  é\n"
                    .getBytes(StandardCharsets.UTF_8);

    @TempDir
    Path folder;

    @Test
    void readsARecipeOrRefusesIt() throws IOException {
        long seed = Trials.seed();
        System.out.println("random damage from seed " + seed);
        int trials = Trials.count(1000, 30_000);
        for (int i = 0; i < trials; i++) {
            Path file = Files.write(folder.resolve("recipe.yaml"), RandomDamage.of(RECIPE, new Random(seed + i)));
            try {
                assertThat(new YamlRecipes().read(file)).as("seed %d", seed + i).isNotNull();
            } catch (Problem problem) {
                assertThat(problem.code()).as("seed %d", seed + i).isEqualTo("E_CONFIG");
                assertThat(problem).as("seed %d", seed + i).hasNoCause();
            }
        }
    }
}
