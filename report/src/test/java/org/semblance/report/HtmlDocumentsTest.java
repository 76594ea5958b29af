package org.semblance.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.semblance.WarningCode;
import org.semblance.Watcher.Warning;
import org.semblance.catalog.Catalog;
import org.semblance.domain.documents.Corpus;
import org.semblance.release.figures.DocumentFigures;
import org.semblance.release.figures.Glossary;
import org.semblance.release.folder.Certificate;
import org.semblance.release.ledger.PersonKey;
import org.semblance.release.report.LedgerFigures;
import org.semblance.release.report.Report;
import org.semblance.release.report.ReportContext;

/** The page of a release of documents. */
class HtmlDocumentsTest {

    private static final String HEADLINE = "//*[@id='verdict']//p[@class='headline']";
    private static final String DOCUMENTS = "//section[@aria-labelledby='documents']";
    private static final String ATTACKS = "//section[@aria-labelledby='limits']";
    private static final String RARE_WORDS = ATTACKS + "//tr[th/span='Knows an unusual word of a person']";
    private static final String SIGN = "//section[@aria-labelledby='sign']";
    private static final String TERMS = "//section[@aria-labelledby='terms']";

    @Test
    void saysOnTopWhoSharesAVector() {
        assertThat(Page.of(DocumentSamples.released()).text(HEADLINE))
                .isEqualTo("Released: every vector is shared by documents of 4 or more authors,"
                        + " verified on the written file");
        assertThat(Page.of(DocumentSamples.released(DocumentSamples.figures(), "documents"))
                        .text(HEADLINE))
                .startsWith("Released: every vector is shared by 4 or more documents,");
    }

    @Test
    void speaksOfDocumentsWhereThereAreNoColumns() {
        Page page = Page.of(DocumentSamples.released());

        assertThat(page.texts("//h2"))
                .containsExactly(
                        "Guarantees",
                        "Attackers",
                        "Open points",
                        "Approval",
                        "What this does and does not protect against",
                        "Contents of the release",
                        "Information loss and remaining risk",
                        "Groups",
                        "From documents to vectors",
                        "Warnings and notes",
                        "How to cite");
        assertThat(page.texts("//dl[@class='facts']/div"))
                .contains("Documents 98 2 left out", "Authors 40 not released", "Terms 210", "Labels not released")
                .noneMatch(fact -> fact.startsWith("Unchanged"));
        assertThat(page.text("//section[@aria-labelledby='groups']/p"))
                .startsWith("All documents of a group show the same vector");
        assertThat(page.text("/html/body")).doesNotContain("quasi-identifier").doesNotContain("Loss by attribute");
    }

    @Test
    void namesTheFilesAndWhatIsInNone() {
        Page page = Page.of(DocumentSamples.released());

        assertThat(page.texts(DOCUMENTS + "//tbody/tr/th"))
                .containsExactly("release.mtx", "vocabulary.txt", "documents.tsv", "index.tsv");
        assertThat(page.text(DOCUMENTS))
                .contains("An index of 98 documents of 40 authors is released, not the texts")
                .contains("20 vectors in all")
                .contains("2 documents were excluded")
                .contains("names and numbers of documents, their authors, their labels and rare terms.")
                .contains("semblance documents search FOLDER");
    }

    @Test
    void speaksOfRareTermsAsGoneOnlyWhereThatWasVerified() {
        Report kept = DocumentSamples.without("common-terms", DocumentSamples.released());

        assertThat(Page.of(kept).text(DOCUMENTS))
                .contains("Not included in any file: the texts")
                .contains("their authors and their labels.")
                .doesNotContain("rare terms");
        assertThat(Page.of(kept).text(TERMS)).doesNotContain("are removed before");
        assertThat(Page.of(kept).text(RARE_WORDS))
                .contains("may contain rare terms")
                .endsWith("✗ not controlled");
        assertThat(Page.of(DocumentSamples.released()).text(RARE_WORDS))
                .contains("Finds no term that fewer than 4 authors use.")
                .endsWith("✓ limited");
    }

    @Test
    void saysWhatOrderRowsHave() {
        Report ordered = DocumentSamples.released(
                DocumentSamples.figures(), "authors", new Warning(WarningCode.W_NOT_SHUFFLED, "for research only"));

        assertThat(Page.of(ordered).text(DOCUMENTS))
                .contains("in the original order")
                .doesNotContain("random order")
                .doesNotContain("numbers of documents");
        assertThat(Page.of(DocumentSamples.released()).text(DOCUMENTS)).contains("in random order");
    }

    @Test
    void speaksOfNoTermsWherePlacesAreNoWords() {
        Page page = Page.of(DocumentSamples.without(
                "common-terms", DocumentSamples.released(DocumentSamples.nameless(), "authors")));

        assertThat(page.text("/html/body"))
                .contains(
                        "A matrix of 98 documents of 40 authors is released, not the texts: for each document a vector of"
                                + " numbers")
                .contains("The columns of embeddings are not terms.")
                .contains("Programs can reconstruct texts from embeddings")
                .contains("1 or more: 70.00 %")
                .doesNotContain("documents search")
                .doesNotContain("most frequent")
                .doesNotContain("index.tsv")
                .doesNotContain("order of words");
        assertThat(page.texts("//dl[@class='facts']/div")).noneMatch(fact -> fact.startsWith("Terms"));
    }

    @Test
    void tellsHowAnAccuracyIsMeantAndThatDistancesAreNotSquared() {
        assertThat(new Glossary(Catalog.standard()).score("knn-accuracy", true))
                .hasValueSatisfying(
                        text -> assertThat(text).contains("trained on the release works for original documents"));
        assertThat(new Glossary(Catalog.standard()).score("sse", true))
                .hasValueSatisfying(
                        text -> assertThat(text).contains("documents").doesNotContain("squared distances"));
        assertThat(new Glossary(Catalog.standard()).score("sse", false))
                .hasValueSatisfying(text -> assertThat(text).doesNotContain("documents"));
    }

    @Test
    void countsWordsAndTermsThatWereLeftOut() {
        Page page = Page.of(DocumentSamples.released());

        // 7400 words without 4100, 220 and 80; 210 terms and 640, 3, 12 and 5 that are not released
        assertThat(page.texts(TERMS + "//desc"))
                .containsExactly(
                        "counted: 3000; stop words: 4100; not in WordNet: 220; too short: 80.",
                        "released: 210; too few use it: 640; outside bounds: 3; not selected: 12; not in one group: 5.",
                        "a quarter: 12 before, 40 after; half: 17 before, 48 after; three quarters: 21 before, 55 after.",
                        "tablet: 24 before, 61 after; <script>alert(1)</script>: 20 before, 44 after.",
                        "0–: 0.00 % before, 4.00 % after; 0.1–: 30.00 % before, 26.00 % after;"
                                + " 1 or more: 70.00 % before, 70.00 % after.");
        assertThat(page.text(TERMS))
                .contains("Of 7400 words in the texts, 3000 were counted (40.54 %).")
                .contains("There were 870 different terms, and 210 are in the release.")
                .contains(
                        "these are 37.50 % of all terms that documents of the groups use. No term of a vector comes from one"
                                + " author alone.")
                .contains("A vector had 17.50 terms on average and has 48.25 now")
                .doesNotContain("another language");
    }

    @Test
    void suspectsAnotherLanguageWhereWordNetKnowsLittle() {
        DocumentFigures figures = DocumentSamples.figures(
                new Corpus.Intake(36_000, 7400, 10, 6000, 80), new DocumentFigures.Homogeneity(20, 7, 31), false);

        assertThat(Page.of(DocumentSamples.released(figures, "authors")).text(TERMS))
                .contains("For texts in another language, set wordnet: false");
    }

    @Test
    void readsNoTextWhereVectorsCameReadyMade() {
        DocumentFigures figures =
                DocumentSamples.figures(Corpus.Intake.NONE, new DocumentFigures.Homogeneity(20, 7, 31), false);

        assertThat(Page.of(DocumentSamples.released(figures, "authors")).text(TERMS))
                .contains("The input was vectors")
                .doesNotContain("words in the texts");
    }

    @Test
    void tellsWhatLabelsGiveAway() {
        assertThat(labels(7, false))
                .contains(
                        "Labels are not released. 7 of 20 groups have documents with a single label (31 documents, 31.63 %).")
                .contains("may still reveal the label");
        assertThat(labels(7, true))
                .contains("The label of every document is released.")
                .contains("learns its label");
        assertThat(labels(0, true)).contains("So finding a group does not disclose a label with certainty");
    }

    private static String labels(int uniform, boolean released) {
        DocumentFigures figures = DocumentSamples.figures(
                DocumentSamples.WORDS, new DocumentFigures.Homogeneity(20, uniform, uniform == 0 ? 0 : 31), released);
        return Page.of(DocumentSamples.released(figures, "authors")).text(DOCUMENTS);
    }

    @Test
    void advisesOnLabelsAndRareTerms() {
        Page page = Page.of(DocumentSamples.released(
                DocumentSamples.figures(),
                "authors",
                new Warning(WarningCode.W_ONE_LABEL, "7 of 20 groups have documents of one label only"),
                new Warning(WarningCode.W_RARE_TERMS, "terms that fewer than k documents use are released")));

        assertThat(page.texts("//section[@aria-labelledby='notices']//p[@class='advice']"))
                .hasSize(2)
                .anyMatch(advice -> advice.contains("labels: false"))
                .anyMatch(advice -> advice.contains("rare: keep"));
    }

    @Test
    void saysWhatASharedVectorDoesNotProtectFrom() {
        Page page = Page.of(DocumentSamples.released());

        assertThat(page.text(ATTACKS))
                .contains("documents of at least 4 authors")
                .contains("no term in a vector that fewer than 2 authors of the group use")
                .contains("which terms of a vector the same documents share");
        assertThat(page.texts(ATTACKS + "//tbody/tr/td[2]"))
                .containsExactly(
                        "✓ limited", "✓ limited", "◐ measured", "? not measured", "? not measured", "✗ not controlled");

        Page single = Page.of(DocumentSamples.without("term-contributors", DocumentSamples.released()));
        assertThat(single.text(ATTACKS)).contains("as soon as one document of the group uses it");
        assertThat(single.texts(ATTACKS + "//tbody/tr/td[2]"))
                .containsExactly(
                        "✓ limited",
                        "✓ limited",
                        "◐ measured",
                        "? not measured",
                        "✗ not controlled",
                        "✗ not controlled");
    }

    @Test
    void saysAmongTheAttackersHowManyShareOneLabel() {
        String insider = "//section[@aria-labelledby='attackers']//tr[th/a='Insider']";

        assertThat(Page.of(DocumentSamples.released()).text(insider))
                .contains("31.63 % of the documents are in groups with a single label")
                .contains("although labels are not released");
        DocumentFigures mixed =
                DocumentSamples.figures(DocumentSamples.WORDS, new DocumentFigures.Homogeneity(20, 0, 0), true);
        assertThat(Page.of(DocumentSamples.released(mixed, "authors")).text(insider))
                .contains("0.00 % of the documents");
    }

    @Test
    void isSignedForEveryFileThatLeaves() {
        Report plain = DocumentSamples.released();
        Report.ReleasedFile file = new Report.ReleasedFile(
                "release.mtx",
                "0123456789abcdef".repeat(4),
                true,
                List.of(new Certificate.Content("vocabulary.txt", "fedcba9876543210".repeat(4), 12)));

        assertThat(Page.of(DocumentSamples.with(file, ReportContext.unknown(Catalog.standard()), plain))
                        .text(SIGN))
                .contains("release.mtx with the SHA-256 0123456789abcdef")
                .contains("with vocabulary.txt (fedcba9876543210…) as certificate.json lists them, and no other.");
    }

    @Test
    void saysWhoWasCountedToThePersonWhoDecides() {
        assertThat(Page.of(DocumentSamples.released()).text(SIGN))
                .contains("Authors were counted")
                .doesNotContain("One document is one person");
        assertThat(Page.of(DocumentSamples.released(DocumentSamples.figures(), "documents"))
                        .text(SIGN))
                .contains("One document is one person");
    }

    @Test
    void doesNotCallOtherReleasesOpenWhereALedgerWasKept() {
        Report plain = DocumentSamples.released();
        LedgerFigures figures = new LedgerFigures(
                1, OptionalInt.of(60), 4, OptionalInt.of(4), true, new PersonKey(List.of("author"), false));
        ReportContext context = new ReportContext(
                4, Optional.of(figures), Optional.empty(), Optional.empty(), Map.of(), List.of(), Catalog.standard());
        Page page = Page.of(DocumentSamples.with(plain.release().orElseThrow(), context, plain));

        assertThat(page.text(ATTACKS + "//tr[th/span='Collector: has other releases of the same documents']"))
                .contains("In combination with an earlier release")
                .endsWith("✓ limited");
    }
}
