package org.semblance.release.publication;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.semblance.Watcher.Warning;
import org.semblance.catalog.Parameter;
import org.semblance.domain.Role;
import org.semblance.quality.Score;
import org.semblance.quality.risk.disclosure.Homogeneity;
import org.semblance.release.attack.AttackFacts;
import org.semblance.release.attack.AttackFacts.ColumnTreatment;
import org.semblance.release.attack.AttackFacts.EarlierReleases;
import org.semblance.release.attack.AttackFacts.EpsilonClaim;
import org.semblance.release.attack.AttackFacts.JudgedGuarantee;
import org.semblance.release.attack.AttackFacts.ReleasedVectors;
import org.semblance.release.recipe.TableRecipe;

/**
 * What everybody may know of a release when attacks on it are considered: what follows from the recipe, the release and
 * the verdicts. Measures that need the original are known to have been taken; their figures are not.
 */
final class PublicKnowledge {

    private PublicKnowledge() {}

    static AttackFacts of(PublicReport report) {
        ReleaseFacts facts = report.facts();
        return new AttackFacts(
                report.catalog(),
                true,
                facts.forPublication(),
                report.verdicts().stream().map(PublicKnowledge::verdict).toList(),
                List.of(),
                report.scores(),
                withheld(report),
                report.attributes().stream().map(PublicKnowledge::column).toList(),
                report.sizes().isEmpty(),
                report.claim().map(claim -> new EpsilonClaim(claim.attribute(), claim.epsilon(), 1)),
                report.documents().map(documents -> vectors(documents, report)),
                facts.ledger().map(holds -> new EarlierReleases(holds, List.of(PublicReportBuilder.ofLedger(holds)))),
                facts.warnings().stream()
                        .map(kind -> new Warning(kind, kind.meaning().replaceFirst("[.]$", "")))
                        .toList(),
                acceptances(facts.recipe()),
                String.valueOf(report.method().get("name")));
    }

    /** The measures whose figures do not follow from the release: those of the recipe, and what is always measured. */
    private static Set<String> withheld(PublicReport report) {
        Set<String> told = report.scores().stream().map(Score::name).collect(Collectors.toSet());
        return Stream.concat(
                        report.facts().recipe().measures().stream().map(report.catalog()::name),
                        report.facts().recipe().settings().person() == null
                                        || report.sizes().isEmpty()
                                ? Stream.empty()
                                : Stream.of(Homogeneity.NAME))
                .filter(name -> !told.contains(name))
                .collect(Collectors.toSet());
    }

    private static JudgedGuarantee verdict(PublicVerdict verdict) {
        return new JudgedGuarantee(
                verdict.guarantee(),
                verdict.asked(),
                verdict.shown(),
                verdict.of(),
                verdict.held().attribute(),
                true,
                "");
    }

    private static ColumnTreatment column(PublicAttribute attribute) {
        boolean quasiIdentifier = attribute.has(Parameter.kebab(Role.QUASI_IDENTIFIER));
        return new ColumnTreatment(
                attribute.name(),
                quasiIdentifier,
                attribute.has(Parameter.kebab(Role.CONFIDENTIAL)),
                !quasiIdentifier && !attribute.has(Parameter.kebab(Role.IDENTIFIER)));
    }

    private static ReleasedVectors vectors(PublicDocuments documents, PublicReport report) {
        boolean labelled =
                report.recipe().get("documents") instanceof Map<?, ?> settings && settings.containsKey("label");
        return new ReleasedVectors(
                documents.named(),
                labelled,
                documents.labels().isPresent(),
                documents.labels().isPresent()
                        ? OptionalDouble.of(documents.labels().get().share(documents.documents()))
                        : OptionalDouble.empty());
    }

    /** The reasons in the recipe, which is published. */
    private static Map<String, String> acceptances(TableRecipe recipe) {
        return new LinkedHashMap<>(recipe.acceptances().named());
    }
}
