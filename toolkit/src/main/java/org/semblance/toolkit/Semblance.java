package org.semblance.toolkit;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.catalog.Catalog;
import org.semblance.evaluate.assess.Assessment;
import org.semblance.evaluate.assess.Assessor;
import org.semblance.evaluate.compare.ComparisonRun;
import org.semblance.formats.Tables;
import org.semblance.formats.documents.Corpora;
import org.semblance.formats.documents.MatrixFiles;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.port.MatrixFormat;
import org.semblance.port.TableSource;
import org.semblance.quality.loss.InformationLoss;
import org.semblance.quality.risk.DistanceLinkage;
import org.semblance.release.documents.DocumentFiles;
import org.semblance.release.recipe.DocumentRecipe;
import org.semblance.release.recipe.Recipe;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.recipe.YamlRecipes;
import org.semblance.release.rehearsal.Rehearsal;
import org.semblance.release.report.RunLog;
import org.semblance.release.run.Engine;
import org.semblance.release.run.MatrixCheck;
import org.semblance.release.run.RehearsedRun;
import org.semblance.release.run.ReleaseCheck;
import org.semblance.release.run.Run;
import org.semblance.report.HtmlComparison;
import org.semblance.report.HtmlReport;

/**
 * The product for programs: what the command line does, in a few lines of Java. All of it can be called off by a watcher, which then throws
 * {@link Problem#cancelled()} and leaves nothing half-written.
 */
public final class Semblance {

    /** How much risk is borne in a comparison, in per cent, and how loss weighs against risk, when nothing is said. */
    private static final double TOLERATED = 10;

    private static final double ALPHA = 0.5;

    private final Catalog catalog;
    private final Engine engine;
    private final Tables tables = new Tables();
    private final Taxonomies taxonomies = new Taxonomies();
    private final YamlRecipes recipes = new YamlRecipes();
    private final MatrixFiles matrices = new MatrixFiles();

    /**
     * The product with what recipes can name and where they are carried out.
     *
     * @param catalog domains, methods, guarantees, measures and blockings
     */
    public Semblance(Catalog catalog, Engine engine) {
        this.catalog = catalog;
        this.engine = engine;
    }

    /** All that is built in or offered by jars on the class path, carried out in this process. */
    public static Semblance standard() {
        return new Semblance(Catalog.installed(), Engine.LOCAL);
    }

    /** The same, carried out elsewhere. */
    public Semblance on(Engine other) {
        return new Semblance(catalog, other);
    }

    /**
     * Opens a recipe, of a table or of documents.
     *
     * @throws Problem when it is none
     */
    public RecipeFile open(Path file) {
        return new RecipeFile(file, Recipe.read(recipes.read(file), catalog));
    }

    /**
     * Rehearses a recipe: the verdicts and scores that a release with the same seed would have. Nothing is written.
     *
     * @throws Problem when it cannot be done as asked
     */
    public RehearsedRun rehearse(RecipeFile recipe, Run.Options options, Watcher watcher) {
        return recipe.recipe() instanceof DocumentRecipe documents
                ? run().rehearse(documents, documentFiles(), options, watcher)
                : run().rehearse(recipe.recipe().ofTable(), options, watcher);
    }

    /** A rehearsal of which the data are read, and whose steps are taken one by one. */
    public Rehearsal prepare(RecipeFile recipe, Run.Options options, RunLog log) {
        return recipe.recipe() instanceof DocumentRecipe documents
                ? run().prepare(documents, documentFiles(), options, log)
                : run().prepare(recipe.recipe().ofTable(), options, log);
    }

    /**
     * Carries a recipe out and publishes its release, if what is promised holds; otherwise a report tells why not.
     *
     * @throws Problem when it cannot be done as asked; nothing is written then
     */
    public Run.Outcome release(RecipeFile recipe, Run.Options options, Watcher watcher) {
        return recipe.recipe() instanceof DocumentRecipe documents
                ? run().anonymize(documents, documentFiles(), options, watcher)
                : run().anonymize(recipe.recipe().ofTable(), options, watcher);
    }

    private Run run() {
        return new Run(tables, taxonomies, tables, new HtmlReport(), engine, catalog);
    }

    private DocumentFiles documentFiles() {
        return new DocumentFiles(new Corpora(), matrices, matrices);
    }

    /**
     * Does a file, or the folder of a release, hold what a recipe promises, as far as the file can show it?
     *
     * @throws Problem when it cannot be told
     */
    public ReleaseCheck.Answer check(Path released, RecipeFile recipe, Watcher watcher) {
        return check(
                TableSource.of(ReleasedFile.in(released)),
                ReleaseCheck.Question.of(recipe.recipe().ofTable()),
                recipe.paths(),
                watcher);
    }

    /**
     * Does a file hold what is asked?
     *
     * @param files where the paths of a recipe lead, if the question has one
     * @throws Problem when it cannot be told
     */
    public ReleaseCheck.Answer check(
            TableSource released, ReleaseCheck.Question question, Function<String, Path> files, Watcher watcher) {
        Optional<MatrixFormat> matrix = matrix(released);
        return matrix.isPresent()
                ? new MatrixCheck(matrices).ask(released.file(), matrix.get(), question, watcher)
                : new ReleaseCheck(tables, taxonomies, files).ask(released, question, watcher);
    }

    /** The form of the matrix that a source holds; none where it holds a table. */
    public Optional<MatrixFormat> matrix(TableSource source) {
        return source.isAddress() || source.query() != null ? Optional.empty() : matrices.form(source.file());
    }

    /**
     * What a release, or any masked file, lost and still risks, by the measures of a recipe of its original. Measures that compare
     * row with row need the same order of rows.
     *
     * @throws Problem when the two cannot be compared
     */
    public Assessment assess(RecipeFile recipe, Path released, Watcher watcher) {
        TableRecipe table = TableRecipe.of(recipe.recipe().ofTable().source(), catalog);
        TableSource original =
                TableSource.of(table.settings().data(), table.settings().query(), recipe.paths());
        return assess(
                new Assessor.Columns.OfRecipe(table, recipe.paths()),
                original,
                TableSource.of(ReleasedFile.in(released)),
                Assessor.Reading.PLAIN,
                Assessor.Wish.USUAL,
                watcher);
    }

    /** The same, where more is to be said. */
    public Assessment assess(
            Assessor.Columns columns,
            TableSource original,
            TableSource released,
            Assessor.Reading reading,
            Assessor.Wish wish,
            Watcher watcher) {
        return new Assessor(tables, taxonomies, catalog).judge(columns, original, released, reading, wish, watcher);
    }

    /**
     * Compares methods and k on the table of a recipe, as is usual, and recommends one. The comparison lies in a folder beside the
     * recipe, or in the one given.
     *
     * @throws Problem when it cannot be done as asked; finished cells are kept then
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

    /** The same, where more is to be said. */
    public ComparisonRun.Outcome compare(ComparisonRun.Question question, Watcher watcher) {
        return new ComparisonRun(tables, taxonomies, recipes, new HtmlComparison(catalog), catalog)
                .compare(question, watcher);
    }
}
