package org.semblance.release.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Problem;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.quality.Score;
import org.semblance.quality.risk.reconstruction.Reconstruction;
import org.semblance.release.report.Report;

/** Means that name the people of a register, and what a recipe can do against it. */
class ReconstructionInARunTest {

    private static final int PEOPLE = 60;

    @TempDir
    private Path folder;

    /** People and as many others, with five numbers each. */
    private RecipeFolder recipes(String round, String method, String more) throws IOException {
        Random random = new Random(11);
        List<String> register = IntStream.range(0, 2 * PEOPLE)
                .mapToObj(person -> IntStream.range(0, 5)
                        .mapToObj(column -> String.valueOf(Math.round(50_000 + 15_000 * random.nextGaussian())))
                        .reduce((one, other) -> one + "," + other)
                        .orElseThrow())
                .toList();
        String header = "a,b,c,d,e\n";
        RecipeFolder recipes = new RecipeFolder(
                folder, Taxonomy.named("things").chain("dog", "animal").build());
        recipes.write("table.csv", header + String.join("\n", register.subList(0, PEOPLE)) + "\n");
        recipes.write("register.csv", header + String.join("\n", register) + "\n");
        StringBuilder attributes = new StringBuilder();
        for (String name : "abcde".split("")) {
            attributes
                    .append("  ")
                    .append(name)
                    .append(": {role: quasi-identifier, domain: numeric")
                    .append(round)
                    .append("}\n");
        }
        recipes.write(
                RecipeFolder.RECIPE,
                "data: table.csv\npopulation: register.csv\nattributes:\n" + attributes + "method: {name: " + method
                        + "}\n" + more);
        return recipes;
    }

    private static Score score(Report report) {
        return report.scores().stream()
                .filter(score -> score.name().equals(Reconstruction.NAME))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> warnings(Report report) {
        return report.warnings().stream().map(Watcher.Warning::code).toList();
    }

    @Test
    void exactMeansAreMeasuredAndWarnedOfByTheOwnersReportOnly() throws IOException {
        Report report = recipes("", "mdav, k: 3", "").anonymize(null);
        assertThat(report.published()).isTrue();
        assertThat(score(report).value()).isGreaterThan(95);
        assertThat(warnings(report)).contains(WarningCode.W_RECONSTRUCTION.code());
        String published = Files.readString(folder.resolve("release/report.json"));
        assertThat(published)
                .contains("Measured (reconstruction); the data owner has the figure.")
                .doesNotContain("Names ", WarningCode.W_RECONSTRUCTION.code());
        assertThat(Files.readString(folder.resolve("release/certificate.json")))
                .doesNotContain(WarningCode.W_RECONSTRUCTION.code());
        assertThat(Files.readString(folder.resolve("release.owner/report.json")))
                .contains("Names ", WarningCode.W_RECONSTRUCTION.code());
    }

    @Test
    void aReasonSettlesIt() throws IOException {
        Report report = recipes("", "mdav, k: 3", "accept: {reconstruction: \"all are known to take part\"}\n")
                .anonymize(null);
        assertThat(Files.readString(folder.resolve("release.owner/report.json")))
                .contains("all are known to take part");
        assertThat(warnings(report)).doesNotContain(WarningCode.W_ACCEPT_UNUSED.code());
    }

    @Test
    void displacedMeansNameFew() throws IOException {
        Report report = recipes("", "mdav, k: 3, displace: 2", "").anonymize(4L);
        assertThat(report.published()).isTrue();
        assertThat(score(report).value()).isLessThan(20);
        assertThat(warnings(report)).contains(WarningCode.W_NO_LEDGER.code());
        assertThat(Files.readString(folder.resolve("release/certificate.json"))).contains("\"displace\"");
    }

    @Test
    void aSeedDisplacesInTheSameWay() throws IOException {
        RecipeFolder recipes = recipes("", "mdav, k: 3, displace: 1", "");
        String first = recipes.released(7);
        Files.move(folder.resolve("release"), folder.resolve("first"));
        Files.move(folder.resolve("release.owner"), folder.resolve("first.owner"));
        assertThat(recipes.released(7)).isEqualTo(first);
    }

    @Test
    void theLedgerRefusesADisplacementDrawnAgain() throws IOException {
        RecipeFolder recipes = recipes("", "mdav, k: 3, displace: 1", "ledger: ledger\nrelease: {to: one}\n");
        assertThat(recipes.anonymize(null).published()).isTrue();
        recipes.write(
                RecipeFolder.RECIPE,
                Files.readString(folder.resolve(RecipeFolder.RECIPE)).replace("to: one", "to: two"));
        assertThatThrownBy(() -> recipes.anonymize(null))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_NOISE_AGAIN"));
    }

    @Test
    void publishedNumbersAreMultiplesOfTheUnit() throws IOException {
        assertThat(recipes(", round: {to: 1000}", "mdav, k: 3", "")
                        .anonymize(null)
                        .published())
                .isTrue();
        List<String> lines = Files.readAllLines(folder.resolve("release/release.csv"));
        assertThat(lines).hasSize(PEOPLE + 1);
        for (String line : lines.subList(1, lines.size())) {
            assertThat(line.split(",")).allSatisfy(text -> assertThat(text).matches("[1-9][0-9]*000"));
        }
    }
}
