package org.semblance.release.report;

import java.util.Map;
import org.semblance.method.Displacements.Shift;
import org.semblance.method.LearningTrace.LearnedAttribute;
import org.semblance.release.json.Json;

/**
 * Figures on noise as JSON values, for releases and streams. Figures that are not shown or do not apply are left out.
 */
public final class NoiseJson {

    private NoiseJson() {}

    /** Adds how far the values of an attribute were moved. */
    public static void add(Shift shift, boolean semantic, Map<String, Object> json) {
        add("target-rmse", shift.target(), json);
        add("actual-rmse", shift.actual(), json);
        json.put("values", shift.values());
        json.put("unchanged", shift.unchanged());
        if (semantic) {
            json.put("too-near", shift.tooNear());
            json.put("wrong-way", shift.wrongWay());
            json.put("farthest", shift.farthest());
        }
    }

    /** The mean, variance and scale of an attribute. */
    public static Map<String, Object> of(LearnedAttribute learned) {
        Map<String, Object> json = Json.object("name", learned.attribute());
        if (learned.semantic()) {
            json.put("domain", learned.domain());
            json.put("concepts", learned.concepts());
        }
        if (!learned.mean().isEmpty()) {
            json.put("mean", learned.mean());
        }
        add("variance", learned.variance(), json);
        add("scale", learned.scale(), json);
        return json;
    }

    /** Adds a figure, unless it is NaN or infinite. */
    public static void add(String name, double figure, Map<String, Object> json) {
        if (Double.isFinite(figure)) {
            json.put(name, figure);
        }
    }
}
