package org.semblance.release.attack;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.semblance.WarningCode;
import org.semblance.privacy.AlphaKAnonymity;
import org.semblance.privacy.BetaLikeness;
import org.semblance.privacy.DeltaDisclosure;
import org.semblance.privacy.LDiversity;
import org.semblance.privacy.TCloseness;
import org.semblance.quality.Score;
import org.semblance.quality.risk.disclosure.AttributeInference;
import org.semblance.quality.risk.disclosure.Homogeneity;
import org.semblance.quality.risk.disclosure.Skew;
import org.semblance.release.attack.AttackFacts.ColumnTreatment;
import org.semblance.release.attack.AttackFacts.JudgedGuarantee;
import org.semblance.release.attack.ScenarioDraft.Covering;
import org.semblance.release.figures.NameList;
import org.semblance.release.figures.NumberFormat;
import org.semblance.release.recipe.AttackName;

/**
 * The scenario in which somebody infers a confidential value without finding the row. Each confidential attribute has a
 * standing of its own: a guarantee of one attribute limits nothing for another.
 */
final class InsiderScenario {

    private static final List<String> MEASURES = List.of(Homogeneity.NAME, AttributeInference.NAME, Skew.NAME);

    private static final String OF_NOISE =
            "Choose a method that forms groups, such as mdav or local-recoding, and ask for"
                    + " l-diversity or t-closeness.";

    private final AttackFacts facts;

    InsiderScenario(AttackFacts facts) {
        this.facts = facts;
    }

    /** The scenario; empty if no attribute was declared confidential, as there is nothing to infer then. */
    Optional<Covering> scenario() {
        List<ColumnTreatment> confidential =
                facts.columns().stream().filter(ColumnTreatment::confidential).toList();
        if (confidential.isEmpty()) {
            return Optional.empty();
        }
        List<AttributeStanding> standings =
                confidential.stream().map(this::standing).toList();
        AttackStanding worst = standings.stream()
                .map(AttributeStanding::standing)
                .reduce(AttackStanding::worse)
                .orElseThrow();
        ScenarioDraft draft = new ScenarioDraft(
                        facts,
                        AttackName.INSIDER.id(),
                        "Insider",
                        "infers a sensitive value",
                        "that a person is in the data, and their quasi-identifiers; the target is "
                                + NameList.of(names(standings)))
                .limitedBy(
                        LDiversity.NAME, TCloseness.NAME, BetaLikeness.NAME, DeltaDisclosure.NAME, AlphaKAnonymity.NAME)
                .warnedOfBy(WarningCode.W_HOMOGENEOUS)
                .with(standings);
        draft.gain(overall(standings));
        facts.ofAttributes().forEach(verdict -> draft.gain(DisclosureWords.required(verdict)));
        draft.gain(Homogeneity.NAME, DisclosureWords::homogeneity);
        draft.gain(AttributeInference.NAME, DisclosureWords::inference);
        draft.gain(
                Skew.NAME,
                score -> "Equivalence classes differ from the whole table by up to " + DisclosureWords.each(score)
                        + " (0 is not at all, 1 is completely).");
        if (facts.noise() && !draft.measured()) {
            draft.gain("Sensitive values are published unchanged: anyone who re-identifies a row learns them.");
        }
        boolean measurable = measurable(confidential, open(standings));
        if (measurable) {
            draft.measurable();
        }
        return Optional.of(draft.standing(worst, facts.noise() ? OF_NOISE : remedy(open(standings), measurable)));
    }

    /** What is true of all attributes comes first, so that a guarantee of one does not hide the others. */
    private String overall(List<AttributeStanding> standings) {
        List<String> open = open(standings);
        List<String> limited = names(standings.stream()
                .filter(one -> one.standing() == AttackStanding.LIMITED)
                .toList());
        return open.isEmpty()
                ? "A guarantee limits what is learnt of " + NameList.of(limited) + "."
                : "No guarantee limits what is learnt of " + NameList.of(open) + worst(open)
                        + (limited.isEmpty() ? "." : "; one limits " + NameList.of(limited) + ".");
    }

    /** The largest share of rows of which the class gives an open attribute away. */
    private String worst(List<String> open) {
        return facts.score(Homogeneity.NAME)
                .flatMap(score -> score.attributes().entrySet().stream()
                        .filter(one -> open.contains(one.getKey()) && one.getValue() > 0)
                        .max(Map.Entry.comparingByValue())
                        .map(one -> ": for " + NumberFormat.withUnit(one.getValue(), score.unit())
                                + " of the rows, the equivalence class shows a single value of " + one.getKey()))
                .orElse("");
    }

    private static List<String> open(List<AttributeStanding> standings) {
        return names(standings.stream()
                .filter(one -> one.standing() != AttackStanding.LIMITED)
                .toList());
    }

    private static List<String> names(List<AttributeStanding> standings) {
        return standings.stream().map(AttributeStanding::attribute).toList();
    }

    private AttributeStanding standing(ColumnTreatment column) {
        List<JudgedGuarantee> about = facts.ofAttributes().stream()
                .filter(verdict -> verdict.attribute().equals(Optional.of(column.name())))
                .toList();
        List<String> gains = new ArrayList<>();
        about.forEach(verdict -> gains.add(DisclosureWords.required(verdict)));
        boolean measured = false;
        for (String name : MEASURES) {
            Optional<Score> score =
                    facts.score(name).filter(found -> found.attributes().containsKey(column.name()));
            score.ifPresent(found -> gains.add(DisclosureWords.of(column.name(), found)));
            // these measures cover columns that are released unchanged
            measured |= score.isPresent() || (column.kept() && facts.withheld().contains(name));
        }
        if (!measured) {
            gains.add(
                    facts.noise()
                            ? "How often similar rows have the same value was not measured."
                            : "How many equivalence classes have a single value was not measured.");
        }
        AttackStanding standing = about.stream().anyMatch(verdict -> !verdict.holds())
                ? AttackStanding.NOT_CONTROLLED
                : !about.isEmpty()
                        ? AttackStanding.LIMITED
                        : measured ? AttackStanding.MEASURED : AttackStanding.NOT_MEASURED;
        return new AttributeStanding(column.name(), standing, gains);
    }

    /** Whether measures could assess an open attribute: they need classes, and columns released unchanged. */
    private boolean measurable(List<ColumnTreatment> confidential, List<String> open) {
        return !facts.noise()
                && confidential.stream().anyMatch(column -> column.kept() && open.contains(column.name()))
                && MEASURES.stream().noneMatch(facts::measured);
    }

    private static String remedy(List<String> open, boolean measurable) {
        if (open.isEmpty()) {
            return "";
        }
        String guarantee = "{l-diversity: 2, of: " + open.get(0) + "} or t-closeness under guarantees:"
                + (open.size() > 1 ? ", and the same for " + NameList.of(open.subList(1, open.size())) : "");
        return measurable
                ? "Add " + Homogeneity.NAME + " and " + AttributeInference.NAME + " to measures:, or ask for "
                        + guarantee + "."
                : "Ask for " + guarantee + ".";
    }
}
