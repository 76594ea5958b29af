package org.semblance.evaluate.assess;

import java.util.LinkedHashMap;
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
import org.semblance.release.json.Json;
import org.semblance.release.report.Report;

/**
 * What is known of a masked table, whoever made it, beside its original. It holds no original value but categories and ranges
 * that {@code least} or more rows share.
 *
 * @param originalRows how many rows the original has
 * @param rows how many rows the release has
 * @param found what the release holds
 * @param columns what the columns were taken for
 * @param figures what measures found
 * @param withoutRows measures that could not be taken, since it is not known which row is which
 * @param why why that is not known, and what to do about it
 * @param notApplicable measures that have nothing to measure here
 * @param attributes quasi-identifiers before and after, where enough rows stand behind a figure
 * @param notes things to know about it, one sentence each
 */
public record Assessment(
        int originalRows,
        int rows,
        PrivacyFindings found,
        List<AssessedColumn> columns,
        List<Figure> figures,
        List<String> withoutRows,
        Optional<Unmatched> why,
        List<NotApplicable> notApplicable,
        List<Spread> attributes,
        List<Warning> warnings,
        List<String> notes,
        int least,
        String version) {

    /** A column, what it is, and what its released values were taken for. */
    public record AssessedColumn(String name, List<String> roles, String domain, String released) {}

    /** A score, what it means, and how to read it. */
    public record Figure(Score score, String meaning, MeasureReading reading) {}

    /** A measure without anything to measure, and why. */
    public record NotApplicable(String measure, String because) {}

    /** Why rows cannot be matched. */
    public record Unmatched(String code, String what, String advice) {}

    /** How the values of a quasi-identifier are spread before and after. */
    public record Spread(String name, Distribution distribution) {}

    public List<Score> scores() {
        return figures.stream().map(Figure::score).toList();
    }

    /** The figures that are shown under the title of a kind. */
    public List<Figure> figures(MeasureFacts.Kind kind) {
        return figures.stream()
                .filter(figure -> figure.reading().kind().section() == kind)
                .toList();
    }

    /** So many rows, where they are not too few to be told. */
    public static String rows(long rows, int least) {
        MinimumCount fewest = new MinimumCount(least);
        return fewest.tells(rows) ? Count.of(rows, "row") : fewest.text(rows) + " rows";
    }

    /** The assessment as plain values. */
    public Map<String, Object> json() {
        Map<String, Object> json = new LinkedHashMap<>();
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
