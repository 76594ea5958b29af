package org.semblance.evaluate.compare;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.semblance.Place;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.catalog.Catalog;
import org.semblance.domain.Attribute;
import org.semblance.domain.Combination;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.port.TableReader;
import org.semblance.port.TableSource;
import org.semblance.port.TaxonomyReader;
import org.semblance.release.place.OutputPlaceGuard;
import org.semblance.release.place.RecipeRelativePaths;
import org.semblance.release.prepare.Preparation;
import org.semblance.release.recipe.RecipeNode;
import org.semblance.release.recipe.RecipeSource;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.report.RunLog;

/**
 * Holds methods and k against each other on the table of a recipe, and recommends one by a rule. Nothing is released:
 * tables are masked, judged and measured in memory, and figures are all that is written.
 */
public final class ComparisonRun {

    /**
     * What to compare.
     *
     * @param recipeFile the recipe's own file; its paths are relative to it
     * @param measures what to take beside what is usual
     * @param sample at most so many rows are masked; all when null
     * @param threads how many cells are masked at the same time
     */
    public record Question(
            Path recipeFile,
            Grid grid,
            Axes axes,
            List<String> measures,
            @Nullable Integer sample,
            int threads,
            Place place) {

        /**
         * Which methods, and which k.
         *
         * @param methods as a recipe names them, or with their parameters; those that go with the recipe when empty
         * @param listed methods in a line, as {@link MethodChoice#listed} reads them
         * @param k such as {@code 2..20}; what is usual when null
         */
        public record Grid(
                List<RecipeNode> methods,
                @Nullable String listed,
                @Nullable String k,
                int step) {

            public Grid {
                methods = List.copyOf(methods);
            }
        }

        /**
         * What loss and risk are, and how much of them will do.
         *
         * @param alpha the weight of the loss in scores
         * @param tolerated the risk that is borne, in per cent
         * @param atLeast no smaller k is recommended; the recipe's own when null
         * @param combine how records are compared where they are measured; as the recipe's method does when null
         */
        public record Axes(
                String loss,
                String risk,
                double alpha,
                double tolerated,
                @Nullable Integer atLeast,
                @Nullable Combination combine) {

            public Axes {
                if (!(alpha >= 0 && alpha <= 1)) {
                    throw Problem.recipe(
                            ProblemCode.E_USAGE, "‹alpha› is not between 0 and 1", "0.5 weighs loss and risk alike");
                }
                if (!(tolerated >= 0 && tolerated <= 100)) {
                    throw Problem.recipe(
                            ProblemCode.E_USAGE,
                            "‹tolerate› is not a share from nothing to all",
                            "write it as 10% or 0.1");
                }
            }
        }

        /**
         * Where the comparison goes.
         *
         * @param out its folder; beside the recipe when null
         * @param resume whether a comparison that is there goes on
         * @param replace whether one that is there is replaced
         */
        public record Place(@Nullable Path out, boolean resume, boolean replace) {}

        public Question {
            measures = List.copyOf(measures);
            if (threads < 1) {
                throw Problem.recipe(
                        ProblemCode.E_USAGE, "‹threads› is less than 1", "leave it out, or choose 1 or more");
            }
            if (sample != null && sample < 2) {
                throw Problem.recipe(
                        ProblemCode.E_USAGE, "‹sample› is less than 2", "leave it out, or choose some thousand rows");
            }
        }

        /** The folder of the comparison: named after the recipe, so that each of several has its own. */
        public Path folder() {
            String file = String.valueOf(recipeFile.getFileName());
            String name = file.replaceFirst("\\.ya?ml$", "");
            return place.out == null
                    ? new RecipeRelativePaths(recipeFile).apply(name + ".comparison")
                    : place.out.toAbsolutePath().normalize();
        }
    }

    /**
     * What came of it.
     *
     * @param recipe the recipe that repeats the chosen one, and its file where it could be written
     * @param removed the recipe of an earlier choice that no longer is one
     * @param cells how many cells were masked now; the others were there already
     */
    public record Outcome(
            Comparison comparison,
            Path folder,
            Optional<ChosenRecipe> recipe,
            Optional<Path> recipeFile,
            Optional<Path> removed,
            int cells) {}

    private final TableReader reader;
    private final TaxonomyReader taxonomies;
    private final RecipeSource recipes;
    private final ComparisonWriter pages;
    private final Catalog catalog;

    public ComparisonRun(
            TableReader reader,
            TaxonomyReader taxonomies,
            RecipeSource recipes,
            ComparisonWriter pages,
            Catalog catalog) {
        this.reader = reader;
        this.taxonomies = taxonomies;
        this.recipes = recipes;
        this.pages = pages;
        this.catalog = catalog;
    }

    /**
     * Compares, and writes the comparison.
     *
     * @throws Problem when it cannot be done as asked; finished cells are kept then
     */
    public Outcome compare(Question question, Watcher watcher) {
        TableRecipe recipe = TableRecipe.of(recipes.read(question.recipeFile), catalog);
        ComparisonPlan plan = ComparisonPlan.of(question, recipe, catalog);
        ComparisonFiles written = new ComparisonFiles(question.recipeFile, recipes, pages, catalog);
        written.refuseForeign();
        new OutputPlaceGuard("the figures of a comparison", question.folder(), "‹out›").refuseReleaseOrLedger();
        String named = named(question.recipeFile);
        ComparisonFolder.admit(question.folder(), named, question.place.resume(), question.place.replace());

        RunLog journal = new RunLog(watcher);
        ComparedFiles read = new ComparedFiles(new RecipeRelativePaths(question.recipeFile));
        Preparation.Sources sources = new Preparation.Sources(reader, taxonomies, read);
        TableSource source =
                TableSource.of(recipe.settings().data(), recipe.settings().query(), sources.files());
        Preparation prepared = Preparation.of(plan.preparing(), source, sources, journal);
        Dataset whole = prepared.data();
        Dataset data = question.sample == null ? whole : ComparisonSample.of(whole, question.sample);
        List<Integer> ks = plan.within(people(data));
        ComparisonKeys keys = ComparisonKeys.of(
                recipe, read.files(), whole.table(), source.isAddress() || source.query() != null, plan.ways());
        CellRun run = new CellRun(
                recipe,
                data,
                prepared.form().ofRelease(),
                plan.combine(),
                List.copyOf(plan.measures().values()));
        try (ComparisonFolder folder =
                ComparisonFolder.open(question.folder(), named, question.place.resume(), question.place.replace())) {
            ComparisonGrid.Finished finished =
                    new ComparisonGrid(run, keys, folder, question.threads).cells(plan.choices(), ks, watcher);
            Comparison measured = plan.comparison(
                    new Comparison.Sample(
                            String.valueOf(question.recipeFile.getFileName()),
                            data.table().size(),
                            whole.table().size(),
                            data.with(Role.QUASI_IDENTIFIER).stream()
                                    .map(Attribute::name)
                                    .toList()),
                    finished,
                    journal.warnings());
            if (measured.cells().isEmpty()) {
                folder.discard();
                throw nothingCompared(measured);
            }
            Comparison comparison = new StrongerAttack(run, keys, folder).on(measured, plan, watcher);
            Optional<ChosenRecipe> chosen =
                    comparison.chosen().flatMap(cell -> written.recipe(recipe, plan.choice(cell), cell.k()));
            Optional<Path> recipeFile = written.write(comparison, chosen, folder, List.copyOf(read.files()));
            Optional<Path> removed = recipeFile.isPresent() ? Optional.empty() : written.removeOld();
            return new Outcome(comparison, question.folder(), chosen, recipeFile, removed, finished.fresh());
        }
    }

    /** Whether a folder holds cells that a comparison which was stopped can go on with. */
    public static boolean canGoOn(Path folder) {
        return ComparisonFolder.holdsCells(folder);
    }

    /** What tells a recipe from others: its file and the folder it is in, wherever that was moved to. */
    private static String named(Path recipeFile) {
        Path file = recipeFile.toAbsolutePath().normalize();
        Path folder = file.getParent() == null ? null : file.getParent().getFileName();
        return (folder == null ? "" : folder + "/") + file.getFileName();
    }

    /** Those among whom one is hidden: persons where they are known, otherwise rows. */
    private static int people(Dataset data) {
        return data.person()
                .map(person -> (int) Arrays.stream(person.counts())
                        .filter(count -> count > 0)
                        .count())
                .orElse(data.table().size());
    }

    private static Problem nothingCompared(Comparison comparison) {
        Comparison.LeftOut first = comparison.leftOut().get(0);
        return Problem.recipe(
                ProblemCode.E_COMPARE,
                "nothing could be compared; " + String.join(", ", first.what()) + ": " + first.reason(),
                first.advice().isEmpty() ? "name other methods with ‹methods›" : first.advice());
    }
}
