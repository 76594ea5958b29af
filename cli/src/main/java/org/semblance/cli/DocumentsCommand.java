package org.semblance.cli;

import picocli.CommandLine.Command;

/** The group {@code documents}: what can be done with released documents. */
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
final class DocumentsCommand extends CommandGroup {}
