package org.semblance.report;

import java.util.Optional;
import org.semblance.run.DifferentialPrivacy;

/** What noise means for a person in the data, and what it does not. */
final class NoiseLimits {

    private NoiseLimits() {}

    static void protection(Optional<DifferentialPrivacy> claim, Html page) {
        page.open("ul");
        item(
                page,
                "Certainty.",
                "A row that fits a person may be another’s, and a value in it may not be the one that was there. How often a"
                        + " guess is right is what the linkage risk above says.");
        claim.ifPresent(made -> item(
                page,
                "What one record tells.",
                "Whatever “" + made.attribute()
                        + "” shows was at most e^ε times as likely with one value of a record as with"
                        + " any other: " + Figures.decimal(Math.exp(made.epsilon())) + " times here"
                        + (made.rowsOfPerson() > 1
                                ? ", and " + Figures.decimal(Math.exp(made.epsilonOfPerson()))
                                        + " times for a person with " + Figures.count(made.rowsOfPerson()) + " rows"
                                : "")
                        + ". The attributes that are kept have no share in that, and neither have this page’s figures of"
                        + " the original."));
        page.close();
        page.leaf(
                "p",
                "This takes one row for one person. Somebody with several rows is better known by all of them together.");
    }

    static void limits(boolean budgeted, Html page) {
        item(
                page,
                "Being found again.",
                "No crowd is promised. Whoever stands apart in the original, by a great age or a rare diagnosis, mostly"
                        + " still stands apart: little noise does not bring anybody to the others.");
        item(
                page,
                "Several releases of the same people.",
                "Noise that is drawn anew each time averages out. "
                        + (budgeted
                                ? "The budgets ε of releases of the same people add up."
                                : "Release a table once."));
        item(
                page,
                "A seed that gets known.",
                "Noise that was drawn with a seed can be drawn again by whoever knows it, and taken off. A release that"
                        + " is for publication has none.");
        item(
                page,
                "Knowledge beyond the quasi-identifiers.",
                "Confidential and other attributes are published as they are. Whoever knows some of their values of a"
                        + " person may find the row, however much noise the rest has.");
    }

    private static void item(Html page, String what, String why) {
        LimitSection.item(page, new LimitSection.Text(what, why));
    }
}
