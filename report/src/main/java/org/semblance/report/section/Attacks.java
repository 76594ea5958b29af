package org.semblance.report.section;

import org.semblance.report.html.NumberFormat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
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
import org.semblance.report.section.Attack.Standing;

/** The attackers to think of, each with what was found of them for this release. */
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

    /** A score that an attack tells of. */
    private Optional<Score> score(String name) {
        told.add(name);
        return facts.score(name);
    }

    /** What other measures of risk found, of whom no attack here tells. */
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
                        + " that look the same. A guess which is the one is right with a chance of at most "
                        + NumberFormat.percentage(100 / finding.found()) + "."));
        score(ProsecutorRisk.NAME)
                .ifPresent(score -> gains.add("Chance counted over all rows: " + NumberFormat.percentage(score.value())
                        + " at most" + beside(score, ScoreDetail.ON_AVERAGE, ", ", " on average") + "."));
        score(DistanceLinkage.NAME).ifPresent(score -> gains.add(linkage("Taking the nearest row", score)));
        report.differentialPrivacy()
                .ifPresent(claim -> gains.add("What “" + claim.attribute() + "” shows was at most "
                        + NumberFormat.decimal(Math.exp(claim.epsilon()))
                        + " times as likely with one value of a record as with any other (ε-differential privacy)"
                        + (claim.rowsOfPerson() > 1
                                ? ", and " + NumberFormat.decimal(Math.exp(claim.epsilonOfPerson()))
                                        + " times for a person with " + NumberFormat.count(claim.rowsOfPerson())
                                        + " rows"
                                : "")
                        + ". Attributes that are kept have no share in that."));
        boolean unmeasured = gains.isEmpty();
        if (unmeasured) {
            gains.add("How many would be found was not measured: put distance-linkage among the measures.");
        }
        if (report.noise().isPresent() && anonymity.isEmpty()) {
            gains.add(
                    "Whoever stands apart in the original, by a great age or a rare diagnosis, mostly still stands apart.");
        }
        Standing standing =
                anonymity.isPresent() ? Standing.LIMITED : unmeasured ? Standing.UNKNOWN : Standing.MEASURED;
        return new Attack(
                "Looks for one person",
                "all quasi-identifiers of that person, and that they took part" + names(),
                gains,
                standing);
    }

    private Attack ofEverybody() {
        List<String> gains = new ArrayList<>();
        score(MarketerRisk.NAME)
                .ifPresent(score -> gains.add(
                        "Linking all of them, " + NumberFormat.percentage(score.value()) + " are right on average."));
        score(AssignmentLinkage.NAME).ifPresent(score -> gains.add(linkage("Matching all records at once", score)));
        anonymity
                .filter(finding -> gains.isEmpty())
                .ifPresent(
                        finding -> gains.add(
                                "At most "
                                        + NumberFormat.percentage(100 / finding.found())
                                        + " of the links can be expected to be right. How many are was not measured (assignment-linkage)."));
        return new Attack(
                "Looks for everybody",
                "all quasi-identifiers of all who took part, as from a register",
                orElse(gains, "How many would be found was not measured: put assignment-linkage among the measures."),
                anonymity.isPresent() ? Standing.LIMITED : gains.isEmpty() ? Standing.UNKNOWN : Standing.MEASURED);
    }

    private Optional<Attack> singlingOut() {
        List<String> gains = new ArrayList<>();
        score(Uniques.NAME)
                .ifPresent(
                        score -> gains.add(NumberFormat.percentage(score.value()) + " of the rows are like no other row"
                                + beside(score, ScoreDetail.IN_THE_ORIGINAL, "; in the original ", " were") + "."));
        score(SinglingOut.NAME)
                .ifPresent(score -> gains.add(NumberFormat.percentage(score.value())
                        + " of the combinations of values that were tried fit one original record alone"
                        + interval(score)
                        + beside(score, ScoreDetail.WITHOUT_COMBINATIONS, "; without knowing what goes together ", "")
                        + "."));
        return gains.isEmpty()
                ? Optional.empty()
                : Optional.of(new Attack(
                        "Singles somebody out",
                        "only the release, and does not care whom",
                        gains,
                        score(SinglingOut.NAME).isPresent() || anonymity.isEmpty()
                                ? Standing.MEASURED
                                : Standing.LIMITED));
    }

    /** Where a population was given. */
    private Optional<Attack> amongOthers() {
        Optional<Finding> map = facts.held(KMap.NAME);
        List<String> gains = new ArrayList<>();
        map.ifPresent(finding -> gains.add("Each row may stand for at least " + NumberFormat.decimal(finding.found())
                + " people of the population that was given."));
        score(JournalistRisk.NAME)
                .ifPresent(score -> gains.add("Chance to pick the right one: " + NumberFormat.percentage(score.value())
                        + " at most" + beside(score, ScoreDetail.ON_AVERAGE, ", ", " on average") + "."));
        return gains.isEmpty()
                ? Optional.empty()
                : Optional.of(new Attack(
                        "Looks in the whole population",
                        "all quasi-identifiers of the population, and not who took part",
                        gains,
                        map.isPresent() || anonymity.isPresent() ? Standing.LIMITED : Standing.MEASURED));
    }

    private Attack takingPart() {
        List<String> confidential = facts.confidential();
        List<String> gains = new ArrayList<>();
        List<Finding> limits = report.verdicts().stream()
                .filter(finding -> finding.ofAttribute(report.catalog()))
                .toList();
        limits.forEach(finding -> gains.add(finding.guarantee() + " asked " + NumberFormat.decimal(finding.asked())
                + ", found " + NumberFormat.found(finding.shown()) + (finding.holds() ? "." : ": it does not hold.")));
        score(Homogeneity.NAME)
                .ifPresent(score -> gains.add("Learns it for certain where a whole group has one value: "
                        + each(score.attributes(), score.unit()) + " of the rows."));
        score(AttributeInference.NAME)
                .ifPresent(score -> gains.add("Guesses it by what is most frequent in the group: right for "
                        + each(
                                score.attributes().entrySet().stream()
                                        .filter(one -> one.getValue() == score.value())
                                        .limit(1)
                                        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)),
                                score.unit())
                        + beside(score, ScoreDetail.BY_THE_WHOLE_TABLE, "; without groups ", "")
                        + (score.attributes().size() > 1 ? ". Of the others groups tell less." : ".")));
        score(Skew.NAME)
                .ifPresent(score -> gains.add("Groups differ from the whole table by up to "
                        + each(score.attributes(), score.unit()) + " (0 not at all, 1 as far as can be)."));
        if (confidential.isEmpty()) {
            return new Attack(
                    "Learns a secret without finding the row",
                    "that somebody took part, and their quasi-identifiers",
                    List.of("No attribute was named confidential, so nothing was looked at. Is there none?"),
                    Standing.UNKNOWN);
        }
        if (gains.isEmpty() && report.noise().isPresent() && anonymity.isEmpty()) {
            return new Attack(
                    "Learns a secret without finding the row",
                    "that somebody took part, and their quasi-identifiers; wants " + FactList.listed(confidential),
                    List.of(
                            "Where the rows near to what is known of a person have one value, it is learnt without finding"
                                    + " the row. How often that is so was not measured.",
                            "Confidential values are published as they are: whoever finds the row, as often as above, reads"
                                    + " them."),
                    Standing.UNKNOWN);
        }
        return new Attack(
                "Learns a secret without finding the row",
                "that somebody took part, and their quasi-identifiers; wants " + FactList.listed(confidential),
                orElse(
                        gains,
                        "How many groups hold one value only was not measured: put homogeneity and attribute-inference"
                                + " among the measures."),
                !limits.isEmpty() && limits.stream().allMatch(Finding::holds)
                        ? Standing.LIMITED
                        : gains.isEmpty() ? Standing.UNKNOWN : Standing.MEASURED);
    }

    private Attack otherRelease() {
        return new Attack(
                "Has another release of the same people",
                "both files, and whom they share",
                List.of(OtherReleases.told(report)),
                OtherReleases.standing(report));
    }

    private Attack method() {
        List<String> gains = new ArrayList<>();
        boolean noise = report.noise().isPresent();
        score(LikelihoodLinkage.NAME)
                .ifPresent(score -> gains.add(linkage("Working out how likely each replacement is", score)));
        boolean forPublication =
                report.release().map(Report.ReleasedFile::forPublication).orElse(true);
        if (!forPublication) {
            gains.add("This file is not for publication: its order, or its random numbers, can be told.");
            return new Attack("Knows the method", "this program, the method and its parameters", gains, Standing.OPEN);
        }
        if (!noise) {
            gains.add(
                    anonymity.isPresent()
                            ? "Nothing more about who is who: the promise was counted on the written file, whatever made it, and the"
                                    + " rows are in random order."
                            : "Was not measured.");
        } else if (gains.isEmpty()) {
            gains.add(
                    report.differentialPrivacy().isPresent()
                            ? "The claim holds also against those who know the method."
                            : "Works out how likely each replacement is, and may find several times as many as above. It was"
                                    + " not measured here.");
        }
        return new Attack(
                "Knows the method",
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
                        "Knows something else",
                        "other things about a person",
                        List.of("No column is released as it was."),
                        anonymity.isPresent() ? Standing.LIMITED : Standing.MEASURED)
                : new Attack(
                        "Knows something else",
                        "a value of a column that is released as it was",
                        List.of("Finds the rows with that value, as in the original: " + FactList.listed(kept) + "."),
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
        return how + " finds " + NumberFormat.withUnit(score.value(), score.unit()) + " of the records"
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
