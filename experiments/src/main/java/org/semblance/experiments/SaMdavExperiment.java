package org.semblance.experiments;

import java.nio.file.Path;
import java.util.List;
import org.semblance.Citation;
import org.semblance.Watcher;
import org.semblance.report.experiment.Experiment;
import org.semblance.report.experiment.Findings;

/** Martínez, Sánchez and Valls (2012): SA-MDAV and its baselines on categorical data, by meaning. */
public final class SaMdavExperiment implements Experiment {

    @Override
    public String name() {
        return "sa-mdav";
    }

    @Override
    public Citation source() {
        return new Citation(
                "Martínez, S., Sánchez, D. and Valls, A.",
                2012,
                "Semantic adaptive microaggregation of categorical microdata",
                "Computers & Security 31, 653-672");
    }

    @Override
    public List<String> files() {
        return List.of(
                "adult/adult-train.csv",
                "adult/concepts.csv",
                "diabetes-130/diabetic_data.csv.gz",
                "diabetes-130/diag-code-map.csv",
                "icd9cm/icd9cm-parent-child.csv");
    }

    @Override
    public Findings run(Path data, Watcher watcher) {
        long start = CpuTime.ofProcess();
        ExperimentNotes notes = new ExperimentNotes();
        new AdultPart(data, watcher).report(notes);
        new ParkPart(MaskingTimes.Care.FULL, watcher).report(notes);
        new DiagnosisPart(data, watcher).report(notes);
        notes.claims.add(notes.verdict());
        return notes.findings(name(), ExperimentNotes.secondsSince(start));
    }
}
