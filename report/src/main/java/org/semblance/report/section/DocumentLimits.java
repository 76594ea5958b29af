package org.semblance.report.section;

import org.semblance.report.html.Html;
import org.semblance.report.html.NumberFormat;

import java.util.Optional;
import org.semblance.release.figures.DocumentFigures;
import org.semblance.release.report.Report;
import org.semblance.release.report.Report.Finding;

/** What a shared vector means for the author of a document, and what it does not. */
final class DocumentLimits {

    private static final String OTHER_RELEASES = "Other releases of the same documents.";

    private DocumentLimits() {}

    static void protection(Report report, Html page) {
        Optional<Finding> anonymity = Verdicts.anonymity(report);
        if (anonymity.isEmpty()) {
            page.leaf("p", "This run makes no promise of k-anonymity. Judge it by the figures above.");
            return;
        }
        boolean authors = Verdicts.byAuthors(anonymity.get());
        String k = NumberFormat.decimal(anonymity.get().asked());
        page.open("ul");
        item(
                page,
                "Being singled out.",
                "Whoever has a whole document in hand, and looks for it, finds a vector that "
                        + (authors ? "documents of at least " + k + " authors" : "at least " + k + " documents")
                        + " share, and cannot tell by it which row is the one.");
        if (Verdicts.commonTermsOnly(report)) {
            item(
                    page,
                    "Words that give somebody away.",
                    "A name, a rare trade or a rare illness that fewer than " + k
                            + (authors ? " authors" : " documents")
                            + " write of is nowhere in the release.");
        }
        if (OtherReleases.standing(report) == Attack.Standing.LIMITED) {
            item(page, OTHER_RELEASES, OtherReleases.told(report));
        }
        page.close();
        page.leaf(
                "p",
                authors
                        ? "Authors were counted, not documents: several documents of one author do not make a crowd."
                        : "This takes one document for one person. Where a person may have several, name the column that tells"
                                + " authors apart, so that authors are counted.");
    }

    static void limits(Report report, DocumentFigures figures, Html page) {
        if (figures.named()) {
            terms(Verdicts.commonTermsOnly(report), page);
        } else {
            item(
                    page,
                    "Texts guessed from vectors.",
                    "Where the vectors are embeddings, a word that one document uses has a share in every number of it, and"
                            + " cannot be removed. Programs can guess texts from embeddings, and the average of a few is near"
                            + " to each of them.");
        }
        item(
                page,
                "Documents alike in what is confidential.",
                "If all documents of a group speak of the same illness, that is known of everybody in it, without finding"
                        + " anybody’s document"
                        + (figures.labelsReleased() ? ", and the labels say so." : "."));
        if (OtherReleases.standing(report) != Attack.Standing.LIMITED) {
            item(
                    page,
                    OTHER_RELEASES,
                    report.ledger().isPresent()
                            ? OtherReleases.told(report)
                            : "Two releases may each keep their promises and single documents out when they are put side by"
                                    + " side.");
        }
        item(
                page,
                "Knowing that a document is among them.",
                figures.named()
                        ? "Whoever has a document can see whether there is a vector with its terms."
                        : "Whoever has a document, and what made the vectors, can see whether one is near to its own.");
    }

    private static void terms(boolean commonOnly, Html page) {
        if (!commonOnly) {
            item(
                    page,
                    "Rare words.",
                    "Terms that few use may be in the release: whoever knows that somebody wrote of such a thing finds the"
                            + " group.");
        }
        item(
                page,
                "Words that come from one document of a group.",
                "A vector shows a term as soon as one of its documents uses it. Nobody can tell whose it is, but that"
                        + " somebody in the group wrote it is published.");
        item(
                page,
                "Words that go together.",
                "The weights of the terms of one document were divided by the same length before they were added up. From"
                        + " weights with many digits the list of words of a single document can be worked out, whatever k"
                        + " is; from two digits it can only be guessed at.");
    }

    private static void item(Html page, String what, String why) {
        LimitSection.item(page, new LimitSection.Text(what, why));
    }
}
