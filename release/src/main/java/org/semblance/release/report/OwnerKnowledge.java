package org.semblance.release.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.semblance.release.attack.AttackFacts;
import org.semblance.release.attack.AttackFacts.ColumnTreatment;
import org.semblance.release.attack.AttackFacts.EarlierReleases;
import org.semblance.release.attack.AttackFacts.EpsilonClaim;
import org.semblance.release.attack.AttackFacts.JudgedGuarantee;
import org.semblance.release.attack.AttackFacts.ReleasedVectors;
import org.semblance.release.figures.DocumentFigures;
import org.semblance.release.recipe.Acceptances;
import org.semblance.release.report.Report.AttributeReport;
import org.semblance.release.report.Report.Finding;
import org.semblance.release.report.Report.ReleasedFile;

/** What the owner of the data knows of a release when attacks on it are considered: every figure. */
final class OwnerKnowledge {

    private OwnerKnowledge() {}

    static AttackFacts of(Report report) {
        return new AttackFacts(
                report.catalog(),
                report.published() || report.tried(),
                report.release().map(ReleasedFile::forPublication).orElse(true),
                report.verdicts().stream().map(OwnerKnowledge::verdict).toList(),
                GuaranteeAdvice.of(report),
                report.scores(),
                Set.of(),
                report.documents().isPresent()
                        ? List.of()
                        : report.attributes().stream()
                                .map(OwnerKnowledge::column)
                                .toList(),
                report.noise().isPresent(),
                report.differentialPrivacy()
                        .map(claim -> new EpsilonClaim(claim.attribute(), claim.epsilon(), claim.rowsOfPerson())),
                report.documents().map(figures -> vectors(figures, report.rows())),
                report.ledger().map(figures -> new EarlierReleases(figures.holds(), figures.sentences())),
                report.warnings(),
                report.acceptances(),
                String.valueOf(report.method().get("name")));
    }

    private static JudgedGuarantee verdict(Finding finding) {
        return new JudgedGuarantee(
                finding.guarantee(),
                finding.asked(),
                OptionalDouble.of(finding.shown()),
                finding.of(),
                finding.attribute(),
                finding.holds(),
                finding.reason());
    }

    private static ColumnTreatment column(AttributeReport attribute) {
        return new ColumnTreatment(
                attribute.name(),
                attribute.is(AttributeReport.QUASI_IDENTIFIER),
                attribute.is(AttributeReport.CONFIDENTIAL),
                attribute.kept());
    }

    private static ReleasedVectors vectors(DocumentFigures figures, int rows) {
        Optional<DocumentFigures.Homogeneity> labels = figures.labels();
        return new ReleasedVectors(
                figures.named(),
                labels.isPresent(),
                figures.labelsReleased(),
                labels.isPresent() ? OptionalDouble.of(labels.get().share(rows)) : OptionalDouble.empty());
    }

    /** What a recipe accepts, as in the certificate. */
    static Map<String, String> acceptances(Map<String, Object> recipe) {
        Map<String, String> reasons = new LinkedHashMap<>();
        if (recipe.get(Acceptances.ACCEPT) instanceof Map<?, ?> accepted) {
            accepted.forEach((name, reason) -> reasons.put(String.valueOf(name), String.valueOf(reason)));
        }
        return reasons;
    }
}
