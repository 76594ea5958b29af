package org.semblance.report.experiment;

import java.util.List;
import java.util.Map;
import org.semblance.release.json.Json;
import org.semblance.report.chart.LineChart;

/**
 * What came out of an experiment.
 *
 * @param page the tables, to read beside the paper
 * @param charts what the paper draws
 */
public record Findings(
        String experiment,
        String page,
        List<Figure> figures,
        List<Claim> claims,
        List<LineChart> charts,
        double seconds) {

    public Findings {
        figures = List.copyOf(figures);
        claims = List.copyOf(claims);
        charts = List.copyOf(charts);
    }

    /** Whether every figure that the paper prints came out, but for those that are known not to. */
    public boolean hold() {
        return figures.stream().allMatch(Figure::asKnown);
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
