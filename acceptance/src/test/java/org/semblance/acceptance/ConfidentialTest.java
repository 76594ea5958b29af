package org.semblance.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.cli.SameProcess;

/** What is asked of confidential columns on the command line. */
class ConfidentialTest {

    private Bench bench;

    @BeforeEach
    void prepare(@TempDir Path root) {
        bench = new Bench(root);
        bench.write("data.csv", """
                age,town,illness,income
                30,Vic,flu,1000
                30,Vic,CANARY,2000
                30,Vic,flu,
                40,Vic,flu,1000
                40,Vic,flu,1500
                40,Vic,,1700
                """);
    }

    private SameProcess.Answer check(String... options) {
        String[] arguments = new String[options.length + 4];
        arguments[0] = "check";
        arguments[1] = bench.at("data.csv").toString();
        arguments[2] = "--qi";
        arguments[3] = "age,town";
        System.arraycopy(options, 0, arguments, 4, options.length);
        return SameProcess.run(arguments);
    }

    @Test
    void answersYesOrNoAndNamesTheRows() {
        SameProcess.Answer yes = check("--k", "3", "--l", "2", "--t", "0.5", "--of", "income");
        assertThat(yes.out())
                .startsWith("yes, judged on 6 rows")
                .contains("l-diversity        holds: asked 2, found 2 values of income")
                .contains("t-closeness        holds: asked 0.5, found 0.3333 equal distance of income");
        assertThat(yes.code()).isZero();
        SameProcess.Answer no = check("--l", "2", "--of", "illness,income");
        assertThat(no.out())
                .startsWith("no, judged on 6 rows")
                .contains("DOES NOT HOLD: asked 2, found 1 value of illness")
                .contains("rows 4, 5, 6: only 1 different value of 'illness'")
                .contains("holds: asked 2, found 2 values of income")
                .doesNotContain(Bench.CANARY);
        assertThat(no.code()).isEqualTo(3);
        assertThat(check("--l", "2", "--of", "income", "--kind", "entropy").out())
                .contains("found 2 values of income by entropy");
        assertThat(check("--l", "2", "--of", "income", "--kind", "recursive", "--c", "1.5")
                        .out())
                .contains("found 2 values of income for which c = 1.5 suffices");
        assertThat(check("--t", "0.2", "--distance", "ordered", "--of", "income", "--json")
                        .out())
                .contains("\"guarantee\": \"t-closeness\"", "\"asked\": 0.2");
    }

    @Test
    void limitsTheSharesOfValues() {
        // of five illnesses four are flu and one is not; in the classes two of three, and two of two
        SameProcess.Answer answer = check(
                "--k", "3", "--of", "illness", "--alpha", "0.7", "--beta", "0.5", "--delta", "0.3", "--l", "1.5",
                "--kind", "entropy");
        assertThat(answer.code()).isEqualTo(3);
        assertThat(answer.out())
                .contains("alpha-k-anonymity  DOES NOT HOLD: asked 0.7, found 1 share of a value of illness")
                .contains("rows 4, 5, 6: a value of 'illness' is too frequent")
                .contains("beta-likeness      DOES NOT HOLD: asked 0.5, found 0.6667 relative growth")
                .contains("rows 1, 2, 3: a value of 'illness' is too frequent against the whole table")
                .contains("delta-disclosure   DOES NOT HOLD: asked 0.3, found 0.5109 log ratio")
                .contains("rows 1, 2, 3, 4, 5, 6: ")
                .contains("l-diversity        DOES NOT HOLD: asked 1.5, found 1 value of illness by entropy")
                .doesNotContain(Bench.CANARY);
        assertThat(check("--of", "illness", "--beta", "0.67").out()).startsWith("yes");
        assertThat(check("--of", "illness", "--beta", "0.67", "--enhanced").out())
                .contains("rows 4, 5, 6: a value of 'illness' gains more than minus the logarithm");
        bench.refuses("E_K", "check", "data.csv", "--qi", "age", "--of", "illness", "--alpha", "0.5");
        bench.refuses("E_GUARANTEE", "check", "data.csv", "--qi", "age", "--k", "2", "--enhanced");
        bench.refuses("E_GUARANTEE", "check", "data.csv", "--qi", "age", "--delta", "1");
        bench.refuses("E_L", "check", "data.csv", "--qi", "age", "--of", "illness", "--l", "2.5");
    }

    @Test
    void showsTheClassesThatProtectLeast() {
        SameProcess.Answer answer = check("--k", "3", "--of", "illness,income", "--classes");
        assertThat(answer.code()).isZero();
        assertThat(answer.out())
                .contains("warning W_NO_ORDER: column 'income'")
                .containsSubsequence(
                        "2 equivalence classes, those with the smallest l first, then the largest t:",
                        "row 4 and 2 others: illness l 1, by entropy 1, t 0.",
                        "; income l 3, by entropy 3, t 0.",
                        "row 1 and 2 others: illness l 2, by entropy 1.89, t 0.")
                .doesNotContain(Bench.CANARY);
        String json =
                check("--k", "3", "--of", "illness", "--classes", "--json").out();
        assertThat(json)
                .containsSubsequence(
                        "\"classes\": {",
                        "\"count\": 2",
                        "\"shown\": 2",
                        "\"first-row\": 4",
                        "\"rows\": 3",
                        "\"illness\": {",
                        "\"l\": 1",
                        "\"entropy-l\": 1",
                        "\"t\": ",
                        "\"first-row\": 1")
                .doesNotContain(Bench.CANARY);
        StringBuilder many = new StringBuilder("age,town,illness,income\n");
        for (int row = 0; row < 60; row++) {
            many.append(row / 2)
                    .append(",Vic,")
                    .append(row % 4 < 2 ? "flu" : "x" + row)
                    .append(",1\n");
        }
        bench.write("data.csv", many.toString());
        SameProcess.Answer bounded = check("--k", "2", "--of", "illness", "--classes");
        assertThat(bounded.out())
                .contains("30 equivalence classes, of which the 20 with the smallest l, then the largest t:");
        assertThat(bounded.out().lines().filter(line -> line.contains(" and 1 other: ")))
                .hasSize(20);
        bench.refuses("E_GUARANTEE", "check", "data.csv", "--qi", "age", "--k", "2", "--classes");
        bench.refuses("E_GUARANTEE", "check", "data.csv", "--qi", "age", "--k", "2", "--of", "age", "--classes");
    }

    @Test
    void takesTheUsualSignsForMissingValuesAndWarnsOfSpellings() {
        bench.write("data.csv", """
                age,town,illness,income
                30,Vic,flu,1
                30,Vic,NA,2
                40,Vic,flu,3
                40,Vic,Flu,4
                """);
        SameProcess.Answer usual = check("--l", "2", "--of", "illness");
        assertThat(usual.code()).isEqualTo(3);
        assertThat(usual.out())
                .contains("rows 1, 2: only 1 different value", "warning W_SPELLINGS: column 'illness' has 2");
        assertThat(check("--l", "2", "--of", "illness", "--missing", "").code()).isZero();
        assertThat(check("--l", "2", "--of", "illness", "--json").out()).contains("\"code\": \"W_SPELLINGS\"");
    }

    @Test
    void warnsOfNumbersWithoutAnOrder() {
        assertThat(check("--t", "0.5", "--of", "income").out()).contains("warning W_NO_ORDER: column 'income'");
        assertThat(check("--t", "0.5", "--of", "income", "--distance", "equal").out())
                .doesNotContain("W_NO_ORDER");
        assertThat(check("--t", "0.5", "--of", "illness").out()).doesNotContain("W_NO_ORDER");
    }

    @Test
    void judgesWhatARecipePromisesBesideWhatIsAskedAndTellsWhatItCannotJudge() {
        bench.write("people.csv", "age,town\n30,Vic\n40,Vic\n");
        bench.write("recipe.yaml", """
                data: data.csv
                population: people.csv
                attributes:
                  age: {role: quasi-identifier, domain: numeric}
                  town: {role: quasi-identifier, domain: nominal}
                  illness: confidential
                  income: {role: confidential, domain: numeric}
                method: {name: mdav, k: 4}
                guarantees: [{k-map: 2}, {l-diversity: 3, of: income}]
                """);
        String recipe = bench.at("recipe.yaml").toString();
        SameProcess.Answer answer = check("--recipe", recipe, "--l", "2", "--of", "income");
        assertThat(answer.code()).isEqualTo(3);
        assertThat(answer.out())
                .contains("k-anonymity        DOES NOT HOLD: asked 4, found 3 rows")
                .contains("l-diversity        holds: asked 2, found 2 values of income")
                .doesNotContain("asked 3, found 2 values of income")
                .contains("k-map              CANNOT BE TOLD: asked 2 people of the population");
        assertThat(check("--recipe", recipe, "--missing", "NA").err()).contains("E_USAGE");
    }

    @Test
    void refusesQuestionsThatCannotBeAnswered() {
        assertRefused("E_L", "--l", "1", "--of", "illness");
        assertRefused("E_L", "--l", "many", "--of", "illness");
        assertRefused("E_T", "--t", "2", "--of", "illness");
        assertRefused("E_T", "--t", "little", "--of", "illness");
        assertRefused("E_C", "--l", "2", "--kind", "recursive", "--of", "illness");
        assertRefused("E_C", "--l", "2", "--c", "2", "--of", "illness");
        assertRefused("E_GUARANTEE", "--l", "2");
        assertRefused("E_GUARANTEE", "--of", "illness");
        assertRefused("E_GUARANTEE", "--k", "2", "--kind", "entropy");
        assertRefused("E_GUARANTEE", "--k", "2", "--distance", "equal");
        assertRefused("E_GUARANTEE", "--l", "2", "--of", "town");
        assertRefused("E_USAGE", "--l", "2", "--of", "illness", "--kind", "some");
        assertThat(assertRefused("E_GUARANTEE", "--l", "2", "--of", "ilness")).contains("did you mean illness?");
        assertRefused("E_NUMBER", "--t", "0.2", "--of", "illness", "--distance", "ordered");
        assertRefused("E_DISTANCE", "--t", "0.2", "--of", "illness", "--distance", "semantic");
    }

    private String assertRefused(String code, String... options) {
        SameProcess.Answer answer = check(options);
        assertThat(answer.err()).as(String.join(" ", options)).startsWith("error " + code + ": ");
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.err()).doesNotContain(Bench.CANARY);
        return answer.err();
    }

    @Test
    void aRecipeThatPromisesMoreThanItsMethodKeepsIsRefusedWithAdvice() {
        bench.write("recipe.yaml", """
                data: data.csv
                attributes:
                  age: {role: quasi-identifier, domain: numeric, round: 0}
                  town: {role: other}
                  illness: {role: confidential}
                  income: {role: confidential, domain: numeric, allow: unique}
                method: {name: semantic-noise, alpha: 0.2}
                guarantees: [{l-diversity: 2, of: illness}]
                measures: []
                """);
        String recipe = bench.at("recipe.yaml").toString();
        SameProcess.Answer refused = SameProcess.run("anonymize", recipe);
        assertThat(refused.code()).as(refused.err()).isEqualTo(3);
        assertThat(refused.out())
                .contains("refused: a guarantee does not hold; nothing was released")
                .contains("  -> semantic-noise makes no groups, so it cannot keep l-diversity")
                .contains("local-recoding");
        assertThat(bench.text("release.refused/report.html")).contains("What to do: semantic-noise makes no groups");
        bench.write(
                "recipe.yaml",
                bench.text("recipe.yaml").replace("{name: semantic-noise, alpha: 0.2}", "{name: mdav, k: 3}"));
        assertThat(SameProcess.run("anonymize", recipe).code()).isZero();
        SameProcess.Answer again = SameProcess.run("check", bench.at("release").toString(), "--recipe", recipe);
        assertThat(again.out()).startsWith("yes").contains("l-diversity");
    }
}
