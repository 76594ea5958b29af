package org.semblance.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What people come for: a table goes in, a verified release comes out. */
class MainJobTest {

    private Bench bench;

    @BeforeEach
    void prepare(@TempDir Path root) {
        bench = new Bench(root);
        bench.write("data.csv", Samples.mixed(203));
        bench.write("recipe.yaml", Samples.mixedRecipe(5));
    }

    @Test
    void releasesExactlyFourFilesThatHoldWhatTheCertificateSays() {
        String data = bench.text("data.csv");
        Release release = bench.anonymizes();
        Grid released = release.table();
        Grid original = Grid.of(data, ',');

        assertThat(Release.names(bench.at("."))).containsExactly("data.csv", "recipe.yaml", "release", "release.owner");
        assertThat(bench.text("data.csv")).isEqualTo(data);
        assertThat(released.names()).containsExactly("age", "education", "city", "diagnosis", "shift");
        assertThat(released.rows()).hasSize(203);
        assertThat(released.smallestClass(Samples.MIXED_QI)).isGreaterThanOrEqualTo(5);
        assertThat(released.counts(Samples.MIXED_QI).values()).allMatch(size -> size < 203);
        assertThat(released.counts("diagnosis", "shift"))
                .as("what is kept stays together, row by row")
                .isEqualTo(original.counts("diagnosis", "shift"));
        assertThat(released.column("education")).isSubsetOf("primary", "secondary", "bachelor", "master");
        assertThat(released.column("age")).allMatch(age -> age.matches("[0-9]+(\\.[0-9])?"));
        release.keepsSecret(Bench.CANARY, true);
        release.keepsSecret("data.csv", true);
        Map<String, Object> certificate = release.certificate();
        assertThat(certificate).containsEntry("rows", 203.0).containsEntry("for-publication", true);
        assertThat(certificate.get("bytes"))
                .isEqualTo((double) bench.at("release/release.csv").toFile().length());
    }

    @Test
    void reportsInTheWordsThatOthersRelyOn() {
        Map<String, Object> report = bench.anonymizes().report();
        assertThat(report).containsEntry("rows", 203.0);
        assertThat(object(report.get("groups")))
                .containsEntry("count", 40.0)
                .containsEntry("smallest", 5.0)
                .containsEntry("largest", 8.0);
        assertThat(object(report.get("method"))).containsEntry("name", "mdav").containsEntry("k", 5.0);
        Map<String, Object> verdict = JsonText.objects(report.get("verdicts")).get(0);
        assertThat(verdict)
                .containsEntry("guarantee", "k-anonymity")
                .containsEntry("asked", 5.0)
                .containsEntry("holds", true)
                .containsEntry("rows", List.of());
        assertThat((Double) verdict.get("found")).isGreaterThanOrEqualTo(5);
        assertThat(JsonText.objects(report.get("scores"))).allSatisfy(score -> {
            assertThat(score.get("name")).isInstanceOf(String.class);
            assertThat(score.get("value")).isInstanceOf(Double.class);
            assertThat(score.get("unit")).isInstanceOf(String.class);
        });
        assertThat(JsonText.objects(report.get("scores")).stream().map(score -> score.get("name")))
                .contains("information-loss", "distance-linkage");
        assertThat(report.get("warnings")).isInstanceOf(List.class);
        assertThat(object(report.get("seconds")))
                .containsKeys("read", "mask", "verify", "measure", "write")
                .allSatisfy((stage, seconds) -> assertThat((Double) seconds).isBetween(0.0, 60.0));
    }

    @Test
    void printsAsJsonWhatTheReportHolds() {
        Cli.Answer answer = bench.run("anonymize", "recipe.yaml", "--json");
        assertThat(answer.code()).isZero();
        assertThat(answer.err()).isEmpty();
        assertThat(answer.out()).isEqualTo(Release.in(bench.at("release")).owners("report.json"));
    }

    @Test
    void printsJsonAsUnicodeAlsoWhereTheMachineKnowsOnlyEnglishLetters() {
        bench.write("data.csv", bench.text("data.csv").replaceFirst("city", "població"));
        bench.write("recipe.yaml", Samples.mixedRecipe(5).replace("city:", "població:"));
        Cli plain = bench.cli().environment("LC_ALL", "C").environment("LANG", "C");
        Cli.Answer answer = plain.run("anonymize", "recipe.yaml", "--json");
        assertThat(answer.code()).isZero();
        assertThat(answer.out())
                .contains("\"població\"")
                .isEqualTo(Release.in(bench.at("release")).owners("report.json"));
    }

    @Test
    void checkSaysYesToTheReleaseAndNamesTheLonelyRowsOfTheOriginal() {
        bench.anonymizes();
        Cli.Answer yes = bench.run("check", "release/release.csv", "--qi", "age,education,city", "--k", "5");
        assertThat(yes.code()).as(yes.said()).isZero();
        assertThat(yes.out()).startsWith("yes");
        assertThat(bench.run("check", "release/release.csv", "--recipe", "recipe.yaml")
                        .code())
                .isZero();

        Cli.Answer no =
                bench.run("check", "data.csv", "--qi", "age,education,city", "--k", "2", "--json", "--all-rows");
        assertThat(no.code()).isEqualTo(3);
        Map<String, Object> verdict =
                JsonText.objects(JsonText.object(no.out()).get("verdicts")).get(0);
        List<Double> lonely = Grid.of(bench.text("data.csv"), ',').rowsInSmallClasses(2, Samples.MIXED_QI).stream()
                .map(Integer::doubleValue)
                .toList();
        assertThat(verdict).containsEntry("holds", false).containsEntry("rows", lonely);
        assertThat(lonely).isNotEmpty();
        assertThat(no.said()).doesNotContain("Tarragona");
        Cli.Answer words = bench.run("check", "data.csv", "--qi", "age,education,city", "--k", "2");
        assertThat(words.out())
                .startsWith("no")
                .contains("rows " + lonely.get(0).intValue() + ", ");
    }

    @Test
    void aPromiseThatDoesNotHoldLeavesAReportThatNamesRowsAndNoRelease() {
        bench.write("recipe.yaml", Samples.with("guarantees: [{k-anonymity: 9}]", Samples.mixedRecipe(5)));
        Cli.Answer answer = bench.run("anonymize", "recipe.yaml");
        assertThat(answer.code()).isEqualTo(3);
        assertThat(Release.names(bench.at("."))).containsExactly("data.csv", "recipe.yaml", "release.refused");
        assertThat(Release.names(bench.at("release.refused"))).containsExactly("report.html", "report.json");
        Release refused = new Release(bench.at("release.refused"));
        Map<String, Object> broken = JsonText.objects(refused.report().get("verdicts")).stream()
                .filter(verdict -> verdict.get("holds").equals(false))
                .findFirst()
                .orElseThrow();
        assertThat(broken).containsEntry("asked", 9.0);
        assertThat((List<?>) broken.get("rows"))
                .isNotEmpty()
                .allSatisfy(row -> assertThat((Double) row).isBetween(1.0, 203.0));
        refused.keepsSecret(Bench.CANARY, true);

        assertThat(bench.run("anonymize", "recipe.yaml").code())
                .as("a second refusal replaces the first")
                .isEqualTo(3);
    }

    @Test
    void theRowsNamedByARefusalAreThoseOfTheInputAlsoBehindACondition() {
        // rows 1 to 3 are left out; of the rest, row 7 is the only one with a value behind it
        bench.write("data.csv", "a,b\nx,1\nx,2\nx,3\n,1\n,2\n,3\ny,4\n,5\n,6\n");
        bench.write(
                "recipe.yaml",
                Samples.with(
                        "where: \"b > 0 and b != 99\"\nguarantees: [{contributors: 4}]",
                        Samples.recipe("data.csv", """
                  a: {role: quasi-identifier, domain: nominal}
                  b: {role: quasi-identifier, domain: numeric}
                """, 3).replace("k: 3", "k: 3, contributors: 1")));
        Cli.Answer answer = bench.run("anonymize", "recipe.yaml", "--json");
        assertThat(answer.code()).as(answer.said()).isEqualTo(3);
        List<Object> rows = new ArrayList<>();
        JsonText.objects(JsonText.object(answer.out()).get("verdicts"))
                .forEach(verdict -> rows.addAll((List<?>) verdict.get("rows")));
        assertThat(rows)
                .contains(7.0)
                .allSatisfy(row -> assertThat((Double) row).isBetween(1.0, 9.0));
    }

    @Test
    void replacesARelease() {
        String first = bench.anonymizes().sha256();
        bench.refuses("E_EXISTS", "anonymize", "recipe.yaml");
        String second = bench.releases("release", "anonymize", "recipe.yaml", "--replace")
                .sha256();
        assertThat(second).as("another order of rows").isNotEqualTo(first);
        assertThat(Release.names(bench.at("."))).containsExactly("data.csv", "recipe.yaml", "release", "release.owner");
    }

    @Test
    void helpFitsOneScreenAndNamesTheCommands() {
        Cli.Answer help = bench.run("--help");
        assertThat(help.code()).isZero();
        assertThat(help.out().lines().count()).isLessThanOrEqualTo(24);
        List<Integer> places = new ArrayList<>();
        for (String command : List.of("init", "anonymize", "check", "concepts", "methods")) {
            places.add(help.out().indexOf("\n  " + command));
        }
        assertThat(places).doesNotContain(-1);
        List<Integer> sorted = new ArrayList<>(places);
        Collections.sort(sorted);
        assertThat(places).isEqualTo(sorted);
    }

    @SuppressWarnings("unchecked") // a failure to be one is a failure of the test
    private static Map<String, Object> object(Object value) {
        return (Map<String, Object>) value;
    }
}
