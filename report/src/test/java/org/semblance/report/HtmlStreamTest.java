package org.semblance.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.semblance.Citation;
import org.semblance.Watcher.Warning;
import org.semblance.method.Displacements;
import org.semblance.method.Learnt;
import org.semblance.run.StreamReport;

/** The page of a stream. */
class HtmlStreamTest {

    private static final String SHA = "0123456789abcdef".repeat(4);

    private static StreamReport report(String name, String mean, boolean forPublication) {
        return new StreamReport(
                new StreamReport.Reference(120, 5, Optional.of(SHA)),
                new StreamReport.Counts(1010, 3, 1000, 7),
                Map.of("name", "semantic-noise", "alpha", 0.2),
                "moves each value",
                Optional.<Citation>empty(),
                List.of(),
                new Learnt(
                        120,
                        List.of(
                                new Learnt.Spread(name, "thing", 18, mean, 40, 0.25, 0.2),
                                new Learnt.Spread("age", "", 0, "", 0, 100, 100)),
                        List.of(new Learnt.Association(name, "age", 0.1, 0.75))),
                List.of(new StreamReport.MaskedAttribute(
                        4, new Displacements.Shift(name, 996, 6, 0.21, 0.24, 1, 2, 3))),
                forPublication,
                List.of(new Warning("W_SEEDED", "seeded: not for publication")),
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
        assertThat(page.text("//p[@class='headline']")).contains("nothing claimed", "no k-anonymity");
        assertThat(page.text("//div[@id='verdict']")).contains("not a release").doesNotContain("Not for publication");
        assertThat(page(report("had", "pet", false)).text("//div[@id='verdict']"))
                .contains("Not for publication");
    }

    @Test
    void tellsWhatBecameOfTheRecordsAndFromWhereItLearnt() throws IOException {
        Page page = page(report("had", "pet", true));
        assertThat(page.texts("//dl[@class='facts']//dd")).containsExactly("1000", "3", "7", "4");
        assertThat(page.text("//p[@class='summary']")).isEqualTo("semantic-noise alpha=0.2: moves each value");
        assertThat(page.text("//section[@aria-labelledby='learnt']/p")).contains("120 rows", "5 left out", SHA);
        assertThat(page.texts("//section[@aria-labelledby='noise']//tbody/tr/*"))
                .containsExactly("had", "0.21", "0.24", "996", "6", "4", "1", "2", "3");
        assertThat(page.texts("//section[@aria-labelledby='learnt']//tbody/tr[1]/*"))
                .containsSequence("had", "thing", "18", "pet");
        assertThat(page.texts("//section[@aria-labelledby='notices']//li")).hasSize(2);
    }

    @Test
    void showsNoMeanThatFewHold() throws IOException {
        assertThat(page(report("had", "", true)).texts("//section[@aria-labelledby='learnt']//td"))
                .contains("held by too few rows to be shown");
    }

    @Test
    void showsEveryTextAsItIs() throws IOException {
        String hostile = "</title></svg><script>alert(1)</script>";
        Page page = page(report(hostile, hostile, true));
        assertThat(page.texts("//script")).isEmpty();
        assertThat(page.texts("//th")).contains(hostile);
    }
}
