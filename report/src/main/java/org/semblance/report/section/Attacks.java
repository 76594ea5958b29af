package org.semblance.report.section;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.semblance.privacy.KMap;
import org.semblance.quality.Measure;
import org.semblance.quality.MeasureReading;
import org.semblance.quality.Score;
import org.semblance.quality.ScoreDetail;
import org.semblance.quality.risk.AssignmentLinkage;
import org.semblance.quality.risk.DistanceLinkage;
import org.semblance.quality.risk.disclosure.AttributeInference;
import org.semblance.quality.risk.disclosure.Homogeneity;
import org.semblance.quality.risk.disclosure.Skew;
import org.semblance.quality.risk.likelihood.LikelihoodLinkage;
import org.semblance.quality.risk.reidentification.JournalistRisk;
import org.semblance.quality.risk.reidentification.MarketerRisk;
import org.semblance.quality.risk.reidentification.ProsecutorRisk;
import org.semblance.quality.risk.reidentification.SinglingOut;
import org.semblance.quality.risk.reidentification.Uniques;
import org.semblance.release.report.Report;
import org.semblance.release.report.Report.Finding;
import org.semblance.report.html.NumberFormat;
import org.semblance.report.section.Attack.Standing;

/** The attack scenarios to consider, each with the findings for this release. */
final class Attacks {

    private final Report report;
    private final FactList facts;
    private final Optional<Finding> anonymity;

    private final Set<String> told = new HashSet<>();

    private Attacks(Report report) {
        this.report = report;
        this.facts = new FactList(report);
        this.anonymity = Verdicts.anonymity(report).filter(Finding::holds);
    }

    static List<Attack> of(Report report) {
        Attacks attacks = new Attacks(report);
        List<Attack> all = new ArrayList<>();
        all.add(attacks.ofOne());
        all.add(attacks.ofEverybody());
        attacks.singlingOut().ifPresent(all::add);
        attacks.amongOthers().ifPresent(all::add);
        all.add(attacks.takingPart());
        all.add(attacks.otherRelease());
        all.add(attacks.method());
        all.add(attacks.elsewhere());
        attacks.otherwise().ifPresent(all::add);
        return all;
    }

    /** A score that is reported by one of the scenarios. */
    private Optional<Score> score(String name) {
        told.add(name);
        return facts.score(name);
    }

    /** The results of other risk measures that no scenario above reports. */
    private Optional<Attack> otherwise() {
        Glossary glossary = new Glossary(report.catalog());
        List<String> gains = report.scores().stream()
                .filter(score -> !told.contains(score.name()) && ofRisk(score))
                .map(score -> score.name() + ": " + NumberFormat.withUnit(score.value(), score.unit()) + "."
                        + glossary.score(score.name(), report.documents().isPresent())
                                .map(meaning -> " " + meaning)
                                .orElse(""))
                .toList();
        return gains.isEmpty()
                ? Optional.empty()
                : Optional.of(new Attack(
                        "Does what else was measured", "what the measure supposes", gains, Standing.MEASURED));
    }

    private boolean ofRisk(Score score) {
        return report.catalog()
                .find(Measure.class, score.name())
                .filter(entry -> MeasureReading.of(entry.parameters()).kind().ofRisk())
                .isPresent();
    }

    private Attack ofOne() {
        List<String> gains = new ArrayList<>();
        anonymity.ifPresent(finding -> gains.add(
                "Finds at least " + NumberFormat.decimal(finding.found()) + " " + (persons() ? "persons" : "rows")
                        + " with the same values. A guess is right with a probability of at most "
                        + NumberFormat.percentage(100 / finding.found()) + "."));
        score(ProsecutorRisk.NAME)
                .ifPresent(score -> gains.add("Probability over all rows: " + NumberFormat.percentage(score.value())
                        + " at most" + beside(score, ScoreDetail.ON_AVERAGE, ", ", " on average") + "."));
        score(DistanceLinkage.NAME).ifPresent(score -> gains.add(linkage("Choosing the nearest row", score)));
        report.differentialPrivacy()
                .ifPresent(claim -> gains.add("What “" + claim.attribute() + "” shows was at most "
                        + NumberFormat.decimal(Math.exp(claim.epsilon()))
                        + " times as likely with one value of a record as with any other (ε-differential privacy)"
                        + (claim.rowsOfPerson() > 1
                                ? ", and " + NumberFormat.decimal(Math.exp(claim.epsilonOfPerson()))
                                        + " times for a person with " + NumberFormat.count(claim.rowsOfPerson())
                                        + " rows"
                                : "")
                        + ". This does not cover attributes that are released unchanged."));
        boolean unmeasured = gains.isEmpty();
        if (unmeasured) {
            gains.add("The re-identification rate was not measured: add distance-linkage to the measures.");
        }
        if (report.noise().isPresent() && anonymity.isEmpty()) {
            gains.add("A person who is unusual in the original, such as by a very high age or a rare diagnosis,"
                    + " usually remains unusual.");
        }
        Standing standing =
                anonymity.isPresent() ? Standing.LIMITED : unmeasured ? Standing.UNKNOWN : Standing.MEASURED;
        return new Attack(
                "Targets one person",
                "that the person is in the data, and all their quasi-identifiers" + names(),
                gains,
                standing);
    }

    private Attack ofEverybody() {
        List<String> gains = new ArrayList<>();
        score(MarketerRisk.NAME)
                .ifPresent(score -> gains.add("When all records are linked, " + NumberFormat.percentage(score.value())
                        + " are right on average."));
        score(AssignmentLinkage.NAME).ifPresent(score -> gains.add(linkage("Matching all records at once", score)));
        anonymity
                .filter(finding -> gains.isEmpty())
                .ifPresent(
                        finding -> gains.add(
                                "At most "
                                        + NumberFormat.percentage(100 / finding.found())
                                        + " of the links are expected to be right. The actual rate was not measured (assignment-linkage)."));
        return new Attack(
                "Targets everyone",
                "all quasi-identifiers of everyone in the data, for instance from a register",
                orElse(gains, "The re-identification rate was not measured: add assignment-linkage to the measures."),
                anonymity.isPresent() ? Standing.LIMITED : gains.isEmpty() ? Standing.UNKNOWN : Standing.MEASURED);
    }

    private Optional<Attack> singlingOut() {
        List<String> gains = new ArrayList<>();
        score(Uniques.NAME)
                .ifPresent(score -> gains.add(NumberFormat.percentage(score.value()) + " of the rows are unique"
                        + beside(score, ScoreDetail.IN_THE_ORIGINAL, "; in the original ", " were") + "."));
        score(SinglingOut.NAME)
                .ifPresent(score -> gains.add(NumberFormat.percentage(score.value())
                        + " of the value combinations that were tried match exactly one original record"
                        + interval(score)
                        + beside(
                                score,
                                ScoreDetail.WITHOUT_COMBINATIONS,
                                "; without knowing which values occur together ",
                                "")
                        + "."));
        return gains.isEmpty()
                ? Optional.empty()
                : Optional.of(new Attack(
                        "Singles someone out",
                        "only the release, and accepts any target",
                        gains,
                        score(SinglingOut.NAME).isPresent() || anonymity.isEmpty()
                                ? Standing.MEASURED
                                : Standing.LIMITED));
    }

    /** The scenario for a given population. */
    private Optional<Attack> amongOthers() {
        Optional<Finding> map = facts.held(KMap.NAME);
        List<String> gains = new ArrayList<>();
        map.ifPresent(finding -> gains.add("Each row matches at least " + NumberFormat.decimal(finding.found())
                + " people of the given population."));
        score(JournalistRisk.NAME)
                .ifPresent(score ->
                        gains.add("Probability of choosing the right person: " + NumberFormat.percentage(score.value())
                                + " at most" + beside(score, ScoreDetail.ON_AVERAGE, ", ", " on average") + "."));
        return gains.isEmpty()
                ? Optional.empty()
                : Optional.of(new Attack(
                        "Searches the whole population",
                        "all quasi-identifiers of the population, but not who is in the data",
                        gains,
                        map.isPresent() || anonymity.isPresent() ? Standing.LIMITED : Standing.MEASURED));
    }

    private Attack takingPart() {
        List<String> confidential = facts.confidential();
        List<String> gains = new ArrayList<>();
        List<Finding> limits = report.verdicts().stream()
                .filter(finding -> finding.ofAttribute(report.catalog()))
                .toList();
        limits.forEach(finding -> gains.add(finding.guarantee() + " required " + NumberFormat.decimal(finding.asked())
                + ", found " + NumberFormat.found(finding.shown()) + (finding.holds() ? "." : ": it does not hold.")));
        score(Homogeneity.NAME)
                .ifPresent(score -> gains.add("Certain disclosure where an equivalence class has a single value: "
                        + each(score.attributes(), score.unit()) + " of the rows."));
        score(AttributeInference.NAME).ifPresent(score -> gains.add(guesses(score)));
        score(Skew.NAME)
                .ifPresent(score -> gains.add("Equivalence classes differ from the whole table by up to "
                        + each(score.attributes(), score.unit()) + " (0 is not at all, 1 is completely)."));
        if (confidential.isEmpty()) {
            return new Attack(
                    "Infers a sensitive value without re-identification",
                    "that a person is in the data, and their quasi-identifiers",
                    List.of(
                            "No attribute was declared confidential, so this was not assessed. Check that there is none."),
                    Standing.UNKNOWN);
        }
        if (gains.isEmpty() && report.noise().isPresent() && anonymity.isEmpty()) {
            return new Attack(
                    "Infers a sensitive value without re-identification",
                    "that a person is in the data, and their quasi-identifiers; the target is "
                            + FactList.listed(confidential),
                    List.of(
                            "Where all rows similar to a person have the same value, that value is disclosed without"
                                    + " re-identification. How often this happens was not measured.",
                            "Sensitive values are published unchanged: an intruder who re-identifies a row, as often as"
                                    + " shown above, reads them."),
                    Standing.UNKNOWN);
        }
        return new Attack(
                "Infers a sensitive value without re-identification",
                "that a person is in the data, and their quasi-identifiers; the target is "
                        + FactList.listed(confidential),
                orElse(
                        gains,
                        "How many equivalence classes have a single value was not measured: add homogeneity and"
                                + " attribute-inference to the measures."),
                !limits.isEmpty() && limits.stream().allMatch(Finding::holds)
                        ? Standing.LIMITED
                        : gains.isEmpty() ? Standing.UNKNOWN : Standing.MEASURED);
    }

    /** How often a guess is right, for each attribute, and where the release adds most to what is known without it. */
    static String guesses(Score score) {
        String rates = "Guessing the most frequent value of the equivalence class is right for "
                + each(score.attributes(), score.unit());
        String without = beside(score, ScoreDetail.BY_THE_WHOLE_TABLE, "", "");
        if (without.isEmpty() || score.attributes().size() == 1) {
            return rates + (without.isEmpty() ? "." : "; without the release " + without + ".");
        }
        String most = score.attributes().entrySet().stream()
                .filter(one -> one.getValue() == score.value())
                .map(Map.Entry::getKey)
                .findFirst()
                .orElseThrow();
        return rates + ". The release adds most for " + most + ", which is guessed right for " + without
                + " without it.";
    }

    private Attack otherRelease() {
        return new Attack(
                "Combines releases of the same people",
                "several releases, and who is in all of them",
                List.of(OtherReleases.told(report)),
                OtherReleases.standing(report));
    }

    private Attack method() {
        List<String> gains = new ArrayList<>();
        boolean noise = report.noise().isPresent();
        score(LikelihoodLinkage.NAME)
                .ifPresent(score -> gains.add(linkage("Computing how likely each replacement is", score)));
        boolean forPublication =
                report.release().map(Report.ReleasedFile::forPublication).orElse(true);
        if (!forPublication) {
            gains.add("This file is not for publication: its row order or its random numbers can be reconstructed.");
            return new Attack(
                    "Exploits the method", "this program, the method and its parameters", gains, Standing.OPEN);
        }
        if (!noise) {
            gains.add(
                    anonymity.isPresent()
                            ? "Nothing more about identities: the guarantee was verified on the written file, and the rows are"
                                    + " in random order."
                            : "Not measured.");
        } else if (gains.isEmpty()) {
            gains.add(
                    report.differentialPrivacy().isPresent()
                            ? "Differential privacy also holds against an intruder who knows the method."
                            : "Computing how likely each replacement is may re-identify several times as many records as"
                                    + " above. This was not measured.");
        }
        return new Attack(
                "Exploits the method",
                "this program, the method and its parameters",
                gains,
                (!noise && anonymity.isPresent())
                                || report.differentialPrivacy().isPresent()
                        ? Standing.LIMITED
                        : score(LikelihoodLinkage.NAME).isPresent() ? Standing.MEASURED : Standing.UNKNOWN);
    }

    private Attack elsewhere() {
        List<String> kept = facts.names(Banner::kept);
        return kept.isEmpty()
                ? new Attack(
                        "Knows other attributes",
                        "other attributes of a person",
                        List.of("No column is released unchanged."),
                        anonymity.isPresent() ? Standing.LIMITED : Standing.MEASURED)
                : new Attack(
                        "Knows other attributes",
                        "a value in a column that is released unchanged",
                        List.of("Finds the rows with that value, exactly as in the original: " + FactList.listed(kept)
                                + "."),
                        Standing.OPEN);
    }

    private String names() {
        List<String> known = facts.names(attribute -> AttributeSection.has(attribute, "quasi-identifier"));
        return known.isEmpty() ? "" : ": " + FactList.listed(known);
    }

    private boolean persons() {
        return anonymity.map(finding -> finding.of().equals("persons")).orElse(false);
    }

    private static String linkage(String how, Score score) {
        return how + " re-identifies " + NumberFormat.withUnit(score.value(), score.unit()) + " of the records"
                + interval(score)
                + beside(score, ScoreDetail.BY_CHANCE, "; by chance ", "")
                + ".";
    }

    private static String interval(Score score) {
        return ScoreWords.namedInterval(score)
                .map(interval -> " (" + interval + ")")
                .orElse("");
    }

    private static String beside(Score score, String name, String before, String after) {
        Double figure = score.beside().get(name);
        return figure == null ? "" : before + NumberFormat.withUnit(figure, score.unit()) + after;
    }

    private static String each(Map<String, Double> figures, String unit) {
        return FactList.listed(ScoreWords.each(figures, unit));
    }

    private static List<String> orElse(List<String> gains, String otherwise) {
        return gains.isEmpty() ? List.of(otherwise) : gains;
    }
}
