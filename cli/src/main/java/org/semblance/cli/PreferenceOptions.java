package org.semblance.cli;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** The option for the weights of several hierarchies. */
final class PreferenceOptions {

    @Option(
            names = "--preferences",
            paramLabel = "P",
            split = ",",
            description = "How much each of several hierarchies counts, such as 1,2,1.")
    private List<Double> preferences = new ArrayList<>();

    List<Double> given() {
        return preferences;
    }
}
