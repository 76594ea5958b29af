package org.semblance.report.published;

import java.util.Optional;
import org.semblance.WarningCode;
import org.semblance.privacy.KAnonymity;
import org.semblance.release.attack.ReleaseStanding;
import org.semblance.release.figures.NumberFormat;
import org.semblance.release.publication.PublicReport;
import org.semblance.release.publication.PublicVerdict;
import org.semblance.report.html.Html;
import org.semblance.report.section.Banner;
import org.semblance.report.section.StandingBox;

/** The verdict in one sentence, and the main facts of the release. */
public final class PublicBanner {

    private PublicBanner() {}

    public static void write(PublicReport report, Html page) {
        ReleaseStanding standing = report.attacks().standing();
        StandingBox.open(headline(report), standing.colour(), page);
        page.leaf("p", promises(report));
        StandingBox.points(standing, ", neither limited nor accepted", page);
        page.leaf(
                "p",
                report.figures().asked().isEmpty()
                        ? "Everything on this page follows from the recipe and the released file, except the verdicts."
                        : "Everything on this page follows from the recipe and the released file, except the verdicts"
                                + " and the figures of the original that the recipe asks to publish.");
        page.close().close();
        facts(report, page);
    }

    /** The page in one sentence. */
    public static String headline(PublicReport report) {
        boolean noise = report.sizes().isEmpty();
        if (!report.facts().forPublication()) {
            return "Not for publication: "
                    + (warned(report, WarningCode.W_RARE_TERMS)
                            ? "it contains rare terms"
                            : noise
                                    ? "its random choices or its row order can be reconstructed"
                                    : "the order of its rows can be reconstructed");
        }
        if (report.verdicts().isEmpty()) {
            return report.claim()
                    .map(claim -> "Released with differential privacy, ε\u00A0=\u00A0"
                            + NumberFormat.parameter(claim.epsilon()) + " per record; no k-anonymity is claimed")
                    .orElse(
                            noise
                                    ? "Released with noise; no k-anonymity is claimed"
                                    : "Released without a guarantee: nothing was verified");
        }
        String promise = anonymity(report)
                .map(verdict -> report.documents().isPresent() ? shared(verdict) : anonymous(verdict))
                .orElse("every guarantee holds");
        return standsAlone(report)
                ? "Released: " + promise + ", verified on the written file"
                : "Released, but earlier releases undo its protection: " + promise
                        + " on its own, not in combination with them";
    }

    private static boolean warned(PublicReport report, WarningCode code) {
        return report.warnings().contains(code);
    }

    private static boolean standsAlone(PublicReport report) {
        return report.facts().ledger().orElse(true);
    }

    static Optional<PublicVerdict> anonymity(PublicReport report) {
        return report.verdicts().stream()
                .filter(verdict -> verdict.guarantee().equals(KAnonymity.NAME))
                .findFirst();
    }

    /** Whether people or authors were counted, not rows. */
    static boolean byPersons(PublicVerdict verdict) {
        return verdict.of().equals("persons") || verdict.of().equals("authors");
    }

    private static String anonymous(PublicVerdict verdict) {
        return NumberFormat.decimal(verdict.asked()) + "-anonymous" + (byPersons(verdict) ? " per person" : "");
    }

    private static String shared(PublicVerdict verdict) {
        return "every vector is shared by "
                + (byPersons(verdict)
                        ? "documents of " + NumberFormat.decimal(verdict.asked()) + " or more authors"
                        : NumberFormat.decimal(verdict.asked()) + " or more documents");
    }

    private static String promises(PublicReport report) {
        return switch (report.verdicts().size()) {
            case 0 -> "The method gives no guarantee that can be verified, and the recipe asked for none.";
            case 1 -> "The requested guarantee holds.";
            case 2 -> "Both guarantees hold.";
            default -> "All " + report.verdicts().size() + " guarantees hold.";
        };
    }

    private static void facts(PublicReport report, Html page) {
        page.open("dl", "class", "facts");
        Banner.fact(page, report.documents().isPresent() ? "Documents" : "Rows", NumberFormat.count(report.rows()), "");
        if (report.rowsSuppressed().orElse(0) > 0) {
            Banner.fact(
                    page,
                    "Rows suppressed",
                    NumberFormat.count(report.rowsSuppressed().getAsInt()),
                    "");
        }
        Banner.fact(page, "Method", Banner.method(report.method()), Banner.parameters(report.method()));
        report.sizes()
                .ifPresent(sizes -> Banner.fact(
                        page,
                        "Equivalence classes",
                        NumberFormat.count(sizes.count()),
                        Banner.sizes(
                                sizes.smallest(),
                                sizes.largest(),
                                report.documents().isPresent() ? "document" : "row")));
        Banner.fact(
                page,
                "File",
                report.facts().file().file(),
                "SHA-256 " + report.facts().file().sha256().substring(0, 16) + "…");
        page.close();
    }
}
