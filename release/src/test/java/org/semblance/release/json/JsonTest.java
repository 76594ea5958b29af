package org.semblance.release.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.semblance.testkit.Trials;
import tools.jackson.databind.json.JsonMapper;

class JsonTest {

    private static final String TROUBLE = "\"\\/<>&'\n\r\t\u0000\u001f\u007f\u2028\u2029é😀{}[]:, ";

    private static Object any(Random random, int depth) {
        return switch (random.nextInt(depth > 3 ? 4 : 6)) {
            case 0 -> text(random);
            case 1 -> random.nextInt();
            case 2 -> random.nextBoolean();
            case 3 -> random.nextGaussian() * Math.pow(10, random.nextInt(40) - 20);
            case 4 -> {
                List<Object> list = new ArrayList<>();
                for (int i = random.nextInt(4); i > 0; i--) {
                    list.add(any(random, depth + 1));
                }
                yield list;
            }
            default -> {
                Map<String, Object> map = new LinkedHashMap<>();
                for (int i = random.nextInt(4); i > 0; i--) {
                    map.put(text(random), any(random, depth + 1));
                }
                yield map;
            }
        };
    }

    private static String text(Random random) {
        int from = TROUBLE.offsetByCodePoints(0, random.nextInt(20));
        return TROUBLE.substring(from, TROUBLE.offsetByCodePoints(from, random.nextInt(5)));
    }

    @Test
    void anotherReaderFindsTheSameValues() {
        JsonMapper mapper = new JsonMapper();
        Trials.of(1000, random -> {
            Map<String, Object> value = Map.of("value", any(random, 0));
            assertThat(plain(mapper.readValue(Json.write(value), Map.class))).isEqualTo(plain(value));
        });
    }

    /** Numbers as doubles, so that 1 and 1.0 are equal. */
    private static Object plain(Object value) {
        if (value instanceof Map<?, ?> map) {
            Map<Object, Object> plain = new LinkedHashMap<>();
            map.forEach((key, item) -> plain.put(key, plain(item)));
            return plain;
        }
        if (value instanceof List<?> list) {
            return list.stream().map(JsonTest::plain).toList();
        }
        return value instanceof Number number ? (Object) number.doubleValue() : value;
    }

    @Test
    void keepsTheOrderOfKeysAndEndsWithALine() {
        assertThat(Json.write(Json.object("b", 1, "a", List.of()))).isEqualTo("{\n  \"b\": 1,\n  \"a\": []\n}\n");
    }

    @Test
    void mayStandInsideAPage() {
        assertThat(Json.write("</script>")).doesNotContain("<");
    }

    @Test
    void aNumberThatIsNoneIsNull() {
        assertThat(Json.write(Double.NaN)).isEqualTo("null\n");
    }
}
