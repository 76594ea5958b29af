package org.semblance.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What check says of files and of release folders: yes, no, or cannot be told. */
class CheckTest {

    private static final List<String> WORDS = List.of("cough", "fever", "rash", "pain");

    private Bench bench;

    @BeforeEach
    void prepare(@TempDir Path root) {
        bench = Bench.inProcess(root);
    }

    private Map<String, Object> json(int code, String... arguments) {
        Cli.Answer answer = bench.run(arguments);
        assertThat(answer.code()).as(answer.said()).isEqualTo(code);
        return JsonText.object(answer.out());
    }

    private void release() {
        bench.write("data.csv", Samples.mixed(40));
        bench.write("recipe.yaml", Samples.mixedRecipe(5));
        bench.anonymizes();
    }

    @Test
    void aFolderIsAnsweredByItsCertificate() {
        release();
        Cli.Answer words = bench.run("check", "release");
        assertThat(words.code()).as(words.said()).isZero();
        assertThat(words.out())
                .matches("(?s)yes, as certified on \\d{4}-\\d\\d-\\d\\d: all 3 files are as they were written\n.*")
                .contains("k-anonymity        holds: asked 5, found", "contributors       holds");
        Map<String, Object> answer = json(0, "check", "release", "--json");
        assertThat(answer)
                .containsEntry("holds", true)
                .containsEntry("by", "certificate")
                .containsEntry("intact", true)
                .containsEntry("rows", 40.0)
                .containsEntry("differences", List.of())
                .containsEntry("signature", "missing");
        assertThat(JsonText.objects(answer.get("verdicts")))
                .isEqualTo(JsonText.objects(
                        new Release(bench.at("release")).certificate().get("verdicts")));
    }

    @Test
    void everyFileThatDiffersIsNamed() throws IOException {
        release();
        Files.delete(bench.at("release/report.html"));
        bench.write("release/release.csv", bench.text("release/release.csv") + " ");
        bench.write("release/notes.txt", "mine");
        Cli.Answer words = bench.run("check", "release");
        assertThat(words.code()).isEqualTo(3);
        assertThat(words.out())
                .startsWith("no, the folder is not as it was certified\n")
                .contains(
                        "  notes.txt is not part of the release\n",
                        "  release.csv is not as it was written\n",
                        "  report.html is missing\n")
                .doesNotContain("report.json", "k-anonymity");
        Map<String, Object> answer = json(3, "check", "release", "--json");
        assertThat(answer).containsEntry("holds", false).containsEntry("verdicts", List.of());
        assertThat(JsonText.objects(answer.get("differences")))
                .extracting(difference -> difference.get("file"))
                .containsExactly("notes.txt", "release.csv", "report.html");
        assertThat(bench.run("check", "release", "--recipe", "recipe.yaml").code())
                .as("guarantees that are counted are those of files as they were certified")
                .isEqualTo(3);
        Files.delete(bench.at("release/certificate.json"));
        assertThat(bench.run("check", "release").out()).contains("certificate.json is missing");
        bench.write("folder/other.txt", "");
        bench.refuses("E_RELEASE", "check", "folder");
        bench.refuses("E_QI", "check", "data.csv");
    }

    @Test
    void whatIsAskedOfAFolderIsCountedOnItsFile() {
        release();
        for (String[] more : new String[][] {
            {"--recipe", "recipe.yaml"},
            {"--qi", "age,education,city", "--k", "5"},
            {"--recipe", "recipe.yaml", "--k", "4"}
        }) {
            Cli.Answer yes = bench.run("check", "release", more[0], more[1], "--json");
            if (more.length > 2) {
                yes = bench.run("check", "release", more[0], more[1], more[2], more[3], "--json");
            }
            assertThat(yes.code()).as(yes.said()).isZero();
            assertThat(JsonText.objects(JsonText.object(yes.out()).get("verdicts"))
                            .get(0))
                    .containsEntry("guarantee", "k-anonymity")
                    .containsEntry("by", "file");
        }
        assertThat(bench.run("check", "release", "--qi", "age,education,city", "--k", "30")
                        .code())
                .isEqualTo(3);
    }

    @Test
    void peopleThatAFileDoesNotShowCannotBeTold() {
        bench.write("data.csv", "pid,age,town\n" + "1,30,Vic\n".repeat(4) + "2,31,Vic\n3,32,Vic\n4,33,Vic\n");
        bench.write("recipe.yaml", Samples.with("person: pid", Samples.recipe("data.csv", """
                age: {role: quasi-identifier, domain: numeric, round: 0}
                town: {role: quasi-identifier, domain: nominal}
                """, 4)));
        bench.write("household.csv", "age,town\n" + "30,Vic\n".repeat(4));
        Cli.Answer words = bench.run("check", "household.csv", "--recipe", "recipe.yaml");
        assertThat(words.code()).isEqualTo(3);
        assertThat(words.out())
                .startsWith("cannot be told, judged on 4 rows (the file has no column 'pid'")
                .contains(
                        "k-anonymity        CANNOT BE TOLD: asked 4 persons",
                        "V_UNTOLD: ",
                        "-> check the release folder");
        Map<String, Object> answer = json(3, "check", "household.csv", "--recipe", "recipe.yaml", "--json");
        assertThat(answer).containsEntry("holds", "null").containsEntry("code", "V_UNTOLD");
        assertThat(JsonText.objects(answer.get("verdicts")).get(0))
                .containsEntry("holds", "null")
                .containsEntry("found", "null")
                .containsEntry("code", "V_UNTOLD");
        assertThat(answer.toString()).contains("--person").doesNotContain("‹");
        bench.anonymizes();
        assertThat(json(0, "check", "release", "--json")).containsEntry("by", "certificate");
        Map<String, Object> both = json(0, "check", "release", "--recipe", "recipe.yaml", "--json");
        assertThat(both).containsEntry("holds", true).containsEntry("by", "file and certificate");
        assertThat(bench.run("check", "release/release.csv", "--recipe", "recipe.yaml")
                        .code())
                .isEqualTo(3);
        assertThat(bench.run("check", "household.csv", "--qi", "age,town", "--k", "4", "--person", "pid")
                        .code())
                .as("a column that is asked for and not there")
                .isEqualTo(3);
    }

    @Test
    void authorsThatAMatrixDoesNotShowCannotBeToldEither() {
        StringBuilder texts = new StringBuilder("author\ttext\n");
        for (int text = 0; text < 24; text++) {
            texts.append("a" + text / 2 + "\t" + WORDS.get(text % 4) + " " + WORDS.get((text + 1) % 4) + "\n");
        }
        bench.write("notes.tsv", texts.toString());
        bench.write("recipe.yaml", """
                documents: {data: notes.tsv, text: text, author: author}
                analysis: {wordnet: false}
                method: {name: spherical-mdav, k: 3}
                """);
        Cli.Answer released = bench.run("anonymize", "recipe.yaml");
        assertThat(released.code()).as(released.said()).isZero();
        Cli.Answer file = bench.run("check", "release/release.mtx", "--recipe", "recipe.yaml");
        assertThat(file.code()).as(file.said()).isEqualTo(3);
        assertThat(file.out()).startsWith("cannot be told").contains("a matrix does not contain authors");
        for (String[] folder : new String[][] {{"check", "release"}, {"check", "release", "--recipe", "recipe.yaml"}}) {
            Cli.Answer answer = bench.run(folder);
            assertThat(answer.code()).as(answer.said()).isZero();
            assertThat(answer.out()).startsWith("yes");
        }
    }

    @Test
    void longListsOfRowsAreCutAndCounted() {
        StringBuilder rows = new StringBuilder("age\n");
        for (int age = 0; age < 250; age++) {
            rows.append(age).append('\n');
        }
        bench.write("ages.csv", rows.toString());
        String[] check = {"check", "ages.csv", "--qi", "age", "--k", "2", "--json"};
        Map<String, Object> cut =
                JsonText.objects(json(3, check).get("verdicts")).get(0);
        assertThat((List<?>) cut.get("rows")).hasSize(100).first().isEqualTo(1.0);
        assertThat(cut).containsEntry("row-count", 250.0);
        Map<String, Object> all = JsonText.objects(
                        json(3, "check", "ages.csv", "--qi", "age", "--k", "2", "--json", "--all-rows")
                                .get("verdicts"))
                .get(0);
        assertThat((List<?>) all.get("rows")).hasSize(250);
        assertThat(bench.run("check", "ages.csv", "--qi", "age", "--k", "2").out())
                .contains("rows 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 238 more, 250 in all: only 1 row");
    }

    @Test
    void aSignedReleaseIsTheOneOfWhoeverHasTheKey() throws IOException {
        release();
        assertThat(bench.run("keygen", "--out", "office").code()).isZero();
        assertThat(bench.run("keygen", "--out", "stranger", "--json").out()).contains("stranger.key", "stranger.pub");
        bench.refuses("E_EXISTS", "keygen", "--out", "office");
        assertThat(bench.run("check", "release", "--public-key", "office.pub").code())
                .as("not signed")
                .isEqualTo(3);
        Cli.Answer signed = bench.run("sign", "release", "--key", "office.key");
        assertThat(signed.code()).as(signed.said()).isZero();
        assertThat(bench.run("check", "release").out()).contains("give the public key with --public-key");
        Cli.Answer valid = bench.run("check", "release", "--public-key", "office.pub");
        assertThat(valid.code()).as(valid.said()).isZero();
        assertThat(valid.out()).startsWith("yes, as certified on").contains("signed by the owner of this key");
        assertThat(json(0, "check", "release", "--public-key", "office.pub", "--recipe", "recipe.yaml", "--json"))
                .containsEntry("holds", true);
        Cli.Answer another = bench.run("check", "release", "--public-key", "stranger.pub");
        assertThat(another.code()).isEqualTo(3);
        assertThat(another.out()).startsWith("no, the release is not signed by the owner of this key");

        bench.refuses("E_EXISTS", "sign", "release", "--key", "stranger.key");
        assertThat(bench.run("sign", "release", "--key", "stranger.key", "--replace")
                        .code())
                .isZero();
        assertThat(json(3, "check", "release", "--public-key", "office.pub", "--json"))
                .containsEntry("holds", false)
                .containsEntry("intact", true)
                .containsEntry("signature", "of another key or certificate")
                .containsEntry("verdicts", List.of());
        assertThat(json(0, "check", "release", "--public-key", "stranger.pub", "--json"))
                .containsEntry("signature", "valid");
        assertThat(bench.run("check", "release", "--public-key", "office.pub", "--recipe", "recipe.yaml")
                        .code())
                .as("what is counted does not make up for a signature")
                .isEqualTo(3);

        bench.refuses("E_SIGNING_KEY", "sign", "release", "--key", "office.pub");
        bench.refuses("E_SIGNING_KEY", "check", "release", "--public-key", "office.key");
        bench.refuses("E_RELEASE", "check", "data.csv", "--public-key", "office.pub");
        bench.refuses("E_OUT", "keygen", "--out", "release/mine");
        bench.write("release/report.html", "changed");
        bench.refuses("E_CHANGED", "sign", "release", "--key", "office.key");
        Cli.Answer replaced = bench.run("anonymize", "recipe.yaml", "--replace");
        assertThat(replaced.code()).as(replaced.said()).isZero();
        assertThat(bench.at("release/certificate.sig")).doesNotExist();
    }

    @Test
    void theLedgerKnowsASignedReleaseAndReplacesIt() {
        release();
        bench.write("recipe.yaml", Samples.with("ledger: books", Samples.mixedRecipe(5)));
        Cli.Answer listed = bench.run("anonymize", "recipe.yaml", "--replace");
        assertThat(listed.code()).as(listed.said()).isZero();
        assertThat(bench.run("keygen", "--out", "office").code()).isZero();
        assertThat(bench.run("sign", "release", "--key", "office.key").code()).isZero();
        Cli.Answer replaced = bench.run("anonymize", "recipe.yaml", "--replace");
        assertThat(replaced.code()).as(replaced.said()).isZero();
        assertThat(replaced.out()).contains("release 1 in the ledger is struck because it was replaced");
    }
}
