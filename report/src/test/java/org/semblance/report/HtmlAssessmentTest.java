package org.semblance.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.semblance.WarningCode;
import org.semblance.Watcher.Warning;
import org.semblance.catalog.Catalog;
import org.semblance.evaluate.assess.Assessment;
import org.semblance.evaluate.assess.PrivacyFindings;
import org.semblance.quality.MeasureReading;
import org.semblance.quality.Score;
import org.semblance.quality.loss.InformationLoss;
import org.semblance.release.figures.Distribution;

class HtmlAssessmentTest {

    private static final String HOSTILE = "<script>alert(1)</script>";

    static Assessment assessment(int k, Map<Integer, Integer> rowsBySize) {
        return assessment(k, 2, rowsBySize);
    }

    private static Assessment assessment(int k, int l, Map<Integer, Integer> rowsBySize) {
        return new Assessment(
                400,
                400,
                new PrivacyFindings(
                        k,
                        Optional.of(k),
                        3,
                        Optional.of(5),
                        23,
                        rowsBySize,
                        List.of(new PrivacyFindings.FoundOfAttribute(HOSTILE, l, 0.25, "equal"))),
                List.of(new Assessment.AssessedColumn(HOSTILE, List.of("quasi-identifier"), HOSTILE, HOSTILE)),
                List.of(new Assessment.Figure(
                        Score.of("information-loss", 12.5, "%").with(Map.of(HOSTILE, 1.0)),
                        "What it means.",
                        MeasureReading.of(InformationLoss.class))),
                List.of("record-linkage"),
                Optional.of(new Assessment.MatchFailure("E_ORDER", HOSTILE, "name a key")),
                List.of(new Assessment.OmittedMeasure("il1", HOSTILE)),
                List.of(new Assessment.AttributeDistribution(
                        HOSTILE, new Distribution(List.of(new Distribution.Bar(HOSTILE, 20, 30))))),
                List.of(new Warning(WarningCode.W_LEFT_OUT, HOSTILE)),
                List.of(HOSTILE),
                10,
                "0");
    }

    private static String html(Assessment assessment) {
        try {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            new HtmlAssessment(Catalog.standard()).write(assessment, out);
            return out.toString(StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void showsWhatIsHostileAsText() {
        String html = html(assessment(5, Map.of(20, 400)));
        assertThat(html).doesNotContain("<script").contains("&lt;script&gt;");
        assertThat(Page.of(html).texts("//h2"))
                .containsExactly(
                        "Guarantees found",
                        "Information loss and utility",
                        "What was not measured",
                        "Sizes of equivalence classes",
                        "Quasi-identifiers before and after",
                        "How the columns were interpreted",
                        "Notes before use");
    }

    @Test
    void saysOnTopWhetherSomebodyStandsAlone() {
        assertThat(Page.of(html(assessment(1, Map.of(20, 400)))).texts("//*[@class='headline']"))
                .containsExactly("Some rows are unique: k = 1");
        assertThat(Page.of(html(assessment(5, Map.of(20, 400)))).texts("//*[@class='headline']"))
                .containsExactly("No row is unique: k = 5");
    }

    @Test
    void saysOnTopWhetherAValueIsGivenAway() {
        Page page = Page.of(html(assessment(5, 1, Map.of(20, 400))));
        assertThat(page.texts("//*[@class='headline']"))
                .containsExactly("No row is unique: k = 5, but some sensitive values are disclosed: l = 1");
        assertThat(page.texts("//*[@id='verdict']//bdi")).containsExactly(HOSTILE);
    }

    @Test
    void warnsAboveTheFigures() {
        String html = html(assessment(5, Map.of(20, 400)));
        assertThat(html.indexOf("W_LEFT_OUT")).isBetween(0, html.indexOf("Guarantees found"));
    }

    @Test
    void countsOfFewRowsAreNotShown() {
        String html = html(assessment(1, Map.of(1, 7, 20, 393)));
        Page page = Page.of(html);
        assertThat(page.texts("//*[local-name()='svg']//*[local-name()='text']"))
                .contains("393")
                .doesNotContain("7");
        assertThat(html).contains("Fewer than 10 rows, but some, are in classes of these sizes: 1.");
        assertThat(page.texts("//dd")).contains("fewer than 10");
    }
}
