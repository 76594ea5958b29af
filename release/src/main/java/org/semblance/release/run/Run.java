package org.semblance.release.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.catalog.Catalog;
import org.semblance.method.Displacements;
import org.semblance.method.Groups;
import org.semblance.method.Masked;
import org.semblance.port.TableReader;
import org.semblance.port.TableSource;
import org.semblance.port.TableWriter;
import org.semblance.port.TaxonomyReader;
import org.semblance.quality.Score;
import org.semblance.release.documents.DocumentFiles;
import org.semblance.release.documents.DocumentRehearsal;
import org.semblance.release.folder.Certificate;
import org.semblance.release.folder.FolderKind;
import org.semblance.release.folder.OwnerFolder;
import org.semblance.release.folder.WholeFolder;
import org.semblance.release.partitioned.PartitionedPreparation;
import org.semblance.release.place.OutputPlaceGuard;
import org.semblance.release.place.OverwriteGuard;
import org.semblance.release.place.RecipeRelativePaths;
import org.semblance.release.prepare.Preparation;
import org.semblance.release.publication.HeldGuarantee;
import org.semblance.release.publication.PublicReport;
import org.semblance.release.publication.PublicReportBuilder;
import org.semblance.release.publication.PublicReportWriter;
import org.semblance.release.publication.ReleaseContent;
import org.semblance.release.publication.ReleaseFacts;
import org.semblance.release.publication.StableFigures;
import org.semblance.release.recipe.DocumentRecipe;
import org.semblance.release.recipe.FormerKeys;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.rehearsal.Judgement;
import org.semblance.release.rehearsal.Rehearsal;
import org.semblance.release.rehearsal.Seed;
import org.semblance.release.rehearsal.Shuffle;
import org.semblance.release.report.LedgerFigures;
import org.semblance.release.report.Report;
import org.semblance.release.report.ReportBuilder;
import org.semblance.release.report.ReportWriter;
import org.semblance.release.report.RunLog;
import org.semblance.release.report.RunResult;
import org.semblance.release.stability.LeaveOneOut;

/**
 * Runs a recipe: reads a table or documents, masks, writes next to the target, verifies the written files, measures,
 * certifies and publishes. If a guarantee does not hold, only a report is written and no release.
 */
public final class Run {

    /**
     * The options of a run.
     *
     * @param recipeFile the file of the recipe; paths in the recipe are relative to it
     * @param out the folder of the release, instead of that in the recipe
     * @param replace whether an existing release may be replaced
     * @param seed makes random choices repeatable, instead of that in the recipe
     * @param ledger the folder of the owner's ledger, instead of that in the recipe
     * @param charts the folder that the caller writes charts to, which must not overlap with others; null if there is
     *     none
     * @param ownersCharts whether charts are written to the owner's folder
     */
    public record Options(
            Path recipeFile,
            @Nullable Path out,
            boolean replace,
            @Nullable Long seed,
            @Nullable Path ledger,
            @Nullable Path charts,
            boolean ownersCharts) {

        public Options(
                Path recipeFile,
                @Nullable Path out,
                boolean replace,
                @Nullable Long seed,
                @Nullable Path ledger,
                @Nullable Path charts) {
            this(recipeFile, out, replace, seed, ledger, charts, false);
        }

        public Options(Path recipeFile, @Nullable Path out, boolean replace, @Nullable Long seed) {
            this(recipeFile, out, replace, seed, null, null);
        }

        /** The settings of the recipe and no further seed; an existing release is not replaced. */
        public static Options of(Path recipeFile) {
            return new Options(recipeFile, null, false, null);
        }

        /** The same options with another folder for the release. */
        public Options to(Path folder) {
            return new Options(recipeFile, folder, replace, seed, ledger, charts, ownersCharts);
        }

        /** The same options, with an existing release replaced. */
        public Options replacing() {
            return new Options(recipeFile, out, true, seed, ledger, charts, ownersCharts);
        }

        /** The same options with a seed. */
        public Options seeded(long number) {
            return new Options(recipeFile, out, replace, number, ledger, charts, ownersCharts);
        }

        /** The same options, with charts in the owner's folder. */
        public Options withPlots() {
            return new Options(recipeFile, out, replace, seed, ledger, charts, true);
        }

        RecipeRelativePaths paths() {
            return new RecipeRelativePaths(recipeFile);
        }

        Path resolve(String path) {
            return paths().apply(path);
        }
    }

    /**
     * The result of a run: a release in its folder, or the report of a refusal in a folder with another name.
     *
     * @param report the report for the owner
     * @param listing the entry in the owner's ledger, if one is kept
     */
    public record Outcome(Report report, Path folder, Optional<LedgerListing> listing) {

        /** The folder of the owner's report: beside the release, or that of the refusal itself. */
        public Path owner() {
            return report.published() ? OwnerFolder.beside(folder) : folder;
        }
    }

    private final TableReader reader;
    private final TaxonomyReader taxonomies;
    private final TableWriter writer;
    private final ReleaseFiles files;
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
        this.files = new ReleaseFiles(reports, publicReports);
        this.engine = engine;
        this.catalog = catalog;
    }

    /**
     * Runs a recipe for a table.
     *
     * @throws Problem if it cannot be run as asked; nothing is written then
     */
    public Outcome anonymize(TableRecipe recipe, Options options, Watcher watcher) {
        RecipeRelativePaths paths = options.paths();
        TableSource source = source(recipe, paths);
        Preparation.Sources sources = new Preparation.Sources(reader, taxonomies, paths);
        return release(
                recipe,
                RunInputs.of(recipe, source, paths),
                log -> engine instanceof Cluster.Session session
                        ? inParts(recipe, source, sources, session, log)
                        : PreparedTable.of(recipe, source, sources, writer, engine.workers(), log),
                options,
                watcher);
    }

    private PreparedParts inParts(
            TableRecipe recipe, TableSource source, Preparation.Sources sources, Cluster.Session session, RunLog log) {
        return new PreparedParts(PartitionedPreparation.of(
                recipe,
                Preparation.request(recipe, source),
                new PartitionedPreparation.Engine(session, sources, writer, catalog, session.rowsAtHand()),
                log));
    }

    /**
     * Runs a recipe for documents.
     *
     * @throws Problem if it cannot be run as asked; nothing is written then
     */
    public Outcome anonymize(DocumentRecipe recipe, DocumentFiles documents, Options options, Watcher watcher) {
        RecipeRelativePaths paths = options.paths();
        return release(
                recipe.recipe(),
                RunInputs.of(recipe, paths),
                log -> new PreparedDocuments(prepared(recipe, documents, paths, log), documents),
                options,
                watcher);
    }

    private DocumentRehearsal prepared(
            DocumentRecipe recipe, DocumentFiles documents, RecipeRelativePaths paths, RunLog log) {
        return DocumentRehearsal.prepare(recipe, documents.corpora(), paths, log)
                .with(engine.workers());
    }

    /**
     * Rehearses a recipe for a table in this process: computes what a release with the same seed would show.
     *
     * @throws Problem if it cannot be run as asked
     */
    public RehearsedRun rehearse(TableRecipe recipe, Options options, Watcher watcher) {
        RunLog log = new RunLog(watcher, recipe.acceptances());
        new FormerKeys(catalog).warn(recipe.source(), log);
        return rehearsed(prepare(recipe, options, log), options, log);
    }

    /**
     * Rehearses a recipe for documents.
     *
     * @throws Problem if it cannot be run as asked
     */
    public RehearsedRun rehearse(DocumentRecipe recipe, DocumentFiles documents, Options options, Watcher watcher) {
        RunLog log = new RunLog(watcher, recipe.recipe().acceptances());
        new FormerKeys(catalog).warn(recipe.recipe().source(), log);
        return rehearsed(prepare(recipe, documents, options, log), options, log);
    }

    /** Prepares a rehearsal, for callers that take its steps one by one. */
    public Rehearsal prepare(TableRecipe recipe, Options options, RunLog log) {
        RecipeRelativePaths paths = options.paths();
        return PreparedTable.of(
                        recipe,
                        source(recipe, paths),
                        new Preparation.Sources(reader, taxonomies, paths),
                        writer,
                        engine.workers(),
                        log)
                .rehearsal();
    }

    /** Prepares a rehearsal on documents. */
    public Rehearsal prepare(DocumentRecipe recipe, DocumentFiles documents, Options options, RunLog log) {
        return prepared(recipe, documents, options.paths(), log);
    }

    private static RehearsedRun rehearsed(Rehearsal rehearsal, Options options, RunLog log) {
        Seed seed = Seed.of(rehearsal.recipe(), options.seed());
        Masked masked = log.time("mask", () -> rehearsal.mask(seed.chance(), log));
        Judgement judgement = log.time("verify", () -> rehearsal.judge(masked.table(), log));
        List<Score> scores = log.time("measure", () -> rehearsal.scores(masked, log));
        return new RehearsedRun(rehearsal, masked, judgement, scores, log.warnings());
    }

    private static TableSource source(TableRecipe recipe, RecipeRelativePaths paths) {
        return TableSource.of(recipe.settings().data(), recipe.settings().query(), paths);
    }

    /** Prepares a run: reads the data, checks it and binds it to its domains. */
    private interface FirstStage {
        PreparedRun prepare(RunLog log);
    }

    private Outcome release(TableRecipe recipe, RunInputs inputs, FirstStage first, Options options, Watcher watcher) {
        Path target = target(recipe, options);
        Optional<Path> ledger = LedgerKeeper.place(recipe, options);
        refusePlaces(target, ledger, inputs, options);
        RunLog log = new RunLog(watcher, recipe.acceptances());
        new FormerKeys(catalog).warn(recipe.source(), log);
        try {
            Report report;
            try (WholeFolder folder = WholeFolder.release(target, options.replace())) {
                Optional<LedgerKeeper> books =
                        ledger.map(place -> LedgerKeeper.in(place, recipe, target, folder, options.replace()));
                report = carryOut(first, options, books, folder, log);
                if (report.published()) {
                    publish(folder, books, report.release().orElseThrow());
                    return new Outcome(report, target, books.flatMap(LedgerKeeper::listing));
                }
            }
            return refuse(report, target);
        } catch (IOException e) {
            throw cannotWrite();
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
        WrittenRun written = log.time("write", () -> written(() -> prepared.write(masked, order, folder, log)));
        JudgedRun judged = log.time("verify", () -> written(() -> written.judge(log)));
        MeasuredRun measured = prepared.measure(judged, log);
        return report(measured, seed, options.ownersCharts(), folder, log);
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

    /**
     * Builds the reports. If all guarantees hold, writes the public one and the certificate next to the released file,
     * and the owner's one to the folder beside it.
     */
    private Report report(MeasuredRun measured, Seed seed, boolean plots, WholeFolder folder, RunLog log)
            throws IOException {
        RunWarnings.tell(measured, log);
        RunResult result = measured.result(seed.given());
        ReportBuilder reports = new ReportBuilder(catalog);
        if (!result.holds()) {
            return reports.report(result, Optional.empty(), log);
        }
        PublicReport published = log.time("report", () -> written(() -> published(measured, seed, folder, log)));
        files.writePublic(published, folder);
        String certificate = ReleaseFiles.certify(published, folder);
        Report report = reports.report(result, Optional.of(released(published.facts(), certificate)), log);
        files.writeOwners(report, plots, folder);
        return report;
    }

    /** The public report, which is computed from the written files and what {@link ReleaseFacts} hold. */
    private PublicReport published(MeasuredRun measured, Seed seed, WholeFolder folder, RunLog log) throws IOException {
        JudgedRun judged = measured.judged();
        PreparedRun prepared = judged.masked().prepared();
        TableRecipe recipe = prepared.recipe();
        List<Certificate.Content> contents =
                ReleaseFiles.contents(judged.written().files(), folder);
        ReleaseFacts facts = new ReleaseFacts(
                recipe,
                contents.get(0),
                contents.subList(1, contents.size()),
                !seed.given() && recipe.release().shuffle() && !prepared.forResearch(),
                seed.given(),
                judged.judgement().findings().stream()
                        .map(finding -> new HeldGuarantee(
                                finding.guarantee(), finding.asked(), finding.of(), finding.attribute()))
                        .toList(),
                judged.masked().ledger().map(LedgerFigures::holds),
                log.warnings().stream().map(Watcher.Warning::kind).toList());
        ReleaseContent content = judged.content(log);
        return new PublicReportBuilder(facts, content, catalog, log).report(figures(measured, content, log));
    }

    /** The figures of the original that the recipe asks to publish. */
    private static StableFigures figures(MeasuredRun measured, ReleaseContent content, RunLog log) {
        MaskedRun masked = measured.judged().masked();
        TableRecipe recipe = masked.prepared().recipe();
        return recipe.publications().isEmpty()
                ? StableFigures.NONE
                : new LeaveOneOut(
                                recipe,
                                masked.prepared().atHand().data(),
                                masked.masked().table(),
                                measured.scores(),
                                content.table().orElseThrow(),
                                log)
                        .figures();
    }

    private static Report.ReleasedFile released(ReleaseFacts facts, String certificate) {
        return new Report.ReleasedFile(
                facts.file().file(),
                facts.file().sha256(),
                facts.forPublication(),
                facts.beside(),
                Optional.of(certificate));
    }

    /** Refuses a target, ledger or chart folder that overlaps with what is read or written. */
    private static void refusePlaces(Path target, Optional<Path> ledger, RunInputs inputs, Options options) {
        List<Path> written = List.of(target, OwnerFolder.beside(target), refused(target));
        written.forEach(folder -> OverwriteGuard.refuse(folder, inputs.files()));
        OverwriteGuard.refuseWithin(target, inputs.folders());
        Path charts = options.charts();
        if (charts != null) {
            OutputPlaceGuard place = new OutputPlaceGuard("the charts", charts, "‹plots›");
            place.refuseWritten(Stream.concat(written.stream(), ledger.stream()).toList());
            place.refuseRead(inputs.files(), inputs.folders());
        }
        ledger.ifPresent(place -> LedgerKeeper.look(place, written, inputs.folders()));
    }

    private static void publish(WholeFolder folder, Optional<LedgerKeeper> books, Report.ReleasedFile file)
            throws IOException {
        if (books.isPresent()) {
            folder.publish(books.get().notice(file.sha256()));
        } else {
            folder.publish();
        }
    }

    /** The folder of the release. */
    public static Path target(TableRecipe recipe, Options options) {
        return options.out() == null
                ? options.resolve(recipe.release().to())
                : options.out().toAbsolutePath().normalize();
    }

    /** File access inside a timed stage. */
    private interface FileWork<T> {
        T result() throws IOException;
    }

    private static <T> T written(FileWork<T> work) {
        try {
            return work.result();
        } catch (IOException | UncheckedIOException e) {
            throw cannotWrite();
        }
    }

    private static Problem cannotWrite() {
        return Problem.machine(
                ProblemCode.E_WRITE,
                "the release cannot be written to disk",
                "check free space and permissions, and run again");
    }

    private static Shuffle order(TableRecipe recipe, Seed seed, Watcher watcher) {
        seed.warn(watcher);
        if (!recipe.release().shuffle()) {
            watcher.warn(WarningCode.W_NOT_SHUFFLED, "rows are in their original order: for research only");
            return Shuffle.none();
        }
        return seed.shuffle();
    }

    private static Path refused(Path target) {
        return target.resolveSibling(target.getFileName() + ".refused");
    }

    /** Writes only the report, into a folder whose name says that the release was refused. */
    private Outcome refuse(Report report, Path target) throws IOException {
        Path refused = refused(target);
        try (WholeFolder folder = WholeFolder.open(refused, FolderKind.REPORT, true)) {
            files.writeRefusal(report, folder);
            folder.publish();
        }
        return new Outcome(report, refused, Optional.empty());
    }
}
