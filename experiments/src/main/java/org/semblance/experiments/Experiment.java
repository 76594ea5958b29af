package org.semblance.experiments;

import java.nio.file.Path;
import java.util.List;
import org.semblance.Citation;
import org.semblance.Watcher;

/** A paper's experiment. */
public interface Experiment {

    /** All experiments. */
    static List<Experiment> all() {
        return List.of(
                new MdavGenericExperiment(),
                new SaMdavExperiment(),
                new GslExperiment(),
                new SemanticNoiseExperiment(),
                new SphericalExperiment());
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
