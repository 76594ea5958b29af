package org.semblance.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Problem;
import org.semblance.data.Table;

/** Files with random damage are read or refused with a code, and never anything else. */
class DamagedFilesTest {

    private static final byte[] TABLE = ("\uFEFFage;zip;word\r\n34;01234;café\n35,5;;\"a;\"\"b\"\"\nc\"\n"
                    + "-1e5; 7 ;\n\n36.125;1.234;Jose\u0301\n")
            .getBytes(StandardCharsets.UTF_8);
    private static final byte[] RECIPE =
            "data: visitors.csv\nk: 5\nattributes:\n  age: {role: quasi, scale: \"ratio\"}\n  zip: [a, 'b']\nnote: |\n  é\n"
                    .getBytes(StandardCharsets.UTF_8);
    private static final byte[] TROUBLE = {
        '"', ';', ',', '\n', '\r', 0, (byte) 0xE9, (byte) 0xC3, '.', ':', '&', '{', '\t'
    };

    @TempDir
    Path folder;

    @Test
    void readsATableOrRefusesIt() throws IOException {
        long seed = seed();
        for (int i = 0; i < 3000; i++) {
            Random random = new Random(seed + i);
            byte[] damaged = damaged(TABLE, random);
            TableFile file = TableFile.of(
                            folder, random.nextInt(8) == 0 ? damaged(TableFile.gzip(TABLE), random) : damaged)
                    .numbers("age", "zip");
            try {
                Table table = file.table();
                assertThat(table.size()).as("seed %d", seed + i).isPositive();
            } catch (Problem problem) {
                assertThat(problem.code()).as("seed %d", seed + i).startsWith("E_");
                assertThat(problem).as("seed %d", seed + i).hasNoCause();
            }
        }
    }

    @Test
    void readsARecipeOrRefusesIt() throws IOException {
        long seed = seed();
        for (int i = 0; i < 3000; i++) {
            Path file = Files.write(folder.resolve("recipe.yaml"), damaged(RECIPE, new Random(seed + i)));
            try {
                assertThat(new YamlRecipes().read(file)).as("seed %d", seed + i).isNotNull();
            } catch (Problem problem) {
                assertThat(problem.code()).as("seed %d", seed + i).isEqualTo("E_CONFIG");
                assertThat(problem).as("seed %d", seed + i).hasNoCause();
            }
        }
    }

    private static long seed() {
        long seed = new Random().nextLong();
        System.out.println("random damage from seed " + seed);
        return seed;
    }

    private static byte[] damaged(byte[] whole, Random random) {
        byte[] bytes = Arrays.copyOf(whole, random.nextInt(4) == 0 ? random.nextInt(whole.length) : whole.length);
        for (int hits = random.nextInt(4); hits > 0 && bytes.length > 0; hits--) {
            bytes[random.nextInt(bytes.length)] =
                    random.nextBoolean() ? TROUBLE[random.nextInt(TROUBLE.length)] : (byte) random.nextInt(256);
        }
        return bytes;
    }
}
