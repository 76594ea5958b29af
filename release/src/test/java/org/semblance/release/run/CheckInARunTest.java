package org.semblance.release.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Watcher;
import org.semblance.formats.Tables;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.privacy.KAnonymity;
import org.semblance.release.folder.Certificate;
import org.semblance.release.report.Report;
import org.semblance.source.TableSource;

/** What a check says of a release of people with several rows: of the file alone, and with its certificate. */
class CheckInARunTest {

    private static final String RECIPE = """
            data: table.csv
            person: pid
            attributes:
              age: {role: quasi-identifier, domain: numeric, round: 0}
              town: {role: quasi-identifier, domain: nominal}
            method: {name: mdav, k: 4}
            measures: []
            """;

    @TempDir
    Path path;

    private RecipeFolder folder;

    @BeforeEach
    void recipe() throws IOException {
        folder = new RecipeFolder(path, new Taxonomies());
        folder.write(RecipeFolder.RECIPE, RECIPE);
        StringBuilder table = new StringBuilder("pid,age,town\n");
        for (int person = 0; person < 9; person++) {
            table.append((person + "," + (30 + person) + ",Vic\n").repeat(1 + person % 3));
        }
        folder.write("table.csv", table.toString());
    }

    private CheckQuestion question() {
        return CheckQuestion.of(folder.recipe(RecipeFolder.RECIPE));
    }

    private CheckAnswer answer(String file, CheckQuestion question) {
        return new ReleaseCheck(new Tables(), new Taxonomies(), path::resolve)
                .ask(TableSource.of(path.resolve(file)), question, Watcher.SILENT);
    }

    private Certificate certificate() throws IOException {
        return Certificate.read(Files.readAllBytes(path.resolve("release/certificate.json")))
                .orElseThrow();
    }

    @Test
    void fourRowsOfOneHouseholdAreNotFourPeople() throws IOException {
        folder.write("release.csv", "age,town\n40,Vic\n40,Vic\n40,Vic\n40,Vic\n");
        CheckAnswer answer = answer("release.csv", question());
        assertThat(answer.reply()).isEqualTo(CheckAnswer.Reply.UNDETERMINED);
        assertThat(answer.holds()).isFalse();
        assertThat(answer.findings()).singleElement().satisfies(finding -> {
            assertThat(finding.undetermined()).isTrue();
            assertThat(finding.guarantee()).isEqualTo("k-anonymity");
        });
        folder.write("release.csv", "age,town\n40,Vic\n40,Vic\n40,Vic\n");
        assertThat(answer("release.csv", question()).reply())
                .as("three rows are at most three people")
                .isEqualTo(CheckAnswer.Reply.NO);
        folder.write("release.csv", "pid,age,town\n1,40,Vic\n2,40,Vic\n3,40,Vic\n4,40,Vic\n");
        assertThat(answer("release.csv", question()).reply())
                .as("the column of people tells")
                .isEqualTo(CheckAnswer.Reply.YES);
    }

    @Test
    void theCertificateOfTheFolderTellsWhatTheFileDoesNot() throws IOException {
        Report report = folder.anonymize(null);
        assertThat(report.published()).isTrue();
        CheckAnswer answer = answer("release/release.csv", question());
        assertThat(answer.reply()).isEqualTo(CheckAnswer.Reply.UNDETERMINED);
        CheckAnswer settled = answer.settledBy(certificate(), question());
        assertThat(settled.reply()).isEqualTo(CheckAnswer.Reply.YES);
        assertThat(settled.certified())
                .allMatch(Report.Finding::holds)
                .extracting(Report.Finding::guarantee, Report.Finding::asked)
                .containsExactly(tuple("k-anonymity", 4.0), tuple("contributors", 4.0));
        assertThat(settled.findings()).isEmpty();
        assertThat(settled.defaults()).isEmpty();
    }

    @Test
    void theCertificateOfAnotherRecipeTellsNothing() throws IOException {
        folder.anonymize(null);
        folder.write(RecipeFolder.RECIPE, RECIPE.replace("k: 4", "k: 3"));
        CheckAnswer answer = answer("release/release.csv", question());
        assertThat(answer.settledBy(certificate(), question())).isEqualTo(answer);
        folder.write(RecipeFolder.RECIPE, RECIPE);
        CheckQuestion more = question().asking(Set.of(new KAnonymity(5)));
        assertThat(answer("release/release.csv", more)
                        .settledBy(certificate(), more)
                        .holds())
                .as("five people were not asked for when it was certified")
                .isFalse();
    }

    @Test
    void contributorsAreAskedForOnlyByName() throws IOException {
        String ofRows = RECIPE.replace("person: pid\n", "")
                .replace("attributes:\n", "attributes:\n  pid: {role: identifier}\n");
        folder.write(RecipeFolder.RECIPE, ofRows);
        folder.anonymize(null);
        CheckAnswer byDefault = answer("release/release.csv", question());
        assertThat(byDefault.reply()).isEqualTo(CheckAnswer.Reply.YES);
        assertThat(byDefault.defaults()).extracting(Report.Finding::guarantee).containsExactly("contributors");
        for (String asking : List.of(
                "contributors: 4\n" + ofRows,
                ofRows.replace("k: 4", "k: 4, contributors: 4"),
                ofRows + "guarantees: [{contributors: 4}]\n")) {
            folder.write(RecipeFolder.RECIPE, asking);
            CheckAnswer byName = answer("release/release.csv", question());
            assertThat(byName.reply()).isEqualTo(CheckAnswer.Reply.UNDETERMINED);
            assertThat(byName.defaults()).isEmpty();
        }
    }

    @Test
    void aReleaseForPublicationSaysOnWhichDayItWasCertified() throws IOException {
        folder.anonymize(null);
        assertThat(certificate().certified()).isPresent();
        folder.anonymize(1L);
        assertThat(certificate().certified())
                .as("a run with a seed can be repeated to the same bytes")
                .isEmpty();
        assertThat(CertificateAnswer.of(path.resolve("release"), Optional.empty(), Watcher.SILENT)
                        .holds())
                .isTrue();
    }

    /** The certificate leaves out the category that nobody shows, and is still that of the recipe. */
    @Test
    void aCategoryThatTheCertificateLeavesOutDoesNotMakeItAnotherRecipe() throws IOException {
        String ordered = RECIPE.replace(
                "town: {role: quasi-identifier, domain: nominal}",
                "town: {role: quasi-identifier, domain: ordinal, scale: [Olot, Vic, Reus]}");
        folder.write(RecipeFolder.RECIPE, ordered);
        folder.anonymize(null);
        assertThat(certificate().recipe().toString()).contains("[…, Vic, …]");
        CheckAnswer answer = answer("release/release.csv", question());
        assertThat(answer.settledBy(certificate(), question()).reply()).isEqualTo(CheckAnswer.Reply.YES);
        folder.write(RecipeFolder.RECIPE, ordered.replace("[Olot, Vic, Reus]", "[Vic, Olot, Reus]"));
        assertThat(answer.settledBy(certificate(), question()).reply()).isEqualTo(CheckAnswer.Reply.UNDETERMINED);
    }
}
