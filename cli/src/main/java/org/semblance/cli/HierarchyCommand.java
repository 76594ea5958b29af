package org.semblance.cli;

import picocli.CommandLine.Command;

/** The group {@code hierarchy}: builds and improves generalisation hierarchies before they are used. */
@Command(
        name = "hierarchy",
        mixinStandardHelpOptions = true,
        description = {
            "Builds, scores, ranks and repairs generalisation hierarchies.",
            "",
            "A hierarchy defines how values are generalised: a CSV with the value, its label on level 1, 2,"
                    + " …, and one root, as in ARX. Its semantic loss can be computed before any data are masked."
        },
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            HierarchyBuildCommand.class,
            HierarchyScoreCommand.class,
            HierarchyRankCommand.class,
            HierarchyRepairCommand.class
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  semblance hierarchy build visitors.csv --attribute occupation",
            "  semblance hierarchy score occupation.csv --html occupation.html",
            "  semblance hierarchy rank mine.csv yours.csv",
            "  semblance hierarchy repair occupation.csv --out repaired.csv"
        })
final class HierarchyCommand extends CommandGroup {}
