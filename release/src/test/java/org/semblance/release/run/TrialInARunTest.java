package org.semblance.release.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.catalog.Catalog;
import org.semblance.formats.Tables;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.release.json.JsonText;
import org.semblance.release.ledger.Ledger;
import org.semblance.release.place.RecipeRelativePaths;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.recipe.YamlRecipes;
import org.semblance.release.run.Run.Options;
import org.semblance.release.run.Run.Options.Trial;

/** Recipes that are tried: everything is done as for a release, and only the owner's report remains. */
class TrialInARunTest {

    private static final String RECIPE = """
            data: people.csv
            attributes:
              id: {role: identifier}
              age: {role: quasi-identifier, domain: numeric}
              town: {role: quasi-identifier, domain: nominal}
              illness: {role: confidential}
            method: {name: mdav, k: 5}
            """;

    @TempDir
    Path home;

    @BeforeEach
    void writeTheTable() throws IOException {
        Files.writeString(
                home.resolve("people.csv"),
                IntStream.range(0, 60)
                        .mapToObj(i -> "p" + i + "," + (20 + i * 37 % 60) + ",town" + i % 3 + ",illness" + i % 7)
                        .collect(Collectors.joining("\n", "id,age,town,illness\n", "\n")));
    }

    private Run.Outcome run(String recipe, Trial trial) throws IOException {
        return run(recipe, Options.NONE.trying(trial));
    }

    private Run.Outcome run(String recipe, Options options) throws IOException {
        Path file = Files.writeString(home.resolve("recipe.yaml"), recipe);
        Tables tables = new Tables();
        return new Run(
                        tables,
                        new Taxonomies(),
                        tables,
                        (report, page) -> page.write('-'),
                        (report, page) -> page.write('-'),
                        Engine.LOCAL,
                        Catalog.standard())
                .anonymize(
                        TableRecipe.of(new YamlRecipes().read(file), Catalog.standard()),
                        new RecipeRelativePaths(file),
                        options,
                        Watcher.SILENT);
    }

    private List<String> names(String folder) throws IOException {
        try (Stream<Path> inside = Files.list(home.resolve(folder))) {
            return inside.map(path -> path.getFileName().toString()).sorted().toList();
        }
    }

    private Map<?, ?> report(Path folder) throws IOException {
        return (Map<?, ?>)
                JsonText.read(Files.readString(folder.resolve("report.json"))).orElseThrow();
    }

    @Test
    void leavesTheOwnersReportAndNothingElse() throws IOException {
        Run.Outcome outcome = run(RECIPE, Trial.REPORT_ONLY);
        assertThat(outcome.report().tried()).isTrue();
        assertThat(outcome.report().published()).isFalse();
        assertThat(outcome.folder()).isEqualTo(home.resolve("release.trial"));
        assertThat(outcome.owner()).isEqualTo(outcome.folder());
        assertThat(names(".")).containsExactly("people.csv", "recipe.yaml", "release.trial");
        assertThat(names("release.trial")).containsExactly("report.html", "report.json");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(outcome.folder())))
                .isEqualTo("rwx------");
        assertThat(PosixFilePermissions.toString(
                        Files.getPosixFilePermissions(outcome.folder().resolve("report.json"))))
                .isEqualTo("rw-------");
        Map<?, ?> report = report(outcome.folder());
        assertThat(report.get("published")).isEqualTo(false);
        assertThat(report.get("for-publication")).isEqualTo(false);
        assertThat(report.get("trial")).isEqualTo(List.of());
        assertThat(report.containsKey("release")).isFalse();
    }

    @Test
    void saysWhatTheReleaseWithTheSameSeedSays() throws IOException {
        Options options = Options.NONE.seeded(7);
        Map<?, ?> tried = report(run(RECIPE, options.trying(Trial.WITH_TABLE)).folder());
        String table = Files.readString(home.resolve("release.trial/release.csv"));
        Map<?, ?> released = report(run(RECIPE, options).owner());
        assertThat(table).isEqualTo(Files.readString(home.resolve("release/release.csv")));
        for (String key : List.of("verdicts", "scores", "attacks", "open-points", "standing", "attributes")) {
            assertThat(tried.get(key)).as(key).isEqualTo(released.get(key));
        }
    }

    @Test
    void theMaskedTableStaysOnlyIfItIsToBeKept() throws IOException {
        run(RECIPE, Trial.WITH_TABLE);
        assertThat(names("release.trial")).containsExactly("release.csv", "report.html", "report.json");
        run(RECIPE, Trial.REPORT_ONLY);
        assertThat(names("release.trial")).containsExactly("report.html", "report.json");
    }

    @Test
    void theNextReleaseRemovesIt() throws IOException {
        run(RECIPE, Trial.WITH_TABLE);
        run(RECIPE, Trial.NO);
        assertThat(names(".")).containsExactly("people.csv", "recipe.yaml", "release", "release.owner");
    }

    @Test
    void soDoesTheNextRefusal() throws IOException {
        run(RECIPE, Trial.REPORT_ONLY);
        run(RECIPE + "guarantees: [{k-anonymity: 40}]\n", Trial.NO);
        assertThat(names(".")).containsExactly("people.csv", "recipe.yaml", "release.refused");
    }

    @Test
    void whatIsNotOursInItsPlaceStays() throws IOException {
        run(RECIPE, Trial.REPORT_ONLY);
        Files.writeString(home.resolve("release.trial/notes.txt"), "mine");
        assertThatThrownBy(() -> run(RECIPE, Trial.REPORT_ONLY))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_EXISTS"));
        run(RECIPE, Trial.NO);
        assertThat(Files.readString(home.resolve("release.trial/notes.txt"))).isEqualTo("mine");
        assertThat(names("release")).contains("certificate.json");
    }

    @Test
    void anExistingReleaseIsLeftAlone() throws IOException {
        run(RECIPE, Trial.NO);
        byte[] certificate = Files.readAllBytes(home.resolve("release/certificate.json"));
        run(RECIPE.replace("k: 5", "k: 6"), Trial.REPORT_ONLY);
        assertThat(Files.readAllBytes(home.resolve("release/certificate.json"))).isEqualTo(certificate);
        assertThat(names(".")).contains("release", "release.owner", "release.trial");
    }

    @Test
    void aGuaranteeThatDoesNotHoldIsSaidAndTheMaskedTableDeleted() throws IOException {
        Run.Outcome outcome = run(RECIPE + "guarantees: [{k-anonymity: 40}]\n", Trial.WITH_TABLE);
        assertThat(outcome.report().tried()).isFalse();
        assertThat(outcome.report().published()).isFalse();
        assertThat(names(".")).containsExactly("people.csv", "recipe.yaml", "release.trial");
        assertThat(names("release.trial")).containsExactly("report.html", "report.json");
    }

    @Test
    void aLedgerIsAskedButNothingIsListedInIt() throws IOException {
        run(RECIPE + "ledger: books\n", Trial.REPORT_ONLY);
        assertThat(home.resolve("books")).as("it was not there before").doesNotExist();
        run(RECIPE + "ledger: books\n", Trial.NO);
        assertThatThrownBy(() -> run(
                        RECIPE.replace("k: 5", "k: 7") + "ledger: books\n",
                        Options.NONE.to(home.resolve("other")).trying(Trial.REPORT_ONLY)))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_INTERSECTION"));
        assertThat(home.resolve("other.trial")).doesNotExist();
        try (Ledger ledger = Ledger.existing(home.resolve("books"))) {
            assertThat(ledger.entries()).hasSize(1);
        }
    }
}
