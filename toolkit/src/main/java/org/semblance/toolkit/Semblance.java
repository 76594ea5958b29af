package org.semblance.toolkit;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.catalog.Catalog;
import org.semblance.domain.distribution.GroundDistance;
import org.semblance.evaluate.assess.Assessment;
import org.semblance.evaluate.assess.Assessor;
import org.semblance.evaluate.compare.ComparisonRun;
import org.semblance.formats.Tables;
import org.semblance.formats.documents.Corpora;
import org.semblance.formats.documents.MatrixFiles;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.quality.loss.InformationLoss;
import org.semblance.quality.risk.DistanceLinkage;
import org.semblance.release.documents.DocumentFiles;
import org.semblance.release.folder.Certificate;
import org.semblance.release.folder.FolderComparison;
import org.semblance.release.masking.MaskingJob;
import org.semblance.release.recipe.DocumentRecipe;
import org.semblance.release.recipe.Recipe;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.recipe.YamlRecipes;
import org.semblance.release.rehearsal.Rehearsal;
import org.semblance.release.report.RunLog;
import org.semblance.release.run.CertificateAnswer;
import org.semblance.release.run.CheckAnswer;
import org.semblance.release.run.CheckQuestion;
import org.semblance.release.run.Engine;
import org.semblance.release.run.MatrixCheck;
import org.semblance.release.run.ReleaseCheck;
import org.semblance.release.run.Run;
import org.semblance.release.signing.ReleaseSignature;
import org.semblance.release.signing.SigningKey;
import org.semblance.release.signing.VerificationKey;
import org.semblance.report.HtmlComparison;
import org.semblance.report.HtmlPublicReport;
import org.semblance.report.HtmlReport;
import org.semblance.source.MatrixFormat;
import org.semblance.source.TableSource;

/**
 * The entry point for programs: everything the command line does, in a few lines of Java. A watcher can cancel any call
 * by throwing {@link Problem#cancelled()}; no incomplete output is left behind.
 */
public final class Semblance {

    /** Defaults of a comparison: the tolerated risk in per cent, and the weight of the loss against the risk. */
    private static final double TOLERATED = 10;

    private static final double ALPHA = 0.5;

    private final Catalog catalog;
    private final Engine engine;
    private final Tables tables = new Tables();
    private final Taxonomies taxonomies = new Taxonomies();
    private final YamlRecipes recipes = new YamlRecipes();
    private final MatrixFiles matrices = new MatrixFiles();

    /**
     * Creates an entry point with a given catalog and engine.
     *
     * @param catalog the domains, methods, guarantees, measures and blockings that recipes can name
     * @param engine where recipes are executed
     */
    public Semblance(Catalog catalog, Engine engine) {
        this.catalog = catalog;
        this.engine = engine;
    }

    /** Everything that is built in or provided by jars on the class path, executed in this process. */
    public static Semblance standard() {
        return new Semblance(Catalog.installed(), Engine.LOCAL);
    }

    /** The same catalog on another engine. */
    public Semblance on(Engine other) {
        return new Semblance(catalog, other);
    }

    /**
     * Reads a recipe for a table or for documents.
     *
     * @throws Problem if it is not a valid recipe
     */
    public RecipeFile open(Path file) {
        return new RecipeFile(file, Recipe.read(recipes.read(file), catalog));
    }

    /**
     * Performs a dry run: the verdicts and scores are those of a release with the same seed, but nothing is written.
     *
     * @throws Problem if the recipe cannot be executed
     */
    public Rehearsal rehearse(RecipeFile recipe, Run.Options options, Watcher watcher) {
        return recipe.recipe() instanceof DocumentRecipe documents
                ? run().rehearse(documents, documentFiles(), recipe.paths(), options, watcher)
                : run().rehearse(recipe.recipe().ofTable(), recipe.paths(), options, watcher);
    }

    /** Reads the data for a dry run whose steps are then executed one by one. */
    public MaskingJob prepare(RecipeFile recipe, RunLog log) {
        return recipe.recipe() instanceof DocumentRecipe documents
                ? run().prepare(documents, documentFiles(), recipe.paths(), log)
                : run().prepare(recipe.recipe().ofTable(), recipe.paths(), log);
    }

    /**
     * Executes a recipe and publishes the release if all guarantees hold; otherwise writes a report that explains why
     * not.
     *
     * @throws Problem if the recipe cannot be executed; nothing is written then
     */
    public Run.Outcome release(RecipeFile recipe, Run.Options options, Watcher watcher) {
        return recipe.recipe() instanceof DocumentRecipe documents
                ? run().anonymize(documents, documentFiles(), recipe.paths(), options, watcher)
                : run().anonymize(recipe.recipe().ofTable(), recipe.paths(), options, watcher);
    }

    private Run run() {
        return new Run(tables, taxonomies, tables, new HtmlReport(), new HtmlPublicReport(), engine, catalog);
    }

    private DocumentFiles documentFiles() {
        return new DocumentFiles(new Corpora(), matrices, matrices);
    }

    /**
     * Checks whether a file satisfies the guarantees of a recipe: yes, no, or cannot be told, because some need more
     * than the file. Given the release folder, its certificate answers the rest, if it certifies this very recipe.
     *
     * @throws Problem if the folder is not as it was certified
     */
    public CheckAnswer check(Path released, RecipeFile recipe, Watcher watcher) {
        CheckQuestion question = CheckQuestion.of(recipe.recipe().ofTable());
        Optional<Certificate> certificate = Files.exists(released.resolve(Certificate.FILE))
                ? Optional.of(certificate(released, watcher))
                : Optional.empty();
        CheckAnswer answer = check(TableSource.of(ReleasedFile.in(released)), question, recipe.paths(), watcher);
        return certificate.map(found -> answer.settledBy(found, question)).orElse(answer);
    }

    private static Certificate certificate(Path folder, Watcher watcher) {
        FolderComparison compared = FolderComparison.of(folder, watcher);
        if (!compared.intact()) {
            throw Problem.data(
                    ProblemCode.E_CHANGED,
                    "the folder is not as it was certified: " + compared.words(),
                    "get the release again from its publisher");
        }
        return compared.certificate().orElseThrow();
    }

    /**
     * Checks whether a file satisfies the guarantees in a question.
     *
     * @param files resolves the paths in the recipe, if the question has one
     * @throws Problem if this cannot be determined
     */
    public CheckAnswer check(
            TableSource released, CheckQuestion question, Function<String, Path> files, Watcher watcher) {
        Optional<MatrixFormat> matrix = matrix(released);
        return matrix.isPresent()
                ? new MatrixCheck(matrices).ask(released.file(), matrix.get(), question, watcher)
                : new ReleaseCheck(tables, taxonomies, files).ask(released, question, watcher);
    }

    /**
     * Shows l and t of the equivalence classes of a file that protect confidential columns least.
     *
     * @param of the confidential columns; those of the question and of its recipe if empty
     * @param distance the ground distance between values; that of the domain if null
     * @param most the largest number of classes to show
     * @param files resolves the paths in the recipe, if the question has one
     * @throws Problem if this cannot be determined
     */
    public ReleaseCheck.Classes classes(
            TableSource released,
            CheckQuestion question,
            List<String> of,
            @Nullable GroundDistance distance,
            int most,
            Function<String, Path> files,
            Watcher watcher) {
        return new ReleaseCheck(tables, taxonomies, files).classes(released, question, of, distance, most, watcher);
    }

    /**
     * Compares a release folder with its certificate, file by file; if all are as they were written, the verdicts of
     * the certificate are the answer.
     *
     * @param key the public key of the person or institution that should have signed the release; without one, signatures are not verified
     * @throws Problem if the folder cannot be read
     */
    public CertificateAnswer check(Path folder, Optional<VerificationKey> key, Watcher watcher) {
        return CertificateAnswer.of(folder, key, watcher);
    }

    /**
     * Signs the certificate of a release, all of whose files must be as they were written.
     *
     * @throws Problem if they are not, or if the release has another signature
     */
    public CertificateAnswer sign(Path folder, SigningKey key, Watcher watcher) {
        ReleaseSignature.sign(folder, key, false, watcher);
        return check(folder, Optional.empty(), watcher);
    }

    /** The format of the matrix in a source; empty if the source is a table. */
    public Optional<MatrixFormat> matrix(TableSource source) {
        return source.isAddress() || source.query() != null ? Optional.empty() : matrices.form(source.file());
    }

    /**
     * Computes the information loss and the remaining risk of a release, or of any masked file, with the measures of a
     * recipe for the original. Measures that compare row by row need the same order of rows.
     *
     * @throws Problem if the two cannot be compared
     */
    public Assessment assess(RecipeFile recipe, Path released, Watcher watcher) {
        TableRecipe table = TableRecipe.of(recipe.recipe().ofTable().source(), catalog);
        TableSource original =
                TableSource.of(table.settings().data(), table.settings().query(), recipe.paths());
        return assess(
                new Assessor.Columns.OfRecipe(table, recipe.paths()),
                original,
                TableSource.of(ReleasedFile.in(released)),
                Assessor.ReadingOptions.PLAIN,
                Assessor.MeasureWish.USUAL,
                watcher);
    }

    /** As above, with all choices given explicitly. */
    public Assessment assess(
            Assessor.Columns columns,
            TableSource original,
            TableSource released,
            Assessor.ReadingOptions reading,
            Assessor.MeasureWish wish,
            Watcher watcher) {
        return new Assessor(tables, taxonomies, catalog).judge(columns, original, released, reading, wish, watcher);
    }

    /**
     * Compares methods and values of k on the table of a recipe, with the default settings, and recommends one of them.
     *
     * @param folder the folder to write the comparison to
     * @throws Problem if the comparison cannot be made; finished parts are kept then
     */
    public ComparisonRun.Outcome compare(RecipeFile recipe, Path folder, Watcher watcher) {
        return compare(
                new ComparisonRun.Question(
                        recipe.path(),
                        new ComparisonRun.Question.Grid(List.of(), null, null, 1),
                        new ComparisonRun.Question.Axes(
                                catalog.name(new InformationLoss()),
                                catalog.name(new DistanceLinkage()),
                                ALPHA,
                                TOLERATED,
                                null,
                                null),
                        List.of(),
                        null,
                        Runtime.getRuntime().availableProcessors(),
                        new ComparisonRun.Question.Place(folder, false, false)),
                watcher);
    }

    /** As above, with all choices given explicitly. */
    public ComparisonRun.Outcome compare(ComparisonRun.Question question, Watcher watcher) {
        return new ComparisonRun(tables, taxonomies, recipes, new HtmlComparison(catalog), catalog)
                .compare(question, watcher);
    }
}
