package org.semblance.report.experiment;

import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;
import org.semblance.Citation;
import org.semblance.Watcher;

/** A paper's experiment, offered by a jar on the class path as a service. */
public interface Experiment {

    /** The experiments on the class path, in the order in which their jars offer them. */
    static List<Experiment> all() {
        return ServiceLoader.load(Experiment.class).stream()
                .map(ServiceLoader.Provider::get)
                .toList();
    }

    /** The name on the command line. */
    String name();

    /** The paper. */
    Citation source();

    /** The files it reads, relative to the data folder. */
    List<String> files();

    /** Runs it on the files of a data folder. */
    Findings run(Path data, Watcher watcher);
}
