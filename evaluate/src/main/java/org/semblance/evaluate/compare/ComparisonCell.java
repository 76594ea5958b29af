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
 * What came of one method with one k. It holds figures and names, nothing of the data.
 *
 * @param method the method as the comparison calls it
 * @param classes how many different combinations of quasi-identifiers its release would show
 * @param suppressed how many rows would show nothing but roots
 * @param broken what would be promised and does not hold; then there would be no release
 * @param warnings the codes of what a person should know of it
 * @param seconds what masking and measuring took
 */
public record ComparisonCell(
        String method,
        int k,
        int classes,
        int smallest,
        int largest,
        int suppressed,
        List<Score> scores,
        List<Broken> broken,
        List<String> warnings,
        double seconds) {

    /** A promise that does not hold. */
    public record Broken(String guarantee, double asked, double found, String of) {

        /** What was promised, as a recipe writes it. */
        public String promise() {
            return guarantee + ": " + Decimal.text(asked);
        }

        boolean isSameAs(Broken other) {
            return guarantee.equals(other.guarantee) && asked == other.asked;
        }

        /** What was found, rounded away from what was asked. */
        public double shown() {
            return Verdict.shown(asked, found, false);
        }
    }

    public ComparisonCell {
        scores = List.copyOf(scores);
        broken = List.copyOf(broken);
        warnings = List.copyOf(warnings);
    }

    /** The same with further scores. */
    ComparisonCell with(List<Score> further) {
        List<Score> all = new ArrayList<>(scores);
        all.addAll(further);
        return new ComparisonCell(method, k, classes, smallest, largest, suppressed, all, broken, warnings, seconds);
    }

    /** Whether all that is promised holds. */
    public boolean holds() {
        return broken.isEmpty();
    }

    /** Whether a promise is that of the method itself, by its k. */
    boolean claims(Broken promise) {
        return promise.guarantee.equals(KAnonymity.NAME) && promise.asked == k;
    }

    /** What a person calls it. */
    public String name() {
        return method + ", k=" + k;
    }

    /** The figures as plain values; how long it took is no figure of the release. */
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

    /** A line that {@link #read} understands. */
    Map<String, Object> kept(String key) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("key", key);
        json.putAll(json());
        json.put("seconds", seconds);
        return json;
    }

    private static Map<String, Object> json(Broken broken) {
        return Json.object(
                "guarantee", broken.guarantee, "asked", broken.asked, "found", broken.found, "of", broken.of);
    }

    /** A score by itself: what it is made of and read by is not kept. */
    private static Map<String, Object> json(Score score) {
        return Report.json(new Score(score.name(), score.value(), score.unit(), Map.of(), score.interval()));
    }

    /** What a line kept. */
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

    private static Broken broken(JsonObject json) {
        return new Broken(json.text("guarantee"), json.number("asked"), json.number("found"), json.text("of"));
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
