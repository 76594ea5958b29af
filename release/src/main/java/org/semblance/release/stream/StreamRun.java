package org.semblance.release.stream;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.semblance.Chance;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.catalog.Catalog;
import org.semblance.data.Fingerprint;
import org.semblance.method.noise.Learner;
import org.semblance.method.noise.Masker;
import org.semblance.port.RecordReader;
import org.semblance.port.RecordWriter;
import org.semblance.port.TableReader;
import org.semblance.port.TaxonomyReader;
import org.semblance.release.folder.Certificate;
import org.semblance.release.folder.FolderKind;
import org.semblance.release.folder.WholeFolder;
import org.semblance.release.json.Json;
import org.semblance.release.masking.Seed;
import org.semblance.release.place.OverwriteGuard;
import org.semblance.release.place.RecipeRelativePaths;
import org.semblance.release.prepare.Preparation;
import org.semblance.release.recipe.DraftCheck;
import org.semblance.release.recipe.FormerKeys;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.report.RunLog;
import org.semblance.source.TableSource;

/**
 * Masks records as they arrive, with what was learnt from the table that a recipe names.
 *
 * <p>Records keep their order. A record is written before more than a few others are read, so a slow reader of the
 * output slows the input down. If something goes wrong, what was written stays written.
 */
public final class StreamRun {

    /**
     * The options of a run.
     *
     * @param out the folder of the report; null if none is to be written
     * @param replace whether the existing report of another stream may be replaced
     * @param seed makes random choices repeatable, instead of that in the recipe
     * @param aside a new file for records that cannot be masked; if null, the first of them ends the stream
     */
    public record Options(
            @Nullable Path out,
            boolean replace,
            @Nullable Long seed,
            @Nullable Path aside) {}

    /** The input and output of a stream, and the signal that stops it between two records. */
    public record Pipe(InputStream in, OutputStream out, StopSignal stop) {}

    /** What to do, once the recipe alone gave no reason to refuse it. */
    private record Task(
            TableRecipe recipe, RecipeRelativePaths paths, Learner learner, TableSource reference, Options options) {}

    private final TableReader tables;
    private final TaxonomyReader taxonomies;
    private final RecordReader reader;
    private final RecordWriter writer;
    private final StreamReportWriter reports;
    private final Catalog catalog;

    public StreamRun(
            TableReader tables,
            TaxonomyReader taxonomies,
            RecordReader reader,
            RecordWriter writer,
            StreamReportWriter reports,
            Catalog catalog) {
        this.tables = tables;
        this.taxonomies = taxonomies;
        this.reader = reader;
        this.writer = writer;
        this.reports = reports;
        this.catalog = catalog;
    }

    /**
     * Masks records until the input ends.
     *
     * @param paths resolves the paths in the recipe
     * @throws Problem if it cannot be done as asked: before the first record, or at a record that cannot be masked
     */
    public StreamReport mask(
            TableRecipe recipe, RecipeRelativePaths paths, Options options, Pipe pipe, Watcher watcher) {
        Learner learner = learner(recipe);
        refuseGuarantees(recipe);
        refuseLedger(recipe);
        refusePublications(recipe);
        refuseToTellByAbsence(recipe, options);
        TableSource reference =
                TableSource.of(recipe.settings().data(), recipe.settings().query(), paths);
        Task task = new Task(recipe, paths, learner, reference, options);
        RunLog log = new RunLog(watcher, recipe.acceptances());
        DraftCheck.warn(recipe, false, log);
        if (options.out() == null) {
            return carryOut(task, pipe, log);
        }
        Path target = options.out().toAbsolutePath().normalize();
        refuseTarget(target, task);
        try (WholeFolder folder = WholeFolder.open(target, FolderKind.REPORT, options.replace())) {
            StreamReport report = carryOut(task, pipe, log);
            write(report, folder);
            folder.publish();
            return report;
        } catch (IOException e) {
            throw Problem.machine(
                    ProblemCode.E_WRITE,
                    "all records were masked, but the report cannot be written to disk",
                    "check free space and permissions");
        }
    }

    private Learner learner(TableRecipe recipe) {
        if (recipe.method() instanceof Learner learner) {
            return learner;
        }
        throw Problem.recipe(
                ProblemCode.E_STREAM,
                catalog.name(recipe.method()) + " needs the whole table at once, so it cannot mask a stream",
                "choose a method that masks each record alone, such as semantic-noise; or leave ‹stream› out");
    }

    private static void refuseGuarantees(TableRecipe recipe) {
        if (!recipe.guarantees().isEmpty()) {
            throw Problem.recipe(
                    ProblemCode.E_STREAM,
                    "guarantees: what a recipe promises is judged on a whole file, which a stream is not",
                    "leave guarantees: out, or leave ‹stream› out");
        }
    }

    private static void refuseLedger(TableRecipe recipe) {
        if (recipe.settings().ledger() != null) {
            throw Problem.recipe(
                    ProblemCode.E_STREAM,
                    "ledger: releases are listed as a whole, which a stream is not",
                    "leave ledger: out, and make sure that nobody is in two streams; or leave ‹stream› out");
        }
    }

    private static void refusePublications(TableRecipe recipe) {
        if (!recipe.publications().isEmpty()) {
            throw Problem.recipe(
                    ProblemCode.E_STREAM,
                    "publish: a stream has no public report, and its own is for the owner",
                    "leave publish: out, or leave ‹stream› out");
        }
    }

    /**
     * Refuses to reject records under differential privacy: the absence of a record would disclose something about
     * its value.
     */
    private static void refuseToTellByAbsence(TableRecipe recipe, Options options) {
        if (options.aside() != null && recipe.method().budget().isPresent()) {
            throw Problem.recipe(
                    ProblemCode.E_STREAM,
                    "‹aside› takes records out of the stream because of their values, so that it would not be"
                            + " differentially private",
                    "leave ‹aside› out, and make sure that all values have a concept below within:");
        }
    }

    private static void refuseTarget(Path target, Task task) {
        TableSource data = task.reference();
        Path recipeFile = task.paths().recipeFile();
        OverwriteGuard.refuse(target, data.isAddress() ? List.of(recipeFile) : List.of(data.file(), recipeFile));
        if (!data.isAddress()) {
            OverwriteGuard.refuseWithin(target, List.of(data.file()));
        }
        Path aside = task.options().aside();
        if (aside != null && aside.toAbsolutePath().normalize().startsWith(target)) {
            throw Problem.recipe(
                    ProblemCode.E_SAME_FILE,
                    "‹aside› is in the folder named by ‹out›, which is replaced as a whole",
                    "choose a file outside of that folder with ‹aside›");
        }
        if (Files.exists(target.resolve(Certificate.FILE), LinkOption.NOFOLLOW_LINKS)) {
            throw Problem.recipe(
                    ProblemCode.E_EXISTS,
                    "a release is there, which the report of a stream does not replace",
                    "choose another folder with ‹out›");
        }
    }

    private StreamReport carryOut(Task task, Pipe pipe, RunLog log) {
        TableRecipe recipe = task.recipe();
        Options options = task.options();
        Seed seed = Seed.of(recipe, options.seed());
        seed.warn(log);
        new FormerKeys(catalog).warn(recipe.source(), log);
        Chance chance = seed.chance();
        Preparation.Sources sources = new Preparation.Sources(tables, taxonomies, task.paths());
        Preparation prepared = log.time("read", () -> Preparation.of(recipe, task.reference(), sources, log));
        Optional<String> fingerprint = fingerprint(task.reference());
        Masker masker = log.time("learn", () -> task.learner().learn(prepared.data(), chance, log));
        StreamPump pump = new StreamPump(reader, writer, recipe, prepared, options.aside());
        StreamPass pass = log.time(StreamPass.STAGE, () -> pump.run(masker, chance, pipe, log));
        return new StreamReportBuilder(catalog)
                .report(recipe, prepared, masker.learnt(), pass, fingerprint, seed.given(), log);
    }

    private static Optional<String> fingerprint(TableSource data) {
        try {
            return data.isAddress() ? Optional.empty() : Optional.of(Fingerprint.of(data.file()));
        } catch (IOException e) {
            throw Problem.machine(
                    ProblemCode.E_READ, data + ": cannot be read again", "leave it as it is while it is read");
        }
    }

    private void write(StreamReport report, WholeFolder folder) throws IOException {
        try (OutputStream out = folder.create(FolderKind.REPORT_FILE)) {
            out.write(Json.write(report.json()).getBytes(StandardCharsets.UTF_8));
        }
        try (OutputStream out = folder.create(FolderKind.PAGE_FILE)) {
            reports.write(report, out);
        }
    }
}
