package org.semblance.report.experiment;

import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;
import org.semblance.Citation;
import org.semblance.Watcher;

/** The experiment of a paper, provided as a service by a jar on the class path. */
public interface Experiment {

    /** The experiments on the class path, in the order of their providers. */
    static List<Experiment> all() {
        return ServiceLoader.load(Experiment.class).stream()
                .map(ServiceLoader.Provider::get)
                .toList();
    }

    /** Its name on the command line. */
    String name();

    /** The paper. */
    Citation source();

    /** The files it reads, relative to the data folder. */
    List<String> files();

    /** Runs the experiment on the files of a data folder. */
    Findings run(Path data, Watcher watcher);
}
