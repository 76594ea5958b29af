package org.semblance.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Problem;
import org.semblance.data.Table;
import org.semblance.testkit.RandomDamage;
import org.semblance.testkit.Trials;

/** Files with random damage are read or refused with a code, and never anything else. */
class DamagedFilesTest {

    private static final byte[] TABLE = ("\uFEFFage;zip;word\r\n34;01234;café\n35,5;;\"a;\"\"b\"\"\nc\"\n"
                    + "-1e5; 7 ;\n\n36.125;1.234;Jose\u0301\n")
            .getBytes(StandardCharsets.UTF_8);

    @TempDir
    Path folder;

    @Test
    void readsATableOrRefusesIt() throws IOException {
        long seed = seed();
        int trials = Trials.count(1000, 30_000);
        for (int i = 0; i < trials; i++) {
            Random random = new Random(seed + i);
            byte[] damaged = RandomDamage.of(TABLE, random);
            TableFile file = TableFile.of(
                            folder, random.nextInt(8) == 0 ? RandomDamage.of(TableFile.gzip(TABLE), random) : damaged)
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

    private static long seed() {
        long seed = Trials.seed();
        System.out.println("random damage from seed " + seed);
        return seed;
    }
}
