package org.semblance.release.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Problem;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.release.attack.ReleaseStanding.Colour;
import org.semblance.release.json.JsonText;
import org.semblance.release.report.Report;

/** A recipe that says of itself that it is a draft, and what becomes of its release. */
class DraftInARunTest {

    /** Nothing about it is open but that it is a draft. */
    private static final String RECIPE = """
            data: people.csv
            attributes:
              age: {role: quasi-identifier, domain: numeric}
              town: {role: quasi-identifier, domain: nominal}
            method: {name: mdav, k: 5}
            accept: {collector: "the only release of these people"}
            """;

    @TempDir
    Path home;

    private RecipeFolder folder;

    @BeforeEach
    void writeTheTable() throws IOException {
        folder = new RecipeFolder(home, new Taxonomies());
        folder.write(
                "people.csv",
                IntStream.range(0, 60)
                        .mapToObj(i -> (20 + i * 37 % 60) + ",town" + i % 3)
                        .collect(Collectors.joining("\n", "age,town\n", "\n")));
    }

    private Run.Outcome release(String recipe) throws IOException {
        folder.write(RecipeFolder.RECIPE, recipe);
        return folder.anonymize(RecipeFolder.RECIPE, null);
    }

    @Test
    void itsReleaseIsAmberAndSaysWhatNobodyLookedAt() throws IOException {
        Run.Outcome outcome = release(RECIPE + "draft: true\n");
        Report report = outcome.report();
        assertThat(report.published()).isTrue();
        assertThat(report.attacks().standing().colour()).isEqualTo(Colour.AMBER);
        assertThat(report.attacks().standing().points()).singleElement().satisfies(point -> {
            assertThat(point.id()).isEqualTo("W_DRAFT");
            assertThat(point.what()).contains("the role of 2 columns (age, town), the method and k");
            assertThat(point.acceptance()).isEmpty();
        });
        Map<?, ?> published =
                (Map<?, ?>) JsonText.read(Files.readString(outcome.folder().resolve("report.json")))
                        .orElseThrow();
        assertThat(published.get("standing")).isEqualTo("amber");
        assertThat(published.get("open-points").toString()).contains("W_DRAFT");
        Map<?, ?> certificate =
                (Map<?, ?>) JsonText.read(Files.readString(outcome.folder().resolve("certificate.json")))
                        .orElseThrow();
        assertThat(certificate.get("warnings").toString()).contains("W_DRAFT");
    }

    @Test
    void withoutTheLineItIsGreen() throws IOException {
        assertThat(release(RECIPE).report().attacks().standing().colour()).isEqualTo(Colour.GREEN);
        assertThat(release(RECIPE + "draft: false\n")
                        .report()
                        .attacks()
                        .standing()
                        .colour())
                .isEqualTo(Colour.GREEN);
    }

    @Test
    void thatItIsADraftCannotBeAccepted() {
        assertThatThrownBy(() -> release(RECIPE.replace("accept: {", "accept: {W_DRAFT: \"in a hurry\", ")))
                .isInstanceOfSatisfying(Problem.class, problem -> {
                    assertThat(problem.code()).isEqualTo("E_ACCEPT");
                    assertThat(problem.advice()).contains("delete the line draft: true");
                });
    }
}
