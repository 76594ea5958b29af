package org.semblance.release.stream;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.semblance.Citation;
import org.semblance.Watcher.Warning;
import org.semblance.method.Displacements;
import org.semblance.method.LearningTrace;
import org.semblance.release.json.Json;
import org.semblance.release.report.NoiseJson;
import org.semblance.release.report.Report;

/**
 * Everything a stream has to tell when it has come to its end. A stream is no release: nothing of it was verified.
 *
 * @param method its name and parameters
 * @param claims what the method claims of each record, by name; noise claims nothing
 * @param learnt what was learnt from the reference table, without means that few rows hold
 * @param forPublication whether the random numbers can be repeated by nobody
 * @param notes things to know before using what was masked, one sentence each
 * @param seconds what each stage took
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
     * The table that was learnt from.
     *
     * @param sha256 its fingerprint as it lies on disk, to tell which one it was; none where a server was asked
     */
    public record Reference(int rows, int rowsLeftOut, Optional<String> sha256) {}

    /**
     * How many records came, and what became of them.
     *
     * @param leftOut those that the recipe's condition left out
     * @param aside those that were passed to the side file as they came
     */
    public record Counts(long read, long leftOut, long masked, long aside) {}

    /**
     * What became of an attribute.
     *
     * @param withheld values that were withheld for want of a concept
     */
    public record MaskedAttribute(long withheld, Displacements.Shift shift) {}

    public StreamReport {
        claims = List.copyOf(claims);
        attributes = List.copyOf(attributes);
        warnings = List.copyOf(warnings);
        notes = List.copyOf(notes);
    }

    /** How many values were withheld, of all attributes. */
    public long withheld() {
        return attributes.stream().mapToLong(MaskedAttribute::withheld).sum();
    }

    /** The report as plain values, ready to be written as JSON. */
    public Map<String, Object> json() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("release", false);
        json.put(
                "records",
                Json.object(
                        "read", records.read(),
                        "left-out", records.leftOut(),
                        "masked", records.masked(),
                        "aside", records.aside()));
        json.put("values-withheld", withheld());
        if (!forPublication) {
            json.put("for-publication", false);
        }
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
        NoiseJson.add(shift, learnt.of(shift.attribute()).meant(), json);
        return json;
    }
}
