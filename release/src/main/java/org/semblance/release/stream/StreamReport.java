package org.semblance.release.stream;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.semblance.Citation;
import org.semblance.Watcher.Warning;
import org.semblance.method.Displacements;
import org.semblance.method.LearningTrace;
import org.semblance.release.folder.OwnerFolder;
import org.semblance.release.json.Json;
import org.semblance.release.report.NoiseJson;
import org.semblance.release.report.Report;

/**
 * The report of a stream that has ended. A stream is not a release: no guarantee was verified.
 *
 * @param method the name and parameters of the method
 * @param claims the names of the guarantees that the method claims for each record; noise claims none
 * @param learnt what was learnt from the reference table, without means that only few rows have
 * @param forPublication whether no seed was given, so that nobody can repeat the random numbers
 * @param notes what users of the masked records should know, one sentence each
 * @param seconds the duration of each stage
 */
public record StreamReport(
        Reference reference,
        Counts records,
        Map<String, Object> method,
        String methodSummary,
        Optional<Citation> source,
        List<String> claims,
        LearningTrace learnt,
        List<MaskedAttribute> attributes,
        boolean forPublication,
        List<Warning> warnings,
        List<String> notes,
        Map<String, Double> seconds,
        String version) {

    /**
     * The reference table.
     *
     * @param sha256 the fingerprint of its file, to identify it; empty if it was read from a database server
     */
    public record Reference(int rows, int rowsLeftOut, Optional<String> sha256) {}

    /**
     * The number of records, and what became of them.
     *
     * @param leftOut records excluded by the recipe's condition
     * @param aside records rejected, unchanged, to a separate file
     */
    public record Counts(long read, long leftOut, long masked, long aside) {}

    /**
     * What became of an attribute.
     *
     * @param withheld the number of values suppressed for lack of a concept
     */
    public record MaskedAttribute(long withheld, Displacements.Shift shift) {}

    public StreamReport {
        claims = List.copyOf(claims);
        attributes = List.copyOf(attributes);
        warnings = List.copyOf(warnings);
        notes = List.copyOf(notes);
    }

    /** The number of suppressed values of all attributes. */
    public long withheld() {
        return attributes.stream().mapToLong(MaskedAttribute::withheld).sum();
    }

    /** The report as JSON values. */
    public Map<String, Object> json() {
        Map<String, Object> json = OwnerFolder.json();
        json.put("release", false);
        json.put("records-for-publication", forPublication);
        json.put(
                "records",
                Json.object(
                        "read", records.read(),
                        "left-out", records.leftOut(),
                        "masked", records.masked(),
                        "aside", records.aside()));
        json.put("values-withheld", withheld());
        json.put("claims", claims);
        Map<String, Object> table = Json.object("rows", reference.rows(), "rows-left-out", reference.rowsLeftOut());
        reference.sha256().ifPresent(sha256 -> table.put("sha256", sha256));
        json.put("reference", table);
        json.put("method", method);
        json.put(
                "learnt",
                Json.object(
                        "rows", learnt.rows(),
                        "attributes",
                                learnt.attributes().stream().map(NoiseJson::of).toList(),
                        "pairs", learnt.pairs().stream().map(StreamReport::json).toList()));
        json.put("attributes", attributes.stream().map(this::json).toList());
        json.put("warnings", Report.json(warnings));
        json.put("notes", notes);
        json.put("seconds", seconds);
        json.put("version", version);
        return json;
    }

    private static Map<String, Object> json(LearningTrace.Association pair) {
        return Json.object(
                "one", pair.one(),
                "other", pair.other(),
                "covariance", pair.covariance(),
                "correlation", pair.correlation());
    }

    private Map<String, Object> json(MaskedAttribute attribute) {
        Displacements.Shift shift = attribute.shift();
        Map<String, Object> json = Json.object("name", shift.attribute(), "withheld", attribute.withheld());
        NoiseJson.add(shift, learnt.of(shift.attribute()).semantic(), json);
        return json;
    }
}
