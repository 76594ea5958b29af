package org.semblance.report;

import java.util.List;
import org.semblance.report.chart.LineChart;

/**
 * What came out of a paper's experiment, as a page shows it.
 *
 * @param source the paper
 * @param summary one sentence
 * @param comes whether all figures came out that should
 * @param text the tables in plain text
 */
public record Study(
        String title,
        String source,
        String summary,
        boolean comes,
        List<LineChart> charts,
        List<Sentence> claims,
        List<Pair> figures,
        String text) {

    public Study {
        charts = List.copyOf(charts);
        claims = List.copyOf(claims);
        figures = List.copyOf(figures);
    }

    /** What the paper claims, and whether it holds here. */
    public record Sentence(String text, boolean holds) {}

    /** A figure that was expected, and the one that came out. */
    public record Pair(String name, double expected, double found, String verdict, boolean holds) {}
}
