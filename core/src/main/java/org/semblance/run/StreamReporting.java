package org.semblance.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.semblance.domain.Dataset;
import org.semblance.method.Learnt;
import org.semblance.method.Method;

/** Puts together what a stream has to tell. */
final class StreamReporting {

    private final Catalog catalog;

    StreamReporting(Catalog catalog) {
        this.catalog = catalog;
    }

    StreamReport report(
            Recipe recipe,
            Preparation prepared,
            Learnt learnt,
            StreamPass pass,
            Optional<String> fingerprint,
            boolean seeded,
            Journal journal) {
        Catalog.Entry<Method> entry = catalog.of(Method.class).stream()
                .filter(candidate -> candidate.parameters() == recipe.method().getClass())
                .findFirst()
                .orElseThrow();
        Map<String, Object> method = new LinkedHashMap<>();
        method.put("name", entry.name());
        method.putAll(Parameter.values((Record) recipe.method()));
        Dataset reference = prepared.data();
        List<String> claims =
                recipe.method().claims().stream().map(catalog::name).toList();
        return new StreamReport(
                new StreamReport.Reference(reference.table().size(), prepared.rowsLeftOut(), fingerprint),
                pass.counts(),
                method,
                entry.summary(),
                entry.source(),
                claims,
                shown(learnt, Reporting.leastShown(recipe, reference)),
                pass.attributes(),
                !seeded,
                journal.warnings(),
                notes(claims, seeded),
                journal.seconds(),
                Version.current());
    }

    /** What was learnt, without the means that only few rows hold. */
    private static Learnt shown(Learnt learnt, int least) {
        return new Learnt(
                learnt.rows(),
                learnt.attributes().stream()
                        .map(spread -> spread.atMean() >= least
                                ? spread
                                : new Learnt.Spread(
                                        spread.attribute(),
                                        spread.domain(),
                                        spread.concepts(),
                                        "",
                                        0,
                                        spread.variance(),
                                        spread.scale()))
                        .toList(),
                learnt.pairs());
    }

    private static List<String> notes(List<String> claims, boolean seeded) {
        List<String> notes = new ArrayList<>();
        if (claims.isEmpty()) {
            notes.add("Nothing is claimed: noise makes no record like another, so there is no k-anonymity, and somebody"
                    + " who knows a person's values may find the record that is closest to them.");
        }
        notes.add("A stream is not a release: nothing was verified or measured, and there is no certificate. To learn"
                + " what is lost and what can be linked, mask the reference table with the same recipe and without"
                + " --stream.");
        notes.add("Records stand in the order in which they came: whoever knows the order knows whose they are.");
        notes.add(
                "Somebody who comes again has new noise every time, and the middle of it tells the value: mask each person"
                        + " once.");
        if (seeded) {
            notes.add("Not for publication: whoever knows the seed can draw the same noise and take it off.");
        }
        return notes;
    }
}
