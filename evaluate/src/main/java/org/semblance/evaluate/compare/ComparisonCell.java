package org.semblance.evaluate.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.semblance.data.Decimal;
import org.semblance.privacy.KAnonymity;
import org.semblance.privacy.Verdict;
import org.semblance.quality.Score;
import org.semblance.release.json.Json;
import org.semblance.release.json.JsonObject;
import org.semblance.release.report.Report;

/**
 * The result of one method with one k. It contains figures and names, but no data.
 *
 * @param method the label of the method in the comparison
 * @param classes the number of equivalence classes of the release
 * @param smallest the size of the smallest equivalence class
 * @param largest the size of the largest equivalence class
 * @param suppressed the number of rows in which all quasi-identifiers would be suppressed
 * @param broken the guarantees that do not hold; if there are any, the table could not be released
 * @param warnings the codes of the warnings
 * @param seconds the time for masking and measuring
 */
public record ComparisonCell(
        String method,
        int k,
        int classes,
        int smallest,
        int largest,
        int suppressed,
        List<Score> scores,
        List<UnmetGuarantee> broken,
        List<String> warnings,
        double seconds) {

    /** A guarantee that does not hold. */
    public record UnmetGuarantee(String guarantee, double asked, double found, String of) {

        /** The guarantee as written in a recipe. */
        public String promise() {
            return guarantee + ": " + Decimal.text(asked);
        }

        boolean isSameAs(UnmetGuarantee other) {
            return guarantee.equals(other.guarantee) && asked == other.asked;
        }

        /** The value found, rounded so that it does not appear to reach the requested one. */
        public double shown() {
            return Verdict.shown(asked, found, false);
        }
    }

    public ComparisonCell {
        scores = List.copyOf(scores);
        broken = List.copyOf(broken);
        warnings = List.copyOf(warnings);
    }

    /** The same cell with further scores. */
    ComparisonCell with(List<Score> further) {
        List<Score> all = new ArrayList<>(scores);
        all.addAll(further);
        return new ComparisonCell(method, k, classes, smallest, largest, suppressed, all, broken, warnings, seconds);
    }

    /** Whether all guarantees hold. */
    public boolean holds() {
        return broken.isEmpty();
    }

    /** Whether a guarantee is that of the method itself, given by its k. */
    boolean claims(UnmetGuarantee promise) {
        return promise.guarantee.equals(KAnonymity.NAME) && promise.asked == k;
    }

    /** The label of the method and k. */
    public String name() {
        return method + ", k=" + k;
    }

    /** The figures as plain values, without the time, which is not a property of the release. */
    Map<String, Object> json() {
        Map<String, Object> json = Json.object(
                "method", method,
                "k", k,
                "classes", classes,
                "smallest", smallest,
                "largest", largest,
                "suppressed", suppressed,
                "holds", holds());
        json.put("broken", broken.stream().map(ComparisonCell::json).toList());
        json.put("scores", scores.stream().map(ComparisonCell::json).toList());
        json.put("warnings", warnings);
        return json;
    }

    /** An object that {@link #read} can restore. */
    Map<String, Object> kept(String key) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("key", key);
        json.putAll(json());
        json.put("seconds", seconds);
        return json;
    }

    private static Map<String, Object> json(UnmetGuarantee broken) {
        return Json.object(
                "guarantee", broken.guarantee, "asked", broken.asked, "found", broken.found, "of", broken.of);
    }

    /** A score without its parts, which are not kept. */
    private static Map<String, Object> json(Score score) {
        return Report.json(new Score(score.name(), score.value(), score.unit(), Map.of(), score.interval()));
    }

    /** Restores a cell. */
    static ComparisonCell read(JsonObject json) {
        return new ComparisonCell(
                json.text("method"),
                json.whole("k"),
                json.whole("classes"),
                json.whole("smallest"),
                json.whole("largest"),
                json.whole("suppressed"),
                json.objects("scores").stream().map(ComparisonCell::score).toList(),
                json.objects("broken").stream().map(ComparisonCell::broken).toList(),
                json.texts("warnings"),
                json.number("seconds"));
    }

    private static UnmetGuarantee broken(JsonObject json) {
        return new UnmetGuarantee(json.text("guarantee"), json.number("asked"), json.number("found"), json.text("of"));
    }

    private static Score score(JsonObject json) {
        return new Score(
                json.text("name"),
                json.number("value"),
                json.text("unit"),
                Map.of(),
                json.has("interval") ? Optional.of(interval(json.object("interval"))) : Optional.empty());
    }

    private static Score.Interval interval(JsonObject json) {
        return new Score.Interval(json.number("low"), json.number("high"), json.whole("sample"));
    }
}
