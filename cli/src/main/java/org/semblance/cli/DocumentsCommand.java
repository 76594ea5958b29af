package org.semblance.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** What can be done with released documents. */
@Command(
        name = "documents",
        mixinStandardHelpOptions = true,
        description = {
            "Searches a release of documents.",
            "",
            "semblance anonymize makes such a release from a recipe with documents:. The texts stay with"
                + " their owner; vectors that k documents share are released."
        },
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {DocumentsSearchCommand.class},
        footerHeading = "%nExamples:%n",
        footer = {
            "  semblance anonymize examples/notes/recipe.yaml",
            "  semblance documents search examples/notes/release \"swollen knee\""
        })
final class DocumentsCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    /** Without a command: the help, since that is what is needed. */
    @Override
    public Integer call() {
        spec.commandLine().usage(spec.commandLine().getErr());
        return ErrorMessages.WRONG_REQUEST;
    }
}
