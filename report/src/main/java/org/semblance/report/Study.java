package org.semblance.report;

import java.util.List;
import org.semblance.report.chart.LineChart;

/**
 * The results of a paper's experiment, as shown on a page.
 *
 * @param source the paper
 * @param summary one sentence
 * @param comes whether all figures that should be reproduced were
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

    /** A claim of the paper, and whether it holds here. */
    public record Sentence(String text, boolean holds) {}

    /** An expected figure, and the one obtained. */
    public record Pair(String name, double expected, double found, String verdict, boolean holds) {}
}
