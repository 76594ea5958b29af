package org.semblance.evaluate.assess;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.semblance.Count;
import org.semblance.Watcher.Warning;
import org.semblance.catalog.Parameter;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureReading;
import org.semblance.quality.Score;
import org.semblance.release.figures.Distribution;
import org.semblance.release.figures.MinimumCount;
import org.semblance.release.folder.OwnerFolder;
import org.semblance.release.json.Json;
import org.semblance.release.report.Report;

/**
 * The result of assessing an anonymised table, made by any tool, against its original. The only original values it
 * contains are categories and ranges that at least {@code least} rows share.
 *
 * @param originalRows number of rows of the original
 * @param rows number of rows of the release
 * @param found the guarantees that the release satisfies
 * @param columns how each column was interpreted
 * @param figures the scores of the measures
 * @param withoutRows measures that were not computed because rows could not be matched
 * @param why why rows could not be matched, and what to do about it
 * @param notApplicable measures that do not apply here
 * @param attributes quasi-identifiers before and after, as far as enough rows are behind each count
 * @param notes remarks for the reader, one sentence each
 * @param least minimum number of rows behind any count that is shown
 */
public record Assessment(
        int originalRows,
        int rows,
        PrivacyFindings found,
        List<AssessedColumn> columns,
        List<Figure> figures,
        List<String> withoutRows,
        Optional<MatchFailure> why,
        List<OmittedMeasure> notApplicable,
        List<AttributeDistribution> attributes,
        List<Warning> warnings,
        List<String> notes,
        int least,
        String version) {

    /** A column, its roles, its domain in the original, and how its released values were interpreted. */
    public record AssessedColumn(String name, List<String> roles, String domain, String released) {}

    /** A score, its meaning, and how to read it. */
    public record Figure(Score score, String meaning, MeasureReading reading) {}

    /** A measure that does not apply, and why. */
    public record OmittedMeasure(String measure, String because) {}

    /** Why rows could not be matched. */
    public record MatchFailure(String code, String what, String advice) {}

    /** The distribution of a quasi-identifier before and after. */
    public record AttributeDistribution(String name, Distribution distribution) {}

    public List<Score> scores() {
        return figures.stream().map(Figure::score).toList();
    }

    /** The figures to show under the heading of a kind. */
    public List<Figure> figures(MeasureFacts.Kind kind) {
        return figures.stream()
                .filter(figure -> figure.reading().kind().section() == kind)
                .toList();
    }

    /** A number of rows as text; "fewer than {@code least}" if it is too small to be disclosed. */
    public static String rows(long rows, int least) {
        MinimumCount fewest = new MinimumCount(least);
        return fewest.tells(rows) ? Count.of(rows, "row") : fewest.text(rows) + " rows";
    }

    /** The assessment as plain values, for JSON. */
    public Map<String, Object> json() {
        Map<String, Object> json = OwnerFolder.json();
        json.put("rows", rows);
        json.put("original-rows", originalRows);
        json.put("found", found.json(least));
        json.put(
                "columns",
                columns.stream()
                        .map(column -> Json.object(
                                "name", column.name,
                                "roles", column.roles,
                                "domain", column.domain,
                                "released", column.released))
                        .toList());
        json.put("scores", figures.stream().map(Assessment::json).toList());
        why.ifPresent(unmatched -> json.put(
                "refused",
                Json.object(
                        "code", unmatched.code,
                        "message", unmatched.what,
                        "advice", unmatched.advice,
                        "measures", withoutRows)));
        json.put(
                "not-applicable",
                notApplicable.stream()
                        .map(left -> Json.object("measure", left.measure, "because", left.because))
                        .toList());
        json.put(
                "attributes",
                attributes.stream()
                        .map(spread -> Json.object("name", spread.name, "distribution", spread.distribution.json()))
                        .toList());
        json.put("warnings", Report.json(warnings));
        json.put("notes", notes);
        json.put("version", version);
        return json;
    }

    private static Map<String, Object> json(Figure figure) {
        Map<String, Object> json = Report.json(figure.score);
        json.put("kind", Parameter.kebab(figure.reading.kind()));
        json.put("meaning", figure.meaning);
        json.put("better", Parameter.kebab(figure.reading.better()));
        json.put("range", figure.reading.range());
        return json;
    }
}
