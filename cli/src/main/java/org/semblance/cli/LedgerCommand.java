package org.semblance.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.semblance.release.json.Json;
import org.semblance.release.ledger.Ledger;
import org.semblance.release.ledger.LedgerEntry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lists what was released, as the owner's ledger has it. */
@Command(
        name = "ledger",
        mixinStandardHelpOptions = true,
        description = {
            "Lists what was released and still counts.",
            "",
            "A recipe with ledger: FOLDER, or anonymize --ledger FOLDER, lists every release there. "
                    + "One that would single somebody out when it is put beside those listed is refused. "
                    + "The ledger holds no value of the data, but whoever has it and knows somebody's values can look whether they are in a release: keep it to yourself.",
            "",
            "Here it is verified, too: whether its lines are those that were written, and the lists of persons with them."
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
            description = "The folder of the ledger; 'ledger' when not given.")
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
            console.print(Json.write(Json.object(
                    "verified",
                    true,
                    "releases",
                    entries.stream().map(LedgerEntry::json).toList())));
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
                                    ? ": its run was killed; strike it if it never came out"
                                    : "")));
            console.println("the ledger is as it was written; persons are told apart by "
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
