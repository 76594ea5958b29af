package org.semblance.cli;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import org.semblance.Count;
import org.semblance.Problem;
import org.semblance.catalog.Catalog;
import org.semblance.formats.RecordStreams;
import org.semblance.formats.Tables;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.release.folder.FolderKind;
import org.semblance.release.json.Json;
import org.semblance.release.place.RecipeRelativePaths;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.recipe.YamlRecipes;
import org.semblance.release.stream.StopSignal;
import org.semblance.release.stream.StreamReport;
import org.semblance.release.stream.StreamRun;
import org.semblance.report.HtmlStream;

/**
 * The streaming mode of {@code anonymize}: records from standard input to standard output, messages to standard error.
 */
final class StreamedRecords {

    /** How long an interrupted run waits for the reader of the output to take the last records. */
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final Path recipeFile;
    private final StreamRun.Options options;
    private final boolean json;
    private final PrintWriter console;
    private final StopSignal stopSignal = new StopSignal();

    /** @param console where messages are printed, as text or as JSON */
    StreamedRecords(Path recipeFile, StreamRun.Options options, boolean json, PrintWriter console) {
        this.recipeFile = recipeFile;
        this.options = options;
        this.json = json;
        this.console = console;
    }

    int mask() {
        StreamReport report;
        Thread stop = new Thread(this::stopped, "stop between two records");
        try (Progress progress = Progress.whileStreaming()) {
            Runtime.getRuntime().addShutdownHook(stop);
            Catalog catalog = InstalledCatalog.read();
            TableRecipe recipe = TableRecipe.of(new YamlRecipes().read(recipeFile), catalog);
            RecordStreams records = new RecordStreams();
            StreamRun streaming =
                    new StreamRun(new Tables(), new Taxonomies(), records, records, new HtmlStream(), catalog);
            // not System.in and System.out: their buffers ignore record boundaries
            StreamRun.Pipe pipe = new StreamRun.Pipe(
                    new FileInputStream(FileDescriptor.in), new FileOutputStream(FileDescriptor.out), stopSignal);
            report = streaming.mask(recipe, new RecipeRelativePaths(recipeFile), options, pipe, progress);
        } catch (Problem problem) {
            if (stopSignal.asked()) {
                return ErrorMessages.WRONG_REQUEST; // the shutdown hook prints the message
            }
            throw problem;
        } finally {
            remove(stop);
        }
        if (json) {
            console.print(Json.write(report.json()));
        } else {
            tell(report);
        }
        console.flush();
        return 0;
    }

    private static void remove(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException stopping) {
            // the hook is running already
        }
    }

    private void stopped() {
        boolean whole = stopSignal.stop(PATIENCE);
        console.println(
                whole
                        ? "stopped after " + Count.of(stopSignal.masked(), "record")
                        : "stopped; the reader of the output did not take the last records");
        console.flush();
    }

    private void tell(StreamReport report) {
        StreamReport.Counts records = report.records();
        long learnt = report.learnt().rows();
        console.printf(
                Locale.ROOT,
                "%s masked by %s%s; %s%n",
                Count.of(records.masked(), "record"),
                report.method().get("name"),
                learnt == 0 ? "" : ", learnt from " + Count.of(learnt, "row"),
                report.claims().isEmpty() ? "nothing is claimed" : "claimed: " + String.join(", ", report.claims()));
        if (records.leftOut() > 0) {
            console.println("  " + Count.of(records.leftOut(), "record") + " excluded by where:");
        }
        if (records.aside() > 0) {
            console.println(
                    "  " + Count.of(records.aside(), "record") + " written aside, not masked: keep them confidential");
        }
        if (report.withheld() > 0) {
            console.println("  " + Count.of(report.withheld(), "value") + " suppressed for lack of a concept");
        }
        NoiseText.moved(
                report.attributes().stream()
                        .map(StreamReport.MaskedAttribute::shift)
                        .map(shift -> new NoiseText.Change(
                                shift,
                                report.learnt().of(shift.attribute()).semantic(),
                                !report.claims().isEmpty()))
                        .toList(),
                console);
        FindingLines.warnings(report.warnings(), console);
        Path folder = options.out();
        if (folder != null) {
            console.println("your own report, which must not leave: " + folder.resolve(FolderKind.PAGE_FILE));
        }
    }
}
