package org.semblance.release.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.semblance.testkit.Trials;

class JsonTextTest {

    @Test
    void readsWhatJsonWrites() {
        Map<String, Object> value = Json.object(
                "text",
                "a \"quoted\" \\ line\nand < a tab\t\u2028",
                "number",
                0.1 + 0.2,
                "whole",
                12.0,
                "small",
                -1.5e-9,
                "yes",
                true,
                "list",
                List.of("a", List.of(1.0, 2.5), Map.of()));
        value.put("nothing", null);
        assertThat(JsonText.read(Json.write(value))).contains(value);
        assertThat(JsonText.read(Json.line(value))).contains(value);
        assertThat(Json.line(value)).doesNotContain("\n");
    }

    @Test
    void numbersComeBackToTheLastBit() {
        long seed = Trials.seed();
        Random random = new Random(seed);
        for (int i = 0; i < 2000; i++) {
            double number = Math.scalb(random.nextDouble() - 0.5, random.nextInt(80) - 40);
            assertThat(JsonText.read(Json.line(Map.of("n", number))))
                    .as("seed " + seed)
                    .contains(Map.of("n", number));
        }
    }

    @Test
    void aTextThatWasCutShortIsNone() {
        String whole = Json.line(Json.object("key", "a\u0001b", "list", Arrays.asList(1.0, null, "x"), "yes", false));
        for (int length = 0; length < whole.length(); length++) {
            assertThat(JsonText.read(whole.substring(0, length)))
                    .as("%d letters", length)
                    .isEmpty();
        }
        assertThat(JsonText.read(whole + "}")).isEmpty();
        assertThat(JsonText.read("[".repeat(10_000))).isEmpty();
    }
}
