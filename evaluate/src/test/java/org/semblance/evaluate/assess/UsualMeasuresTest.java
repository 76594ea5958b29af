package org.semblance.evaluate.assess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.catalog.Catalog;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.evaluate.RecipeFolder;
import org.semblance.formats.CsvTableReader;
import org.semblance.quality.Score;
import org.semblance.quality.loss.Sse;
import org.semblance.quality.risk.likelihood.NoiseShape;
import org.semblance.quality.semantics.NoiseMeasures;
import org.semblance.release.place.RecipeRelativePaths;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.report.Report;
import org.semblance.source.TableSource;

/** What is measured when a recipe says nothing, and when it asks for what is not there. */
class UsualMeasuresTest {

    private static final Taxonomy THINGS = Taxonomy.named("things")
            .chain("dog", "pet", "animal", "thing")
            .chain("cat", "pet")
            .chain("cow", "cattle", "animal")
            .chain("ox", "cattle")
            .chain("oak", "plant", "thing")
            .chain("elm", "plant")
            .build();

    private static final List<String> OF_ONE_ATTRIBUTE = List.of(
            "semantic-mean-shift",
            "semantic-variance-error",
            "semantic-rmse",
            "distance-linkage",
            "assignment-linkage",
            "likelihood-linkage");

    private static final List<String> OF_PAIRS =
            List.of("distance-covariance-error", "original-distance-correlation", "distance-correlation");

    private static final String PAIRS_ASKED_FOR = "measures: [distance-correlation, sse]\n";

    @TempDir
    private Path folder;

    @BeforeEach
    void writeTheTable() throws IOException {
        Files.writeString(
                folder.resolve("table.csv"),
                "kept,met,note\n" + "dog,cow,a\ncat,dog,b\noak,elm,a\nox,ox,b\n".repeat(6));
    }

    private TableRecipe recipe(String roleOfMet, String more) throws IOException {
        Files.writeString(folder.resolve("recipe.yaml"), """
                data: table.csv
                attributes:
                  kept: {role: quasi-identifier, domain: concepts}
                  met: {role: %s, domain: concepts}
                  note: other
                method: {name: semantic-noise, alpha: 0.3}
                release: {shuffle: false}
                allow: [unique]
                %s""".formatted(roleOfMet, more));
        return new RecipeFolder(folder, THINGS).recipe(RecipeFolder.RECIPE);
    }

    /** By the recipe that was written last. */
    private Report run() {
        return new RecipeFolder(folder, THINGS).anonymize(null);
    }

    private List<Score> assessed(TableRecipe recipe) {
        return new Assessor(new CsvTableReader(), (request, watcher) -> THINGS, Catalog.standard())
                .measure(
                        recipe,
                        new RecipeRelativePaths(folder.resolve("recipe.yaml")),
                        TableSource.of(folder.resolve("table.csv")),
                        TableSource.of(folder.resolve("release/release.csv")),
                        null,
                        Watcher.SILENT)
                .scores();
    }

    private static List<String> names(List<Score> scores) {
        return scores.stream().map(Score::name).toList();
    }

    @Test
    void aMethodThatNamesSomeIsMeasuredByThem() throws IOException {
        assertThat(recipe("other", "").measures())
                .isEqualTo(NoiseMeasures.ofValuesAlone(0.3, NoiseShape.NORMAL, false));
        assertThat(recipe("other", "measures: sse\n").measures()).containsExactly(new Sse());
    }

    @Test
    void whatNobodyAskedForIsLeftOutWithoutAWordWhereThereIsNothingToMeasure() throws IOException {
        TableRecipe recipe = recipe("other", "");
        Report report = run();
        assertThat(names(report.scores())).containsExactlyElementsOf(OF_ONE_ATTRIBUTE);
        assertThat(report.warnings())
                .noneSatisfy(warning -> assertThat(warning.code()).isEqualTo("W_MEASURE"));
        assertThat(names(assessed(recipe))).containsExactlyElementsOf(OF_ONE_ATTRIBUTE);
    }

    @Test
    void whatWasAskedForIsMissedAloud() throws IOException {
        TableRecipe recipe = recipe("other", PAIRS_ASKED_FOR);
        Report report = run();
        assertThat(names(report.scores())).containsExactly("sse");
        assertThat(report.warnings())
                .anySatisfy(warning -> assertThat(warning.code()).isEqualTo("W_MEASURE"));
        assertThatThrownBy(() -> assessed(recipe))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_MEASURE"));
    }

    @Test
    void assessFindsWhatAnonymizeFound() throws IOException {
        TableRecipe recipe = recipe("quasi-identifier", "");
        Report report = run();
        assertThat(names(report.scores())).containsAll(OF_ONE_ATTRIBUTE).containsAll(OF_PAIRS);
        assertThat(assessed(recipe)).isEqualTo(report.scores());
    }
}
