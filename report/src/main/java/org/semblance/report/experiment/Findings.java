package org.semblance.report.experiment;

import java.util.List;
import java.util.Map;
import org.semblance.release.json.Json;
import org.semblance.report.chart.LineChart;

/**
 * The results of an experiment.
 *
 * @param page the tables, to compare with those of the paper
 * @param charts the charts, as in the paper
 * @param seconds the CPU seconds of all processors together
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

    /** Whether all figures that are compared were reproduced, except those known not to be. */
    public boolean hold() {
        return figures.stream().allMatch(Figure::asKnown);
    }

    /** The findings as plain values; reference values are not among the figures of the paper. */
    public Map<String, Object> json() {
        return Json.object(
                "experiment",
                experiment,
                "figures",
                figures.stream()
                        .filter(figure -> figure.reference() == null)
                        .map(Figure::json)
                        .toList(),
                "references",
                figures.stream()
                        .filter(figure -> figure.reference() != null)
                        .map(Figure::json)
                        .toList(),
                "claims",
                claims.stream().map(Claim::json).toList(),
                "seconds",
                seconds);
    }
}
