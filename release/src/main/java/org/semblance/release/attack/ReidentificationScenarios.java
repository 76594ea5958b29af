package org.semblance.release.attack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.semblance.WarningCode;
import org.semblance.privacy.DeltaPresence;
import org.semblance.privacy.KAnonymity;
import org.semblance.privacy.KMap;
import org.semblance.quality.Measure;
import org.semblance.quality.MeasureReading;
import org.semblance.quality.Score;
import org.semblance.quality.ScoreDetail;
import org.semblance.quality.risk.AssignmentLinkage;
import org.semblance.quality.risk.DistanceLinkage;
import org.semblance.quality.risk.reconstruction.Reconstruction;
import org.semblance.quality.risk.reidentification.JournalistRisk;
import org.semblance.quality.risk.reidentification.MarketerRisk;
import org.semblance.quality.risk.reidentification.ProsecutorRisk;
import org.semblance.quality.risk.reidentification.SinglingOut;
import org.semblance.quality.risk.reidentification.Uniques;
import org.semblance.release.attack.AttackFacts.ColumnTreatment;
import org.semblance.release.attack.AttackFacts.EpsilonClaim;
import org.semblance.release.attack.AttackFacts.JudgedGuarantee;
import org.semblance.release.attack.ScenarioDraft.Covering;
import org.semblance.release.figures.NameList;
import org.semblance.release.figures.NumberFormat;
import org.semblance.release.figures.ScoreWords;
import org.semblance.release.recipe.AttackName;

/** The scenarios in which somebody looks for the row of a person. */
final class ReidentificationScenarios {

    static final String NOT_MEASURED = "The re-identification rate was not measured.";

    private static final String ASK_FOR_K =
            "Choose a method that forms groups, such as mdav or local-recoding: it gives k-anonymity.";

    private final AttackFacts facts;
    private final Optional<JudgedGuarantee> anonymity;

    ReidentificationScenarios(AttackFacts facts) {
        this.facts = facts;
        this.anonymity = facts.anonymity();
    }

    List<Covering> all() {
        List<Covering> all = new ArrayList<>();
        all.add(prosecutor());
        all.add(marketer());
        singlingOut().ifPresent(all::add);
        journalist().ifPresent(all::add);
        reconstruction().ifPresent(all::add);
        return all;
    }

    private Covering prosecutor() {
        ScenarioDraft draft = new ScenarioDraft(
                        facts,
                        AttackName.PROSECUTOR.id(),
                        "Prosecutor",
                        "looks for one person in the data",
                        "that the person is in the data, and all their quasi-identifiers" + quasiIdentifiers())
                .limitedBy(KAnonymity.NAME)
                .measurable()
                .warnedOfBy(WarningCode.W_LINKED);
        anonymity.ifPresent(held -> draft.gain("Finds at least " + NumberFormat.decimal(held.certain()) + " "
                + (held.persons() ? "persons" : "rows")
                + " with the same values. A guess is right with a probability of"
                + " at most " + NumberFormat.percentage(100 / held.certain()) + "."));
        draft.gain(
                ProsecutorRisk.NAME,
                score -> "Probability over all rows: " + NumberFormat.percentage(score.value()) + " at most"
                        + comparison(score, ScoreDetail.ON_AVERAGE, ", ", " on average") + ".");
        draft.gain(DistanceLinkage.NAME, score -> linkage("Choosing the nearest row", score));
        oneByOne().forEach(name -> draft.gain(name, score -> linkage("Linking one by one (" + name + ")", score)));
        facts.claim().ifPresent(claim -> draft.gain(bounded(claim)));
        boolean told = !draft.hasNoGain();
        if (!told) {
            draft.gain(NOT_MEASURED);
        }
        if (facts.noise() && anonymity.isEmpty()) {
            draft.gain("A person who is unusual, such as by a very high age or a rare diagnosis,"
                    + " usually remains unusual.");
        }
        return draft.standing(standing(told), told ? ASK_FOR_K : measure(DistanceLinkage.NAME));
    }

    /** The other measures of somebody who links records one by one. */
    private List<String> oneByOne() {
        return facts.scores().stream()
                .map(Score::name)
                .filter(name -> !name.equals(DistanceLinkage.NAME))
                .filter(name -> facts.catalog()
                        .find(Measure.class, name)
                        .filter(entry -> MeasureReading.of(entry.parameters()).linksOneByOne())
                        .isPresent())
                .toList();
    }

    private Covering marketer() {
        ScenarioDraft draft = new ScenarioDraft(
                        facts,
                        AttackName.MARKETER.id(),
                        "Marketer",
                        "links everybody",
                        "all quasi-identifiers of everyone in the data, for instance from a register")
                .limitedBy(KAnonymity.NAME)
                .measurable()
                .warnedOfBy(WarningCode.W_LINKED);
        anonymity.ifPresent(held -> draft.gain("At most " + NumberFormat.percentage(100 / held.certain())
                + " of the links are expected to be right."));
        draft.gain(
                        MarketerRisk.NAME,
                        score -> "When all records are linked, " + NumberFormat.percentage(score.value())
                                + " are right on average.")
                .gain(AssignmentLinkage.NAME, score -> linkage("Matching all records at once", score));
        if (!draft.measured()) {
            draft.gain(NOT_MEASURED);
        }
        return draft.standing(
                standing(draft.measured()), draft.measured() ? ASK_FOR_K : measure(AssignmentLinkage.NAME));
    }

    private static String measure(String name) {
        return "Add " + name + " to measures:, or choose a method that forms groups, such as mdav or local-recoding.";
    }

    private Optional<Covering> singlingOut() {
        ScenarioDraft draft = new ScenarioDraft(
                        facts, SinglingOut.NAME, "Singling out", "accepts any target", "only the release")
                .limitedBy(KAnonymity.NAME)
                .gain(
                        Uniques.NAME,
                        score -> NumberFormat.percentage(score.value()) + " of the rows are unique"
                                + comparison(score, ScoreDetail.IN_THE_ORIGINAL, "; in the original ", " were") + ".")
                .gain(
                        SinglingOut.NAME,
                        score -> NumberFormat.percentage(score.value())
                                + " of the value combinations that were tried match exactly one original record"
                                + interval(score)
                                + comparison(
                                        score,
                                        ScoreDetail.WITHOUT_COMBINATIONS,
                                        "; without knowing which values occur together ",
                                        "")
                                + ".");
        return draft.measured()
                ? Optional.of(draft.standing(
                        facts.measured(SinglingOut.NAME) || anonymity.isEmpty()
                                ? AttackStanding.MEASURED
                                : AttackStanding.LIMITED,
                        "Choose a larger k, or mask fewer attributes together."))
                : Optional.empty();
    }

    /** The scenario for a given population. */
    private Optional<Covering> journalist() {
        Optional<JudgedGuarantee> map = facts.held(KMap.NAME);
        ScenarioDraft draft = new ScenarioDraft(
                        facts,
                        AttackName.JOURNALIST.id(),
                        "Journalist",
                        "looks for anybody in a population",
                        "all quasi-identifiers of the population, but not who is in the data")
                .limitedBy(KMap.NAME, DeltaPresence.NAME, KAnonymity.NAME);
        Optional<JudgedGuarantee> presence = facts.held(DeltaPresence.NAME);
        map.ifPresent(held -> draft.gain("Each row matches at least " + NumberFormat.decimal(held.certain())
                + " people of the given population."));
        presence.ifPresent(held -> draft.gain("Nobody of the given population is known to be in the data with a"
                + " probability above " + NumberFormat.percentage(100 * held.asked()) + "."));
        draft.gain(
                JournalistRisk.NAME,
                score -> "Probability of choosing the right person, among those whom released values match: "
                        + NumberFormat.percentage(score.value()) + " at most"
                        + comparison(score, ScoreDetail.ON_AVERAGE, ", ", " on average")
                        + (facts.measured(Reconstruction.NAME)
                                ? ". Averages match hardly anybody: see Reconstruction."
                                : "."));
        return draft.hasNoGain()
                ? Optional.empty()
                : Optional.of(draft.standing(
                        map.isPresent() || presence.isPresent() || anonymity.isPresent()
                                ? AttackStanding.LIMITED
                                : AttackStanding.MEASURED,
                        ASK_FOR_K));
    }

    /** The scenario of sums, if it was measured. No guarantee limits it: it discloses who took part, not which row is theirs. */
    private Optional<Covering> reconstruction() {
        ScenarioDraft draft = new ScenarioDraft(
                        facts,
                        Reconstruction.NAME,
                        "Reconstruction",
                        "names the people whose values were averaged",
                        "a register with the exact quasi-identifiers of the population")
                .warnedOfBy(WarningCode.W_RECONSTRUCTION)
                .gain(
                        Reconstruction.NAME,
                        score -> "Names " + NumberFormat.percentage(score.value())
                                + " of the people with certainty or nearly so, by adding up their numbers"
                                + interval(score)
                                + comparison(score, Reconstruction.SEARCHED, "; ", " of the classes could be searched")
                                + comparison(
                                        score,
                                        Reconstruction.NEAREST,
                                        ". Choosing the nearest people of the register is right for ",
                                        ", without being certain of any")
                                + ". Which row is whose stays hidden.");
        return draft.measured()
                ? Optional.of(
                        draft.standing(
                                AttackStanding.MEASURED,
                                "Displace the means, with displace: 1 or more in method:, or accept that others learn who took part."))
                : Optional.empty();
    }

    private AttackStanding standing(boolean told) {
        return anonymity.isPresent()
                ? AttackStanding.LIMITED
                : told ? AttackStanding.MEASURED : AttackStanding.NOT_MEASURED;
    }

    private static String bounded(EpsilonClaim claim) {
        return "What “" + claim.attribute() + "” shows was at most " + NumberFormat.decimal(Math.exp(claim.epsilon()))
                + " times as likely with one value of a record as with any other (ε-differential privacy)"
                + (claim.rowsOfPerson() > 1
                        ? ", and " + NumberFormat.decimal(Math.exp(claim.epsilon() * claim.rowsOfPerson()))
                                + " times for a person with " + NumberFormat.count(claim.rowsOfPerson()) + " rows"
                        : "")
                + ". This does not cover attributes that are released unchanged.";
    }

    private String quasiIdentifiers() {
        List<String> known = facts.names(ColumnTreatment::quasiIdentifier);
        return known.isEmpty() ? "" : ": " + NameList.of(known);
    }

    static String linkage(String how, Score score) {
        return how + " re-identifies " + NumberFormat.withUnit(score.value(), score.unit()) + " of the records"
                + interval(score)
                + comparison(score, ScoreDetail.BY_CHANCE, "; by chance ", "")
                + ".";
    }

    private static String interval(Score score) {
        return ScoreWords.namedInterval(score)
                .map(interval -> " (" + interval + ")")
                .orElse("");
    }

    /** A figure for comparison, between these words; empty if there is none. */
    private static String comparison(Score score, String name, String before, String after) {
        Double figure = score.comparisonFigures().get(name);
        return figure == null ? "" : before + NumberFormat.withUnit(figure, score.unit()) + after;
    }
}
