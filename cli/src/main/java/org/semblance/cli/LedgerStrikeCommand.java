package org.semblance.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.semblance.release.Json;
import org.semblance.release.ledger.Ledger;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Strikes a release from the ledger. */
@Command(
        name = "strike",
        mixinStandardHelpOptions = true,
        description = {
            "Strikes a release that was never handed out.",
            "",
            "It stays in the list as struck, new releases are no longer judged beside it, and who was in it is forgotten: this cannot be undone. "
                    + "Of a release that somebody has, nothing is taken back by striking it."
        },
        footerHeading = "%nExample:%n",
        footer = {"  semblance ledger strike 2 people-ledger"})
final class LedgerStrikeCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "NUMBER", description = "The number of the release in the ledger.")
    private int number;

    @Parameters(
            index = "1",
            paramLabel = "FOLDER",
            arity = "0..1",
            defaultValue = LedgerCommand.USUAL,
            description = "The folder of the ledger; 'ledger' when not given.")
    private Path folder;

    @Option(names = "--json", description = "Print the result as JSON.")
    private boolean json;

    @Override
    public Integer call() {
        try (Ledger ledger = Ledger.existing(folder)) {
            ledger.strike(number, "by hand");
        }
        PrintWriter console = spec.commandLine().getOut();
        if (json) {
            console.print(Json.write(Json.object("struck", number)));
        } else {
            console.println("release " + number + " is struck: new releases are no longer judged beside it");
        }
        console.flush();
        return 0;
    }
}
