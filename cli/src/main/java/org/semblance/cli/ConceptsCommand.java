package org.semblance.cli;

import picocli.CommandLine.Command;

/** The group {@code concepts}: from words to concepts. */
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
final class ConceptsCommand extends CommandGroup {}
