package org.semblance.release.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.semblance.Problem;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.release.run.RecipeFolder;

/** Differentially private methods over records that come one by one. */
class PrivateStreamTest {

    private static final Taxonomy THINGS = Taxonomy.named("things")
            .chain("dog", "pet", "animal")
            .chain("cat", "pet")
            .chain("cow", "cattle", "animal")
            .chain("ox", "cattle")
            .build();

    private static final String SEMANTIC = "semantic-exponential";
    private static final String DISTRIBUTION = "distribution-exponential";

    private static final long SEED = 81;

    @TempDir
    private Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    @BeforeEach
    void writeTheReference() throws IOException {
        Files.writeString(folder.resolve("table.csv"), "had,note\n" + "dog,a\ncow,b\ncow,a\n".repeat(50));
    }

    private StreamReport stream(String method, String records, @Nullable Long seed, @Nullable Path aside)
            throws IOException {
        RecipeFolder recipe = new RecipeFolder(folder, THINGS);
        recipe.write(RecipeFolder.RECIPE, """
                data: table.csv
                attributes:
                  had: {role: quasi-identifier, domain: concepts, within: animal}
                  note: {role: other}
                method: {name: %s, epsilon: 1}
                """.formatted(method));
        return recipe.stream(records.getBytes(StandardCharsets.UTF_8), recipe.streaming(seed, aside), out);
    }

    @ParameterizedTest
    @ValueSource(strings = {SEMANTIC, DISTRIBUTION})
    void aSeededStreamOverTheReferenceIsTheReleaseOfIt(String method) throws IOException {
        stream(method, Files.readString(folder.resolve("table.csv")), SEED, null);
        assertThat(out.toString(StandardCharsets.UTF_8))
                .hasLineCount(151)
                .isEqualTo(new RecipeFolder(folder, THINGS).released(SEED));
    }

    @ParameterizedTest
    @ValueSource(strings = {SEMANTIC, DISTRIBUTION})
    void recordsAreMaskedWithinTheDomainAndTheClaimIsMade(String method) throws IOException {
        StreamReport report = stream(method, "had,note\n" + "cat,x\n".repeat(100), null, null);
        assertThat(report.records().masked()).isEqualTo(100);
        assertThat(out.toString(StandardCharsets.UTF_8).lines().skip(1))
                .hasSize(100)
                .allMatch(line -> line.matches("(animal|pet|cattle|dog|cat|cow|ox),x"));
        assertThat(report.claims()).containsExactly("differential privacy of 'had', ε = 1 for each record");
        assertThat(report.notes())
                .anyMatch(note -> note.contains("holds by construction"))
                .noneMatch(note -> note.startsWith("Nothing is claimed"));
        assertThat(report.learnt().attributes().get(0).mean()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {SEMANTIC, DISTRIBUTION})
    void aMissingValueEndsTheStreamAtItsPlace(String method) {
        assertThatThrownBy(() -> stream(method, "had,note\ncat,x\n,x\n", null, null))
                .isInstanceOfSatisfying(Problem.class, problem -> {
                    assertThat(problem.code()).isEqualTo("E_MISSING");
                    assertThat(problem.what()).contains("row 2", "line 3", "'had'");
                });
    }

    @ParameterizedTest
    @ValueSource(strings = {SEMANTIC, DISTRIBUTION})
    void recordsAreNotLeftOutByTheirValues(String method) {
        assertThatThrownBy(() -> stream(method, "had,note\ncat,x\n", null, folder.resolve("aside.csv")))
                .isInstanceOfSatisfying(Problem.class, problem -> {
                    assertThat(problem.code()).isEqualTo("E_STREAM");
                    assertThat(problem.what()).contains("‹aside›");
                });
        assertThat(folder.resolve("aside.csv")).doesNotExist();
    }
}
