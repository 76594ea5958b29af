package org.semblance.experiments;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import org.semblance.Watcher;
import org.semblance.domain.taxonomy.ConceptNaming;
import org.semblance.report.chart.ChartAxis;
import org.semblance.report.chart.ChartPoint;
import org.semblance.report.chart.LineChart;
import org.semblance.report.experiment.Figure;

/**
 * What Martínez, Sánchez and Valls leave to future work: clinical data and a medical taxonomy. Masks the first and
 * second diagnosis of encounters with diabetes, on the hierarchy of ICD-9-CM.
 */
final class DiagnosisPart {

    private static final int[] KS = {50, 100, 200, 500, 1000};
    private static final List<Variant> VARIANTS =
            List.of(Variant.WEIGHTED, Variant.PLAIN, Variant.ABRIL, Variant.EQUALITY_ATTRIBUTE, Variant.S_MDAV);

    private final ConceptData data;
    private final Watcher watcher;

    DiagnosisPart(Path folder, Watcher watcher) {
        Map<String, String> ids = DataFiles.diagnosisIds(folder);
        this.data = ConceptData.of(
                DataFiles.diagnoses(folder),
                ExperimentTaxonomies.read(
                        folder.resolve("icd9cm/icd9cm-parent-child.csv").toString()),
                Map.of("diag_1", ids, "diag_2", ids),
                new ConceptNaming(true, Set.of()));
        this.watcher = watcher;
    }

    void report(ExperimentNotes notes) {
        int[] repetitions = data.repetitions();
        notes.page.heading("Diagnoses: what the paper leaves to future work, on " + data.size()
                + " encounters with two diagnoses and ICD-9-CM");
        notes.page.say("Every encounter counts, also a patient's second. " + repetitions.length
                + " different pairs, "
                + Arrays.stream(repetitions).filter(count -> count == 1).count()
                + " unique, the commonest "
                + Arrays.stream(repetitions).max().orElseThrow() + " times.");
        notes.page.say("Seconds are of one run each, one after the other.");
        notes.page.say("");
        Sweep sweep = Sweep.oneByOne(data, VARIANTS, KS, watcher);
        notes.count(sweep);
        TextPage.Grid grid = new TextPage.Grid("k", "method", "L, %", "RL, %", "score", "CPU seconds");
        for (int k : KS) {
            for (Variant variant : VARIANTS) {
                Sweep.Outcome outcome = sweep.at(variant, k);
                String cell = "diagnoses/k=" + k + "/" + variant.id() + "/";
                notes.figures.add(Figure.ours(cell + "information-loss", outcome.loss()));
                notes.figures.add(Figure.ours(cell + "record-linkage", outcome.linkage()));
                notes.figures.add(Figure.ours(cell + "seconds", outcome.seconds()));
                grid.row(
                        String.valueOf(k),
                        variant.title(),
                        TextPage.number(outcome.loss(), 2),
                        TextPage.number(outcome.linkage(), 3),
                        TextPage.number(outcome.score(0.5), 2),
                        TextPage.number(outcome.seconds(), 1));
            }
        }
        notes.page.grid(grid);
        notes.charts.add(chart("information loss", "L, %", sweep, Sweep.Outcome::loss));
        notes.charts.add(chart("record linkage", "RL, %", sweep, Sweep.Outcome::linkage));
    }

    private static LineChart chart(String what, String up, Sweep sweep, ToDoubleFunction<Sweep.Outcome> value) {
        return new LineChart(
                "Diagnoses: " + what,
                ChartAxis.logarithmic("k"),
                ChartAxis.logarithmic(up),
                VARIANTS.stream()
                        .map(variant -> new LineChart.Line(
                                variant.title(),
                                Arrays.stream(KS)
                                        .mapToObj(k -> new ChartPoint(k, value.applyAsDouble(sweep.at(variant, k))))
                                        .toList()))
                        .toList());
    }
}
