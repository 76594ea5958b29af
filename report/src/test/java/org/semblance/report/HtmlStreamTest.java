package org.semblance.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.semblance.Citation;
import org.semblance.WarningCode;
import org.semblance.Watcher.Warning;
import org.semblance.method.Displacements;
import org.semblance.method.LearningTrace;
import org.semblance.release.stream.StreamReport;

/** The page of a stream. */
class HtmlStreamTest {

    private static final String SHA = "0123456789abcdef".repeat(4);

    private static StreamReport report(String name, String mean, boolean forPublication) {
        return report(
                List.of(),
                new LearningTrace(
                        120,
                        OptionalDouble.of(0.2),
                        List.of(
                                new LearningTrace.LearnedAttribute(name, "thing", 18, mean, 40, 0.25, 0.2),
                                LearningTrace.LearnedAttribute.ofNumbers("age", 100)),
                        List.of(new LearningTrace.Association(name, "age", 0.1, 0.75))),
                new Displacements.Shift(name, 996, 6, 0.21, 0.24, 1, 2, 3),
                forPublication);
    }

    /** A stream by a method that learns nothing, or tells nothing of what it learnt. */
    private static StreamReport ofPrivacy(long rows) {
        return report(
                List.of("differential privacy of 'had'"),
                new LearningTrace(
                        rows,
                        OptionalDouble.empty(),
                        List.of(LearningTrace.LearnedAttribute.withoutFigures("had", "thing", 18)),
                        List.of()),
                new Displacements.Shift("had", 996, 6, 0.61, 0.62, 0, 0, 0),
                true);
    }

    private static StreamReport report(
            List<String> claims, LearningTrace learnt, Displacements.Shift shift, boolean forPublication) {
        return new StreamReport(
                new StreamReport.Reference(120, 5, Optional.of(SHA)),
                new StreamReport.Counts(1010, 3, 1000, 7),
                Map.of("name", "semantic-noise", "alpha", 0.2),
                "moves each value",
                Optional.<Citation>empty(),
                claims,
                learnt,
                List.of(new StreamReport.MaskedAttribute(4, shift)),
                forPublication,
                List.of(new Warning(WarningCode.W_SEEDED, "seeded: not for publication")),
                List.of("A stream is not a release."),
                Map.of("stream", 1.5),
                "1");
    }

    private static Page page(StreamReport report) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new HtmlStream().write(report, out);
        return Page.of(out.toString(StandardCharsets.UTF_8));
    }

    @Test
    void saysOnTopThatNothingIsClaimed() throws IOException {
        Page page = page(report("had", "pet", true));
        assertThat(page.text("//p[@class='headline']")).contains("without any guarantee", "no k-anonymity");
        assertThat(page.text("//div[@id='verdict']"))
                .contains("not of a release")
                .doesNotContain("Not for publication");
        assertThat(page(report("had", "pet", false)).text("//div[@id='verdict']"))
                .contains("Not for publication");
    }

    @Test
    void tellsWhatBecameOfTheRecordsAndFromWhereItLearnt() throws IOException {
        Page page = page(report("had", "pet", true));
        assertThat(page.texts("//dl[@class='facts']//dd"))
                .containsExactly("1000", "3", "7", "4", "semantic-noise alpha 0.2");
        assertThat(page.text("//p[@class='summary']")).isEqualTo("moves each value");
        assertThat(page.text("//section[@aria-labelledby='learnt']/p")).contains("120 rows", "5 left out", SHA);
        assertThat(page.texts("//section[@aria-labelledby='noise']//tbody/tr/*"))
                .containsExactly("had", "0.21", "0.24", "996", "6", "4", "had", "1", "2", "3");
        assertThat(page.texts("//section[@aria-labelledby='noise']//thead//th"))
                .contains("Drawn", "Moved", "Right side, too near", "Far enough, other side", "Farthest there is");
        assertThat(page.texts("//section[@aria-labelledby='learnt']//tbody/tr[1]/*"))
                .containsSequence("had", "thing", "18", "pet");
        assertThat(page.texts("//section[@aria-labelledby='notices']//li")).hasSize(2);
    }

    @Test
    void showsNoMeanThatFewHold() throws IOException {
        assertThat(page(report("had", "", true)).texts("//section[@aria-labelledby='learnt']//td"))
                .contains("too few rows to be shown");
    }

    @Test
    void saysThatNothingHadToBeLearnt() throws IOException {
        Page page = page(ofPrivacy(0));
        assertThat(page.text("//section[@aria-labelledby='learnt']/p"))
                .isEqualTo("The method needed no statistics of the reference table.");
        assertThat(page.text("//p[@class='headline']")).endsWith("claimed: differential privacy of 'had'");
        assertThat(page(ofPrivacy(120)).text("//section[@aria-labelledby='learnt']/p"))
                .startsWith("From 120 rows of the reference table (5 left out)");
    }

    @Test
    void saysThatFiguresWithheldOnPurposeAreNotReported() throws IOException {
        Page page = page(ofPrivacy(120));
        assertThat(page.texts("//section[@aria-labelledby='learnt']//tbody/tr[1]/*"))
                .containsExactly("had", "thing", "18", "not reported", "not reported", "not reported");
        assertThat(page.text("//section[@aria-labelledby='noise']"))
                .as("nothing was looked for at a distance that was drawn")
                .doesNotContain("on the drawn side", "too near");
    }

    @Test
    void showsEveryTextAsItIs() throws IOException {
        String hostile = "</title></svg><script>alert(1)</script>";
        Page page = page(report(hostile, hostile, true));
        assertThat(page.texts("//script")).isEmpty();
        assertThat(page.texts("//th")).contains(hostile);
    }
}
