package org.semblance.experiments;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.semblance.domain.Dataset;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.report.experiment.Figure;

/** The samples before masking, compared with what the paper says about its own. */
final class NoiseSamplesPart {

    /** The number of seeds with which each sample is drawn, to see how much the drawing matters. */
    private static final long DRAWINGS = 10;

    private final Dataset all;
    private final List<NoiseSweep> sweeps;

    NoiseSamplesPart(Dataset all, List<NoiseSweep> sweeps) {
        this.all = all;
        this.sweeps = sweeps;
    }

    void report(ExperimentNotes notes) {
        notes.page.heading("The samples: first and second diagnosis of encounters with diabetes, on ICD-9-CM");
        notes.page.say(
                "The paper's discharges of California with SNOMED-CT are licensed. Samples of its sizes are drawn"
                        + " from other data so that");
        notes.page.say(
                "they start at its correlations. They are chosen by how near the two diagnoses are, and so are no"
                        + " picture of the file.");
        notes.page.say("");
        for (NoiseSweep sweep : sweeps) {
            notes.page.say("  " + sweep.sample().id() + ": " + sweep.sample().how());
        }
        notes.page.say("");
        Map<String, Map<String, String>> paper = PaperFigures.lines("semantic-noise/originals.csv").stream()
                .collect(Collectors.toMap(line -> PaperFigures.text(line, "sample"), line -> line));
        TextPage.Grid grid = new TextPage.Grid(
                "sample",
                "records",
                "sdCor",
                "expected",
                "verdict",
                "sσ²(A)",
                "sσ²(B)",
                "sdVar(A)",
                "sdVar(B)",
                "sdCov");
        row(
                grid,
                notes,
                "whole file",
                "whole",
                NoiseMoments.of(all),
                all.table().size(),
                paper);
        for (NoiseSweep sweep : sweeps) {
            PairSample sample = sweep.sample();
            row(grid, notes, sample.id(), sample.id(), sweep.before(), sample.size(), paper);
        }
        notes.page.grid(grid);
        notes.page.say("");
        means(notes);
        drawings(notes);
    }

    private static void row(
            TextPage.Grid grid,
            ExperimentNotes notes,
            String title,
            String id,
            NoiseMoments moments,
            int records,
            Map<String, Map<String, String>> paper) {
        Map<String, String> line = paper.get(id);
        Figure figure = line == null
                ? Figure.ours(id + "/original/correlation", moments.correlation())
                : figure(
                        line,
                        id + "/original/correlation",
                        "correlation",
                        moments.correlation(),
                        PaperFigures.number(line, "tolerance"));
        notes.figures.add(figure);
        if (line != null) {
            notes.figures.add(figure(line, id + "/records", "records", records, 0));
        }
        grid.row(
                title,
                String.valueOf(records),
                TextPage.number(moments.correlation(), 3),
                line == null ? "" : PaperFigures.text(line, "correlation"),
                line == null ? "" : figure.verdict(),
                TextPage.number(moments.variance(0), 3),
                TextPage.number(moments.variance(1), 3),
                TextPage.number(moments.together().variance(0), 3),
                TextPage.number(moments.together().variance(1), 3),
                TextPage.number(moments.covariance(), 3));
    }

    /** A figure of the paper, or a reference value of our own. */
    private static Figure figure(Map<String, String> line, String id, String name, double ours, double tolerance) {
        double expected = PaperFigures.number(line, name);
        return PaperFigures.text(line, "source").equals("paper")
                ? Figure.of(id, expected, ours, tolerance)
                : Figure.pinned(id, expected, ours, tolerance);
    }

    private void means(ExperimentNotes notes) {
        Taxonomy taxonomy = NoiseMoments.domain(all, 0).taxonomy();
        for (NoiseSweep sweep : sweeps) {
            NoiseMoments before = sweep.before();
            notes.page.say("Semantic means, " + sweep.sample().id() + ": " + taxonomy.label(before.mean(0)) + "; "
                    + taxonomy.label(before.mean(1)) + ".");
        }
        notes.page.say(
                "In the paper's strong sample sσ² is .22 and .24 and sdCov .2553; so by Eq. 11 sdVar is .27, above the"
                        + " variances.");
        notes.page.say(
                "Here sdVar is below them: the correlated noise is the smaller one here and the larger one there.");
    }

    private void drawings(ExperimentNotes notes) {
        notes.page.say("");
        for (PairSample.Kind kind : PairSample.Kind.values()) {
            SeedRepetitions starts = SeedRepetitions.of(LongStream.rangeClosed(1, DRAWINGS)
                    .parallel()
                    .mapToDouble(seed -> NoiseMoments.of(
                                    PairSample.draw(kind, all, seed).data())
                            .correlation())
                    .toArray());
            notes.figures.add(
                    Figure.ours(kind.id() + "/original/correlation/deviation-of-drawings", starts.deviation()));
            notes.page.say("Drawn with seeds 1 to " + DRAWINGS + ", the " + kind.id() + " sample starts at "
                    + TextPage.number(starts.least(), 3) + " to " + TextPage.number(starts.most(), 3) + ", "
                    + starts.text(3) + ".");
        }
    }
}
