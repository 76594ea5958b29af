package org.semblance.release.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Problem;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.formats.Tables;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.quality.Score;
import org.semblance.release.folder.Certificate;
import org.semblance.release.report.GuaranteeAdvice;
import org.semblance.release.report.Report;
import org.semblance.source.TableSource;

/** A population file in a recipe: k-map judged on the written file, and risks among those people. */
class PopulationInARunTest {

    private static final Taxonomy THINGS = Taxonomy.named("things")
            .chain("dog", "pet", "animal", "thing")
            .chain("cat", "pet")
            .chain("cow", "cattle", "animal")
            .chain("ox", "cattle")
            .chain("oak", "plant", "thing")
            .chain("elm", "plant")
            .build();

    private static final String PATIENTS =
            "age,keeps,ill\n" + "34,dog,yes\n34,cat,yes\n61,cow,no\n61,ox,no\n".repeat(2);

    /** The same people and as many others, who keep things that the table does not name. */
    private static final String REGISTER =
            "keeps,age,name\n" + "dog,34,a\ncat,34,b\ncow,61,c\nox,61,d\n".repeat(4) + "elm,61,e\nunicorn,34,f\n";

    @TempDir
    private Path folder;

    private RecipeFolder recipes(String average, String more) throws IOException {
        RecipeFolder recipes = new RecipeFolder(folder, THINGS);
        recipes.write("table.csv", PATIENTS);
        recipes.write("secret-register.csv", REGISTER);
        recipes.write(RecipeFolder.RECIPE, """
                data: table.csv
                attributes:
                  age: {role: quasi-identifier, domain: numeric, round: 0}
                  keeps: {role: quasi-identifier, domain: concepts, average: %s}
                  ill: confidential
                method: {name: mdav, k: 4}
                %s""".formatted(average, more));
        return recipes;
    }

    private static Report.Finding kMap(Report report) {
        return report.verdicts().stream()
                .filter(finding -> finding.guarantee().equals("k-map"))
                .findFirst()
                .orElseThrow();
    }

    private static Score score(Report report, String name) {
        return report.scores().stream()
                .filter(score -> score.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void kMapCountsThoseWhomTheReleasedConceptsSubsume() throws IOException {
        // four rows become (34, pet) and four (61, cattle): eight of the register are the one, eight the other
        Report report = recipes("lcs", "population: secret-register.csv\nguarantees: [{k-map: 8}]\n")
                .anonymize(null);
        assertThat(report.published()).isTrue();
        assertThat(kMap(report).holds()).isTrue();
        assertThat(kMap(report).found()).isEqualTo(8);
        assertThat(score(report, "journalist-risk").value()).isEqualTo(12.5);
        assertThat(score(report, "prosecutor-risk").value()).isEqualTo(25);
        assertThat(Files.readString(folder.resolve("release/certificate.json"))).doesNotContain("secret-register");
    }

    @Test
    void aReleaseThatStandsForTooFewIsRefused() throws IOException {
        Report report = recipes("lcs", "population: secret-register.csv\nguarantees: [{k-map: 9}]\n")
                .anonymize(null);
        assertThat(report.published()).isFalse();
        assertThat(kMap(report).holds()).isFalse();
        assertThat(kMap(report).rows()).hasSize(8);
        assertThat(folder.resolve("release")).doesNotExist();
    }

    @Test
    void aMethodThatMakesSmallerGroupsThanRequiredIsRefusedWithTheKToWrite() throws IOException {
        Report report = recipes("lcs", "guarantees: [{k-anonymity: 7}]\n").anonymize(null);
        assertThat(report.published()).isFalse();
        assertThat(GuaranteeAdvice.of(report)).singleElement().asString().endsWith("write k: 7 under method:");
    }

    @Test
    void averagesThatNobodyHasAreRefusedWithTheReason() throws IOException {
        RecipeFolder recipes = recipes("lcs", "population: secret-register.csv\nguarantees: [{k-map: 2}]\n");
        recipes.write("table.csv", PATIENTS.replace("34,cat", "37,cat"));
        Report report = recipes.anonymize(null);
        assertThat(report.published()).isFalse();
        assertThat(kMap(report).reason()).contains("generalised, not averaged");
        assertThat(GuaranteeAdvice.of(report))
                .singleElement()
                .asString()
                .contains("choose a method that generalises, such as local-recoding");
        assertThat(score(report, "journalist-risk").comparisonFigures()).containsEntry("rows that match nobody", 50.0);
    }

    @Test
    void kMapWithoutAPopulationIsRefusedBeforeAnythingIsRead() throws IOException {
        RecipeFolder recipes = recipes("lcs", "guarantees: [{k-map: 5}]\n");
        assertThatThrownBy(() -> recipes.recipe(RecipeFolder.RECIPE))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_POPULATION"));
    }

    @Test
    void theFileAloneCannotBeCheckedForKMap() throws IOException {
        RecipeFolder recipes = recipes("lcs", "population: secret-register.csv\nguarantees: [{k-map: 5}]\n");
        recipes.anonymize(null);
        CheckAnswer answer = new ReleaseCheck(new Tables(), new Taxonomies(), folder::resolve)
                .ask(
                        TableSource.of(folder.resolve("release/release.csv")),
                        CheckQuestion.of(recipes.recipe(RecipeFolder.RECIPE)),
                        Watcher.SILENT);
        assertThat(answer.reply()).isEqualTo(CheckAnswer.Reply.UNDETERMINED);
        assertThat(answer.findings())
                .filteredOn(Report.Finding::undetermined)
                .extracting(Report.Finding::guarantee)
                .containsExactly("k-map");
        assertThat(answer.settledBy(
                                Certificate.read(Files.readAllBytes(folder.resolve("release/certificate.json")))
                                        .orElseThrow(),
                                CheckQuestion.of(recipes.recipe(RecipeFolder.RECIPE)))
                        .reply())
                .isEqualTo(CheckAnswer.Reply.YES);
    }

    @Test
    void aReleaseIsNotWrittenOverThePopulation() throws IOException {
        RecipeFolder recipes = recipes("lcs", "population: release\n");
        recipes.write("release", REGISTER);
        assertThatThrownBy(() -> recipes.anonymize(null)).isInstanceOf(Problem.class);
        assertThat(Files.readString(folder.resolve("release"))).isEqualTo(REGISTER);
    }

    @Test
    void whatWholeGroupsShareIsToldWhateverARecipeMeasures() throws IOException {
        Report report = recipes("lcs", "measures: [information-loss]\n").anonymize(null);
        assertThat(report.scores()).extracting(Score::name).containsExactly("information-loss", "homogeneity");
        assertThat(score(report, "homogeneity").ofAttribute()).contains("ill");
    }

    @Test
    void groupsThatShowTheSameAreOneClass() throws IOException {
        RecipeFolder recipes = recipes("lcs", "");
        recipes.write("table.csv", "age,keeps,ill\n" + "34,dog,yes\n".repeat(8));
        Report.GroupSizes groups = recipes.anonymize(null).groups().orElseThrow();
        assertThat(groups.count()).isEqualTo(2);
        assertThat(groups.classes()).isEqualTo(1);
    }

    @Test
    void aColumnOfOneValueIsSaidToTellNothing() throws IOException {
        RecipeFolder recipes = recipes("lcs", "");
        recipes.write("table.csv", "age,keeps,ill\n34,dog,yes\n61,dog,no\n34,dog,no\n61,dog,yes\n");
        assertThat(recipes.anonymize(null).warnings())
                .contains(new Watcher.Warning(
                        WarningCode.W_ATTRIBUTE_LOST,
                        "column 'age' shows a single value, so it carries no information"));
    }

    @Test
    void confidentialValuesThatWholeGroupsShareAreWarnedOf() throws IOException {
        Report report = recipes("lcs", "").anonymize(null);
        assertThat(report.scores())
                .extracting(Score::name)
                .contains("prosecutor-risk", "homogeneity", "attribute-inference")
                .doesNotContain("journalist-risk");
        assertThat(score(report, "homogeneity").attributes()).containsEntry("ill", 100.0);
        assertThat(report.warnings())
                .filteredOn(warning -> warning.code().equals("W_HOMOGENEOUS"))
                .singleElement()
                .satisfies(warning -> assertThat(warning.message())
                        .contains("'ill'")
                        .contains("100 %")
                        .doesNotContain("yes")
                        .doesNotContain("no,"));
    }

    @Test
    void confidentialValuesThatAreWrittenInSeveralWaysAreWarnedOf() throws IOException {
        String promise = "guarantees: [{l-diversity: 2, of: ill}]\n";
        for (String[] pair : new String[][] {{"yes", "YES"}, {"HIV", "\uFF28\uFF29\uFF36"}, {"1", "1.00"}}) {
            for (String more : List.of(promise, "measures: [homogeneity]\n")) {
                RecipeFolder recipes = recipes("lcs", more);
                String written = PATIENTS.replace("cat,yes", "cat," + pair[1]).replace("yes", pair[0]);
                recipes.write("table.csv", written.replace("ox,no", "ox,perhaps"));
                Report report = recipes.anonymize(null);
                assertThat(report.published()).isTrue();
                assertThat(report.warnings())
                        .filteredOn(warning -> warning.code().equals("W_SPELLINGS"))
                        .singleElement()
                        .satisfies(warning -> assertThat(warning.message())
                                .contains("'ill'")
                                .contains("has 2 values")
                                .doesNotContain(pair[1]));
            }
        }
    }

    @Test
    void spellingsAreNotWarnedOfWhereNothingCountsThem() throws IOException {
        RecipeFolder recipes = recipes("lcs", "measures: [sse]\n");
        recipes.write("table.csv", PATIENTS.replace("cat,yes", "cat,YES"));
        assertThat(recipes.anonymize(null).warnings())
                .extracting(Watcher.Warning::code)
                .doesNotContain("W_SPELLINGS");
        assertThat(recipes("lcs", "measures: [homogeneity]\n").anonymize(null).warnings())
                .extracting(Watcher.Warning::code)
                .doesNotContain("W_SPELLINGS");
    }

    @Test
    void mixedGroupsAreNot() throws IOException {
        RecipeFolder recipes = recipes("lcs", "measures: [sse]\n");
        recipes.write("table.csv", PATIENTS.replace("cat,yes", "cat,no").replace("ox,no", "ox,yes"));
        assertThat(recipes.anonymize(null).warnings())
                .extracting(Watcher.Warning::code)
                .doesNotContain("W_HOMOGENEOUS");
    }
}
