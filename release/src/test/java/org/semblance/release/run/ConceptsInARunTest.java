package org.semblance.release.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.catalog.Catalog;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.formats.CsvTableReader;
import org.semblance.formats.CsvTableWriter;
import org.semblance.release.place.RecipeRelativePaths;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.recipe.YamlRecipes;
import org.semblance.release.report.Report;
import org.semblance.release.report.TaxonomyCoverage;

/** From a recipe that names concepts to a release that is written in them. */
class ConceptsInARunTest {

    /** Things: animals (pets: dog, cat; cattle: cow, ox) and plants (oak, elm). */
    private static final Taxonomy THINGS = Taxonomy.named("things")
            .chain("dog", "pet", "animal", "thing")
            .chain("cat", "pet")
            .chain("cow", "cattle", "animal")
            .chain("ox", "cattle")
            .chain("oak", "plant", "thing")
            .chain("elm", "plant")
            .build();

    private static final String MAPPING = """
            attribute,value,concept,note
            kept,Dogs,dog,
            kept,Cats,cat,
            kept,Cows,cow,
            kept,Oxen,ox,
            kept,Oaks,oak,
            """;

    private static final String TABLE =
            "kept,colour\n" + "Dogs,b\nCats,b\n".repeat(3) + "Cows,w\nOxen,w\n".repeat(3) + "Oaks,g\n".repeat(4);

    @TempDir
    private Path folder;

    @BeforeEach
    void writeTheUsual() throws IOException {
        write("table.csv", TABLE);
        write("concepts.csv", MAPPING);
    }

    private void write(String file, String text) throws IOException {
        Files.writeString(folder.resolve(file), text);
    }

    private Run.Outcome run(Taxonomy taxonomy, String domain) throws IOException {
        return run(taxonomy, domain, "quasi-identifier", "");
    }

    private Run.Outcome run(Taxonomy taxonomy, String domain, String role, String more) throws IOException {
        write("recipe.yaml", """
                data: table.csv
                attributes:
                  kept: {role: %s, domain: concepts%s}
                  colour: {role: [%s], domain: nominal}
                method: {name: mdav, k: 2}
                release: {shuffle: false}
                %s
                """.formatted(
                        role, domain, role.equals("quasi-identifier") ? "other" : "quasi-identifier", more));
        Path recipe = folder.resolve("recipe.yaml");
        Run run = new Run(
                new CsvTableReader(),
                (request, watcher) -> taxonomy,
                new CsvTableWriter(),
                (report, out) -> {},
                (report, out) -> {},
                Engine.LOCAL,
                Catalog.standard());
        return run.anonymize(
                TableRecipe.of(new YamlRecipes().read(recipe), Catalog.standard()),
                new RecipeRelativePaths(recipe),
                new Run.Options(null, true, null),
                Watcher.SILENT);
    }

    private TreeSet<String> released() throws IOException {
        List<String> lines = Files.readAllLines(folder.resolve("release/release.csv"));
        TreeSet<String> values = new TreeSet<>();
        lines.subList(1, lines.size()).forEach(line -> values.add(line.split(",", -1)[0]));
        return values;
    }

    private static Report.AttributeReport kept(Run.Outcome outcome) {
        return outcome.report().attributes().get(0);
    }

    @Test
    void aReleaseIsWrittenInTheWordsOfTheTaxonomy() throws IOException {
        Run.Outcome outcome = run(THINGS, ", concepts: concepts.csv");
        assertThat(outcome.report().published()).isTrue();
        assertThat(released()).isSubsetOf("dog", "cat", "pet", "cow", "ox", "cattle", "animal", "oak", "thing");
        assertThat(kept(outcome).domain()).isEqualTo("concepts");
        // before and after speak the same language
        assertThat(kept(outcome).distribution().orElseThrow().bars())
                .allSatisfy(bar -> assertThat(bar.label()).isLowerCase());
    }

    @Test
    void theReportTellsHowFarTheTaxonomyCarriesTheColumn() throws IOException {
        TaxonomyCoverage coverage =
                kept(run(THINGS, ", concepts: concepts.csv")).concepts().orElseThrow();
        assertThat(coverage).isEqualTo(new TaxonomyCoverage("things", 5, 5, 1, 5, Optional.of("thing")));
        assertThat(Files.readString(folder.resolve("release.owner/report.json")))
                .contains("\"subsumer\": \"thing\"");
    }

    @Test
    void twoValuesMayMeanOneConceptAndAreCounted() throws IOException {
        write("concepts.csv", MAPPING.replace("Cats,cat", "Cats,dog"));
        TaxonomyCoverage coverage =
                kept(run(THINGS, ", concepts: concepts.csv")).concepts().orElseThrow();
        assertThat(coverage.merged()).isEqualTo(1);
        assertThat(released()).doesNotContain("cat");
    }

    @Test
    void theReportTellsHowManyCombinationsBecameOneBecauseTheyMeanTheSame() throws IOException {
        assertThat(run(THINGS, ", concepts: concepts.csv").report().notes())
                .noneMatch(note -> note.contains("combinations"));
        write("concepts.csv", MAPPING.replace("Cats,cat", "Cats,dog"));
        assertThat(run(THINGS, ", concepts: concepts.csv").report().notes())
                .anyMatch(note -> note.startsWith(
                        "Of 5 different combinations of quasi-identifiers, 1 is equal to another before masking"));
    }

    @Test
    void theReportTellsWhatTheConceptsBecame() throws IOException {
        Run.Outcome outcome = run(THINGS, ", concepts: concepts.csv");
        assertThat(kept(outcome).tree().orElseThrow().nodes().get(0).concept()).isEqualTo("thing");
        assertThat(outcome.report().attributes().get(1).tree()).isEmpty();
        assertThat(Files.readString(folder.resolve("release.owner/report.json")))
                .contains("\"tree\"")
                .contains("\"centroid\"");
        assertThat(kept(run(THINGS, ", concepts: concepts.csv", "confidential", ""))
                        .tree())
                .isEmpty();
    }

    @Test
    void aValueWithoutAConceptIsRefusedByItsRowsAndNotByItsName() throws IOException {
        write("concepts.csv", MAPPING.replace("kept,Oaks,oak,\n", "kept,Oaks,,\n"));
        assertThatThrownBy(() -> run(THINGS, ", concepts: concepts.csv"))
                .isInstanceOfSatisfying(Problem.class, problem -> {
                    assertThat(problem.code()).isEqualTo("E_CONCEPTS");
                    assertThat(problem.what())
                            .isEqualTo("column 'kept': a value has no concept (rows 13, 14, 15, 16)")
                            .doesNotContain("Oaks");
                });
        assertThat(folder.resolve("release")).doesNotExist();
    }

    @Test
    void aValueWithoutAConceptIsWithheldWhereTheRecipeSaysSo() throws IOException {
        write("concepts.csv", MAPPING.replace("kept,Oaks,oak,\n", ""));
        TaxonomyCoverage coverage = kept(run(THINGS, ", concepts: concepts.csv, unmapped: missing"))
                .concepts()
                .orElseThrow();
        assertThat(coverage.mapped()).isEqualTo(4);
        assertThat(coverage.rows()).isEqualTo(12 / 16.0);
        assertThat(released()).contains("").doesNotContain("oak", "Oaks");
    }

    @Test
    void aConceptThatDoesNotExistIsRefusedWithItsRow() throws IOException {
        write("concepts.csv", MAPPING.replace("Cows,cow", "Cows,cowboy"));
        assertThatThrownBy(() -> run(THINGS, ", concepts: concepts.csv"))
                .isInstanceOfSatisfying(Problem.class, problem -> {
                    assertThat(problem.code()).isEqualTo("E_CONCEPT");
                    assertThat(problem.what()).contains("concepts.csv, row 3").doesNotContain("cowboy");
                });
    }

    @Test
    void aMappingThatSaysTwoThingsIsRefused() throws IOException {
        write("concepts.csv", MAPPING + "kept,Dogs,cat,\n");
        assertRefused(", concepts: concepts.csv", "E_CONCEPT_MAP", "rows 1 and 6");
    }

    @Test
    void anEmptyMappingAndOneForAnotherColumnAreRefused() throws IOException {
        write("concepts.csv", "attribute,value,concept\n");
        assertThatThrownBy(() -> run(THINGS, ", concepts: concepts.csv")).isInstanceOf(Problem.class);
        write("concepts.csv", "attribute,value,concept\nkeptt,Dogs,dog\n");
        assertThatThrownBy(() -> run(THINGS, ", concepts: concepts.csv"))
                .isInstanceOfSatisfying(Problem.class, problem -> {
                    assertThat(problem.code()).isEqualTo("E_CONCEPT_MAP");
                    assertThat(problem.advice()).contains("keptt");
                });
        write("concepts.csv", "attribute,value\nkept,Dogs\n");
        assertRefused(", concepts: concepts.csv", "E_CONCEPT_MAP", "'concept'");
    }

    private void assertRefused(String domain, String code, String what) {
        assertThatThrownBy(() -> run(THINGS, domain)).isInstanceOfSatisfying(Problem.class, problem -> {
            assertThat(problem.code()).isEqualTo(code);
            assertThat(problem.what()).contains(what);
        });
    }

    @Test
    void aMappingMaySpeakOfColumnsThatTheTableLacksButThatIsSaid() throws IOException {
        write("concepts.csv", MAPPING + "hobby,Chess,oak,\n");
        assertThat(run(THINGS, ", concepts: concepts.csv").report().warnings()).anySatisfy(warning -> {
            assertThat(warning.code()).isEqualTo("W_CONCEPTS_UNUSED");
            assertThat(warning.message())
                    .contains("a column that the table lacks")
                    .doesNotContain("hobby");
        });
    }

    @Test
    void aTaxonomyThatKnowsNoValueIsRefused() {
        assertRefused("", "E_TAXONOMY_NOT_MET", "contains no value of 'kept'");
    }

    @Test
    void aTaxonomyToWhichAllAreEquallyUnlikeIsRefused() throws IOException {
        Taxonomy flat = Taxonomy.named("flat")
                .chain("dog", "thing")
                .chain("cat", "thing")
                .chain("cow", "thing")
                .chain("ox", "thing")
                .chain("oak", "thing")
                .build();
        assertThatThrownBy(() -> run(flat, ", concepts: concepts.csv"))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_TAXONOMY_FLAT"));
    }

    @Test
    void withoutAMappingValuesMayBeIdsAndAreReleasedAsIds() throws IOException {
        Taxonomy codes = Taxonomy.named("codes")
                .chain("A1.1", "A1", "A", "*")
                .chain("A1.2", "A1")
                .chain("B1", "B", "*")
                .build();
        write("table.csv", "kept,colour\nA1.1,b\nA1.2,b\nA1.1,b\nA1.2,b\nB1,b\nB1,b\n");
        assertThat(run(codes, "").report().published()).isTrue();
        assertThat(released()).isSubsetOf("A1.1", "A1.2", "A1", "A", "B1", "B", "*");
    }

    @Test
    void aValueOutsideTheBoundIsRefused() {
        assertRefused(", concepts: concepts.csv, within: animal", "E_CONCEPTS", "no kind of 'animal'");
    }

    @Test
    void depthsMayBeCountedFromTheBound() throws IOException {
        write("table.csv", "kept,colour\n" + "Dogs,b\nCats,b\nCows,b\n".repeat(3));
        double fromTheRoot = sst(run(THINGS, ", concepts: concepts.csv, within: animal"));
        double fromAnimal = sst(run(THINGS, ", concepts: concepts.csv, within: animal, depth: within"));
        assertThat(fromAnimal).isGreaterThan(fromTheRoot);
        assertRefused(", concepts: concepts.csv, depth: within", "E_CONFIG", "depth: within");
    }

    private static double sst(Run.Outcome outcome) {
        return outcome.report().scores().stream()
                .filter(score -> score.name().equals("sst"))
                .findFirst()
                .orElseThrow()
                .value();
    }

    @Test
    void groupsThatHaveOnlyTheRootInCommonAreWarnedOf() throws IOException {
        write("table.csv", "kept,colour\n" + "Dogs,b\nOaks,b\nCows,b\n");
        assertThat(run(THINGS, ", concepts: concepts.csv").report().warnings()).anySatisfy(warning -> {
            assertThat(warning.code()).isEqualTo("W_LCS_ROOT");
            assertThat(warning.message()).contains("100 %");
        });
    }

    @Test
    void aColumnThatIsKeptKeepsItsWords() throws IOException {
        Run.Outcome outcome = run(THINGS, ", concepts: concepts.csv", "confidential", "");
        assertThat(outcome.report().published()).isTrue();
        assertThat(released()).containsExactly("Cats", "Cows", "Dogs", "Oaks", "Oxen");
        assertThat(kept(outcome).concepts()).isPresent();
    }

    @Test
    void otherSimilaritiesAndAveragesAreChosenByName() throws IOException {
        assertThat(run(THINGS, ", concepts: concepts.csv, similarity: {name: lin, information-content: seco}")
                        .report()
                        .published())
                .isTrue();
        assertThat(run(THINGS, ", concepts: concepts.csv, similarity: path, average: lcs")
                        .report()
                        .published())
                .isTrue();
        assertRefused(", concepts: concepts.csv, similarity: wu-palmr", "E_CONFIG", "wu-palmr");
    }

    /** Nobody has seen what such a word means, be it called as a concept is that others mean, or as one above them. */
    @Test
    void aWordWithoutAConceptIsRefusedAlsoWhereAConceptIsCalledLikeIt() throws IOException {
        write("table.csv", TABLE + "pet,b\npet,b\n");
        assertRefused(", concepts: concepts.csv", "E_CONCEPTS", "a value has no concept (rows 17, 18)");
        write("table.csv", TABLE + "dog,b\ndog,b\n");
        assertRefused(", concepts: concepts.csv", "E_CONCEPTS", "a value has no concept (rows 17, 18)");
        Run.Outcome outcome = run(THINGS, ", concepts: concepts.csv, unmapped: missing");
        assertThat(kept(outcome).cellsWithheld()).isEqualTo(2);
        assertThat(outcome.report().warnings())
                .anyMatch(warning -> warning.code().equals("W_UNMAPPED"));
    }

    @Test
    void whatTheColumnIsKindsOfIsToldByWhatIsReleased() throws IOException {
        // one plant among animals: the group it joins is released as an animal
        write("table.csv", "kept,colour\n" + "Dogs,b\nCats,b\nCows,w\nOxen,w\n".repeat(5) + "Oaks,g\n");
        Run.Outcome outcome = run(THINGS, ", concepts: concepts.csv");
        assertThat(released()).doesNotContain("oak", "plant", "thing");
        assertThat(kept(outcome).concepts().orElseThrow().subsumer()).contains("animal");
    }

    @Test
    void aColumnWithoutAnyValueStaysSo() throws IOException {
        write("table.csv", "kept,colour\n" + ",b\n".repeat(4));
        write("recipe.yaml", "");
        Run.Outcome outcome = run(THINGS, "", "other", "");
        assertThat(outcome.report().published()).isTrue();
        assertThat(kept(outcome).concepts().orElseThrow().subsumer()).isEmpty();
    }

    @Test
    void aValueOutsideTheBoundIsRefusedWhereverDepthsAreCounted() {
        for (String depth : List.of("root", "within")) {
            for (String unmapped : List.of("refuse", "missing")) {
                assertRefused(
                        ", concepts: concepts.csv, within: animal, depth: " + depth + ", unmapped: " + unmapped,
                        "E_CONCEPTS",
                        "no kind of 'animal'");
            }
        }
    }

    /** A person with a dog and a cat is a pet owner before any group is made: an average of averages. */
    @Test
    void personsWithSeveralRowsMayHaveSeveralConcepts() throws IOException {
        write("table.csv", """
                kept,colour,who
                Dogs,b,1
                Cats,b,1
                Dogs,b,2
                Cats,b,2
                Cows,w,3
                Oxen,w,3
                Oxen,w,4
                """);
        Run.Outcome outcome = run(THINGS, ", concepts: concepts.csv", "quasi-identifier", "person: who");
        assertThat(outcome.report().published()).isTrue();
        assertThat(released()).isSubsetOf("dog", "cat", "pet", "cow", "ox", "cattle", "animal");
    }

    @Test
    void theCertificateShowsNoPathOfTheOwner() throws IOException {
        Files.createDirectories(folder.resolve("secret"));
        write("secret/concepts.csv", MAPPING);
        run(THINGS, ", taxonomy: secret/things.csv, concepts: secret/concepts.csv");
        assertThat(Files.readString(folder.resolve("release/certificate.json")))
                .contains("things.csv")
                .doesNotContain("secret");
    }
}
