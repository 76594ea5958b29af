package org.semblance.release.run;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.semblance.Watcher;
import org.semblance.release.folder.Certificate;
import org.semblance.release.json.Json;
import org.semblance.release.json.JsonObject;
import org.semblance.release.recipe.PublicRecipe;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.report.Report;

/**
 * The answer, with rows numbered as in the file.
 *
 * @param rows the number of rows checked
 * @param findings the verdicts on what was asked
 * @param defaults defaults of the method that were not asked for by name, if the file does not show whether they hold
 * @param certified verdicts of a certificate on what the file does not show
 * @param taken whether rows or persons were counted
 * @param warnings what to know before relying on the answer
 */
public record CheckAnswer(
        int rows,
        List<Report.Finding> findings,
        List<Report.Finding> defaults,
        List<Report.Finding> certified,
        String taken,
        List<Watcher.Warning> warnings) {

    /** What a check answers to all that was asked. */
    public enum Reply {
        /** All guarantees were verified and hold. */
        YES,
        /** A guarantee does not hold. */
        NO,
        /** No guarantee is known to be violated, and not all could be verified. */
        UNDETERMINED
    }

    public Reply reply() {
        if (Stream.concat(findings.stream(), certified.stream())
                .anyMatch(finding -> !finding.holds() && !finding.undetermined())) {
            return Reply.NO;
        }
        return findings.stream().allMatch(Report.Finding::holds) ? Reply.YES : Reply.UNDETERMINED;
    }

    public boolean holds() {
        return reply() == Reply.YES;
    }

    /**
     * The same answer, with verdicts of the certificate in place of what the file does not show, if the recipe that
     * was asked about is the one that was certified.
     *
     * @param certificate the certificate of the folder of this very file
     */
    public CheckAnswer settledBy(Certificate certificate, CheckQuestion question) {
        if (question.recipe().filter(recipe -> certifies(certificate, recipe)).isEmpty()) {
            return this;
        }
        List<Report.Finding> settled = new ArrayList<>(certified);
        Predicate<Report.Finding> settles = finding -> finding.undetermined()
                && verdict(certificate, finding).map(settled::add).isPresent();
        return new CheckAnswer(
                rows,
                findings.stream().filter(settles.negate()).toList(),
                defaults.stream().filter(settles.negate()).toList(),
                settled,
                taken,
                warnings);
    }

    private static boolean certifies(Certificate certificate, TableRecipe recipe) {
        return JsonObject.read(Json.write(PublicRecipe.like(certificate.recipe(), recipe)))
                .filter(asked -> asked.entries().equals(certificate.recipe()))
                .isPresent();
    }

    /** The verdict of a certificate on the same guarantee; for equal ones, on the same column. */
    private static Optional<Report.Finding> verdict(Certificate certificate, Report.Finding undetermined) {
        return certificate.verdicts().stream()
                .flatMap(verdict -> Report.Finding.read(new JsonObject(verdict)).stream())
                .filter(verdict ->
                        verdict.guarantee().equals(undetermined.guarantee()) && verdict.asked() == undetermined.asked())
                .min(Comparator.comparing(verdict -> !verdict.of().endsWith(undetermined.of())
                        && !undetermined.of().endsWith(verdict.of())));
    }
}
