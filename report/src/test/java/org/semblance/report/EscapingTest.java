package org.semblance.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.semblance.Citation;
import org.semblance.WarningKind;
import org.semblance.Watcher.Warning;
import org.semblance.catalog.Catalog;
import org.semblance.quality.Score;
import org.semblance.quality.association.Coefficient;
import org.semblance.release.figures.ConceptTree;
import org.semblance.release.figures.Correlations;
import org.semblance.release.figures.Distribution;
import org.semblance.release.figures.Distribution.Bar;
import org.semblance.release.figures.RiskUtilityPoint;
import org.semblance.release.publication.CitedWork;
import org.semblance.release.report.Report;
import org.semblance.release.report.Report.AttributeReport;
import org.semblance.release.report.Report.Finding;
import org.semblance.release.report.ReportContext;
import org.semblance.release.report.TaxonomyCoverage;
import org.semblance.report.html.Html;

/** Whatever stands in the data stays text. */
class EscapingTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<script>alert(1)</script>",
                "\"><img src=x onerror=alert(1)>",
                "' onmouseover='alert(1)",
                "</style><script>alert(1)</script>",
                "</title></svg><script>alert(1)</script>",
                "a & b &lt; &amp;lt; &#60;",
                "]]><!-- -->",
                "שלום עולם",
                "مرحبا (1)",
                "日本語 🏥",
            })
    void showsEveryTextAsItIs(String text) {
        Page page = Page.of(everywhere(text));

        assertThat(page.texts("//script | //img | //@onerror | //@onmouseover")).isEmpty();
        assertThat(page.text("//article/h4")).isEqualTo(text);
        assertThat(page.text("//article//details//tbody/tr/th")).isEqualTo(text);
        assertThat(page.text("//article//svg/desc")).startsWith(text);
        assertThat(page.text("//ul[@class='warnings']/li/p/code")).isEqualTo(text);
        assertThat(page.text("//ul[@class='warnings']/li/p/bdi")).isEqualTo(text);
        assertThat(page.text("//article[@class='meanings']/h3")).isEqualTo(text);
        assertThat(page.text("//dl[@class='centres']//dd/bdi")).isEqualTo(text);
        assertThat(page.texts("//span[@class='concept']/bdi")).containsExactly("top", text, "other");
        assertThat(page.texts("//small[@class='sources']/bdi")).containsExactly(text);
        assertThat(page.text("//blockquote")).contains(text);
        assertThat(page.text("//table[caption='Before']//tbody/tr[1]/th/bdi")).isEqualTo(text);
        assertThat(page.text("//table[caption='Before']//thead/tr/th/@title")).isEqualTo(text);
        assertThat(page.text("//section[@aria-labelledby='sign']")).contains(text);
        assertThat(page.text("//section[@aria-labelledby='source']//pre")).contains("@misc");
        assertThat(page.texts("//style")).hasSize(1);
    }

    @Test
    void replacesWhatCannotBeShown() {
        assertThat(new Html()
                        .text("a\u0000b\u001Bc\u0085d\uFFFEe\uD800f\u2028g\uFDD0h")
                        .toString())
                .isEqualTo("a\uFFFDb\uFFFDc\uFFFDd\uFFFDe\uFFFDf\uFFFDg\uFFFDh");
        assertThat(new Html().text("line\n\tline").toString()).isEqualTo("line\n\tline");
    }

    @Test
    void showsMarksThatWouldTurnTheOrderOfLetters() {
        assertThat(new Html().text("abc\u202Edef\u2066").toString()).isEqualTo("abc\uFFFDdef\uFFFD");
    }

    @Test
    void setsForeignTextApart() {
        assertThat(new Html().foreign("שלום").toString()).isEqualTo("<bdi>שלום</bdi>");
    }

    @Test
    void escapesAttributes() {
        assertThat(new Html().leaf("p", "", "title", "\"'<&>").toString())
                .isEqualTo("<p title=\"&quot;&#39;&lt;&amp;&gt;\"></p>\n");
    }

    @Test
    void bearsControlCharactersInLabels() {
        assertThat(Samples.html(everywhere("\u0000\u0007\u001B[31m\uDC00")))
                .doesNotContain("\u0000", "\u0007", "\u001B");
    }

    private static Report everywhere(String text) {
        return new Report(
                Optional.of(new Report.ReleasedFile(text, text.repeat(16), true)),
                1,
                0,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Map.of(text, text),
                text,
                Optional.of(new Citation(text, 2005, text, text)),
                List.of(new Finding(text, 2, 1, text, false, List.of(), text)),
                List.of(new Score(text, 1, text, Map.of(text, 1.0), Optional.empty(), Map.of(text, 1.0))),
                List.of(
                        new AttributeReport(
                                text,
                                List.of("quasi-identifier", text),
                                text,
                                Optional.of(1.0),
                                0,
                                0,
                                Optional.of(new Distribution(List.of(new Bar(text, 1, 1)))),
                                Optional.empty(),
                                Optional.of(new TaxonomyCoverage(text, 2, 2, 1, 1, Optional.of(text))),
                                Optional.of(tree(text))),
                        new AttributeReport(
                                text,
                                List.of(text),
                                text,
                                Optional.empty(),
                                1,
                                1,
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty())),
                List.of(new Warning(new PluginWarning(text), text)),
                List.of(text),
                Map.of(text, 1.0),
                text,
                new ReportContext(
                        2,
                        Optional.empty(),
                        Optional.of(new Correlations(
                                List.of(text, "=" + text),
                                0,
                                List.of(new Correlations.Pair(0, 1, Coefficient.PEARSON, 1, -1)))),
                        Optional.of(new RiskUtilityPoint(1, text, OptionalDouble.of(1), 1, 1, OptionalInt.of(2))),
                        Map.of(text, text),
                        List.of(new CitedWork(List.of(text), new Citation(text, 1, text, text))),
                        Catalog.standard()));
    }

    private static ConceptTree tree(String text) {
        return new ConceptTree(
                2,
                new ConceptTree.RowCounts(4, 0),
                new ConceptTree.RowCounts(4, 0),
                List.of(
                        Samples.node("top", 0, 0, 0),
                        Samples.node(text, 1, 4, 4, new ConceptTree.Origin(text, 4)),
                        Samples.node("other", 1, 4, 4, new ConceptTree.Origin(text, 2))),
                List.of(new ConceptTree.Centre(ConceptTree.Kind.CENTROID, text, 0)));
    }

    /** A warning that no list of ours knows, as a plugin may give. */
    private record PluginWarning(String code) implements WarningKind {

        @Override
        public String meaning() {
            return code;
        }

        @Override
        public String remedy() {
            return code;
        }
    }
}
