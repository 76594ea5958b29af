package org.semblance.report;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.semblance.report.chart.LineChart;

/**
 * The results of a paper's experiment, as shown on a page.
 *
 * @param source the paper
 * @param summary one sentence
 * @param comes whether all figures that should be reproduced were
 * @param figures figures printed in the paper
 * @param references reference values that the paper does not print
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
        List<Pair> references,
        String text) {

    public Study {
        charts = List.copyOf(charts);
        claims = List.copyOf(claims);
        figures = List.copyOf(figures);
        references = List.copyOf(references);
    }

    /** A claim of the paper, and whether it holds here. */
    public record Sentence(String text, boolean holds) {}

    /**
     * An expected figure, and the one obtained.
     *
     * @param holds whether they agree; null if they are not compared
     */
    public record Pair(
            String name,
            double expected,
            double found,
            String verdict,
            @Nullable Boolean holds) {}
}
