package org.semblance.report.section;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.semblance.quality.Score;
import org.semblance.release.report.Report;
import org.semblance.release.report.Report.AttributeReport;
import org.semblance.release.report.Report.Finding;

/** Looks up scores, verdicts and attributes of a report. */
record FactList(Report report) {

    /** A score by the name of its measure, if it is finite. */
    Optional<Score> score(String name) {
        return report.scores().stream()
                .filter(score -> score.name().equals(name) && Double.isFinite(score.value()))
                .findFirst();
    }

    /** The verdict on a guarantee, if it holds. */
    Optional<Finding> held(String guarantee) {
        return report.verdicts().stream()
                .filter(finding -> finding.guarantee().equals(guarantee) && finding.holds())
                .findFirst();
    }

    /** The names of the confidential attributes. */
    List<String> confidential() {
        return names(attribute -> attribute.is(AttributeReport.CONFIDENTIAL));
    }

    /** The names of the attributes that satisfy a condition. */
    List<String> names(Predicate<AttributeReport> chosen) {
        return report.attributes().stream()
                .filter(chosen)
                .map(AttributeReport::name)
                .toList();
    }
}
