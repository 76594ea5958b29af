package org.semblance.release.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.catalog.Catalog;
import org.semblance.method.Displacements;
import org.semblance.method.Groups;
import org.semblance.port.TableReader;
import org.semblance.port.TableWriter;
import org.semblance.port.TaxonomyReader;
import org.semblance.release.documents.DocumentFiles;
import org.semblance.release.documents.DocumentJob;
import org.semblance.release.folder.FolderKind;
import org.semblance.release.folder.OwnerFolder;
import org.semblance.release.folder.TrialFolder;
import org.semblance.release.folder.WholeFolder;
import org.semblance.release.masking.MaskingJob;
import org.semblance.release.masking.Seed;
import org.semblance.release.masking.Shuffle;
import org.semblance.release.partitioned.PartitionedPreparation;
import org.semblance.release.place.RecipeRelativePaths;
import org.semblance.release.prepare.InputFiles;
import org.semblance.release.prepare.Preparation;
import org.semblance.release.publication.PublicReportWriter;
import org.semblance.release.recipe.DocumentRecipe;
import org.semblance.release.recipe.DraftCheck;
import org.semblance.release.recipe.FormerKeys;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.rehearsal.Rehearsal;
import org.semblance.release.report.Report;
import org.semblance.release.report.ReportWriter;
import org.semblance.release.report.RunLog;
import org.semblance.source.InputWitness;
import org.semblance.source.TableSource;

/**
 * Runs a recipe: reads a table or documents, masks, writes next to the target, verifies the written files, measures,
 * certifies and publishes. If a guarantee does not hold, only a report is written and no release.
 */
public final class Run {

    /**
     * The options of a run.
     *
     * @param out the folder of the release, instead of that in the recipe
     * @param replace whether an existing release may be replaced
     * @param seed makes random choices repeatable, instead of that in the recipe
     * @param ledger the folder of the owner's ledger, instead of that in the recipe
     * @param charts the folder that the caller writes charts to, which must not overlap with others; null if there is
     *     none
     * @param ownersCharts whether charts are written to the owner's folder
     * @param trial whether the release is only tried: verified and measured, but not published
     */
    public record Options(
            @Nullable Path out,
            boolean replace,
            @Nullable Long seed,
            @Nullable Path ledger,
            @Nullable Path charts,
            boolean ownersCharts,
            Trial trial) {

        /** Whether a release is only tried. */
        public enum Trial {
            /** It is published. */
            NO,
            /** It is tried, and only its report is kept. */
            REPORT_ONLY,
            /** It is tried, and the masked table is kept with its report. */
            WITH_TABLE
        }

        public Options(
                @Nullable Path out,
                boolean replace,
                @Nullable Long seed,
                @Nullable Path ledger,
                @Nullable Path charts) {
            this(out, replace, seed, ledger, charts, false, Trial.NO);
        }

        public Options(@Nullable Path out, boolean replace, @Nullable Long seed) {
            this(out, replace, seed, null, null);
        }

        /** Nothing beyond the recipe; an existing release is not replaced. */
        public static final Options NONE = new Options(null, false, null);

        /** The same options with another folder for the release. */
        public Options to(Path folder) {
            return new Options(folder, replace, seed, ledger, charts, ownersCharts, trial);
        }

        /** The same options, with an existing release replaced. */
        public Options replacing() {
            return new Options(out, true, seed, ledger, charts, ownersCharts, trial);
        }

        /** The same options with a seed. */
        public Options seeded(long number) {
            return new Options(out, replace, number, ledger, charts, ownersCharts, trial);
        }

        /** The same options, with charts in the owner's folder. */
        public Options withPlots() {
            return new Options(out, replace, seed, ledger, charts, true, trial);
        }

        /** The same options for a trial: the owner's report, and nothing is published, listed or certified. */
        public Options trying(Trial how) {
            return new Options(out, replace, seed, ledger, charts, ownersCharts, how);
        }

        boolean tries() {
            return trial != Trial.NO;
        }
    }

    /**
     * The result of a run: a release in its folder, or the report of a refusal or a trial in a folder with another name.
     *
     * @param report the report for the owner
     * @param listing the entry in the owner's ledger, if one is kept
     */
    public record Outcome(Report report, Path folder, Optional<LedgerListing> listing) {

        /** The folder of the owner's report: next to the release, or that of the refusal or trial itself. */
        public Path owner() {
            return report.published() ? OwnerFolder.beside(folder) : folder;
        }
    }

    private final TableReader reader;
    private final TaxonomyReader taxonomies;
    private final TableWriter writer;
    private final RunReports reports;
    private final Engine engine;
    private final Catalog catalog;

    /**
     * Creates a run.
     *
     * @param reports writes the owner's report as a page
     * @param publicReports writes the report that leaves with the release as a page
     */
    public Run(
            TableReader reader,
            TaxonomyReader taxonomies,
            TableWriter writer,
            ReportWriter reports,
            PublicReportWriter publicReports,
            Engine engine,
            Catalog catalog) {
        this.reader = reader;
        this.taxonomies = taxonomies;
        this.writer = writer;
        this.reports = new RunReports(catalog, new ReleaseFiles(reports, publicReports));
        this.engine = engine;
        this.catalog = catalog;
    }

    /**
     * Runs a recipe for a table.
     *
     * @param paths resolves the paths in the recipe
     * @throws Problem if it cannot be run as asked; nothing is written then
     */
    public Outcome anonymize(TableRecipe recipe, RecipeRelativePaths paths, Options options, Watcher watcher) {
        TableSource source = source(recipe, paths);
        Preparation.Sources sources = new Preparation.Sources(reader, taxonomies, paths);
        return release(
                recipe,
                RunPlaces.of(recipe, paths, options).reading(RunInputs.of(recipe, source, paths)),
                log -> engine instanceof Cluster.Session session
                        ? inParts(recipe, source, sources, session, log)
                        : PreparedTable.of(recipe, source, sources, writer, engine.workers(), log),
                options,
                watcher);
    }

    private PreparedParts inParts(
            TableRecipe recipe, TableSource source, Preparation.Sources sources, Cluster.Session session, RunLog log) {
        InputWitness inputs = InputFiles.witness(recipe, sources.files());
        InputFiles.note(source, inputs);
        return new PreparedParts(
                inputs.attempt(() -> PartitionedPreparation.of(
                        recipe,
                        Preparation.request(recipe, source),
                        new PartitionedPreparation.Engine(session, sources, writer, catalog, session.rowsAtHand()),
                        log)),
                inputs);
    }

    /**
     * Runs a recipe for documents.
     *
     * @param paths resolves the paths in the recipe
     * @throws Problem if it cannot be run as asked; nothing is written then
     */
    public Outcome anonymize(
            DocumentRecipe recipe,
            DocumentFiles documents,
            RecipeRelativePaths paths,
            Options options,
            Watcher watcher) {
        return release(
                recipe.recipe(),
                RunPlaces.of(recipe.recipe(), paths, options).reading(RunInputs.of(recipe, paths)),
                log -> new PreparedDocuments(prepare(recipe, documents, paths, log), documents),
                options,
                watcher);
    }

    /**
     * Rehearses a recipe for a table in this process: computes what a release with the same seed would show.
     *
     * @param paths resolves the paths in the recipe
     * @throws Problem if it cannot be run as asked
     */
    public Rehearsal rehearse(TableRecipe recipe, RecipeRelativePaths paths, Options options, Watcher watcher) {
        RunLog log = log(recipe, watcher);
        return Rehearsal.of(prepare(recipe, paths, log), Seed.of(recipe, options.seed()), log);
    }

    /**
     * Rehearses a recipe for documents.
     *
     * @param paths resolves the paths in the recipe
     * @throws Problem if it cannot be run as asked
     */
    public Rehearsal rehearse(
            DocumentRecipe recipe,
            DocumentFiles documents,
            RecipeRelativePaths paths,
            Options options,
            Watcher watcher) {
        RunLog log = log(recipe.recipe(), watcher);
        return Rehearsal.of(prepare(recipe, documents, paths, log), Seed.of(recipe.recipe(), options.seed()), log);
    }

    /** The log of a run, in which keys with a former name are noted. */
    private RunLog log(TableRecipe recipe, Watcher watcher) {
        RunLog log = new RunLog(watcher, recipe.acceptances());
        new FormerKeys(catalog).warn(recipe.source(), log);
        DraftCheck.warn(recipe, DocumentRecipe.is(recipe.source()), log);
        return log;
    }

    /** Reads and checks a table, for callers that mask, judge and measure it step by step. */
    public MaskingJob prepare(TableRecipe recipe, RecipeRelativePaths paths, RunLog log) {
        return PreparedTable.of(
                        recipe,
                        source(recipe, paths),
                        new Preparation.Sources(reader, taxonomies, paths),
                        writer,
                        engine.workers(),
                        log)
                .job();
    }

    /** Reads and checks documents, for callers that mask, judge and measure them step by step. */
    public DocumentJob prepare(DocumentRecipe recipe, DocumentFiles documents, RecipeRelativePaths paths, RunLog log) {
        return DocumentJob.prepare(recipe, documents.corpora(), paths, log).with(engine.workers());
    }

    private static TableSource source(TableRecipe recipe, RecipeRelativePaths paths) {
        return TableSource.of(recipe.settings().data(), recipe.settings().query(), paths);
    }

    /** Prepares a run: reads the data, checks it and binds it to its domains. */
    private interface FirstStage {
        PreparedRun prepare(RunLog log);
    }

    private Outcome release(TableRecipe recipe, RunPlaces places, FirstStage first, Options options, Watcher watcher) {
        RunLog log = log(recipe, watcher);
        try {
            if (options.tries()) {
                return tried(recipe, places, first, options, log);
            }
            Report report;
            try (WholeFolder folder = WholeFolder.release(places.target(), options.replace())) {
                Optional<LedgerKeeper> books = places.ledger()
                        .map(ledger -> LedgerKeeper.in(ledger, recipe, places.target(), folder, options.replace()));
                report = carryOut(first, options, books, folder, log);
                if (report.published()) {
                    publish(folder, books, report.release().orElseThrow());
                    TrialFolder.remove(places.target());
                    return new Outcome(report, places.target(), books.flatMap(LedgerKeeper::listing));
                }
            }
            return refuse(report, places);
        } catch (IOException e) {
            throw WriteFailure.problem();
        }
    }

    /**
     * A run whose release is not published: the report goes to a folder of its own. The ledger is asked, and nothing is
     * listed in it.
     */
    private Outcome tried(TableRecipe recipe, RunPlaces places, FirstStage first, Options options, RunLog log)
            throws IOException {
        try (WholeFolder folder = WholeFolder.open(places.trial(), TrialFolder.KIND, true)) {
            Optional<LedgerKeeper> books = places.ledger()
                    .map(ledger -> LedgerKeeper.in(ledger, recipe, places.target(), folder, options.replace()));
            Report report = carryOut(first, options, books, folder, log);
            folder.publish();
            return new Outcome(report, places.trial(), Optional.empty());
        }
    }

    /**
     * The stages of every run before publication. If the report says that a release is published, the folder is
     * complete.
     */
    private Report carryOut(
            FirstStage first, Options options, Optional<LedgerKeeper> books, WholeFolder folder, RunLog log)
            throws IOException {
        PreparedRun prepared = first.prepare(log);
        Seed seed = Seed.of(prepared.recipe(), options.seed());
        MaskedRun masked = checked(books, prepared.mask(seed.chance(), log), log);
        Shuffle order = order(prepared.recipe(), seed, log);
        WrittenRun written =
                log.time("write", () -> WriteFailure.asProblem(() -> prepared.write(masked, order, folder, log)));
        JudgedRun judged = log.time("verify", () -> WriteFailure.asProblem(() -> written.judge(log)));
        MeasuredRun measured = prepared.measure(judged, log);
        prepared.refuseChanged();
        return options.tries()
                ? reports.tried(measured, seed, options, folder, log)
                : reports.write(measured, seed, options.ownersCharts(), folder, log);
    }

    /** Warns of groups that share only the root of a taxonomy, and checks against the ledger, if one is kept. */
    private static MaskedRun checked(Optional<LedgerKeeper> books, MaskedRun masked, RunLog log) {
        PreparedRun prepared = masked.prepared();
        // a sample does not show what whole groups have in common
        if (masked.masked().trace() instanceof Groups groups && !prepared.sampled()) {
            SubsumerCheck.warnOfRoots(prepared.atHand().data(), groups, log);
        }
        boolean noise = masked.masked().trace() instanceof Displacements
                || prepared.recipe().method().drawsNoise();
        if (noise && books.isEmpty()) {
            log.warn(
                    WarningCode.W_NO_LEDGER,
                    "noise was added, and no ledger is kept: releases with noise drawn again can be averaged");
        }
        return masked.with(books.map(
                kept -> log.time("ledger", () -> kept.judge(prepared.asRead(), masked.masked(), log))));
    }

    private static void publish(WholeFolder folder, Optional<LedgerKeeper> books, Report.ReleasedFile file)
            throws IOException {
        if (books.isPresent()) {
            folder.publish(books.get().notice(file.sha256()));
        } else {
            folder.publish();
        }
    }

    private static Shuffle order(TableRecipe recipe, Seed seed, Watcher watcher) {
        seed.warn(watcher);
        if (!recipe.release().shuffle()) {
            watcher.warn(WarningCode.W_NOT_SHUFFLED, "rows are in their original order: for research only");
            return Shuffle.none();
        }
        return seed.shuffle();
    }

    /** Writes only the report, into a folder whose name says that the release was refused. */
    private Outcome refuse(Report report, RunPlaces places) throws IOException {
        try (WholeFolder folder = WholeFolder.open(places.refused(), FolderKind.REPORT, true)) {
            reports.writeRefusal(report, folder);
            folder.publish();
        }
        TrialFolder.remove(places.target());
        return new Outcome(report, places.refused(), Optional.empty());
    }
}
