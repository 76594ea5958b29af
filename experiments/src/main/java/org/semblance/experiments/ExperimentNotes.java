package org.semblance.experiments;

import java.util.ArrayList;
import java.util.List;
import org.semblance.report.chart.LineChart;
import org.semblance.report.experiment.Claim;
import org.semblance.report.experiment.Figure;
import org.semblance.report.experiment.Findings;

/** Collects what the parts of an experiment report, to become {@link Findings}. */
final class ExperimentNotes {

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

    /** The claim that all counted outputs are k-anonymous. */
    Claim verdict() {
        return new Claim(
                "Every masked table is k-anonymous: "
                        + (anonymous == outputs
                                ? "all " + outputs + " outputs hold"
                                : anonymous + " of " + outputs + " outputs hold"),
                anonymous == outputs);
    }

    /** The CPU seconds since a time of {@link CpuTime#ofProcess}, rounded to one decimal. */
    static double secondsSince(long start) {
        return Math.round((CpuTime.ofProcess() - start) / 1e8) / 1e1;
    }

    Findings findings(String experiment, double seconds) {
        return new Findings(experiment, page.toString(), figures, claims, charts, seconds);
    }
}
