package org.semblance.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where a release goes, and where it must not go. */
class TargetsTest {

    private Bench bench;

    @BeforeEach
    void prepare(@TempDir Path root) {
        bench = Bench.inProcess(root);
        bench.write("data.csv", Samples.mixed(30));
        bench.write("recipe.yaml", Samples.mixedRecipe(5));
    }

    @Test
    @DisplayName("BI077: a release is never written over its data, whatever the path looks like")
    void neverWritesOverItsData() throws IOException {
        Files.createSymbolicLink(bench.at("soft"), bench.at("data.csv"));
        Files.createLink(bench.at("hard"), bench.at("data.csv"));
        Files.createSymbolicLink(bench.at("folder"), bench.at("."));
        for (String out : List.of("./data.csv", "..")) {
            // from the folder itself, as a person starts it
            bench.refuses(bench.cli(), "E_SAME_FILE", "anonymize", "recipe.yaml", "--out", out, "--replace");
        }
        for (String out : List.of(
                "data.csv", "soft", "hard", "folder/data.csv", "../work/data.csv", "recipe.yaml", ".", "folder")) {
            bench.refuses("E_SAME_FILE", "anonymize", "recipe.yaml", "--out", out, "--replace");
        }
        bench.write("recipe.yaml", Samples.with("release: {to: data.csv}", Samples.mixedRecipe(5)));
        bench.refuses("E_SAME_FILE", "anonymize", "recipe.yaml");
    }

    @Test
    @DisplayName("BI077: nor over the release it reads, by a detour over a folder that is not there")
    void neverReplacesTheFolderItReads() {
        bench.anonymizes();
        bench.write(
                "again.yaml",
                Samples.mixedRecipe(5)
                        .replace("data.csv", "release/release.csv")
                        .replace("  name: {role: identifier}\n", ""));
        for (String out : List.of("release", "nowhere/../release", "./release/.")) {
            bench.refuses("E_SAME_FILE", "anonymize", "again.yaml", "--out", out, "--replace");
        }
    }

    @Test
    @DisplayName("BI077: nor does a refusal replace the folder that holds the data")
    void aRefusalDoesNotReplaceTheFolderOfTheData() {
        bench.write("release.refused/data.csv", Samples.mixed(30));
        bench.write("release.refused/report.json", "{}");
        bench.write(
                "recipe.yaml",
                Samples.with(
                        "guarantees: [{k-anonymity: 30}]",
                        Samples.mixedRecipe(5).replace("data.csv", "release.refused/data.csv")));
        Map<String, String> before = bench.listing();
        bench.run("anonymize", "recipe.yaml");
        assertThat(bench.listing()).containsAllEntriesOf(before);
    }

    @Test
    @DisplayName("BI077: a draft is not written over the data it was made from")
    void initDoesNotReplaceItsData() throws IOException {
        Files.createLink(bench.at("hard.csv"), bench.at("data.csv"));
        for (String out : List.of("data.csv", "./data.csv", "hard.csv")) {
            bench.refuses("E_SAME_FILE", "init", "data.csv", "--out", out, "--replace");
        }
    }

    @Test
    void initRefusesWhatIsThereAndLeavesNoDraftWhenItCannotWrite() throws IOException {
        bench.refuses("E_EXISTS", "init", "data.csv");
        Files.createDirectory(bench.at("folder"));
        bench.write("folder/something", "x");
        bench.refuses("E_EXISTS", "init", "data.csv", "--out", "folder");
        bench.refuses("E_WRITE", "init", "data.csv", "--out", "folder", "--replace");
        bench.refuses("E_WRITE", "init", "data.csv", "--out", "nowhere/recipe.yaml");
        bench.refuses("E_WRITE", "init", "data.csv", "--out", "data.csv/recipe.yaml");
    }

    @Test
    void whatIsThereIsRefusedAndOnlyAReleaseIsReplaced() throws IOException {
        Files.createDirectory(bench.at("empty"));
        bench.write("other/precious.txt", "x");
        bench.write("file", "x");
        Files.createSymbolicLink(bench.at("nowhere"), bench.at("not there"));
        bench.anonymizes();
        Files.createSymbolicLink(bench.at("link"), bench.at("release"));
        for (String out : List.of("empty", "nowhere", "link", "release")) {
            bench.refuses("E_EXISTS", "anonymize", "recipe.yaml", "--out", out);
        }
        for (String out : List.of("empty", "other", "file", "nowhere", "link")) {
            bench.refuses("E_EXISTS", "anonymize", "recipe.yaml", "--out", out, "--replace");
        }
    }

    @Test
    void aFolderIsReplacedOnlyIfAllThatIsInItIsOurs() {
        bench.write("web/certificate.json", "{}");
        bench.write("web/private.pem", "precious");
        bench.refuses("E_EXISTS", "anonymize", "recipe.yaml", "--out", "web", "--replace");
        bench.anonymizes();
        bench.write("release/private.pem", "precious");
        bench.refuses("E_EXISTS", "anonymize", "recipe.yaml", "--replace");
        bench.write("plots.csv", "picture,numbers,title\n");
        bench.refuses("E_EXISTS", "anonymize", "recipe.yaml", "--plots", ".", "--replace");
        bench.refuses("E_OUT", "compare", "recipe.yaml", "--plots", ".", "--replace");
        bench.refuses("E_OUT", "assess", "data.csv", "release", "--recipe", "recipe.yaml", "--plots", ".", "--replace");
    }

    @Test
    void chartsLieApartFromAllElseThatIsWrittenOrRead() throws IOException {
        String[] run = {"anonymize", "recipe.yaml", "--out", "out"};
        bench.refuses("E_OUT", with(run, "--plots", "charts", "--ledger", "charts/ledger"));
        bench.refuses("E_OUT", with(run, "--plots", "charts", "--ledger", "charts"));
        bench.refuses("E_OUT", with(run, "--plots", "out/charts"));
        bench.refuses("E_OUT", with(run, "--plots", "out.refused"));
        bench.refuses("E_OUT", "anonymize", "recipe.yaml", "--plots", "charts", "--out", "charts/release");
        bench.refuses("E_OUT", "compare", "recipe.yaml", "--plots", "charts", "--out", "charts/comparison");
        Files.createDirectory(bench.at("there"));
        Files.createSymbolicLink(bench.at("link"), bench.at("there"));
        bench.refuses("E_OUT", "anonymize", "recipe.yaml", "--out", "there/release", "--plots", "link/release/charts");
        bench.write("charts/plots.csv", "picture,numbers,title\nmap-1.png,map-1.csv,Map\n");
        bench.write("charts/map-1.csv", Samples.mixed(30));
        bench.write("again.yaml", Samples.mixedRecipe(5).replace("data.csv", "charts/map-1.csv"));
        bench.refuses("E_OUT", "anonymize", "again.yaml", "--plots", "charts", "--replace");
    }

    @Test
    void whatIsForItsOwnerGoesIntoNoReleaseAndNoLedger() throws IOException {
        bench.releases("release", "anonymize", "recipe.yaml", "--ledger", "ledger");
        Files.createSymbolicLink(bench.at("link"), bench.at("release"));
        String[] assess = {"assess", "data.csv", "release", "--recipe", "recipe.yaml", "--replace"};
        for (String out :
                List.of("release", "release/report.html", "release/deep", "link", "ledger", "ledger/a.html")) {
            bench.refuses("E_OUT", with(assess, "--out", out));
        }
        bench.refuses("E_OUT", with(assess, "--plots", "release/charts"));
        bench.refuses("E_OUT", "compare", "recipe.yaml", "--out", "release/comparison");
        bench.refuses("E_OUT", "compare", "recipe.yaml", "--out", "ledger/comparison");
        bench.refuses("E_OUT", "anonymize", "recipe.yaml", "--out", "other", "--plots", "release/charts");
    }

    private static String[] with(String[] command, String... more) {
        return Stream.concat(Arrays.stream(command), Arrays.stream(more)).toArray(String[]::new);
    }

    @Test
    void whereNothingCanBeWrittenIsSaidSo() {
        for (String out : List.of("data.csv/release", "/proc/release", "/proc/a/b", "/dev/null/release")) {
            bench.refuses("E_OUT", "anonymize", "recipe.yaml", "--out", out);
        }
        bench.refuses("E_OUT", "anonymize", "recipe.yaml", "--out", "x".repeat(254));
    }

    @Test
    void aFullDiskLeavesNothing() throws Exception {
        onASmallDisk(() -> {
            bench.write("data.csv", Samples.mixed(3000));
            bench.refuses("E_WRITE", "anonymize", "recipe.yaml", "--out", "small/release");
        });
    }

    @Test
    void aReleaseIsOutThoughItsChartsCannotBeWritten() throws Exception {
        onASmallDisk(() -> {
            Cli.Answer answer = bench.run("anonymize", "recipe.yaml", "--plots", "small/charts");
            assertThat(answer.code()).as(answer.said()).isEqualTo(1);
            assertThat(answer.err())
                    .startsWith("error E_WRITE: the release is out, but the charts are missing")
                    .doesNotContain("Exception");
            assertThat(answer.out()).contains("released to ").doesNotContain("charts in");
            Release.in(bench.at("release"));
            assertThat(Release.names(bench.at("small"))).isEmpty();
        });
    }

    /** Does something while there is a disk that is soon full. */
    private void onASmallDisk(Runnable work) throws IOException, InterruptedException {
        Path small = bench.at("small");
        Files.createDirectory(small);
        int mounted = new ProcessBuilder("mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", small.toString())
                .redirectErrorStream(true)
                .start()
                .waitFor();
        assumeTrue(mounted == 0, "a small disk to fill cannot be mounted here");
        try {
            work.run();
        } finally {
            new ProcessBuilder("umount", small.toString()).start().waitFor();
        }
    }

    @Test
    @DisplayName("BI083: the folder for temporary files is not needed, be it elsewhere or nowhere")
    void theFolderForTemporaryFilesIsNotNeeded() {
        for (String elsewhere : List.of("/dev/shm", "/nowhere/at/all", "/proc")) {
            Cli.Answer answer =
                    bench.cli().jvm("-Djava.io.tmpdir=" + elsewhere).run("anonymize", "recipe.yaml", "--replace");
            assertThat(answer.code()).as(answer.said()).isZero();
            Release.in(bench.at("release"));
        }
        assertThat(Release.names(bench.at("."))).containsExactly("data.csv", "recipe.yaml", "release", "release.owner");
    }

    @Test
    void makesTheFoldersAboveTheTargetAndTakesThemBackWhenNothingComesOfIt() {
        bench.releases("a/b/c", "anonymize", "recipe.yaml", "--out", "a/b/c");
        assertThat(Release.names(bench.at("a/b"))).containsExactly("c", "c.owner");
        bench.write("recipe.yaml", Samples.mixedRecipe(31));
        bench.refuses("E_K", "anonymize", "recipe.yaml", "--out", "d/e/f");
        bench.refuses("E_K", "anonymize", "recipe.yaml", "--out", "a/e/f");
    }

    @Test
    void namesMayHoldSpacesAccentsAndLeadingDashes() {
        List<String> names = List.of("with space", "-dash", "Größe 大", "quote'\"; a&b", "%41#x");
        for (String name : names) {
            bench.write(name + ".csv", Samples.mixed(12));
            String data = bench.at(name + ".csv").toString();
            Cli.Answer init =
                    bench.run("init", data, "--out", bench.at(name + ".yaml").toString());
            assertThat(init.code()).as(init.said()).isZero();
            bench.releases(
                    "out/" + name,
                    "anonymize",
                    bench.at(name + ".yaml").toString(),
                    "--out",
                    bench.at("out/" + name).toString());
        }
        Cli.Answer dash = bench.cli().run("check", "--qi", "age", "--k", "2", "--", "-dash.csv");
        assertThat(dash.code()).as(dash.said()).isEqualTo(3);
    }

    @Test
    void onlyTheOwnerMayReadARelease() throws IOException {
        bench.anonymizes();
        assertThat(Files.getPosixFilePermissions(bench.at("release")).toString())
                .doesNotContain("GROUP")
                .doesNotContain("OTHERS");
    }
}
