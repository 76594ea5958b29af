package org.semblance.experiments;

import java.util.ArrayList;
import java.util.List;
import org.semblance.report.chart.LineChart;
import org.semblance.report.experiment.Claim;
import org.semblance.report.experiment.Figure;
import org.semblance.report.experiment.Findings;

/** What the parts of an experiment write down, until it becomes {@link Findings}. */
final class Notes {

    final TextPage page = new TextPage();
    final List<Figure> figures = new ArrayList<>();
    final List<Claim> claims = new ArrayList<>();
    final List<LineChart> charts = new ArrayList<>();
    private int outputs;
    private int anonymous;

    /** Counts the outputs of a sweep and those that are k-anonymous. */
    void count(Sweep sweep) {
        outputs += sweep.size();
        anonymous += sweep.anonymous();
    }

    /** What the judge says of all outputs counted. */
    Claim verdict() {
        return new Claim(
                "Every masked table is k-anonymous: "
                        + (anonymous == outputs
                                ? "all " + outputs + " outputs hold"
                                : anonymous + " of " + outputs + " outputs hold"),
                anonymous == outputs);
    }

    /** The seconds that passed since a time of {@link System#nanoTime}, with one digit. */
    static double secondsSince(long start) {
        return Math.round((System.nanoTime() - start) / 1e8) / 1e1;
    }

    Findings findings(String experiment, double seconds) {
        return new Findings(experiment, page.toString(), figures, claims, charts, seconds);
    }
}
