package org.semblance.release.figures;

import java.util.Map;
import org.semblance.quality.Score;
import org.semblance.release.json.Json;

/** A score as JSON values. */
public final class ScoreJson {

    private ScoreJson() {}

    public static Map<String, Object> of(Score score) {
        Map<String, Object> json = Json.object("name", score.name(), "value", score.value(), "unit", score.unit());
        if (!score.attributes().isEmpty()) {
            json.put("attributes", score.attributes());
        }
        score.interval()
                .ifPresent(interval -> json.put(
                        "interval",
                        Json.object("low", interval.low(), "high", interval.high(), "sample", interval.sample())));
        if (!score.comparisonFigures().isEmpty()) {
            json.put("comparison", score.comparisonFigures());
        }
        if (!score.comparisonFiguresByAttribute().isEmpty()) {
            json.put("comparison-by-attribute", score.comparisonFiguresByAttribute());
        }
        return json;
    }
}
