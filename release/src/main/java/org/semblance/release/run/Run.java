package org.semblance.release.run;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.Version;
import org.semblance.Watcher;
import org.semblance.catalog.Catalog;
import org.semblance.data.Column;
import org.semblance.data.Fingerprint;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.method.Displacements;
import org.semblance.method.Groups;
import org.semblance.method.Masked;
import org.semblance.port.TableReader;
import org.semblance.port.TableSource;
import org.semblance.port.TableWriter;
import org.semblance.port.TaxonomyReader;
import org.semblance.quality.Score;
import org.semblance.quality.risk.LinkageScores;
import org.semblance.quality.risk.disclosure.Homogeneity;
import org.semblance.release.documents.DocumentFiles;
import org.semblance.release.documents.DocumentMaterial;
import org.semblance.release.figures.DocumentFigures;
import org.semblance.release.figures.LevelCounts;
import org.semblance.release.folder.Certificate;
import org.semblance.release.folder.FolderKind;
import org.semblance.release.folder.WholeFolder;
import org.semblance.release.json.Json;
import org.semblance.release.material.Material;
import org.semblance.release.material.Seed;
import org.semblance.release.material.Shuffle;
import org.semblance.release.material.TableMaterial;
import org.semblance.release.partitioned.PartitionedRun;
import org.semblance.release.place.OutputPlaceGuard;
import org.semblance.release.place.OverwriteGuard;
import org.semblance.release.place.RecipeRelativePaths;
import org.semblance.release.prepare.Preparation;
import org.semblance.release.recipe.DocumentRecipe;
import org.semblance.release.recipe.PublicRecipe;
import org.semblance.release.recipe.Recipe;
import org.semblance.release.report.GeneralizedColumns;
import org.semblance.release.report.LedgerFigures;
import org.semblance.release.report.Report;
import org.semblance.release.report.ReportBuilder;
import org.semblance.release.report.ReportWriter;
import org.semblance.release.report.RunLog;
import org.semblance.release.report.RunMeasures;
import org.semblance.release.report.RunResult;

/**
 * Carries out a recipe: reads a table or documents, masks, writes beside the target, verifies what was written, measures, certifies and
 * publishes. When a promise does not hold, a report is written and no release.
 */
public final class Run {

    /** An attribute that loses more than this, in per cent, is told of. */
    private static final double MUCH = 60;

    /** From here on a loss, in per cent, reads as all there was. */
    private static final double ALL = 99.5;

    /** What nobody could exceed who guesses among five, in per cent. */
    private static final double MANY_LINKED = 20;

    /** More than this share of rows, in per cent, whose class shows one confidential value is told of. */
    private static final double MANY_HOMOGENEOUS = 20;

    /**
     * What a user decides at the moment of running.
     *
     * @param recipeFile the recipe's own file; its paths are relative to it
     * @param out the folder of the release, in place of the recipe's
     * @param replace whether a release that is there may be replaced
     * @param seed makes random choices repeatable, in place of the recipe's
     * @param ledger the folder of the owner's ledger, in place of the recipe's
     * @param charts the folder that the caller writes charts to, which must lie apart; none when null
     */
    public record Options(
            Path recipeFile,
            @Nullable Path out,
            boolean replace,
            @Nullable Long seed,
            @Nullable Path ledger,
            @Nullable Path charts) {

        public Options(Path recipeFile, @Nullable Path out, boolean replace, @Nullable Long seed) {
            this(recipeFile, out, replace, seed, null, null);
        }

        Path beside(String path) {
            return new RecipeRelativePaths(recipeFile).apply(path);
        }
    }

    /**
     * What came of it: a release in a folder, or the reason why there is none, in a folder of another name.
     *
     * @param listing where it stands in the owner's ledger, if there is one
     */
    public record Outcome(Report report, Path folder, Optional<LedgerListing> listing) {}

    private final TableReader reader;
    private final TaxonomyReader taxonomies;
    private final TableWriter writer;
    private final ReportWriter reports;
    private final Engine engine;
    private final Catalog catalog;

    public Run(
            TableReader reader,
            TaxonomyReader taxonomies,
            TableWriter writer,
            ReportWriter reports,
            Engine engine,
            Catalog catalog) {
        this.reader = reader;
        this.taxonomies = taxonomies;
        this.writer = writer;
        this.reports = reports;
        this.engine = engine;
        this.catalog = catalog;
    }

    /**
     * Carries out a recipe.
     *
     * @throws Problem when it cannot be done as asked; nothing is written then
     */
    public Outcome anonymize(Recipe recipe, Options options, Watcher watcher) {
        Preparation.Sources sources = new Preparation.Sources(reader, taxonomies, options::beside);
        TableMaterial material = new TableMaterial(recipe, options.recipeFile(), sources, writer);
        if (engine instanceof Cluster.Session session) {
            PartitionedRun table = new PartitionedRun(recipe, session, sources, writer, catalog, session.rowsAtHand());
            return anonymize(
                    recipe,
                    material,
                    (folder, books, journal) -> carryOut(recipe, material.source(), table, options, folder, journal),
                    options,
                    watcher);
        }
        return anonymize(recipe, material, options, watcher);
    }

    /**
     * Carries out a recipe of documents.
     *
     * @throws Problem when it cannot be done as asked; nothing is written then
     */
    public Outcome anonymize(DocumentRecipe recipe, DocumentFiles files, Options options, Watcher watcher) {
        return anonymize(
                recipe.recipe(),
                new DocumentMaterial(recipe, files, new RecipeRelativePaths(options.recipeFile())),
                options,
                watcher);
    }

    /** All of a run but the publishing. */
    private interface Work {
        Report carryOut(WholeFolder folder, Optional<LedgerKeeper> books, RunLog journal) throws IOException;
    }

    private Outcome anonymize(Recipe recipe, Material material, Options options, Watcher watcher) {
        return anonymize(
                recipe,
                material,
                (folder, books, journal) -> carryOut(recipe, material, options, folder, books, journal),
                options,
                watcher);
    }

    private Outcome anonymize(Recipe recipe, Material material, Work work, Options options, Watcher watcher) {
        Path target = target(recipe, options);
        OverwriteGuard.refuse(target, material.sources());
        OverwriteGuard.refuse(refused(target), material.sources());
        OverwriteGuard.refuseWithin(target, material.folders());
        Optional<Path> ledger = LedgerKeeper.place(recipe, options);
        Path charts = options.charts();
        if (charts != null) {
            OutputPlaceGuard place = new OutputPlaceGuard("the charts", charts, "‹plots›");
            place.refuseWritten(Stream.concat(Stream.of(target, refused(target)), ledger.stream())
                    .toList());
            place.refuseRead(material.sources(), material.folders());
        }
        ledger.ifPresent(place -> LedgerKeeper.look(place, List.of(target, refused(target)), material.folders()));
        try {
            Report report;
            try (WholeFolder folder = WholeFolder.open(target, FolderKind.RELEASE, options.replace())) {
                Optional<LedgerKeeper> books =
                        ledger.map(place -> LedgerKeeper.in(place, recipe, target, folder, options.replace()));
                report = work.carryOut(folder, books, new RunLog(watcher));
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

    private static void publish(WholeFolder folder, Optional<LedgerKeeper> books, Report.ReleasedFile file)
            throws IOException {
        if (books.isPresent()) {
            folder.publish(books.get().notice(file.sha256()));
        } else {
            folder.publish();
        }
    }

    /** The folder that a release goes to. */
    public static Path target(Recipe recipe, Options options) {
        return options.out() == null
                ? options.beside(recipe.release().to())
                : options.out().toAbsolutePath().normalize();
    }

    /** All but the publishing: the folder holds what is to be published when the report says so. */
    private Report carryOut(
            Recipe recipe,
            Material material,
            Options options,
            WholeFolder folder,
            Optional<LedgerKeeper> books,
            RunLog journal)
            throws IOException {
        Seed seed = Seed.of(recipe, options.seed());
        Preparation prepared = material.prepare(journal);
        Dataset original = prepared.data();
        Masked masked = journal.time(
                "mask", () -> engine.mask(recipe.reaching(engine.workers()), original, seed.chance(), journal));
        if (masked.trace() instanceof Groups groups) {
            SubsumerCheck.warnOfRoots(original, groups, journal);
        }
        Optional<LedgerFigures> ledger =
                books.map(kept -> journal.time("ledger", () -> kept.judge(material.asRead(), masked, journal)));
        int[] order = order(recipe, seed, journal).order(original.table().size());
        List<String> files =
                journal.time("write", () -> written(() -> material.write(masked.table(), order, folder, journal)));
        List<Report.Finding> findings = journal.time("verify", () -> written(() -> material.judge(folder, order)));
        boolean ofClasses = !(masked.trace() instanceof Displacements) && !material.tellsOfLabels();
        List<Score> scores =
                journal.time("measure", () -> measure(recipe, original, masked.table(), ofClasses, journal));
        return told(
                recipe,
                new RunResult(prepared, masked, findings, scores, files, Optional.empty()),
                seed,
                material.forResearch(),
                ofClasses,
                material.figures(masked, journal),
                ledger,
                folder,
                journal);
    }

    /** The same for a table in parts. */
    private Report carryOut(
            Recipe recipe,
            TableSource source,
            PartitionedRun table,
            Options options,
            WholeFolder folder,
            RunLog journal)
            throws IOException {
        Seed seed = Seed.of(recipe, options.seed());
        RunResult carried = written(() -> table.carry(
                Preparation.request(recipe, source), seed, () -> order(recipe, seed, journal), folder, journal));
        Masked masked = carried.masked();
        // of some of the rows it cannot be told what groups have in common
        if (masked.trace() instanceof Groups groups && !carried.sampled()) {
            SubsumerCheck.warnOfRoots(carried.prepared().data(), groups, journal);
        }
        return told(
                recipe,
                carried,
                seed,
                false,
                !(masked.trace() instanceof Displacements),
                Optional.empty(),
                Optional.empty(),
                folder,
                journal);
    }

    /** Tells what came of a run; where all holds, report and certificate go beside the released file. */
    private Report told(
            Recipe recipe,
            RunResult carried,
            Seed seed,
            boolean forResearch,
            boolean ofClasses,
            Optional<DocumentFigures> figures,
            Optional<LedgerFigures> ledger,
            WholeFolder folder,
            RunLog journal)
            throws IOException {
        Masked masked = carried.masked();
        List<Score> scores = carried.scores();
        warnOfLostAttributes(carried.prepared().data(), masked, scores, journal);
        if (masked.trace() instanceof Displacements) {
            warnOfLinks(scores, journal);
        } else if (ofClasses) {
            warnOfHomogeneity(scores, journal);
        }
        boolean forPublication = !seed.given() && recipe.release().shuffle() && !forResearch;
        List<String> files = carried.files();
        Optional<Report.ReleasedFile> release = carried.findings().stream().allMatch(Report.Finding::holds)
                ? Optional.of(new Report.ReleasedFile(
                        files.get(0),
                        Fingerprint.of(folder.draft(files.get(0))),
                        forPublication,
                        beside(files.subList(1, files.size()), folder)))
                : Optional.empty();
        Report report = new ReportBuilder(catalog)
                .report(
                        recipe,
                        carried.prepared(),
                        masked,
                        carried.findings(),
                        scores,
                        journal,
                        seed.given(),
                        release,
                        figures,
                        ledger,
                        carried.whole());
        if (release.isPresent()) {
            writeReport(report, folder);
            certify(recipe, report, release.get(), folder);
        }
        return report;
    }

    /** Work with files, inside of what is timed. */
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
                "E_WRITE", "the release cannot be written to disk", "check free space and permissions, and run again");
    }

    private static Shuffle order(Recipe recipe, Seed seed, Watcher watcher) {
        seed.warn(watcher);
        if (!recipe.release().shuffle()) {
            watcher.warn("W_NOT_SHUFFLED", "rows stand in their original order: for research only");
            return Shuffle.none();
        }
        return seed.shuffle();
    }

    /**
     * What the measures found.
     *
     * @param ofClasses whether rows are made alike: what all of a class have is then told, whether asked for or not
     */
    private static List<Score> measure(
            Recipe recipe, Dataset original, Table masked, boolean ofClasses, Watcher watcher) {
        // the release is none the worse for a measure that has nothing to measure
        List<Score> scores = new ArrayList<>(RunMeasures.scores(
                recipe, original, masked, unmet -> watcher.warn("W_MEASURE", unmet.what()), watcher));
        if (ofClasses && homogeneity(scores).isEmpty()) {
            RunMeasures.score(new Homogeneity(), original, masked, unasked -> {}, watcher)
                    .ifPresent(scores::add);
        }
        return List.copyOf(scores);
    }

    private static Optional<Score> homogeneity(List<Score> scores) {
        return scores.stream()
                .filter(score -> score.name().equals(Homogeneity.NAME))
                .findFirst();
    }

    /** Where no crowd is promised, it is said that more can be found than in groups of five. */
    private static void warnOfLinks(List<Score> scores, Watcher watcher) {
        LinkageScores.ofWhole(scores).mapToDouble(Score::value).max().stream()
                .filter(share -> share > MANY_LINKED)
                .forEach(share -> watcher.warn(
                        "W_LINKED",
                        String.format(
                                Locale.ROOT,
                                "an intruder who knows all quasi-identifiers links %.0f %% of the records to their own row,"
                                        + " more than groups of five would allow",
                                share)));
    }

    /** Rows that are alike hide who is who, not what all of them have. */
    private static void warnOfHomogeneity(List<Score> scores, Watcher watcher) {
        homogeneity(scores).map(Score::attributes).orElse(Map.of()).forEach((name, share) -> {
            if (share > MANY_HOMOGENEOUS) {
                watcher.warn(
                        "W_HOMOGENEOUS",
                        String.format(
                                Locale.ROOT,
                                "column '%s': %.0f %% of the rows stand among rows that are alike and all show the same"
                                        + " value, so that whoever finds the group learns it",
                                name,
                                share));
            }
        });
    }

    /** A small loss over all may hide that one attribute says hardly anything any more. */
    private static void warnOfLostAttributes(Dataset original, Masked masked, List<Score> scores, Watcher watcher) {
        List<String> atRoot = GeneralizedColumns.of(original, masked).entrySet().stream()
                .filter(column -> LevelCounts.of(column.getValue()).nothingButRoot())
                .map(Map.Entry::getKey)
                .toList();
        atRoot.forEach(
                column -> watcher.warn("W_ATTRIBUTE_LOST", "column '" + column + "' shows nothing but its root"));
        scores.stream()
                .filter(score -> score.name().equals("information-loss"))
                .flatMap(score -> score.attributes().entrySet().stream())
                .filter(loss -> loss.getValue() > MUCH && !atRoot.contains(loss.getKey()))
                .forEach(loss -> watcher.warn(
                        "W_ATTRIBUTE_LOST",
                        "column '" + loss.getKey() + "' "
                                + lost(masked.table().column(loss.getKey()), loss.getValue())));
    }

    private static String lost(Column released, double loss) {
        if (Arrays.stream(released.codes()).distinct().count() == 1) {
            return "shows one value only: it says nothing any more";
        }
        return String.format(Locale.ROOT, "lost %.0f %% of its spread: ", loss)
                + (loss >= ALL
                        ? "it says hardly more of a row than the average would"
                        : "small groups in it may be gone");
    }

    private void writeReport(Report report, WholeFolder folder) throws IOException {
        try (OutputStream out = folder.create(FolderKind.REPORT_FILE)) {
            out.write(Json.write(report.json()).getBytes(StandardCharsets.UTF_8));
        }
        try (OutputStream out = folder.create(FolderKind.PAGE_FILE)) {
            reports.write(report, out);
        }
    }

    private static List<Certificate.Content> beside(List<String> files, WholeFolder folder) throws IOException {
        List<Certificate.Content> beside = new ArrayList<>();
        for (String file : files) {
            beside.add(Certificate.Content.of(folder.draft(file)));
        }
        return beside;
    }

    private void certify(Recipe recipe, Report report, Report.ReleasedFile release, WholeFolder folder)
            throws IOException {
        Certificate certificate = new Certificate(
                new Certificate.Content(release.name(), release.sha256(), Files.size(folder.draft(release.name()))),
                release.beside(),
                report.rows(),
                release.forPublication(),
                PublicRecipe.of(recipe),
                report.verdicts().stream().map(Report.Finding::json).toList(),
                warnings(report),
                Version.current());
        try (OutputStream out = folder.create(Certificate.FILE)) {
            out.write(certificate.json().getBytes(StandardCharsets.UTF_8));
        }
    }

    /** The codes of warnings. They tell of the data, which a differentially private certificate may not. */
    private static List<String> warnings(Report report) {
        return report.differentialPrivacy().isPresent()
                ? List.of()
                : report.warnings().stream()
                        .map(Watcher.Warning::code)
                        .distinct()
                        .toList();
    }

    private static Path refused(Path target) {
        return target.resolveSibling(target.getFileName() + ".refused");
    }

    /** No release: the report alone, in a folder whose name says so. */
    private Outcome refuse(Report report, Path target) throws IOException {
        Path refused = refused(target);
        try (WholeFolder folder = WholeFolder.open(refused, FolderKind.REPORT, true)) {
            writeReport(report, folder);
            folder.publish();
        }
        return new Outcome(report, refused, Optional.empty());
    }
}
