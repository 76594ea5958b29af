package org.semblance.report.section;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.semblance.WarningCode;
import org.semblance.WarningKind;
import org.semblance.privacy.KAnonymity;
import org.semblance.release.figures.Glossary;
import org.semblance.release.figures.NumberFormat;
import org.semblance.release.report.LedgerFigures;
import org.semblance.release.report.Report;
import org.semblance.release.report.Report.Finding;

/** The verdicts in words. */
public final class VerdictWords {

    private VerdictWords() {}

    /** The page in one sentence. It never claims more than the verdicts, even if the report does. */
    public static String headline(Report report) {
        boolean holds = report.verdicts().stream().allMatch(Finding::holds);
        if (report.tried()) {
            return "Trial, nothing was released: " + tried(report);
        }
        if (!report.published()) {
            return holds ? "Refused: nothing was released" : "Refused: a guarantee does not hold; nothing was released";
        }
        if (!holds) {
            return "Do not use: released although a guarantee does not hold";
        }
        if (report.verdicts().isEmpty() && report.noise().isPresent()) {
            return noise(report);
        }
        if (report.verdicts().isEmpty()) {
            return "Released without a guarantee: nothing was verified";
        }
        if (!forPublication(report)) {
            return "Not for publication: verified, but "
                    + (warned(report, WarningCode.W_RARE_TERMS)
                            ? "it contains rare terms"
                            : "the order of its rows can be reconstructed");
        }
        String promise = promise(report);
        return standsAlone(report)
                ? "Released: " + promise + ", verified on the written file"
                : "Released, but earlier releases undo its protection: " + promise
                        + " on its own, not in combination with them";
    }

    private static String tried(Report report) {
        if (report.verdicts().isEmpty()) {
            return report.noise().isPresent() ? "noise, no k-anonymity is claimed" : "no guarantee was verified";
        }
        return promise(report) + ", verified on a file that was not published";
    }

    private static String promise(Report report) {
        return anonymity(report)
                .map(finding -> report.documents().isPresent() ? shared(finding) : anonymous(finding))
                .orElse("every guarantee holds");
    }

    /**
     * Whether this release holds up in combination with earlier releases of the same people, as far as the ledger
     * shows.
     */
    private static boolean standsAlone(Report report) {
        return report.ledger().map(LedgerFigures::holds).orElse(true);
    }

    private static boolean warned(Report report, WarningKind kind) {
        return report.warnings().stream().anyMatch(warning -> warning.kind() == kind);
    }

    private static String noise(Report report) {
        if (!forPublication(report)) {
            return "Not for publication: "
                    + (warned(report, WarningCode.W_SEEDED)
                            ? "seeded; anyone who finds the seed can reproduce the noise and remove it"
                            : "the rows are in their original order, which reveals whose they are");
        }
        return report.differentialPrivacy()
                .map(claim -> "Released with differential privacy, ε\u00A0=\u00A0"
                        + NumberFormat.parameter(claim.epsilon()) + " per record; no k-anonymity is claimed")
                .orElse("Released with noise; no k-anonymity is claimed");
    }

    private static boolean forPublication(Report report) {
        return report.release().map(Report.ReleasedFile::forPublication).orElse(false);
    }

    static Optional<Finding> anonymity(Report report) {
        return report.verdicts().stream()
                .filter(finding -> finding.guarantee().equals(KAnonymity.NAME))
                .findFirst();
    }

    /** Whether it was verified on the written file that it contains no rare terms. */
    static boolean commonTermsOnly(Report report) {
        return report.verdicts().stream()
                .anyMatch(finding -> finding.guarantee().equals(Glossary.COMMON_TERMS) && finding.holds());
    }

    private static String anonymous(Finding finding) {
        return NumberFormat.decimal(finding.asked()) + "-anonymous"
                + (finding.of().equals("persons") ? " per person" : "");
    }

    private static String shared(Finding finding) {
        return "every vector is shared by "
                + (byAuthors(finding)
                        ? "documents of " + NumberFormat.decimal(finding.asked()) + " or more authors"
                        : NumberFormat.decimal(finding.asked()) + " or more documents");
    }

    /** Whether authors or persons were counted, not documents. */
    static boolean byAuthors(Finding finding) {
        return finding.of().equals("authors") || finding.of().equals("persons");
    }

    /** The first rows by number, and the number of others. */
    static String rows(List<Integer> rows, int most) {
        String first =
                rows.stream().limit(most).map(row -> NumberFormat.count(row)).collect(Collectors.joining(", "));
        int more = rows.size() - most;
        return more > 0 ? first + " and " + NumberFormat.count(more) + " more" : first;
    }
}
