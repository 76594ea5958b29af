package org.semblance.toolkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.release.json.Json;
import org.semblance.release.rehearsal.Rehearsal;
import org.semblance.release.run.Run;

/** A rehearsal tells what the release will: the same verdicts and the same scores, figure for figure. */
class RehearsalEqualsReleaseTest {

    private static final long SEED = 7;

    /** Random tables that are rehearsed and released. */
    private static final int TRIALS = 40;

    private final Semblance semblance = Semblance.standard();

    @TempDir
    private Path folder;

    static Stream<Path> examples() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("../examples"), 2)) {
            return files
                    .filter(file -> file.toString().endsWith(".yaml"))
                    .filter(file -> !file.toString().endsWith(".chosen.yaml"))
                    .sorted()
                    .toList()
                    .stream();
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    void ofEveryExample(Path recipe) throws IOException {
        assertSame(recipe);
    }

    @Test
    void ofRandomRecipes() throws IOException {
        long seed = System.nanoTime();
        System.out.println("RehearsalEqualsReleaseTest: seed " + seed);
        Random random = new Random(seed);
        int refused = 0;
        int released = 0;
        for (int trial = 0; trial < TRIALS; trial++) {
            Path place = Files.createDirectory(folder.resolve("trial" + trial));
            Path recipe = RandomRecipe.write(place, random);
            try {
                released += assertSame(recipe) ? 1 : 0;
            } catch (Problem problem) {
                refused++;
            }
        }

        assertThat(released).isGreaterThan(TRIALS / 4);
        assertThat(refused).isLessThan(TRIALS / 2);
    }

    /** Whether what was rehearsed was released. */
    private boolean assertSame(Path file) throws IOException {
        RecipeFile recipe = semblance.open(file);
        Path target = folder.resolve("release-of-" + Math.abs(file.hashCode()));
        Run.Options options = Run.Options.NONE.to(target).replacing().seeded(SEED);
        Rehearsal rehearsed = semblance.rehearse(recipe, options, Watcher.SILENT);
        assertThat(target).doesNotExist();

        Run.Outcome outcome = semblance.release(recipe, options, Watcher.SILENT);

        assertThat(rehearsed.scores()).isNotEmpty().isEqualTo(outcome.report().scores());
        assertThat(rehearsed.judgement().findings())
                .usingRecursiveComparison()
                .ignoringFields(
                        "reason") // of several reasons, those of the first rows in the order of the release are told
                .isEqualTo(outcome.report().verdicts());
        assertThat(Files.readString(outcome.owner().resolve("report.json")))
                .isEqualTo(Json.write(outcome.report().json()));
        assertThat(rehearsed.holds()).isEqualTo(outcome.report().published());
        return outcome.report().published();
    }
}
