package org.semblance.release.attack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.semblance.WarningCode;
import org.semblance.Watcher.Warning;
import org.semblance.privacy.KAnonymity;
import org.semblance.quality.Measure;
import org.semblance.quality.MeasureReading;
import org.semblance.quality.Score;
import org.semblance.quality.risk.likelihood.LikelihoodLinkage;
import org.semblance.release.attack.AttackFacts.ColumnTreatment;
import org.semblance.release.attack.AttackFacts.EarlierReleases;
import org.semblance.release.attack.AttackFacts.JudgedGuarantee;
import org.semblance.release.attack.ScenarioDraft.Covering;
import org.semblance.release.figures.NameList;
import org.semblance.release.figures.NumberFormat;
import org.semblance.release.recipe.AttackName;

/** The scenarios of attackers who know more than quasi-identifiers: other releases, the method, other columns. */
final class OtherScenarios {

    private static final String IDENTITIES =
            "Nothing more about identities: the guarantee was verified on the written file, and the rows are in random"
                    + " order.";

    private final AttackFacts facts;

    OtherScenarios(AttackFacts facts) {
        this.facts = facts;
    }

    List<Covering> all() {
        List<Covering> all = new ArrayList<>(List.of(collector("people"), method()));
        otherColumns().ifPresent(all::add);
        return all;
    }

    /** The scenario of other releases of the same people or documents. */
    Covering collector(String whom) {
        ScenarioDraft draft = new ScenarioDraft(
                        facts,
                        AttackName.COLLECTOR.id(),
                        "Collector",
                        "has other releases of the same " + whom,
                        "several releases, and who is in all of them")
                .warnedOfBy(WarningCode.W_OVERLAP, WarningCode.W_NOISE_AGAIN, WarningCode.W_NO_LEDGER);
        if (facts.ledger().isEmpty()) {
            return draft.gain(withoutLedger(whom))
                    .standing(
                            AttackStanding.NOT_MEASURED,
                            "Keep a ledger: name a folder of your own with ledger: in the recipe.");
        }
        EarlierReleases earlier = facts.ledger().get();
        draft.gain(String.join(" ", earlier.sentences()));
        return earlier.holds()
                ? draft.limited()
                : draft.unacceptable()
                        .standing(
                                AttackStanding.NOT_CONTROLLED, "Do not publish it if anybody has an earlier release.");
    }

    private String withoutLedger(String whom) {
        String kept = "Not assessed: no ledger was kept. ";
        if (facts.claim().isPresent()) {
            return kept + "The privacy budgets ε of releases of the same people add up.";
        }
        return kept
                + (facts.noise()
                        ? "Fresh noise in each release can be averaged out; release a table only once."
                        : "Two releases whose guarantees both hold can still single " + whom + " out in combination.");
    }

    private Covering method() {
        ScenarioDraft draft = new ScenarioDraft(
                facts, AttackName.METHOD.id(), "Knows the method", "", "this program, the method and its parameters");
        if (facts.published() && !facts.forPublication()) {
            return draft.gain("This file is not for publication: its row order or its random numbers can be"
                            + " reconstructed.")
                    .gain(LikelihoodLinkage.NAME, OtherScenarios::likelihood)
                    .warnedOfBy(WarningCode.W_SEEDED, WarningCode.W_NOT_SHUFFLED)
                    .unacceptable()
                    .standing(AttackStanding.NOT_CONTROLLED, "Run again without a seed and with shuffle: true.");
        }
        if (facts.noise()) {
            return ofNoise(draft);
        }
        if (facts.anonymity().isEmpty()) {
            return draft.limitedBy(KAnonymity.NAME)
                    .gain("Not measured.")
                    .standing(AttackStanding.NOT_MEASURED, "Choose a method that gives k-anonymity.");
        }
        List<String> aims = facts.ofAttributes().stream()
                .map(JudgedGuarantee::name)
                .distinct()
                .toList();
        if (aims.isEmpty()) {
            return draft.gain(IDENTITIES).limited();
        }
        return draft.gain("Values are no coarser than " + NameList.of(aims)
                        + " required, and why they had to be so coarse can reveal sensitive values (minimality). This was"
                        + " not measured.")
                .gain(IDENTITIES)
                .standing(AttackStanding.NOT_MEASURED, "No measure covers this: decide whether it matters here.");
    }

    private Covering ofNoise(ScenarioDraft draft) {
        draft.gain(LikelihoodLinkage.NAME, OtherScenarios::likelihood);
        if (facts.claim().isPresent()) {
            return draft.gain("Differential privacy also holds against somebody who knows the method.")
                    .limited();
        }
        if (!draft.measured()) {
            draft.gain("Computing how likely each replacement is may re-identify several times as many records as the"
                    + " attacks above. This was not measured.");
        }
        return draft.standing(
                draft.byMeasures(),
                draft.measured()
                        ? "Choose a larger alpha, or a method that forms groups."
                        : "Choose a method that forms groups, or decide whether it matters here.");
    }

    private static String likelihood(Score score) {
        return ReidentificationScenarios.linkage("Computing how likely each replacement is", score);
    }

    /** The scenario of columns that are released unchanged; empty if there are none. */
    private Optional<Covering> otherColumns() {
        List<String> kept = facts.names(ColumnTreatment::kept);
        return kept.isEmpty()
                ? Optional.empty()
                : Optional.of(new ScenarioDraft(
                                facts,
                                AttackName.OTHER_COLUMNS.id(),
                                "Knows other columns",
                                "",
                                "a value in a column that is released unchanged")
                        .gain("Finds the rows with that value, as it was not masked: " + NameList.of(kept) + ".")
                        .acceptedWith(sets())
                        .standing(
                                AttackStanding.NOT_CONTROLLED,
                                "Make a column that others may know a quasi-identifier, or drop it."));
    }

    /** The reason for which the sets of these columns that single somebody out are accepted, if all are. */
    private Optional<String> sets() {
        List<Warning> sets = facts.warnings().stream()
                .filter(warning -> warning.kind() == WarningCode.W_UNIQUE_SET)
                .toList();
        return sets.stream().allMatch(warning -> warning.accepted() != null)
                ? sets.stream()
                        .flatMap(warning -> Stream.ofNullable(warning.accepted()))
                        .findFirst()
                : Optional.empty();
    }

    /** The results of other risk measures that no scenario reports, each of which is a scenario of its own. */
    List<Covering> otherMeasures(Set<String> told) {
        return facts.scores().stream()
                .filter(score -> !told.contains(score.name()) && Double.isFinite(score.value()) && ofRisk(score))
                .map(this::otherMeasure)
                .toList();
    }

    private Covering otherMeasure(Score score) {
        return new ScenarioDraft(facts, score.name(), "As measured by " + score.name(), "", "what the measure supposes")
                .gain(
                        score.name(),
                        one -> NumberFormat.withUnit(one.value(), one.unit()) + "."
                                + meaning(one).map(text -> " " + text).orElse(""))
                .standing(AttackStanding.MEASURED, "Decide whether the figure is acceptable, or choose a larger k.");
    }

    private Optional<String> meaning(Score score) {
        return facts.catalog()
                .find(Measure.class, score.name())
                .map(entry -> facts.vectors().isPresent() ? entry.meaningForDocuments() : entry.meaning());
    }

    private boolean ofRisk(Score score) {
        return facts.catalog()
                .find(Measure.class, score.name())
                .filter(entry -> MeasureReading.of(entry.parameters()).kind().ofRisk())
                .isPresent();
    }
}
