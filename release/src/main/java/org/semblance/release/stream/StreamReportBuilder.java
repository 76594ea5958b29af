package org.semblance.release.stream;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.semblance.Version;
import org.semblance.catalog.Catalog;
import org.semblance.data.Decimal;
import org.semblance.domain.Dataset;
import org.semblance.method.LearningTrace;
import org.semblance.release.prepare.Preparation;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.report.DifferentialPrivacy;
import org.semblance.release.report.ReportBuilder;
import org.semblance.release.report.RunLog;

/** Builds the report of a stream. */
final class StreamReportBuilder {

    private final Catalog catalog;

    StreamReportBuilder(Catalog catalog) {
        this.catalog = catalog;
    }

    StreamReport report(
            TableRecipe recipe,
            Preparation prepared,
            LearningTrace learnt,
            StreamPass pass,
            Optional<String> fingerprint,
            boolean seeded,
            RunLog log) {
        Catalog.Entry<?> entry = catalog.entry(recipe.method());
        Dataset reference = prepared.data();
        List<String> claims = claims(recipe, reference);
        int least = ReportBuilder.leastShown(recipe, reference);
        if (recipe.method().budget().isPresent()) {
            DifferentialPrivacy.warnOfReport(log);
        }
        return new StreamReport(
                new StreamReport.Reference(reference.table().size(), prepared.rowsLeftOut(), fingerprint),
                pass.counts(),
                catalog.described(recipe.method()),
                entry.summary(),
                entry.source(),
                claims,
                shown(learnt, least),
                pass.attributes().stream()
                        .map(attribute -> attribute.shift().values() >= least
                                ? attribute
                                : new StreamReport.MaskedAttribute(
                                        attribute.withheld(), attribute.shift().withoutDistances()))
                        .toList(),
                !seeded,
                log.warnings(),
                notes(recipe, seeded),
                log.seconds(),
                Version.current());
    }

    /** What was learnt, without means that only few rows have. */
    private static LearningTrace shown(LearningTrace learnt, int least) {
        return new LearningTrace(
                learnt.rows(),
                learnt.level(),
                learnt.attributes().stream()
                        .map(spread -> spread.atMean() >= least ? spread : spread.withoutMean())
                        .toList(),
                learnt.pairs());
    }

    /** The guarantees that the method claims for each record. */
    private List<String> claims(TableRecipe recipe, Dataset reference) {
        List<String> claims = new ArrayList<>();
        recipe.method().claims().forEach(claim -> claims.add(catalog.name(claim)));
        DifferentialPrivacy.of(recipe, reference)
                .ifPresent(privacy -> claims.add("differential privacy of '" + privacy.attribute() + "', ε = "
                        + Decimal.text(privacy.epsilon()) + " for each record"));
        return claims;
    }

    private static List<String> notes(TableRecipe recipe, boolean seeded) {
        List<String> notes = new ArrayList<>();
        if (recipe.method().budget().isPresent()) {
            notes.add("Differential privacy holds by construction, for values inside the domain: a record that "
                    + "stops the stream reveals that its value is outside. The other columns are unchanged. "
                    + "Several records of a person add up. If the method learns from the reference table, "
                    + "every stream uses up privacy budget of its rows.");
            notes.add(DifferentialPrivacy.OF_THE_REPORT);
        } else {
            notes.add("Nothing is claimed: noise does not make records equal, so there is no k-anonymity, and "
                    + "an intruder who knows a person's values may find the closest record.");
        }
        notes.add("A stream is not a release: nothing was verified or measured, and there is no "
                + "certificate. To measure loss and risk, mask the reference table as a whole with the "
                + "same recipe.");
        notes.add("This report is for the data owner: the fingerprint of the reference table would confirm "
                + "a guess of its content.");
        notes.add("Records are in the order in which they arrived: anybody who knows the order knows whose "
                + "they are.");
        notes.add("A person who occurs several times gets new noise each time, and the mean reveals the "
                + "value: mask each person once.");
        if (seeded) {
            notes.add("Not for publication: anybody who knows the seed can reproduce the noise and undo it.");
        }
        return notes;
    }
}
