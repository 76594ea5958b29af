package org.semblance.release.attack;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.semblance.WarningKind;
import org.semblance.Watcher.Warning;
import org.semblance.catalog.Catalog;
import org.semblance.privacy.KAnonymity;
import org.semblance.quality.Score;

/**
 * What is known of a release when attacks on it are considered. What may be published is a part of what its owner knows,
 * so the same scenarios follow from both, with fewer figures in what is published.
 *
 * @param published whether there is a release
 * @param forPublication whether it may be published
 * @param verdicts the guarantees that were verified
 * @param remedies what to do about those that do not hold
 * @param scores the figures that may be shown here
 * @param withheld the names of the measures that were taken and whose figures may not be shown here
 * @param columns the columns of the table; empty for documents
 * @param noise whether each record was masked on its own, so that there are no groups
 * @param claim the claim of a differentially private method
 * @param vectors what is released of documents
 * @param ledger what is known of earlier releases, if a ledger is kept
 * @param acceptances the reasons for which the recipe accepts something, by its name
 * @param method the name of the method
 */
public record AttackFacts(
        Catalog catalog,
        boolean published,
        boolean forPublication,
        List<JudgedGuarantee> verdicts,
        List<String> remedies,
        List<Score> scores,
        Set<String> withheld,
        List<ColumnTreatment> columns,
        boolean noise,
        Optional<EpsilonClaim> claim,
        Optional<ReleasedVectors> vectors,
        Optional<EarlierReleases> ledger,
        List<Warning> warnings,
        Map<String, String> acceptances,
        String method) {

    /**
     * A guarantee that was verified.
     *
     * @param found the number found, if it may be shown
     * @param of what was counted
     * @param attribute the confidential attribute it is about, if it is about one
     * @param reason why it does not hold
     */
    public record JudgedGuarantee(
            String name,
            double asked,
            OptionalDouble found,
            String of,
            Optional<String> attribute,
            boolean holds,
            String reason) {

        /** The number that is certain: what was found, or at least what was asked for. */
        double certain() {
            return found.orElse(asked);
        }

        boolean persons() {
            return of.equals("persons") || of.equals("authors");
        }
    }

    /** What became of a column of a table. */
    public record ColumnTreatment(String name, boolean quasiIdentifier, boolean confidential, boolean kept) {}

    /** The claim of ε-differential privacy for one attribute. */
    public record EpsilonClaim(String attribute, double epsilon, int rowsOfPerson) {}

    /**
     * What is released of documents.
     *
     * @param named whether the dimensions of the vectors are terms
     * @param labelled whether labels are known, so that their spread was measured
     * @param labelsReleased whether labels are released
     * @param sameLabel the percentage of documents in groups with a single label, if it may be shown
     */
    public record ReleasedVectors(boolean named, boolean labelled, boolean labelsReleased, OptionalDouble sameLabel) {}

    /** Whether a release holds in combination with earlier ones of the same people, in sentences. */
    public record EarlierReleases(boolean holds, List<String> sentences) {}

    /** A score by the name of its measure, if it is finite and may be shown. */
    Optional<Score> score(String name) {
        return scores.stream()
                .filter(score -> score.name().equals(name) && Double.isFinite(score.value()))
                .findFirst();
    }

    /** Whether a measure was taken, even if its figure may not be shown. */
    boolean measured(String name) {
        return score(name).isPresent() || withheld.contains(name);
    }

    /** The verdict on a guarantee, if it holds. */
    Optional<JudgedGuarantee> held(String guarantee) {
        return verdicts.stream()
                .filter(verdict -> verdict.name().equals(guarantee) && verdict.holds())
                .findFirst();
    }

    /** The verdict on k-anonymity, if it holds. */
    Optional<JudgedGuarantee> anonymity() {
        return held(KAnonymity.NAME);
    }

    /** The verdicts on guarantees about confidential attributes. */
    List<JudgedGuarantee> ofAttributes() {
        return verdicts.stream()
                .filter(verdict -> verdict.attribute().isPresent())
                .toList();
    }

    /** The names of the columns that satisfy a condition. */
    List<String> names(Predicate<ColumnTreatment> chosen) {
        return columns.stream().filter(chosen).map(ColumnTreatment::name).toList();
    }

    /** The reason for the first of these names that the recipe accepts. */
    Optional<String> accepted(List<String> names) {
        return names.stream()
                .flatMap(name -> Stream.ofNullable(acceptances.get(name)))
                .findFirst();
    }

    boolean warned(WarningKind kind) {
        return warnings.stream().anyMatch(warning -> warning.kind().equals(kind));
    }
}
