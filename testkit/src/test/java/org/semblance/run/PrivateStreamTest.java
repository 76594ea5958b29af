package org.semblance.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
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
import org.semblance.Watcher;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.formats.RecordStreams;
import org.semblance.formats.Tables;
import org.semblance.formats.YamlRecipes;

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

    @TempDir
    private Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    @BeforeEach
    void writeTheReference() throws IOException {
        Files.writeString(folder.resolve("table.csv"), "had,note\n" + "dog,a\ncow,b\ncow,a\n".repeat(50));
    }

    private StreamReport stream(String method, String records, @Nullable Path aside) throws IOException {
        Path recipe = folder.resolve("recipe.yaml");
        Files.writeString(recipe, """
                data: table.csv
                attributes:
                  had: {role: quasi-identifier, domain: concepts, within: animal}
                  note: {role: other}
                method: {name: %s, epsilon: 1}
                """.formatted(method));
        RecordStreams formats = new RecordStreams();
        return new Streaming(
                        new Tables(),
                        (request, watcher) -> THINGS,
                        formats,
                        formats,
                        (report, page) -> page.write('-'),
                        Catalog.standard())
                .mask(
                        Recipe.of(new YamlRecipes().read(recipe), Catalog.standard()),
                        new Streaming.Options(recipe, null, false, null, aside),
                        new Streaming.Pipe(
                                new ByteArrayInputStream(records.getBytes(StandardCharsets.UTF_8)), out, new Halt()),
                        Watcher.SILENT);
    }

    @ParameterizedTest
    @ValueSource(strings = {SEMANTIC, DISTRIBUTION})
    void recordsAreMaskedWithinTheDomainAndTheClaimIsMade(String method) throws IOException {
        StreamReport report = stream(method, "had,note\n" + "cat,x\n".repeat(100), null);
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
        assertThatThrownBy(() -> stream(method, "had,note\ncat,x\n,x\n", null))
                .isInstanceOfSatisfying(Problem.class, problem -> {
                    assertThat(problem.code()).isEqualTo("E_MISSING");
                    assertThat(problem.what()).contains("line 3", "'had'");
                });
    }

    @ParameterizedTest
    @ValueSource(strings = {SEMANTIC, DISTRIBUTION})
    void recordsAreNotLeftOutByTheirValues(String method) {
        assertThatThrownBy(() -> stream(method, "had,note\ncat,x\n", folder.resolve("aside.csv")))
                .isInstanceOfSatisfying(Problem.class, problem -> {
                    assertThat(problem.code()).isEqualTo("E_STREAM");
                    assertThat(problem.what()).contains("--aside");
                });
        assertThat(folder.resolve("aside.csv")).doesNotExist();
    }
}
