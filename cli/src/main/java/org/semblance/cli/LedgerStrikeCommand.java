package org.semblance.cli;

import java.io.Console;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import org.semblance.Count;
import org.semblance.release.json.Json;
import org.semblance.release.ledger.Ledger;
import org.semblance.release.ledger.LedgerEntry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code ledger strike}: strikes a release from the ledger. */
@Command(
        name = "strike",
        mixinStandardHelpOptions = true,
        description = {
            "Strikes a release that was never shared.",
            "",
            "The release stays in the list as struck, new releases are no longer checked against it, and its"
                    + " list of people is deleted. This cannot be undone. Striking does not recall a release that"
                    + " someone already has.",
            "",
            "At a terminal you are asked for confirmation, unless --yes is given; a script is not asked."
        },
        footerHeading = "%nExample:%n",
        footer = {"  semblance ledger strike 2 people-ledger"})
final class LedgerStrikeCommand implements Callable<Integer> {

    private static final int DECLINED = 2;
    private static final Set<String> AGREED = Set.of("y", "yes");

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "NUMBER", description = "The number of the release in the ledger.")
    private int number;

    @Parameters(
            index = "1",
            paramLabel = "FOLDER",
            arity = "0..1",
            defaultValue = LedgerCommand.USUAL,
            description = "Ledger folder (default: ledger).")
    private Path folder;

    @Option(names = "--json", description = "Print the result as JSON.")
    private boolean json;

    @Option(names = "--yes", description = "Do not ask for confirmation.")
    private boolean yes;

    @Override
    public Integer call() {
        LedgerEntry entry;
        try (Ledger ledger = Ledger.existing(folder)) {
            entry = ledger.standing(number);
        }
        PrintWriter console = spec.commandLine().getOut();
        String release = "release " + number + " of " + entry.date() + " (" + Count.of(entry.persons(), "person") + ")";
        if (!yes && !agreed(release)) {
            console.println("nothing was struck");
            console.flush();
            return DECLINED;
        }
        // opened only now: the user may take a while to answer, and other runs should not wait for the ledger meanwhile
        try (Ledger ledger = Ledger.existing(folder)) {
            ledger.strike(number, "by hand");
        }
        if (json) {
            console.print(Json.write(Json.object("struck", number)));
        } else {
            console.println(
                    release + " is struck: new releases are no longer checked against it; this cannot be undone");
        }
        console.flush();
        return 0;
    }

    /**
     * Asks for confirmation at the terminal. Without a terminal the answer is yes: a script states its intention by the
     * command.
     */
    @SuppressWarnings("SystemConsoleNull") // null without a terminal, because of the property below
    private static boolean agreed(String release) {
        // since Java 22, System.console() is not null without a terminal, except with this setting
        System.setProperty("jdk.console", "java.base");
        Console terminal = System.console();
        if (terminal == null) {
            return true;
        }
        String answer = terminal.readLine(
                "%s will no longer be checked, and this cannot be undone. Was it never shared? [y/N] ", release);
        return answer != null && AGREED.contains(answer.strip().toLowerCase(Locale.ROOT));
    }
}
