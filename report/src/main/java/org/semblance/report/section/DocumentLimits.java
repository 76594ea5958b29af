package org.semblance.report.section;

import java.util.Optional;
import org.semblance.release.figures.DocumentFigures;
import org.semblance.release.report.Report;
import org.semblance.release.report.Report.Finding;
import org.semblance.report.html.Html;
import org.semblance.report.html.NumberFormat;

/** What a shared vector does and does not protect the author of a document against. */
final class DocumentLimits {

    private static final String OTHER_RELEASES = "Other releases of the same documents.";

    private DocumentLimits() {}

    static void protection(Report report, Html page) {
        Optional<Finding> anonymity = Verdicts.anonymity(report);
        if (anonymity.isEmpty()) {
            page.leaf("p", "This release has no k-anonymity. Judge it by the figures above.");
            return;
        }
        boolean authors = Verdicts.byAuthors(anonymity.get());
        String k = NumberFormat.decimal(anonymity.get().asked());
        page.open("ul");
        item(
                page,
                "Re-identification of a document.",
                "An intruder who has a complete document finds a vector that "
                        + (authors ? "documents of at least " + k + " authors" : "at least " + k + " documents")
                        + " share, and cannot tell from the vector which row belongs to it.");
        if (Verdicts.commonTermsOnly(report)) {
            item(
                    page,
                    "Identifying words.",
                    "A term, such as a name or a rare disease, that fewer than " + k
                            + (authors ? " authors" : " documents")
                            + " use does not appear in the release.");
        }
        if (OtherReleases.standing(report) == Attack.Standing.LIMITED) {
            item(page, OTHER_RELEASES, OtherReleases.told(report));
        }
        page.close();
        page.leaf(
                "p",
                authors
                        ? "Authors were counted, not documents: several documents of one author count once."
                        : "Each document counts as one person. If a person may have several documents, name the column"
                                + " that identifies authors with author:, so that authors are counted.");
    }

    static void limits(Report report, DocumentFigures figures, Html page) {
        if (figures.named()) {
            terms(Verdicts.commonTermsOnly(report), page);
        } else {
            item(
                    page,
                    "Reconstruction of texts from vectors.",
                    "In an embedding, every word of a document influences every number and cannot be removed."
                            + " Programs can reconstruct texts from embeddings, and an average of a few embeddings is close to"
                            + " each of them.");
        }
        item(
                page,
                "Disclosure of what a group has in common.",
                "If all documents of a group are about the same disease, this is disclosed about everyone in the"
                        + " group, without re-identifying any document"
                        + (figures.labelsReleased() ? ", and the labels show it." : "."));
        if (OtherReleases.standing(report) != Attack.Standing.LIMITED) {
            item(
                    page,
                    OTHER_RELEASES,
                    report.ledger().isPresent()
                            ? OtherReleases.told(report)
                            : "Two releases whose guarantees both hold can still single out documents in combination.");
        }
        item(
                page,
                "Membership of a document.",
                figures.named()
                        ? "Anyone who has a document can check whether a vector contains its terms."
                        : "Anyone who has a document and the program that made the vectors can check whether a released"
                                + " vector is close to that of the document.");
    }

    private static void terms(boolean commonOnly, Html page) {
        if (!commonOnly) {
            item(
                    page,
                    "Rare words.",
                    "The release may contain rare terms: anyone who knows that a person used such a term finds the"
                            + " group.");
        }
        item(
                page,
                "Words from a single document of a group.",
                "A vector shows a term as soon as one document of the group uses it. The vector does not show"
                        + " which one, but it does show that someone in the group used the term.");
        item(
                page,
                "Reconstruction of word lists.",
                "The term weights of each document were divided by the same length before they were averaged."
                        + " From weights with many digits the word list of a single document can be computed, whatever k"
                        + " is; from two digits it can only be guessed.");
    }

    private static void item(Html page, String what, String why) {
        LimitSection.item(page, new LimitSection.Text(what, why));
    }
}
