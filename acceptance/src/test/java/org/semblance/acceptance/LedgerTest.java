package org.semblance.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.testkit.Trials;

/** The owner's ledger as a person meets it; killed runs, a sample of them unless all are asked for. */
class LedgerTest {

    private static final int KILLS = Trials.count(2, 50);
    private static final Duration ENOUGH = Duration.ofSeconds(120);

    private final long seed = Trials.seed();
    private final Random random = new Random(seed);

    private Bench bench;

    @BeforeEach
    void prepare(@TempDir Path root) {
        bench = Bench.inProcess(root);
        bench.write("data.csv", Samples.mixed(400));
        recipe("recipe.yaml", 5, "");
    }

    private void recipe(String name, int k, String more) {
        bench.write(name, Samples.with("ledger: books\n" + more, Samples.mixedRecipe(k)));
    }

    private List<Map<String, Object>> releases() {
        Cli.Answer answer = bench.run("ledger", "books", "--json");
        assertThat(answer.code()).as(answer.said()).isZero();
        return JsonText.objects(JsonText.object(answer.out()).get("releases"));
    }

    @Test
    void fromTheFirstReleaseToAStruckOne() {
        assertThat(bench.run("anonymize", "recipe.yaml").out())
                .contains("release 1 in the ledger, which lists no other release of the same people")
                .contains("  people are matched by ");
        assertThat(bench.run("anonymize", "recipe.yaml", "--out", "again").out())
                .contains(
                        "release 2 in the ledger, checked in combination with 1 other of the same people: the smallest group is 5");
        recipe("six.yaml", 6, "");
        Cli.Answer refused = bench.refuses("E_INTERSECTION", "anonymize", "six.yaml", "--out", "six");
        assertThat(refused.err()).contains("semblance ledger strike");
        bench.write("data.csv", Samples.mixed(399));
        bench.refuses("E_DIFFERENCE", "anonymize", "recipe.yaml", "--out", "fewer");
        bench.write("data.csv", Samples.mixed(400));

        assertThat(bench.run("ledger", "strike", "1", "books").out())
                .contains("release 1 of 2")
                .contains("(400 persons) is struck")
                .contains("cannot be undone");
        Cli.Answer replaced = bench.run("anonymize", "six.yaml", "--out", "again", "--replace");
        assertThat(replaced.code()).as(replaced.said()).isZero();
        assertThat(replaced.out())
                .contains("release 2 in the ledger is struck because it was replaced")
                .contains("release 3 in the ledger, which lists no other release of the same people");
        assertThat(releases()).extracting(entry -> entry.get("status")).containsExactly("struck", "struck", "listed");
        assertThat(bench.run("ledger", "books").out())
                .contains("struck: by hand")
                .contains("struck: replaced by 3")
                .contains("the ledger is unchanged");
        bench.refuses("E_LEDGER", "ledger", "strike", "1", "books");
        bench.refuses("E_LEDGER", "ledger", "nowhere");
    }

    @Test
    void atATerminalItAsksBeforeItStrikes() {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/script")), "no terminal to be had");
        assertThat(bench.run("anonymize", "recipe.yaml").code()).isZero();
        Cli.Answer no = bench.cli().atTerminal("", "ledger", "strike", "1", "books");
        assertThat(no.code()).as(no.said()).isEqualTo(2);
        assertThat(no.out()).contains("and this cannot be undone").contains("nothing was struck");
        assertThat(releases()).extracting(entry -> entry.get("status")).containsExactly("listed");
        Cli.Answer yes = bench.cli().atTerminal("y", "ledger", "strike", "1", "books");
        assertThat(yes.code()).as(yes.said()).isZero();
        assertThat(releases()).extracting(entry -> entry.get("status")).containsExactly("struck");
        assertThat(bench.run("anonymize", "recipe.yaml", "--out", "again").code())
                .isZero();
        Cli.Answer unasked = bench.cli().atTerminal("", "ledger", "strike", "2", "books", "--yes");
        assertThat(unasked.code()).as(unasked.said()).isZero();
        assertThat(unasked.out()).doesNotContain("[y/N]");
    }

    @Test
    void whatIsLetThroughIsNoGoodNewsOnItsPageAndMarkedInItsCertificate() throws IOException {
        bench.anonymizes();
        for (String page : pages(Release.in(bench.at("release")))) {
            assertThat(page).contains("Released: 5-anonymous").doesNotContain("earlier releases undo");
        }
        recipe("six.yaml", 6, "allow: [overlap]\n");
        assertThat(bench.run("anonymize", "six.yaml", "--out", "six").code()).isZero();
        Release release = Release.in(bench.at("six"));
        for (String page : pages(release)) {
            assertThat(page)
                    .contains("class=\"verdict fair\"")
                    .contains(
                            "Released, but earlier releases undo its protection: 6-anonymous on its own, not in combination with them");
        }
        assertThat(release.text("certificate.json")).contains("\"W_OVERLAP\"");
        assertThat(release.publicReport()).containsEntry("ledger", Map.of("holds", false));
    }

    /** The page that leaves, and that of the owner. */
    private static List<String> pages(Release release) {
        return List.of(release.text("report.html"), release.owners("report.html"));
    }

    @Test
    void holdsNoValueAndNobodyElseMayLook() throws IOException {
        bench.anonymizes();
        for (String name : Release.names(bench.at("books"))) {
            Path file = bench.at("books").resolve(name);
            assertThat(new String(Files.readAllBytes(file), java.nio.charset.StandardCharsets.ISO_8859_1))
                    .doesNotContain(Bench.CANARY);
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                    .isEqualTo("rw-------");
        }
        Release release = Release.in(bench.at("release"));
        assertThat(release.text("certificate.json")).doesNotContain("books");
        assertThat(release.owners("report.html")).contains("lists no earlier release of the same people");
    }

    @Test
    void aLedgerThatWasTamperedWithIsRefused() throws IOException {
        bench.anonymizes();
        String lines = bench.text("books/ledger.jsonl");
        bench.write("books/ledger.jsonl", lines.replace("\"k\": 5", "\"k\": 2"));
        bench.refuses("E_LEDGER", "anonymize", "recipe.yaml", "--out", "again");
        bench.refuses("E_LEDGER", "ledger", "books");
        bench.refuses("E_LEDGER", "ledger", "strike", "1", "books");
        bench.write("books/ledger.jsonl", lines.lines().findFirst().orElseThrow() + "\n");
        bench.refuses("E_LEDGER", "anonymize", "recipe.yaml", "--out", "again");
        bench.write("books/ledger.jsonl", lines);
        byte[] persons = Files.readAllBytes(bench.at("books/1.persons"));
        persons[100] ^= 1;
        Files.write(bench.at("books/1.persons"), persons);
        bench.refuses("E_LEDGER", "anonymize", "recipe.yaml", "--out", "again");
    }

    @Test
    void aLedgerThatCannotBeReadIsRefused() throws IOException {
        bench.anonymizes();
        Path file = bench.at("books/ledger.jsonl");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("---------"));
        assumeTrue(!Files.isReadable(file), "whoever may read everything cannot be kept out");
        Cli.Answer answer = bench.run("anonymize", "recipe.yaml", "--out", "again");
        assertThat(answer.err()).startsWith("error E_LEDGER: ");
    }

    @Test
    void aDraftedRecipeKeepsALedger() {
        bench.write("people.csv", Samples.mixed(100));
        assertThat(bench.run("init", "people.csv", "--out", "drafted.yaml").code())
                .isZero();
        assertThat(bench.text("drafted.yaml")).contains("\nledger: people-ledger\n");
        assertThat(bench.run("anonymize", "drafted.yaml").code()).isZero();
        assertThat(bench.run("ledger", "people-ledger").out()).contains("listed");
        bench.refuses("E_USAGE", "anonymize", "drafted.yaml", "--stream", "--ledger", "books");
    }

    @Test
    void runsAtOnceTakeTurns() {
        List<Cli.Running> running = new ArrayList<>();
        for (int process = 0; process < 4; process++) {
            running.add(bench.cli().start("anonymize", "recipe.yaml", "--out", "release" + process));
        }
        running.forEach(run -> {
            Cli.Answer answer = run.end(ENOUGH);
            assertThat(answer.code()).as(answer.said()).isZero();
        });
        assertThat(releases()).extracting(entry -> entry.get("number")).containsExactly(1.0, 2.0, 3.0, 4.0);
        assertThat(releases()).extracting(entry -> entry.get("status")).containsOnly("listed");
        assertThat(Release.names(bench.at("books"))).doesNotContain(".lock");
    }

    @Test
    void neverIsAReleaseOutThatIsNotListed() throws Exception {
        System.out.println("LedgerTest: seed " + seed);
        Cli.Answer first = bench.cli().run("anonymize", "recipe.yaml");
        assertThat(first.code()).as(first.said()).isZero();
        long usual = first.took().toMillis();
        int landed = 0;
        for (int kill = 0; landed < KILLS && kill < 4 * KILLS; kill++) {
            boolean replacing = kill % 3 == 2;
            String target = replacing ? "release" : "out" + kill;
            Cli.Running run = replacing
                    ? bench.cli().start("anonymize", "recipe.yaml", "--replace")
                    : bench.cli().start("anonymize", "recipe.yaml", "--out", target);
            // mostly about the end, where the ledger is written and the folder renamed
            long moment = (long) (usual * (0.6 + 0.45 * random.nextDouble()));
            Thread.sleep(moment);
            if (run.process().isAlive()) {
                landed++;
            } else {
                usual = Math.min(usual, moment);
            }
            if (kill % 2 == 0) {
                run.process().destroyForcibly();
            } else {
                run.process().destroy();
            }
            run.end(ENOUGH);
            everyReleaseIsListed(target);
        }
        assertThat(landed).as("kills that met a living run").isPositive();
        // the next run puts in order what is left, and is listed itself
        Cli.Answer last = bench.run("anonymize", "recipe.yaml", "--out", "last");
        assertThat(last.code()).as(last.said()).isZero();
        assertThat(releases()).extracting(entry -> entry.get("status")).doesNotContain("pending");
        everyReleaseIsListed("last");
    }

    /** By what the file says, not by what the tool makes of it. */
    private void everyReleaseIsListed(String target) throws IOException {
        if (!Files.exists(bench.at(target + "/certificate.json"))) {
            return;
        }
        String certificate = Release.sha256(bench.at(target + "/certificate.json"));
        List<Map<String, Object>> lines =
                bench.text("books/ledger.jsonl").lines().map(JsonText::object).toList();
        List<Object> numbers = lines.stream()
                .filter(line -> certificate.equals(line.get("certificate")))
                .map(line -> line.get("number"))
                .toList();
        assertThat(numbers).as("a line that announces it").isNotEmpty();
        assertThat(lines).noneMatch(line -> "struck".equals(line.get("event")) && numbers.contains(line.get("number")));
    }
}
