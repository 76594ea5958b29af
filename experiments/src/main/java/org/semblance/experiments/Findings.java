package org.semblance.experiments;

import java.util.List;
import java.util.Map;
import org.semblance.release.Json;

/**
 * What came out of an experiment.
 *
 * @param page the tables, to read beside the paper
 */
public record Findings(String experiment, String page, List<Figure> figures, List<Claim> claims, double seconds) {

    public Findings {
        figures = List.copyOf(figures);
        claims = List.copyOf(claims);
    }

    /** Whether every figure that the paper prints came out. */
    public boolean hold() {
        return figures.stream().allMatch(Figure::holds);
    }

    /** The findings as plain values. */
    public Map<String, Object> json() {
        return Json.object(
                "experiment",
                experiment,
                "figures",
                figures.stream().map(Figure::json).toList(),
                "claims",
                claims.stream().map(Claim::json).toList(),
                "seconds",
                seconds);
    }
}
