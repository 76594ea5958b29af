package org.semblance.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.semblance.quality.Score;
import org.semblance.release.report.DifferentialPrivacy;

/** The page of a release by noise. */
class HtmlNoiseTest {

    private static final String HEADLINE = "//*[@id='verdict']//p[@class='headline']";
    private static final String NOISE = "//section[@aria-labelledby='noise']";

    @Test
    void saysOnTopThatNoKAnonymityIsClaimed() {
        Page page = Page.of(Samples.noise());

        assertThat(page.text(HEADLINE)).isEqualTo("Released with noise; no k-anonymity is claimed");
        assertThat(page.text("//*[@id='verdict']/@class")).isEqualTo("verdict fair");
        assertThat(page.text("//*[@id='verdict']")).contains("Noise gives no k-anonymity.");
    }

    @Test
    void saysOnTopHowManyCouldBeFound() {
        Score nearest = Score.of("distance-linkage", 8.5, "%");
        Score assigned = Score.of("assignment-linkage", 9.62, "%");

        assertThat(risk(nearest)).startsWith("8.50 %").endsWith("(distance-linkage).");
        assertThat(risk(nearest, assigned)).startsWith("9.62 %").endsWith("(assignment-linkage).");
        assertThat(risk(Score.of("distance-linkage", 11, "%"), assigned)).startsWith("11.00 %");
    }

    private static String risk(Score... scores) {
        return Page.of(Samples.noise(true, Optional.empty(), List.of(scores))).text("//p[@class='risk']");
    }

    @Test
    void tellsAFigureOfASampleAsTheUpperEstimateItIs() {
        Page both = Page.of(Samples.noise());
        Page alone = Page.of(Samples.noise(
                true,
                Optional.empty(),
                Samples.noise().scores().stream()
                        .filter(score -> score.interval().isPresent())
                        .toList()));

        assertThat(both.text("//p[@class='risk']")).startsWith("8.50 %").contains("distance-linkage");
        assertThat(both.text("//*[@id='verdict']")).contains("9.62 % of a sample of 2000 rows");
        assertThat(alone.text("//p[@class='risk']"))
                .startsWith("9.62 %")
                .endsWith(
                        "95 % interval 8.41 % to 10.98 %, from a sample of 2000 rows, an upper estimate for the whole table.");
    }

    @Test
    void asksForTheRiskWhereNobodyMeasuredIt() {
        Page page = Page.of(Samples.noise(true, Optional.empty(), List.of()));

        assertThat(page.texts("//p[@class='risk']")).isEmpty();
        assertThat(page.text("//*[@id='verdict']")).contains("add assignment-linkage to measures:");
    }

    @Test
    void neverLooksFitForPublicationWithASeed() {
        Page page = Page.of(Samples.noise(false, Optional.empty(), List.of()));

        assertThat(page.text(HEADLINE)).startsWith("Not for publication:");
        assertThat(page.text("//*[@id='verdict']/@class")).isEqualTo("verdict bad");
    }

    @Test
    void saysWhatEpsilonIsAndThatItIsNoKAnonymity() {
        Page page = Page.of(Samples.noise(true, Optional.of(new DifferentialPrivacy(1, "diagnosis", 2)), List.of()));

        assertThat(page.text(HEADLINE))
                .isEqualTo("Released with differential privacy, ε = 1 per record; no k-anonymity is claimed");
        assertThat(page.text("//section[@aria-labelledby='promises']")).contains("It is no k-anonymity.");
        // e, to two decimals
        assertThat(page.text("//section[@aria-labelledby='limits']"))
                .contains("2.72 times as likely")
                .contains("add up");
    }

    @Test
    void knowsNoGroups() {
        Page page = Page.of(Samples.noise());

        assertThat(page.texts("//h2"))
                .containsExactly(
                        "Guarantees",
                        "Attackers",
                        "Open points",
                        "Approval",
                        "What this does and does not protect against",
                        "Information loss and remaining risk",
                        "Noise added and remaining structure",
                        "Attributes",
                        "Concepts before and after",
                        "Warnings and notes",
                        "How to cite");
        assertThat(page.text("/html/body")).doesNotContainIgnoringCase("rows of a group");
    }

    @Test
    void showsWhatWasDrawnAndWhatWasReached() {
        Page page = Page.of(Samples.noise());

        assertThat(page.texts(NOISE + "/table[1]//tbody/tr"))
                .containsExactly(
                        "age 0.2 6.88 6.87 30 162 1931 (6.40 %)",
                        "diagnosisconcepts below “disease <of> any kind”: 17 743 by record 0.1768 0.3255 30 162 12 (0.04 %)");
        assertThat(page.texts(NOISE + "/table[2]//tbody/tr")).containsExactly("diagnosis 104 30 7");
        // 6.878 and 6.873 of √234.31, 0.1768 and 0.3255 of √0.3607
        assertThat(page.texts(NOISE + "/figure//desc"))
                .containsExactly(
                        "age: 44.93 % drawn, 44.90 % moved; diagnosis: 29.44 % drawn, 54.20 % moved.",
                        "diagnosis × second diagnosis: 0.8032 before, 0.7415 after.");
        assertThat(page.text(NOISE)).contains("Concepts moved farther than requested");
    }

    @Test
    void showsHowFarValuesWent() {
        Page page = Page.of(Samples.noise());

        assertThat(page.texts(NOISE + "//article//desc"))
                .containsExactly(
                        "0: 1931; over 0: 28 231.",
                        "before: 234.31; as expected: 281.17; after: 274.59.",
                        "0 to 0.2: 17 000; 0.2 to 0.4: 11 000; over 0.4: 2162.",
                        "before: 0.3607; as expected: 0.3911; after: 0.2514.");
    }

    @Test
    void doesNotNameAMeanThatFewHold() {
        assertThat(Page.of(Samples.noise()).texts(NOISE + "//article//dl/div"))
                .containsExactly(
                        "Mean before 58.86",
                        "Mean after 58.79",
                        "Mean before too few rows to be shown",
                        "Mean after disease");
    }

    @Test
    void saysWhatNoiseDoesNotProtectFrom() {
        assertThat(Page.of(Samples.noise()).text("//section[@aria-labelledby='limits']"))
                .contains("can be averaged out")
                .contains("usually remains unusual")
                .contains("published unchanged")
                .contains("How often similar rows have the same value was not measured.")
                .doesNotContain("must be found first")
                .doesNotContain("✓ limited");
        assertThat(Page.of(Samples.noise(false, Optional.empty(), List.of()))
                        .text("//section[@aria-labelledby='limits']"))
                .contains("its random numbers can be reconstructed");
    }
}
