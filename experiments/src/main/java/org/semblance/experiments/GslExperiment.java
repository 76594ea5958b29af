package org.semblance.experiments;

import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import org.semblance.Citation;
import org.semblance.Watcher;
import org.semblance.experiments.HierarchyCandidates.Family;
import org.semblance.report.experiment.Experiment;
import org.semblance.report.experiment.Findings;

/** Ayala-Rivera et al. (2017): estimating the quality of a hierarchy before it is used. */
public final class GslExperiment implements Experiment {

    private static final long[] SEEDS = {1, 2, 3, 4, 5};

    @Override
    public String name() {
        return "gsl";
    }

    @Override
    public Citation source() {
        return new Citation(
                "Ayala-Rivera, V., McDonagh, P., Cerqueus, T., Murphy, L. and Thorpe, C.",
                2017,
                "Enhancing the utility of anonymized data by improving the quality of generalization hierarchies",
                "Transactions on Data Privacy 10, 27-59");
    }

    @Override
    public List<String> files() {
        return GslData.files();
    }

    @Override
    public Findings run(Path folder, Watcher watcher) {
        long start = CpuTime.ofProcess();
        ExperimentNotes notes = new ExperimentNotes();
        GslData data = new GslData(ExperimentTaxonomies.underVirtualRoot(ExperimentTaxonomies.WORDNET));
        new Table3Part(data.taxonomy()).report(notes);
        List<CorrelationCells> cells = GslData.all(folder).stream()
                .parallel()
                .map(values ->
                        CorrelationCells.of(values, data.ideal(values), data, EnumSet.allOf(Family.class), SEEDS))
                .toList();
        new CorrelationPart(cells).report(notes);
        SetPart sets = new SetPart(folder, cells, data);
        sets.report(notes);
        new ClusteringPart(folder, cells, sets).report(notes);
        new EffortPart(folder, cells, sets).report(notes);
        new GradePart(cells).report(notes);
        new ReadingsPart(
                        cells.stream()
                                .map(CorrelationCells::values)
                                .filter(values -> values.dataset().equals("Gauss")
                                        || values.dataset().equals("Adult"))
                                .toList(),
                        data,
                        SEEDS)
                .report(notes);
        new MethodCheckPart(folder, cells).report(notes);
        return notes.findings(name(), ExperimentNotes.secondsSince(start));
    }
}
