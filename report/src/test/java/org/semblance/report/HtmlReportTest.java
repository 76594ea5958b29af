package org.semblance.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.semblance.WarningCode;
import org.semblance.Watcher.Warning;
import org.semblance.catalog.Catalog;
import org.semblance.method.GeneralizationLevels;
import org.semblance.method.Method;
import org.semblance.quality.Score;
import org.semblance.release.figures.ConceptTree;
import org.semblance.release.figures.Distribution.Bar;
import org.semblance.release.figures.Glossary;
import org.semblance.release.figures.LevelCounts;
import org.semblance.release.report.GeneralizationFigures;
import org.semblance.release.report.Report;
import org.semblance.release.report.Report.AttributeReport;
import org.semblance.release.report.Report.Finding;
import org.semblance.release.report.Report.GroupSizes;
import org.semblance.release.report.ReportContext;

@Isolated("sets the locale")
class HtmlReportTest {

    private static final Finding CONTRIBUTORS = new Finding("contributors", 5, 5, "values", true, List.of(), "");

    @Test
    void saysWhatWasReleased() {
        Page page = Page.of(Samples.released());

        assertThat(page.text("//h1")).isEqualTo("Release report");
        assertThat(page.text("//*[@id='verdict']//p[@class='headline']"))
                .isEqualTo("Released: 5-anonymous, verified on the written file");
        assertThat(page.text("//*[@id='verdict']/@class")).isEqualTo("verdict fair");
        assertThat(page.texts("//dl[@class='facts']/div"))
                .containsExactly(
                        "Rows 30 162 2399 left out",
                        "Method mdav k 5, contributors 5",
                        "Groups 6025 of 5 to 17 rows",
                        "File release.csv SHA-256 0123456789abcdef…");
    }

    @Test
    void isGreenOnlyWhereNothingIsLeftToDecide() {
        Report plain = with(true, List.of(Samples.ANONYMOUS));
        Report settled = settled(plain, List.of());
        Page page = Page.of(settled);

        assertThat(page.text("//*[@id='verdict']/@class")).isEqualTo("verdict good");
        assertThat(page.text("//*[@id='verdict']")).contains("Green: no open points.");
        assertThat(page.text("//section[@aria-labelledby='open-points']")).contains("There are none");
        assertThat(page.text("//section[@aria-labelledby='sign']"))
                .contains("Accepted in the recipe: collector the only release")
                .contains("No point is open.");
        assertThat(page.text("//section[@aria-labelledby='attackers']//tr[th/a='Collector']"))
                .endsWith("? not measured accepted: the only release");

        Page warned = Page.of(settled(plain, plain.warnings()));
        assertThat(warned.text("//*[@id='verdict']/@class")).isEqualTo("verdict fair");
        assertThat(warned.text("//*[@id='verdict']")).contains("Amber: 2 open points to settle before you sign.");
    }

    /** The same release with a reason for what no guarantee limits. */
    private static Report settled(Report plain, List<Warning> warnings) {
        return new Report(
                plain.release(),
                plain.rows(),
                0,
                plain.groups(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                plain.method(),
                plain.methodSummary(),
                plain.source(),
                plain.verdicts(),
                plain.scores(),
                plain.attributes(),
                warnings,
                plain.notes(),
                plain.seconds(),
                plain.version(),
                new ReportContext(
                        5,
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Map.of("accept", Map.of("collector", "the only release")),
                        List.of(),
                        Catalog.standard()));
    }

    @Test
    void listsWhatIsLeftToDecideWithWhatToDo() {
        Page page = Page.of(Samples.released());
        List<String> points = page.texts("//ol[@class='points']/li");

        assertThat(page.text("//*[@id='verdict']"))
                .contains("Amber: " + points.size() + " open points to settle before you sign.");
        assertThat(points)
                .anyMatch(point -> point.startsWith("1Insider: No guarantee limits what is learnt of occupation")
                        && point.contains("What to do: ")
                        && point.contains("{l-diversity: 2, of: occupation}"))
                .anyMatch(point -> point.startsWith("2Collector: ")
                        && point.endsWith("Or accept it in the recipe: accept: {collector: \"your reason\"}"))
                .anyMatch(point -> point.startsWith("5column 'insured' holds two values")
                        && point.contains("accept: {W_BINARY_MEAN: \"your reason\"}"));
    }

    @Test
    void keepsItsOrder() {
        assertThat(Page.of(Samples.released()).texts("//h2"))
                .containsExactly(
                        "Guarantees",
                        "Attackers",
                        "Open points",
                        "Approval",
                        "What this does and does not protect against",
                        "Risk and utility",
                        "Information loss and remaining risk",
                        "Groups",
                        "Attributes",
                        "Concepts before and after",
                        "Correlations before and after",
                        "Warnings and notes",
                        "The recipe",
                        "How to cite");
    }

    @Test
    void canBeHeardAndWalkedByKeyboard() {
        for (Report report : List.of(Samples.released(), Samples.refused(), Samples.noise())) {
            Page page = Page.of(report);

            assertThat(page.texts("//table[not(caption)]")).isEmpty();
            assertThat(page.texts("//th[not(@scope)]")).isEmpty();
            assertThat(page.texts("//svg[not(ancestor::svg)][not(@aria-hidden)][not(@role='img')]"))
                    .isEmpty();
            assertThat(page.texts("//svg[@role='img'][not(title) or not(desc)]"))
                    .isEmpty();
            assertThat(page.texts("//@id")).doesNotHaveDuplicates();
            assertThat(page.texts("//a/@href"))
                    .allSatisfy(link -> assertThat(page.texts("//@id")).contains(link.substring(1)));
            assertThat(page.text("/html/@lang")).isEqualTo("en-GB");
        }
    }

    @Test
    void tellsAChartInWords() {
        assertThat(Page.of(Samples.released()).texts("//svg/desc"))
                .contains("Male: 20 380 before, 20 380 after; Female: 9782 before, 9782 after.")
                .contains("5: 5983; 6: 28; 7: 9; 8: 3; 9: 1; 17: 1.");
    }

    @Test
    void saysThatNothingWasReleasedAndNamesTheRows() {
        Page page = Page.of(Samples.refused());

        assertThat(page.text("//*[@id='verdict']//p[@class='headline']"))
                .isEqualTo("Refused: a guarantee does not hold; nothing was released");
        assertThat(page.text("//*[@id='verdict']/@class")).isEqualTo("verdict bad");
        assertThat(page.text("//*[@id='verdict']"))
                .contains("1 of 2 guarantees does not hold.")
                .contains("60 rows at fault, by their numbers in the input: 211, 422,")
                .contains("2532 and 48 more.")
                .endsWith("Red: 3 open points to settle before you sign.");
        assertThat(
                        page.text(
                                "//section[@aria-labelledby='promises']//tr[th='k-anonymity"
                                        + "By the quasi-identifiers alone, nobody can be narrowed down to fewer than this many rows (or people, if people are counted).']"))
                .contains("✗ does not hold")
                .contains("10 339, 10 550 and 10 more")
                .contains("only 1 row alike");
    }

    @Test
    void neverLooksGoodWhenAPromiseIsBroken() {
        Page page = Page.of(with(true, List.of(CONTRIBUTORS, Samples.BROKEN)));

        assertThat(page.text("//*[@id='verdict']/@class")).isEqualTo("verdict bad");
        assertThat(page.text("//*[@id='verdict']//p[@class='headline']"))
                .isEqualTo("Do not use: released although a guarantee does not hold");
    }

    @Test
    void neverLooksGoodWhenNothingWasPromised() {
        Page page = Page.of(with(true, List.of()));

        assertThat(page.text("//*[@id='verdict']/@class")).isEqualTo("verdict bad");
        assertThat(page.text("//*[@id='verdict']//p[@class='headline']"))
                .isEqualTo("Released without a guarantee: nothing was verified");
        assertThat(page.text("//section[@aria-labelledby='limits']")).contains("has no k-anonymity");
    }

    @Test
    void saysWhenPersonsWereCounted() {
        Page page = Page.of(with(true, List.of(new Finding("k-anonymity", 3, 4, "persons", true, List.of(), ""))));

        assertThat(page.text("//*[@id='verdict']//p[@class='headline']"))
                .isEqualTo("Released: 3-anonymous per person, verified on the written file");
        assertThat(page.text("//section[@aria-labelledby='limits']"))
                .contains("at least 4 persons")
                .doesNotContain("Each row counts as one person");
    }

    @Test
    void aPromiseThatDoesNotHoldNeverLooksKeptAndAnotherMethodIsAdvised() {
        Finding broken = new Finding("t-closeness", 0.2, 0.2000001, "equal distance", false, List.of(1), "too far")
                .about("diagnosis");
        Page page = Page.of(Samples.report(false, Optional.empty(), List.of(broken), Samples.attributes()));

        assertThat(page.text("//section[@aria-labelledby='limits']"))
                .contains("t-closeness of diagnosis required 0.2, found 0.2001: it does not hold.");
        assertThat(page.text("//section[@aria-labelledby='promises']"))
                .contains(
                        "such as t-closeness-merge, t-closeness-k-first, t-closeness-t-first, local-recoding, incognito,");
    }

    @Test
    void explainsTheMeasuresItKnowsAndShowsTheOthers() {
        List<String> rows = Page.of(Samples.released()).texts("//section[@aria-labelledby='cost']//tbody/tr");

        assertThat(rows).hasSize(5);
        assertThat(rows.get(0)).startsWith("information-lossHow much of").contains("5.14 %");
        assertThat(rows.get(3)).contains("6.94 % to 7.71 %, from a sample of 17 400 rows");
        assertThat(rows.get(4))
                .startsWith("my-own-measureBy attribute: age 0.02; sex 0.01.For comparison: original 0.04.")
                .contains("0.03125");
    }

    @Test
    void saysWhatBecameOfEachAttribute() {
        Page page = Page.of(Samples.released());

        assertThat(page.texts("//article/h4"))
                .containsExactly("age", "education", "occupation", "sex", "hours per week", "insured");
        assertThat(page.text("//article[h4/bdi='occupation']"))
                .contains("quasi-identifier, confidential")
                .contains("Loss 18.40 %")
                .contains("Cells suppressed 120")
                .contains("Cells filled 37")
                .contains("Craft and related trades workers, not elsewhere classified");
        assertThat(page.texts("//section[@aria-labelledby='attributes']/table/tbody/tr"))
                .hasSize(3)
                .satisfies(rows -> assertThat(rows.get(0)).contains("Dropped"))
                .satisfies(rows -> assertThat(rows.get(1)).contains("Unchanged."))
                .satisfies(rows -> assertThat(rows.get(2)).contains("Unchanged."));
    }

    @Test
    void drawsWhatBecameOfConceptsAsNestedLists() {
        Page page = Page.of(Samples.released());

        assertThat(page.texts("//ul[@class='tree']/li")).hasSize(1);
        assertThat(page.text("//ul[@class='tree']/li/span/span[@class='concept']"))
                .isEqualTo("worker common ancestor");
        assertThat(page.texts("//ul[@class='tree']/li/ul/li/span/span[@class='concept']"))
                .containsExactly("health professional closest to all most frequentkept 3990+", "carer");
        assertThat(page.texts("//ul[@class='tree']/li/ul/li/ul/li/span/span[@class='concept']"))
                .containsExactly("nursekept 3200+; from midwife 15+", "nurse see above", "cleaner");
        assertThat(page.texts("//ul[@class='tree']//span[@class='rows']"))
                .contains("before: – after: 12", "before: 9 after: –");
        assertThat(page.text("//article[@class='meanings']/p[contains(@class, 'remark')]"))
                .startsWith("A count that is not shown is below 5, or nothing.")
                .contains("rounded down to a multiple of 5")
                .endsWith("Concepts not shown: 142 rows before.");
        assertThat(page.texts("//dl[@class='centres']/div"))
                .containsExactly(
                        "closest to all health professionalsum of distances 257.97",
                        "most frequent health professionalsum of distances 257.97",
                        "common ancestor workersum of distances 746.31");
    }

    @Test
    void foldsTheBranchesOfALongTree() {
        assertThat(Page.of(Samples.released()).texts("//details[@class='branch']"))
                .isEmpty();

        Page page = Page.of(withTree(IntStream.range(0, 100)
                .mapToObj(i -> Samples.node("n" + i, i == 0 ? 0 : i == 1 ? 1 : i % 10 == 2 ? 2 : 3, 10, 10))
                .toList()));

        assertThat(page.texts("//details[@class='branch']")).hasSize(10);
        assertThat(page.texts("//details[@class='branch']/summary").get(0)).startsWith("n2 and 9 below");
        assertThat(page.texts("//ul[@class='tree']//span[@class='concept']")).hasSize(100);
    }

    private static Report withTree(List<ConceptTree.Node> nodes) {
        AttributeReport attribute = Samples.masked("a", "concepts", 1);
        return Samples.report(
                true,
                Optional.empty(),
                List.of(Samples.ANONYMOUS),
                List.of(new AttributeReport(
                        attribute.name(),
                        attribute.roles(),
                        attribute.domain(),
                        attribute.loss(),
                        0,
                        0,
                        attribute.distribution(),
                        attribute.levels(),
                        attribute.concepts(),
                        Optional.of(new ConceptTree(
                                5,
                                new ConceptTree.RowCounts(1000, 0),
                                new ConceptTree.RowCounts(1000, 0),
                                nodes,
                                List.of())))));
    }

    @Test
    void saysNothingOfWordsWhereNoneMeanConcepts() {
        Report report = with(true, List.of(Samples.ANONYMOUS));

        assertThat(Page.of(report).texts("//h2")).doesNotContain("Concepts before and after");
    }

    @Test
    void showsHowFarValuesWereGeneralizedAndWhatElseWouldHaveDone() {
        GeneralizationLevels levels = new GeneralizationLevels(
                List.of(
                        new GeneralizationLevels.AttributeLevel("age", 2, 4),
                        new GeneralizationLevels.AttributeLevel("town", 1, 1)),
                12,
                "granularity",
                List.of(
                        new GeneralizationLevels.Node(List.of(4, 0), 0, 0.5),
                        new GeneralizationLevels.Node(List.of(3, 1), 0, 0.6),
                        new GeneralizationLevels.Node(List.of(2, 1), 12, 0.6251)),
                10,
                4);
        Report plain = Samples.released();
        Page page = Page.of(new Report(
                plain.release(),
                1200,
                0,
                plain.groups(),
                Optional.of(new GeneralizationFigures(levels, List.of(List.of("20-39", "<b>40</b>"), List.of("*")))),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                plain.method(),
                plain.methodSummary(),
                plain.source(),
                plain.verdicts(),
                plain.scores(),
                plain.attributes(),
                plain.warnings(),
                plain.notes(),
                plain.seconds(),
                plain.version(),
                ReportContext.unknown(Catalog.standard())));

        assertThat(page.texts("//dl[@class='facts']/div")).contains("Rows suppressed 12 1.00 %");
        assertThat(Page.of(plain).texts("//dl[@class='facts']/div/dt")).doesNotContain("Rows suppressed");
        String section = "//section[@aria-labelledby='generalisation']";
        assertThat(page.texts(section + "/p").get(0)).contains("12 rows (1.00 %)");
        assertThat(page.texts(section + "/table//tbody/tr"))
                .containsExactly("age 2 of 4 20-39, <b>40</b>", "town 1 of 1 *");
        assertThat(page.texts(section + "//tr[th/bdi='age']//*[local-name()='rect'][@class='only']"))
                .hasSize(2);
        assertThat(page.texts(section + "//tr[th/bdi='age']//*[local-name()='rect'][@class='rest']"))
                .hasSize(2);
        assertThat(page.texts(section + "//div//thead//th"))
                .containsExactly("Combination", "age", "town", "Granularity");
        assertThat(page.texts(section + "//div//tbody/tr"))
                .containsExactly("chosen 2 1 0.625", "other 1 3 1 0.6", "other 2 4 0 0.5");
        assertThat(Page.of(plain).texts("//h2")).doesNotContain("Generalisation levels");
    }

    @Test
    void showsTheShareOfRowsByLevelWhereGroupsAreGeneralizedEachByItself() {
        Page page = Page.of(Samples.report(
                true,
                Optional.empty(),
                List.of(Samples.ANONYMOUS),
                List.of(levels("age", 50, 25, 0, 25), levels("town", 60, 40))));

        String section = "//section[@aria-labelledby='generalisation']";
        assertThat(page.texts(section + "//thead//th"))
                .containsExactly("Attribute", "From values to root", "Value", "Level 1", "Level 2", "Root");
        assertThat(page.texts(section + "//tbody/tr").stream()
                        .map(row -> row.replaceAll("\\s+", " "))
                        .toList())
                .containsExactly("age 50.00 % 25.00 % 0.00 % 25.00 %", "town 60.00 % – – 40.00 %");
        assertThat(page.texts(section + "//tr[th/bdi='age']//*[local-name()='rect']/@width"))
                .containsExactly("90", "45", "45");
        assertThat(page.texts(section + "//tr[th/bdi='town']//*[local-name()='g']/@class"))
                .containsExactly("loss-0", "loss-5");
    }

    private static AttributeReport levels(String name, Integer... rows) {
        AttributeReport attribute = Samples.masked(name, "hierarchy", 1);
        return new AttributeReport(
                attribute.name(),
                attribute.roles(),
                attribute.domain(),
                attribute.loss(),
                0,
                0,
                attribute.distribution(),
                Optional.of(new LevelCounts(List.of(rows))),
                attribute.concepts(),
                attribute.tree());
    }

    @Test
    void saysWhatToDoAboutAWarningWhereThatIsKnown() {
        List<String> warnings = Page.of(Samples.released()).texts("//ul[@class='warnings']/li");

        assertThat(warnings).hasSize(2);
        assertThat(warnings.get(0)).startsWith("W_BINARY_MEAN").contains("What to do: Bind the attribute as nominal");
        assertThat(warnings.get(1)).startsWith("W_SOMETHING_NEW").doesNotContain("What to do");
    }

    @Test
    void advisesNoWeightsWhereAMethodGeneralizes() {
        assertThat(new Glossary(Catalog.standard())
                        .advice(WarningCode.W_ATTRIBUTE_LOST, "mdav")
                        .orElseThrow())
                .contains("weight:");
        for (String method : List.of("incognito", "datafly", "local-recoding")) {
            assertThat(Catalog.standard().of(Method.class))
                    .extracting(Catalog.Entry::name)
                    .contains(method);
            assertThat(new Glossary(Catalog.standard())
                            .advice(WarningCode.W_ATTRIBUTE_LOST, method)
                            .orElseThrow())
                    .doesNotContain("weight")
                    .contains("more levels")
                    .contains("fewer quasi-identifiers");
        }
    }

    @Test
    void saysSoWhenThereIsNothingToSay() {
        Page page = Page.of(new Report(
                Optional.of(new Report.ReleasedFile("release.csv", "0123456789abcdef".repeat(4), true)),
                0,
                0,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Map.of(),
                "",
                Optional.empty(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                Map.of(),
                "0.1.0",
                ReportContext.unknown(Catalog.standard())));

        assertThat(page.text("/html/body"))
                .contains("No guarantee was requested")
                .contains("Nothing was measured.")
                .contains("This method does not form equivalence classes.")
                .contains("No attribute was masked.")
                .contains("There are no other attributes.")
                .contains("There are no warnings.")
                .contains("There are no notes.")
                .contains("The method has no publication to cite.");
    }

    @Test
    void drawsNoGroupsWhereThereAreNone() {
        Report report = Samples.report(
                true, Optional.of(new GroupSizes(0, 0, 0, Map.of())), List.of(Samples.ANONYMOUS), List.of());

        assertThat(Page.of(report).text("//section[@aria-labelledby='groups']"))
                .isEqualTo("Groups No group was formed.");
    }

    @Test
    void bearsManyCategories() {
        Bar[] bars = IntStream.range(0, 500)
                .mapToObj(i -> new Bar("a rather long category, number " + i, 1000 + i, i))
                .toArray(Bar[]::new);
        Bar[] columns =
                IntStream.range(0, 500).mapToObj(i -> new Bar("n" + i, i, 0)).toArray(Bar[]::new);
        Page page = Page.of(Samples.report(
                true,
                Optional.empty(),
                List.of(Samples.ANONYMOUS),
                List.of(Samples.masked("long", "nominal", 1, bars), Samples.masked("short", "nominal", 1, columns))));

        assertThat(page.texts("//article[h4/bdi='long']//rect")).hasSize(1000);
        assertThat(page.texts("//article[h4/bdi='short']//rect")).hasSize(1000);
    }

    @Test
    void drawsOnlyZerosAsNothing() {
        Bar[] none = IntStream.range(0, 8).mapToObj(i -> new Bar("n" + i, 0, 0)).toArray(Bar[]::new);
        String html = Samples.html(Samples.report(
                true,
                Optional.empty(),
                List.of(Samples.ANONYMOUS),
                List.of(Samples.masked("a", "nominal", 0, none), Samples.masked("b", "nominal", Double.NaN, none[0]))));

        assertThat(html).doesNotContain("NaN").doesNotContain("Infinity");
    }

    @Test
    void isTheSameEverywhere() {
        Locale before = Locale.getDefault();
        String expected = Samples.html(Samples.released());
        try {
            for (String tag : List.of("de-DE", "ar-EG-u-nu-arab", "hi-IN-u-nu-deva", "tr-TR")) {
                Locale.setDefault(Locale.forLanguageTag(tag));
                assertThat(Samples.html(Samples.released())).isEqualTo(expected);
            }
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void needsNoScriptAndNoNetwork() {
        String html = Samples.html(Samples.released());

        assertThat(html)
                .contains("content=\"default-src &#39;none&#39;; style-src &#39;unsafe-inline&#39;; img-src data:\"")
                .doesNotContainIgnoringCase("<script")
                .doesNotContainIgnoringCase("javascript:")
                .doesNotContain("://")
                .doesNotContain("url(")
                .doesNotContain("@import")
                .doesNotContain("@font-face")
                .doesNotContain("src=")
                .doesNotContain("<link")
                .doesNotContainPattern("\\son[a-z]+=");
        assertThat(Page.of(Samples.released()).texts("//a/@href")).allMatch(link -> link.startsWith("#"));
    }

    @Test
    void promisesNoMoreThanItKeeps() {
        Page page = Page.of(Samples.released());
        String limits = "//section[@aria-labelledby='limits']";

        assertThat(page.text(limits))
                .contains("does not hide what the members of an equivalence class have in common")
                .contains("as good as the choice of quasi-identifiers")
                .doesNotContain("no need to worry")
                .doesNotContainIgnoringCase("unnecessary");
        assertThat(page.texts("//section[@aria-labelledby='attackers']//tbody/tr/td[2]"))
                .containsExactly(
                        "✓ limited",
                        "✓ limited",
                        "? not measured",
                        "? not measured",
                        "? not measured",
                        "✗ not controlled");
        assertThat(page.texts(limits + "/table[1]/tbody/tr/td[2]"))
                .isEqualTo(page.texts("//section[@aria-labelledby='attackers']//tbody/tr/td[2]"));
        assertThat(page.texts(limits + "/table[2]/tbody/tr/th")).containsExactly("occupation", "diagnosis");
        assertThat(page.texts(limits + "/table[2]/tbody/tr/td[2]"))
                .as("a guarantee of the diagnosis limits nothing of the occupation")
                .containsExactly("? not measured", "✓ limited");
        assertThat(page.texts(limits + "/table[1]/tbody/tr").get(0))
                .contains("Finds at least 5 rows with the same values")
                .contains("at most 20.00 %")
                .contains("7.32 % of the records (95 % interval 6.94 % to 7.71 %, from a sample of 17 400 rows)");
        assertThat(page.texts(limits + "/table[1]/tbody/tr").get(5)).contains("diagnosis, survey weight");
    }

    @Test
    void saysNothingIsLimitedThatWasNotPromised() {
        Page page = Page.of(with(true, List.of(Samples.ANONYMOUS)));

        assertThat(page.texts("//section[@aria-labelledby='limits']//tbody/tr/td[2]"))
                .containsExactly("✓ limited", "✓ limited", "? not measured", "✓ limited");
        assertThat(Page.of(with(true, List.of(Samples.BROKEN))).texts("//span[contains(@class, 'standing')]"))
                .doesNotContain("✓ limited");
    }

    @Test
    void tellsOfGroupsWithOneSecretAmongTheAttackers() {
        Report plain = Samples.report(
                true,
                Optional.empty(),
                List.of(Samples.ANONYMOUS),
                List.of(Samples.other("income", "confidential", "nominal")));
        Report report = new Report(
                plain.release(),
                plain.rows(),
                0,
                plain.groups(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                plain.method(),
                plain.methodSummary(),
                plain.source(),
                plain.verdicts(),
                List.of(Score.of("homogeneity", 52.86, "%").with(Map.of("income", 52.86))),
                plain.attributes(),
                plain.warnings(),
                plain.notes(),
                plain.seconds(),
                plain.version(),
                ReportContext.unknown(Catalog.standard()));
        Page page = Page.of(report);

        assertThat(page.texts("//section[@aria-labelledby='attackers']//tbody/tr")
                        .get(2))
                .contains("for 52.86 % of the rows, the equivalence class shows a single value of income")
                .contains("◐ measured");
        assertThat(page.texts("//section[@aria-labelledby='limits']//tbody/tr").get(2))
                .contains("◐ measured")
                .contains("income 52.86 %");
    }

    @Test
    void drawsTheMapWithItsReferencePoints() {
        Page page = Page.of(Samples.released());

        assertThat(page.text("//section[@aria-labelledby='map']//desc"))
                .contains("this release at information loss, % 5.14, records linked, % 7.32 (chosen)")
                .contains("the original at information loss, % 0, records linked, % 81.30")
                .contains("everything suppressed at information loss, % 100");
        assertThat(page.text("//section[@aria-labelledby='map']//svg[@role='img']"))
                .contains("20.00 %");
    }

    @Test
    void tellsCorrelationsBeforeAndAfter() {
        Page page = Page.of(Samples.released());
        String section = "//section[@aria-labelledby='correlations']";

        assertThat(page.texts(section + "//table/caption")).containsExactly("Before", "After", "Change");
        assertThat(page.texts(section + "//table[caption='Before']//td[contains(@class, 'cell')]"))
                .containsExactly("−.73", ".21", ".05");
        assertThat(page.texts(section + "//table[caption='After']//td[contains(@class, 'cell')]"))
                .containsExactly("−.40", ".22", "–");
        assertThat(page.texts(section + "//table[caption='Change']//td[contains(@class, 'cell')]"))
                .containsExactly(".33", "0", "–");
        assertThat(page.text(section + "/p[1]"))
                .isEqualTo(
                        "1 of 2 pairs changed by 0.1 or more. The largest change is that of age and education, from −.73"
                                + " to −.40.");
    }

    @Test
    void tellsClassesFromGroupsWhereTwoShowTheSame() {
        Report report = Samples.report(
                true,
                Optional.of(new GroupSizes(3, 5, 6, Map.of(5, 2, 6, 1), 2)),
                List.of(Samples.ANONYMOUS),
                List.of());

        assertThat(Page.of(report).text("//section[@aria-labelledby='groups']"))
                .contains("3 groups; the smallest has 5 rows, the largest 6.")
                .contains("the file has 2 classes of rows with equal values");
        assertThat(Page.of(Samples.released()).text("//section[@aria-labelledby='groups']"))
                .doesNotContain("classes");
    }

    @Test
    void drawsChartsOfTheFirstAttributesOnlyWhereThereAreVeryMany() {
        Page page = Page.of(Samples.report(
                true,
                Optional.empty(),
                List.of(Samples.ANONYMOUS),
                IntStream.range(0, 203)
                        .mapToObj(i -> Samples.masked("a" + i, "numeric", i == 202 ? 12.5 : 1, new Bar("0", 20, 20)))
                        .toList()));
        String section = "//section[@aria-labelledby='attributes']";

        assertThat(page.texts(section + "//article")).hasSize(200);
        assertThat(page.texts(section + "//tbody/tr/th")).contains("a200", "a201", "a202");
        assertThat(page.text(section))
                .contains("the first 200 masked attributes; 3 more follow in a table")
                .contains("12.50 %");
    }

    @Test
    void asksThePersonWhoDecides() {
        Page page = Page.of(Samples.released());
        String section = "//section[@aria-labelledby='sign']";

        assertThat(page.texts(section + "//li/label")).hasSize(8);
        assertThat(page.texts(section + "//input/@id"))
                .allSatisfy(
                        id -> assertThat(page.texts(section + "//label/@for")).contains(id));
        assertThat(page.text(section)).contains("0123456789abcdef".repeat(4));
        assertThat(Page.of(Samples.refused()).texts("//section[@aria-labelledby='sign']"))
                .isEmpty();
    }

    @Test
    void givesTheRecipeAndWhatToCite() {
        Page page = Page.of(Samples.released());

        assertThat(page.text("//section[@aria-labelledby='recipe']//pre"))
                .contains("name: mdav")
                .contains("k: 5");
        assertThat(page.text("//section[@aria-labelledby='recipe']/p"))
                .contains("cannot be run as it is")
                .contains("adding what was left out: data:")
                .contains("release: {to: …}");
        assertThat(page.text("//section[@aria-labelledby='source']//pre"))
                .contains("author = {Domingo-Ferrer, J. and Torra, V.}")
                .contains("@misc{samarati1998,")
                .contains("@software{semblance,");
        assertThat(page.text("//p[@class='imprint']")).contains("Time taken: 3.76 s (");
    }

    @Test
    void leavesTheStreamOpen() throws IOException {
        boolean[] closed = {false};
        ByteArrayOutputStream out = new ByteArrayOutputStream() {
            @Override
            public void close() {
                closed[0] = true;
            }
        };

        new HtmlReport().write(Samples.released(), out);

        assertThat(closed[0]).isFalse();
    }

    private static Report with(boolean published, List<Finding> verdicts) {
        return Samples.report(published, Optional.empty(), verdicts, List.of());
    }
}
