package org.semblance.toolkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.release.run.Run;

/** Every stage tells how far it is, often enough to be called off, and then leaves nothing behind. */
class CancelTest {

    private static final int ROWS = 40_000;

    /** So many rows may pass, at most, between one word and the next; they take far less than 0.3 s. */
    private static final int SELDOM = 10_000;

    private static final List<String> STAGES =
            List.of("read", "mask", "prototypes", "write", "verify", "measure", "report");

    private final Semblance semblance = Semblance.standard();

    @TempDir
    private Path folder;

    private RecipeFile recipe;
    private Run.Options options;

    @BeforeEach
    void aTable() throws IOException {
        Random random = new Random(1);
        StringBuilder table = new StringBuilder("age,height,town,illness\n");
        for (int row = 0; row < ROWS; row++) {
            table.append(random.nextInt(80))
                    .append(',')
                    .append(random.nextInt(1000))
                    .append(",t")
                    .append(random.nextInt(30))
                    .append(",i")
                    .append(random.nextInt(9))
                    .append('\n');
        }
        Files.writeString(folder.resolve("people.csv"), table);
        Path file = Files.writeString(folder.resolve("recipe.yaml"), """
                data: people.csv
                attributes:
                  age: {role: quasi-identifier, domain: numeric}
                  height: {role: quasi-identifier, domain: numeric}
                  town: {role: quasi-identifier, domain: nominal}
                  illness: {role: confidential, domain: nominal}
                method: {name: mdav, k: 50}
                blocking: {name: kd, size: 1000}
                guarantees: [{l-diversity: 2, of: illness}]
                measures: [information-loss, prosecutor-risk]
                """);
        recipe = semblance.open(file);
        options = Run.Options.NONE.to(folder.resolve("out")).seeded(1);
    }

    private static final class Calls implements Watcher {

        final Map<String, AtomicInteger> of = new ConcurrentHashMap<>();

        @Override
        public void progress(String stage, long done, long total) {
            of.computeIfAbsent(stage, unseen -> new AtomicInteger()).incrementAndGet();
        }

        int of(String stage) {
            return of.getOrDefault(stage, new AtomicInteger()).get();
        }
    }

    @Test
    void everyStageTellsHowFarItIs() {
        Calls calls = new Calls();

        semblance.release(recipe, options, calls);

        for (String stage : List.of("read", "mask", "prototypes", "write", "verify", "measure")) {
            assertThat(calls.of(stage)).as(stage).isGreaterThanOrEqualTo(ROWS / SELDOM);
        }
    }

    @Test
    void everyStageCanBeCalledOffAndLeavesNothing() throws IOException {
        Calls calls = new Calls();
        semblance.release(recipe, options, calls);
        for (String stage : STAGES) {
            for (int nth : new int[] {1, (calls.of(stage) + 1) / 2}) {
                Run.Options again = Run.Options.NONE.to(folder.resolve("again")).seeded(1);
                AtomicInteger met = new AtomicInteger();
                Watcher impatient = (now, done, total) -> {
                    if (now.equals(stage) && met.incrementAndGet() >= nth) {
                        throw Problem.cancelled();
                    }
                };

                assertThatThrownBy(() -> semblance.release(recipe, again, impatient))
                        .as(stage + " at call " + nth)
                        .isInstanceOfSatisfying(
                                Problem.class,
                                problem -> assertThat(problem.code()).isEqualTo("E_CANCELLED"));
                try (Stream<Path> left = Files.list(folder)) {
                    assertThat(left.map(file -> file.getFileName().toString()))
                            .as(stage)
                            .containsExactlyInAnyOrder("people.csv", "recipe.yaml", "out", "out.owner");
                }
            }
        }
    }
}
