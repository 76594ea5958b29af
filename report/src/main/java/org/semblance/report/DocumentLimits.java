package org.semblance.report;

import java.util.Optional;
import org.semblance.release.DocumentFigures;
import org.semblance.run.Report.Finding;

/** What a shared vector means for the author of a document, and what it does not. */
final class DocumentLimits {

    private DocumentLimits() {}

    static void protection(Optional<Finding> anonymity, Html page) {
        if (anonymity.isEmpty()) {
            page.leaf("p", "This run makes no promise of k-anonymity. Judge it by the figures above.");
            return;
        }
        boolean authors = Verdicts.byAuthors(anonymity.get());
        String k = Figures.count(anonymity.get().asked());
        page.open("ul");
        item(
                page,
                "Being singled out.",
                "Whoever has a whole document in hand, and looks for it, finds a vector that "
                        + (authors ? "documents of at least " + k + " authors" : "at least " + k + " documents")
                        + " share, and cannot tell by it which row is the one.");
        item(
                page,
                "Words that give somebody away.",
                "A name, a rare trade or a rare illness that fewer than " + k + (authors ? " authors" : " documents")
                        + " write of is nowhere in the release.");
        page.close();
        page.leaf(
                "p",
                authors
                        ? "Authors were counted, not documents: several documents of one author do not make a crowd."
                        : "This takes one document for one person. Where a person may have several, name the column that tells"
                                + " authors apart, so that authors are counted.");
    }

    static void limits(DocumentFigures figures, Html page) {
        item(
                page,
                "Words that come from one document of a group.",
                "A vector shows a term as soon as one of its documents uses it. Nobody can tell whose it is, but that"
                        + " somebody in the group wrote it is published.");
        item(
                page,
                "Words that go together.",
                "The weights of the terms of one document were divided by the same length before they were added up. Where"
                        + " documents of a group have little in common, that may show which terms came together.");
        item(
                page,
                "Documents alike in what is confidential.",
                "If all documents of a group speak of the same illness, that is known of everybody in it, without finding"
                        + " anybody’s document"
                        + (figures.labelsReleased() ? ", and the labels say so." : "."));
        item(
                page,
                "Other releases of the same documents.",
                "Two releases may each keep their promises and single documents out when they are put side by side.");
        item(
                page,
                "Knowing that a document is among them.",
                "Whoever has a document can see whether there is a vector with its terms.");
    }

    private static void item(Html page, String what, String why) {
        LimitSection.item(page, new LimitSection.Text(what, why));
    }
}
