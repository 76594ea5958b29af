package org.semblance.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** From words to concepts. */
@Command(
        name = "concepts",
        mixinStandardHelpOptions = true,
        description = {
            "Maps words to concepts of WordNet or an ontology.",
            "",
            "Concepts show which words have similar meanings, so that anonymisation can preserve meaning."
        },
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {ConceptsMapCommand.class, ConceptsFindCommand.class, ConceptsShowCommand.class},
        footerHeading = "%nExamples:%n",
        footer = {
            "  semblance concepts map examples/visitors/visitors.csv --attribute occupation",
            "  semblance concepts find clerk",
            "  semblance concepts show clerk#1"
        })
final class ConceptsCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    /** Without a command: the help, since that is what is needed. */
    @Override
    public Integer call() {
        spec.commandLine().usage(spec.commandLine().getErr());
        return ErrorMessages.WRONG_REQUEST;
    }
}
