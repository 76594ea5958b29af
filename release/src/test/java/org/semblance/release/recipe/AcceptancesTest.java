package org.semblance.release.recipe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.semblance.Problem;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.catalog.Catalog;
import org.semblance.release.report.Report;
import org.semblance.release.report.RunLog;

/** What a recipe accepts, and why. */
class AcceptancesTest {

    private static final String TABLE = """
            data: a.csv
            attributes:
              age: {role: quasi-identifier, domain: numeric}
              name: identifier
              weight: other
              height: other
              "a+b": confidential
              a: confidential
            method: {name: mdav, k: 3}
            """;

    private static Acceptances accepted(String accept) {
        return TableRecipe.of(new YamlRecipes().parse("recipe.yaml", TABLE + accept), Catalog.standard())
                .acceptances();
    }

    private static Problem refused(String accept) {
        return catchThrowableOfType(Problem.class, () -> accepted(accept));
    }

    @Test
    void nothingIsAcceptedByItself() {
        assertThat(accepted("")).isEqualTo(Acceptances.NONE);
    }

    @Test
    void codesMeasuresGuaranteesAndSetsOfColumnsAreAcceptedWithAReason() {
        Acceptances accepted = accepted("""
                accept:
                  W_HOMOGENEOUS: the table is small
                  prosecutor-risk: "users sign a contract"
                  l-diversity: " not asked for "
                  unique.weight: known to nobody
                  unique.height+weight: a trusted user
                """);
        assertThat(accepted.reason("W_HOMOGENEOUS")).contains("the table is small");
        assertThat(accepted.reason("prosecutor-risk")).contains("users sign a contract");
        assertThat(accepted.reason("l-diversity")).contains("not asked for");
        assertThat(accepted.reason(List.of("weight"))).contains("known to nobody");
        assertThat(accepted.reason(List.of("weight", "height"))).contains("a trusted user");
        assertThat(accepted.reason(List.of("height"))).isEmpty();
        assertThat(accepted.reason("W_SEEDED")).isEmpty();
    }

    @Test
    void aPlusSignMayBePartOfAName() {
        Acceptances accepted = accepted("accept: {unique.a+b+a: why, unique.a+b: not}\n");
        assertThat(accepted.reason(List.of("a", "a+b"))).contains("why");
        assertThat(accepted.reason(List.of("a+b"))).contains("not");
    }

    @Test
    void unknownKeysAreRefusedWithTheNearestKnown() {
        Map<String, String> nearest = Map.of(
                "W_HOMOGENOUS", "W_HOMOGENEOUS",
                "prosecutor-rsk", "prosecutor-risk",
                "k-anonimity", "k-anonymity",
                "unique.wieght", "weight",
                "unique.height+wieght", "weight",
                "uniqe.weight", "unique.weight");
        nearest.forEach((written, meant) -> {
            Problem problem = refused("accept: {" + written + ": why}\n");
            assertThat(problem.code()).as(written).isEqualTo("E_CONFIG_UNKNOWN_KEY");
            assertThat(problem.getMessage()).contains(written);
            assertThat(problem.advice()).contains("did you mean " + meant + "?");
        });
    }

    @Test
    void aReasonIsNeeded() {
        for (String reason : List.of("\"\"", "\" \"", "", "[a, b]")) {
            assertThat(refused("accept: {W_SEEDED: " + reason + "}\n").code()).isEqualTo("E_ACCEPT");
        }
        assertThat(refused("accept: W_SEEDED\n").code()).isEqualTo("E_CONFIG");
    }

    @Test
    void columnsThatAreMaskedOrDroppedNeedNoAcceptance() {
        assertThat(refused("accept: {unique.age: why}\n").code()).isEqualTo("E_ACCEPT");
        assertThat(refused("accept: {unique.weight+name: why}\n").code()).isEqualTo("E_ACCEPT");
    }

    @Test
    void theSameSetTwiceIsRefused() {
        assertThat(refused("accept: {unique.weight+height: one, unique.height+weight: other}\n")
                        .code())
                .isEqualTo("E_ACCEPT");
    }

    @Test
    void allThatIsWrongIsToldAtOnce() {
        Problem problem = refused("accept: {W_NONE: why, W_SEEDED: \"\", unique.age: why}\n");
        assertThat(problem.all()).hasSize(3);
    }

    @Test
    void documentsAcceptByCodeMeasureAndGuarantee() {
        String documents = "documents: notes\nmethod: {name: spherical-mdav, k: 3}\naccept: ";
        assertThat(DocumentRecipe.of(
                                new YamlRecipes().parse("recipe.yaml", documents + "{W_ONE_LABEL: why}\n"),
                                Catalog.standard())
                        .recipe()
                        .acceptances()
                        .reason("W_ONE_LABEL"))
                .contains("why");
        assertThat(catchThrowableOfType(
                                Problem.class,
                                () -> DocumentRecipe.of(
                                        new YamlRecipes().parse("recipe.yaml", documents + "{unique.label: why}\n"),
                                        Catalog.standard()))
                        .code())
                .isEqualTo("E_CONFIG_UNKNOWN_KEY");
    }

    @Test
    void acceptedWarningsAreListedWithTheirReason() {
        RunLog log = new RunLog(Watcher.SILENT, accepted("accept: {W_SEEDED: a test}\n"));
        log.warn(WarningCode.W_SEEDED, "seeded");
        log.warn(WarningCode.W_NOT_SHUFFLED, "not shuffled");
        assertThat(Report.json(log.warnings()))
                .containsExactly(
                        Map.of("code", "W_SEEDED", "message", "seeded", "accepted", "a test"),
                        Map.of("code", "W_NOT_SHUFFLED", "message", "not shuffled"));
    }

    @Test
    void theReasonsArePartOfThePublicRecipe() {
        TableRecipe recipe = TableRecipe.of(
                new YamlRecipes().parse("recipe.yaml", TABLE + "accept: {unique.weight: a trusted user}\n"),
                Catalog.standard());
        assertThat(PublicRecipe.of(recipe)).containsEntry("accept", Map.of("unique.weight", "a trusted user"));
    }
}
