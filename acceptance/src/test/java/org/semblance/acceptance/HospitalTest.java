package org.semblance.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The hospital's stays, as the example has them. */
class HospitalTest {

    private static final Path HOSPITAL = Path.of("..", "examples", "hospital").toAbsolutePath();

    @TempDir
    private Path root;

    @Test
    void theGeneratorMakesTheTable() throws IOException, InterruptedException {
        Generated.isWhatTheGeneratorMakes(HOSPITAL.resolve("hospital.csv"), root.resolve("hospital.csv"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"noise", "correlated"})
    void noiseClaimsNothingAndSaysWhoCanBeFound(String name) {
        Release release = release(name);

        assertThat(release.table().rows()).hasSize(1500);
        assertThat(release.report()).doesNotContainKey("groups").containsEntry("verdicts", List.of());
        assertThat(release.certificate()).containsEntry("verdicts", List.of());
        assertThat(release.score("assignment-linkage")).isBetween(0.5, 20.0);
        assertThat(release.text("report.html")).contains("Released with noise; no k-anonymity is claimed");
    }

    @Test
    void correlatedNoiseKeepsWhatDiagnosesTellOfEachOther() {
        double before = release("noise").score("original-distance-correlation");
        double apart = release("noise").score("distance-correlation");
        double together = release("correlated").score("distance-correlation");

        assertThat(together).isGreaterThan(apart + 0.2);
        assertThat(before - together).isLessThan(0.1);
    }

    @Test
    void whereNothingIsPromisedThereIsNothingToCheck() {
        Bench bench = Bench.inProcess(root);
        release("noise");
        String file = bench.at("noise/release.csv").toString();
        String recipe = HOSPITAL.resolve("noise.yaml").toString();
        bench.refuses("E_GUARANTEE", "check", file, "--recipe", recipe);
        assertThat(bench.run("check", file, "--recipe", recipe, "--k", "2").code())
                .isEqualTo(3);
    }

    @Test
    void noPathOfAHierarchyIsCertified() {
        assertThat(release("generalise").text("certificate.json")).doesNotContain("hierarchies", "age.csv");
    }

    @ParameterizedTest
    @ValueSource(strings = {"groups", "generalise"})
    void theOthersPromiseACrowdOfFive(String name) {
        Release release = release(name);

        assertThat(release.table().smallestClass("age", "main_diagnosis", "second_diagnosis"))
                .isGreaterThanOrEqualTo(5);
    }

    @ParameterizedTest
    @ValueSource(strings = {"private", "shares"})
    void thePrivateOnesTellTheirBudget(String name) {
        Release release = release(name);

        assertThat(release.table().names()).containsExactly("main_diagnosis", "days", "discharge");
        assertThat(release.report().get("differential-privacy"))
                .asString()
                .contains("epsilon=2")
                .contains("attribute=main_diagnosis");
        assertThat(release.text("report.html")).contains("Released with differential privacy");
    }

    private Release release(String name) {
        Bench bench = Bench.inProcess(root);
        return bench.releases(
                name,
                "anonymize",
                HOSPITAL.resolve(name + ".yaml").toString(),
                "--out",
                bench.at(name).toString(),
                "--replace");
    }
}
