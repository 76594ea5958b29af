package org.semblance.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.testkit.CtrlC;
import org.semblance.testkit.Trials;

/**
 * BI079: runs that are stopped at random moments, a sample of them unless all are asked for; the seed of the moments is
 * printed.
 */
class KilledRunsTest {

    private static final int KILLS = Trials.count(4, 100);
    private static final int STOPS = Trials.count(2, 36);
    private static final Duration ENOUGH = Duration.ofSeconds(60);

    private final long seed = Trials.seed();
    private final Random random = new Random(seed);

    private Bench bench;

    /** How long a run takes, in milliseconds: no more than the first one did, and no more than any that was met over. */
    private long usual;

    @BeforeEach
    void prepare(@TempDir Path root) {
        System.out.println("KilledRunsTest: seed " + seed);
        bench = new Bench(root);
        bench.write("data.csv", Samples.mixed(6000));
        bench.write("recipe.yaml", Samples.mixedRecipe(5));
        Cli.Answer answer = bench.run("anonymize", "recipe.yaml");
        assertThat(answer.code()).as(answer.said()).isZero();
        usual = answer.took().toMillis();
    }

    @Test
    @DisplayName("BI079: a killed run leaves the old release or a new one, whole, and the next run tidies up")
    void aKilledRunLeavesTheOldReleaseOrANewOneAndTheNextRunTidiesUp() throws Exception {
        int landed = 0;
        for (int kill = 0; landed < KILLS && kill < 4 * KILLS; kill++) {
            boolean replacing = kill % 2 == 0;
            String target = replacing ? "release" : "fresh";
            Cli.Running run = start(target, replacing);
            long moment = moment();
            Thread.sleep(moment);
            if (run.process().isAlive()) {
                landed++;
            } else {
                usual = Math.min(usual, moment);
            }
            run.process().destroyForcibly();
            run.end(ENOUGH);
            if (replacing && !Files.exists(bench.at(target))) {
                // killed between two renames: the old one lies aside, whole
                assertThat(leftovers())
                        .filteredOn(name -> name.startsWith(".release.aside-"))
                        .hasSize(1)
                        .allSatisfy(name -> Release.alone(bench.at(name)));
            } else {
                wholeOrAbsent(target, replacing, Release::alone);
            }
            // the owner's folder comes first, so that no release is ever without it
            assertThat(!Files.exists(bench.at(target)) || ownersReport(target)).isTrue();
            if (kill % 6 == 5) {
                tidiesUp();
            }
        }
        tidiesUp();
        assertThat(landed).as("kills that met a living run").isGreaterThan(KILLS / 4);
    }

    @Test
    @DisplayName("BI079: a run that is told to stop leaves nothing of its own behind")
    void aRunThatIsToldToStopLeavesNothingBehind() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/bin/kill")), "needs /bin/kill");
        for (int stop = 0; stop < STOPS; stop++) {
            boolean replacing = stop % 2 == 0;
            String target = replacing ? "release" : "made/for/this";
            Cli.Running run = start(target, replacing);
            Thread.sleep(moment());
            if (stop % 3 == 0) {
                CtrlC.at(run.process());
            } else {
                run.process().destroy();
            }
            Cli.Answer answer = run.end(ENOUGH);
            assertThat(answer.code()).as(answer.said()).isIn(0, 2, 130, 143);
            assertThat(answer.err()).doesNotContain("E_INTERNAL");
            wholeOrAbsent(target, replacing, Release::in);
            assertThat(leftovers()).isEmpty();
            assertThat(Files.exists(bench.at(target + ".owner")))
                    .as("an owner's folder stays only with a release")
                    .isEqualTo(Files.exists(bench.at(target)));
            if (!replacing) {
                boolean released = Files.exists(bench.at(target));
                assertThat(Files.exists(bench.at("made")))
                        .as("folders made on the way stay only with a release")
                        .isEqualTo(released);
                if (released) {
                    assertThat(Release.names(bench.at("made/for"))).containsExactly("this", "this.owner");
                    delete(bench.at("made"));
                }
            }
        }
        assertThat(bench.temporary()).isEmptyDirectory();
    }

    private Cli.Running start(String target, boolean replacing) throws IOException {
        if (!replacing) {
            delete(bench.at(target));
            delete(bench.at(target + ".owner"));
        }
        return replacing
                ? bench.cli().start("anonymize", "recipe.yaml", "--out", target, "--replace")
                : bench.cli().start("anonymize", "recipe.yaml", "--out", target);
    }

    /** Mostly after the start of the virtual machine, and now and then after the end. */
    private long moment() {
        return (long) (usual * (0.25 + 0.8 * random.nextDouble()));
    }

    private boolean ownersReport(String target) {
        return Files.exists(bench.at(target + ".owner/report.json"))
                || leftovers().stream().anyMatch(name -> name.startsWith("." + target + ".owner.aside-"));
    }

    private void wholeOrAbsent(String target, boolean replacing, Function<Path, Release> looked) {
        if (replacing || Files.exists(bench.at(target))) {
            Release release = looked.apply(bench.at(target));
            assertThat(release.table().rows()).hasSize(6000);
            assertThat(release.table().smallestClass(Samples.MIXED_QI)).isGreaterThanOrEqualTo(5);
        }
    }

    /** An owner's folder whose release never came is replaced. */
    private void tidiesUp() throws IOException {
        delete(bench.at("fresh"));
        bench.releases("fresh", "anonymize", "recipe.yaml", "--out", "fresh");
        bench.releases("release", "anonymize", "recipe.yaml", "--replace");
        assertThat(leftovers()).isEmpty();
        assertThat(bench.temporary()).isEmptyDirectory();
    }

    /** Hidden files and folders beside the targets. */
    private List<String> leftovers() {
        return Release.names(bench.at(".")).stream()
                .filter(name -> name.startsWith("."))
                .toList();
    }

    private static void delete(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (var inside = Files.walk(folder)) {
                for (Path path :
                        inside.sorted(java.util.Comparator.reverseOrder()).toList()) {
                    Files.delete(path);
                }
            }
        }
    }
}
