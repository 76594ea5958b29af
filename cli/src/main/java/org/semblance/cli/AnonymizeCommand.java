package org.semblance.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.semblance.Count;
import org.semblance.catalog.Catalog;
import org.semblance.quality.Measure;
import org.semblance.quality.MeasureReading;
import org.semblance.quality.Score;
import org.semblance.release.json.Json;
import org.semblance.release.report.LedgerFigures;
import org.semblance.release.report.Remedy;
import org.semblance.release.report.Report;
import org.semblance.release.run.LedgerListing;
import org.semblance.release.run.Run;
import org.semblance.release.stream.StreamRun;
import org.semblance.report.Plots;
import org.semblance.toolkit.RecipeFile;
import org.semblance.toolkit.Semblance;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Carries out a recipe. */
@Command(
        name = "anonymize",
        mixinStandardHelpOptions = true,
        description = {
            "Masks a table or documents as a recipe says, verifies what it wrote, and publishes it.",
            "",
            "The release folder holds the masked table in the format of the original (release.csv, .jsonl or .parquet), report.html to look at, report.json and certificate.json. "
                    + "It appears as a whole or not at all.",
            "",
            "Of documents the vectors are released, in release.mtx (or .parquet), with a vocabulary and an index: see semblance documents --help.",
            "",
            "With --stream, records are masked one at a time, from standard input to standard output, by what is learnt from the recipe's table: for methods that mask each record alone, such as semantic-noise. "
                    + "They have the columns and the format of that table (CSV with a header, or JSON lines). What is to be told goes to the error output."
        },
        footerHeading = "%nExample:%n",
        footer = {
            "  semblance anonymize examples/visitors/recipe.yaml --out /tmp/visitors",
            "  semblance anonymize examples/notes/recipe.yaml --plots charts",
            "  semblance anonymize recipe.yaml --stream < records.csv > masked.csv",
            "  semblance anonymize recipe.yaml --engine spark --master spark://HOST:7077"
        })
final class AnonymizeCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "RECIPE", description = "The recipe, a YAML file; semblance init DATA drafts one.")
    private Path recipe;

    @Option(
            names = "--out",
            paramLabel = "FOLDER",
            description = "The folder of the release, in place of the recipe's release: {to: …}.")
    private @Nullable Path out;

    @Option(names = "--replace", description = "Replace a release that is there.")
    private boolean replace;

    @Option(
            names = "--ledger",
            paramLabel = "FOLDER",
            description = "Your list of releases, in place of the recipe's ledger: a release that would single somebody"
                    + " out together with those listed is refused.")
    private @Nullable Path ledger;

    @Option(
            names = "--seed",
            paramLabel = "NUMBER",
            description = "Make random choices repeatable, for research; such a release is not for publication.")
    private @Nullable Long seed;

    @Option(
            names = "--stream",
            description = "Mask records from standard input to standard output; with --out, a report goes there.")
    private boolean stream;

    @Option(
            names = "--aside",
            paramLabel = "FILE",
            description = "With --stream: pass records that cannot be masked, as they come, to this new file and go on;"
                    + " otherwise the first such ends the stream.")
    private @Nullable Path aside;

    @Mixin
    private final EngineOption engine = new EngineOption();

    @Mixin
    private final PlotsOption plots = new PlotsOption();

    @Option(names = "--json", description = "Print the report as JSON; with --stream, to the error output.")
    private boolean json;

    @Override
    public Integer call() {
        if (stream && ledger != null) {
            throw new ParameterException(spec.commandLine(), "--ledger lists releases, which a stream is not");
        }
        engine.check(spec, stream);
        if (stream) {
            plots.refuse(spec, "--plots draws the charts of a release, and a stream makes none");
            return new StreamedRecords(
                            new StreamRun.Options(recipe, out, replace, seed, aside),
                            json,
                            spec.commandLine().getErr())
                    .mask();
        }
        if (aside != null) {
            throw new ParameterException(spec.commandLine(), "--aside is for --stream");
        }
        Run.Outcome outcome;
        Semblance semblance = Semblance.standard();
        RecipeFile opened = semblance.open(recipe);
        Run.Options options = new Run.Options(recipe, out, replace, seed, ledger, plots.folder());
        try (Progress progress = Progress.onTerminal();
                PlotsOption.Target target = plots.open(replace);
                EngineOption.Opened where = engine.open(progress.within())) {
            outcome = semblance.on(where.engine()).release(opened, options, progress);
            if (outcome.report().published()) {
                target.write(() -> Plots.of(outcome.report()));
            }
        }
        PrintWriter console = spec.commandLine().getOut();
        if (json) {
            console.print(Json.write(outcome.report().json()));
        } else {
            tell(outcome, opened.recipe().ofTable().namesMeasures(), console);
            plots.tell(outcome.report().published(), console);
        }
        console.flush();
        return outcome.report().published()
                ? plots.end("the release is out", spec.commandLine().getErr())
                : ErrorMessages.PROMISE_BROKEN;
    }

    private static void tell(Run.Outcome outcome, boolean measuresNamed, PrintWriter console) {
        Report report = outcome.report();
        console.printf(
                Locale.ROOT,
                "%d %s%s, %s %s%s%n",
                report.rows(),
                report.documents().isPresent() ? "documents" : "rows",
                report.rowsLeftOut() == 0 ? "" : " (" + report.rowsLeftOut() + " left out)",
                report.method().get("name"),
                report.method().entrySet().stream()
                        .filter(entry -> !entry.getKey().equals("name"))
                        .map(entry -> entry.getKey() + "=" + entry.getValue())
                        .reduce((one, other) -> one + " " + other)
                        .orElse(""),
                report.groups().map(AnonymizeCommand::groups).orElse(""));
        report.generalisation()
                .ifPresent(generalisation -> suppressed(generalisation.levels().suppressed(), report.rows(), console));
        report.noise().ifPresent(noise -> NoiseText.tell(noise, report.differentialPrivacy(), console));
        FindingLines.findings(report.verdicts(), console);
        FindingLines.scores(
                report.scores().stream()
                        .filter(score -> measuresNamed || tells(score, report.catalog()))
                        .toList(),
                2,
                report.catalog(),
                console);
        FindingLines.warnings(report.warnings(), console);
        Path folder = outcome.folder();
        if (report.published()) {
            console.println("released to " + folder);
            outcome.listing().ifPresent(listing -> listed(report.ledger().orElseThrow(), listing, console));
            console.println("look at " + folder.resolve("report.html"));
        } else {
            console.println("refused: a promise does not hold, so nothing is released");
            Remedy.of(report).forEach(remedy -> console.println("  -> " + remedy));
            console.println("look at " + folder.resolve("report.html"));
        }
    }

    private static void listed(LedgerFigures figures, LedgerListing listing, PrintWriter console) {
        console.println("release " + listing.number() + " in the ledger"
                + (figures.releases() == 0
                        ? ", which lists no other of the same people"
                        : ", judged beside " + Count.of(figures.releases(), "other") + " of the same people"
                                + (figures.smallest().isPresent()
                                        ? ": the smallest crowd is "
                                                + figures.smallest().getAsInt()
                                        : "")));
        console.println("  " + FindingLines.printable(figures.toldApart()));
        listing.replaces()
                .ifPresent(
                        struck -> console.println(
                                "release " + struck
                                        + " in the ledger is struck, since it is replaced: if somebody has it already, both can be put side by side"));
    }

    private static void suppressed(int suppressed, int rows, PrintWriter console) {
        if (suppressed > 0) {
            console.printf(
                    Locale.ROOT,
                    "  %d %s (%.1f %%) %s suppressed%n",
                    suppressed,
                    suppressed == 1 ? "row" : "rows",
                    100.0 * suppressed / rows,
                    suppressed == 1 ? "is" : "are");
        }
    }

    /** Whether a figure says something without the report beside it. */
    private static boolean tells(Score score, Catalog catalog) {
        return score.unit().equals("%")
                || catalog.find(Measure.class, score.name())
                        .filter(entry -> MeasureReading.of(entry.parameters()).share())
                        .isPresent();
    }

    private static String groups(Report.GroupSizes groups) {
        return groups.count() == 1
                ? ": one group of " + groups.smallest()
                : ": " + groups.count() + " groups of " + groups.smallest() + " to " + groups.largest();
    }
}
