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
import org.semblance.release.attack.ReleaseStanding;
import org.semblance.release.folder.FolderKind;
import org.semblance.release.json.Json;
import org.semblance.release.report.GuaranteeAdvice;
import org.semblance.release.report.LedgerFigures;
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

/** The command {@code anonymize}: executes a recipe, or masks a stream of records. */
@Command(
        name = "anonymize",
        mixinStandardHelpOptions = true,
        description = {
            "Anonymises data with a recipe, verifies the file and publishes it.",
            "",
            "The release folder contains the anonymised table in the format of the original (release.csv,"
                    + " .jsonl or .parquet), report.html to read, report.json and certificate.json. It may leave: its"
                    + " reports hold nothing computed from the original but verdicts. Beside it, NAME.owner/ holds the"
                    + " full report, which is yours and must not leave. Both appear complete or not at all.",
            "",
            "For documents, vectors are released in release.mtx (or .parquet), with a vocabulary and an"
                    + " index; see semblance documents --help.",
            "",
            "With --stream, records are masked one at a time from standard input to standard output, with"
                    + " statistics learnt from the recipe's table. This works for methods that mask each record"
                    + " independently, such as semantic-noise. Records need the columns and the format of that table"
                    + " (CSV with a header, or JSON lines). Messages go to standard error."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  semblance anonymize recipe.yaml --try",
            "  semblance anonymize examples/visitors/recipe.yaml --out /tmp/visitors",
            "  semblance anonymize examples/notes/recipe.yaml --plots charts",
            "  semblance anonymize recipe.yaml --stream < records.csv > masked.csv",
            "  semblance anonymize recipe.yaml --engine spark --master spark://HOST:7077"
        })
final class AnonymizeCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "RECIPE", description = "The recipe, a YAML file. To draft one: semblance init DATA.")
    private Path recipe;

    @Option(
            names = "--out",
            paramLabel = "FOLDER",
            description = "Release folder; overrides release: {to: …} in the recipe.")
    private @Nullable Path out;

    @Option(names = "--replace", description = "Replace an existing release and its owner's folder.")
    private boolean replace;

    @Option(
            names = "--ledger",
            paramLabel = "FOLDER",
            description =
                    "Your list of releases; overrides ledger: in the recipe. A release that would single someone out"
                            + " in combination with those listed is refused.")
    private @Nullable Path ledger;

    @Option(
            names = "--seed",
            paramLabel = "NUMBER",
            description = "Make random choices reproducible, for research. Such a release is not for publication.")
    private @Nullable Long seed;

    @Option(
            names = "--try",
            description =
                    "Try the recipe: mask, verify and measure, and write the owner's report to NAME.trial/. Nothing is"
                            + " published, certified or listed in a ledger.")
    private boolean trial;

    @Option(names = "--keep", description = "With --try: keep the masked table in NAME.trial/, too.")
    private boolean keep;

    @Option(
            names = "--stream",
            description = "Mask records from standard input to standard output; with --out, also write a report.")
    private boolean stream;

    @Option(
            names = "--aside",
            paramLabel = "FILE",
            description =
                    "With --stream: write records that cannot be masked, unchanged, to this new file and continue;"
                            + " without it, the first such record ends the stream.")
    private @Nullable Path aside;

    @Mixin
    private final EngineOption engine = new EngineOption();

    @Mixin
    private final PlotsOption plots = new PlotsOption();

    @Option(names = "--json", description = "Print the owner's report as JSON (with --stream, to standard error).")
    private boolean json;

    @Override
    public Integer call() {
        refuseContradictions();
        engine.check(spec, stream);
        if (stream) {
            plots.refuse(spec, "--plots cannot be used with --stream: a stream has no charts");
            return new StreamedRecords(
                            recipe,
                            new StreamRun.Options(out, replace, seed, aside),
                            json,
                            spec.commandLine().getErr())
                    .mask();
        }
        Run.Outcome outcome;
        Semblance semblance = Semblance.standard();
        RecipeFile opened = semblance.open(recipe);
        Run.Options options = new Run.Options(out, replace, seed, ledger, plots.folder(), plots.owners(), trial());
        try (Progress progress = Progress.onTerminal();
                PlotsOption.Target target = plots.open(replace);
                EngineOption.OpenEngine where = engine.open(progress.within())) {
            outcome = semblance.on(where.engine()).release(opened, options, progress);
            if (verified(outcome)) {
                target.write(() -> Plots.of(outcome.report()));
            }
        }
        PrintWriter console = spec.commandLine().getOut();
        if (json) {
            console.print(Json.write(outcome.report().json()));
        } else {
            tell(outcome, opened.recipe().ofTable().namesMeasures(), console);
            plots.tell(verified(outcome), console);
        }
        console.flush();
        return verified(outcome)
                ? plots.end(
                        trial ? "the trial is done" : "the release is out",
                        spec.commandLine().getErr())
                : ErrorMessages.GUARANTEE_VIOLATED;
    }

    private void refuseContradictions() {
        if (stream && ledger != null) {
            throw new ParameterException(
                    spec.commandLine(), "--ledger cannot be used with --stream: a stream is not a release");
        }
        if (stream && trial) {
            throw new ParameterException(
                    spec.commandLine(), "--try cannot be used with --stream: a stream is not a release");
        }
        if (keep && !trial) {
            throw new ParameterException(spec.commandLine(), "--keep needs --try");
        }
        if (aside != null && !stream) {
            throw new ParameterException(spec.commandLine(), "--aside needs --stream");
        }
    }

    private Run.Options.Trial trial() {
        if (!trial) {
            return Run.Options.Trial.NO;
        }
        return keep ? Run.Options.Trial.WITH_TABLE : Run.Options.Trial.REPORT_ONLY;
    }

    /** Whether all guarantees hold, on a release or on trial. */
    private static boolean verified(Run.Outcome outcome) {
        return outcome.report().published() || outcome.report().tried();
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
        report.generalization()
                .ifPresent(generalization -> suppressed(generalization.levels().suppressed(), report.rows(), console));
        report.noise().ifPresent(noise -> NoiseText.tell(noise, report.differentialPrivacy(), console));
        FindingLines.findings(report.verdicts(), console);
        FindingLines.scores(
                report.scores().stream()
                        .filter(score -> measuresNamed || tells(score, report.catalog()))
                        .toList(),
                2,
                report.catalog(),
                console);
        ReleaseStanding standing = report.attacks().standing();
        FindingLines.warnings(
                report.warnings().stream()
                        .filter(warning -> !StandingText.lists(standing, warning))
                        .toList(),
                console);
        StandingText.tell(standing, console);
        Path folder = outcome.folder();
        if (report.published()) {
            console.println("released to " + folder);
            console.println(
                    "your own report, which must not leave: " + outcome.owner().resolve(FolderKind.PAGE_FILE));
            outcome.listing().ifPresent(listing -> listed(report.ledger().orElseThrow(), listing, console));
        } else if (report.tried()) {
            console.println("tried: nothing was published, certified or listed");
            console.println("your own report, which must not leave: " + folder.resolve(FolderKind.PAGE_FILE));
        } else {
            console.println("refused: a guarantee does not hold; nothing was released");
            GuaranteeAdvice.of(report).forEach(remedy -> console.println("  -> " + remedy));
            console.println("your own report, which must not leave: " + folder.resolve(FolderKind.PAGE_FILE));
        }
    }

    private static void listed(LedgerFigures figures, LedgerListing listing, PrintWriter console) {
        console.println("release " + listing.number() + " in the ledger"
                + (figures.releases() == 0
                        ? ", which lists no other release of the same people"
                        : ", checked in combination with " + Count.of(figures.releases(), "other")
                                + " of the same people"
                                + (figures.smallest().isPresent()
                                        ? ": the smallest group is "
                                                + figures.smallest().getAsInt()
                                        : "")));
        console.println("  " + FindingLines.printable(figures.matching()));
        listing.replaces()
                .ifPresent(
                        struck -> console.println(
                                "release " + struck
                                        + " in the ledger is struck because it was replaced; anyone who already has it can combine both"));
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

    /** Whether a figure can be understood without the report: per cent and shares can. */
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
