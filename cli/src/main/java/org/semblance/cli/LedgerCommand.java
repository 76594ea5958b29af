package org.semblance.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.semblance.release.folder.OwnerFolder;
import org.semblance.release.json.Json;
import org.semblance.release.ledger.Ledger;
import org.semblance.release.ledger.LedgerEntry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code ledger}: lists the releases in a ledger and verifies it. */
@Command(
        name = "ledger",
        mixinStandardHelpOptions = true,
        description = {
            "Lists the releases in a ledger and verifies it.",
            "",
            "A recipe with ledger: FOLDER, or anonymize --ledger FOLDER, records every release there. A"
                    + " release that would single someone out in combination with those listed is refused. The ledger"
                    + " contains no data values, but anyone who has it and knows a person's values can check whether"
                    + " that person is in a release: keep it confidential.",
            "",
            "This command also verifies that the entries and the lists of people are unchanged."
        },
        subcommands = {LedgerStrikeCommand.class},
        footerHeading = "%nExamples:%n",
        footer = {"  semblance ledger people-ledger", "  semblance ledger strike 2 people-ledger"})
final class LedgerCommand implements Callable<Integer> {

    static final String USUAL = "ledger";

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "FOLDER",
            arity = "0..1",
            defaultValue = USUAL,
            description = "Ledger folder (default: ledger).")
    private Path folder;

    @Option(names = "--json", description = "Print the result as JSON.")
    private boolean json;

    @Override
    public Integer call() {
        List<LedgerEntry> entries;
        try (Ledger ledger = Ledger.existing(folder)) {
            ledger.verify();
            entries = ledger.entries();
        }
        PrintWriter console = spec.commandLine().getOut();
        if (json) {
            console.print(Json.write(OwnerFolder.marked(Json.object(
                    "verified",
                    true,
                    "releases",
                    entries.stream().map(LedgerEntry::json).toList()))));
        } else {
            console.printf(Locale.ROOT, "%6s  %-10s  %5s  %9s  %-8s%n", "number", "date", "k", "persons", "status");
            entries.forEach(entry -> console.printf(
                    Locale.ROOT,
                    "%6d  %-10s  %5s  %9d  %s%n",
                    entry.number(),
                    entry.date(),
                    entry.terms().noise() ? "noise" : entry.terms().k(),
                    entry.persons(),
                    entry.status()
                            + (entry.reason().isEmpty() ? "" : ": " + entry.reason())
                            + (entry.status() == LedgerEntry.Status.PENDING
                                    ? ": its run was killed; strike it if it was never shared"
                                    : "")));
            console.println("the ledger is unchanged; people are matched by "
                    + FindingLines.printable(String.join(
                            "; by ",
                            entries.stream()
                                    .map(entry -> entry.terms().key().toString())
                                    .distinct()
                                    .toList())));
        }
        console.flush();
        return 0;
    }
}
