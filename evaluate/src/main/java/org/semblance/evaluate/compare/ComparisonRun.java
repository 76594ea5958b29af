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
import org.semblance.port.TaxonomyReader;
import org.semblance.release.place.OutputPlaceGuard;
import org.semblance.release.place.RecipeRelativePaths;
import org.semblance.release.prepare.Preparation;
import org.semblance.release.recipe.RecipeNode;
import org.semblance.release.recipe.RecipeSource;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.report.RunLog;
import org.semblance.source.TableSource;

/**
 * Compares methods and values of k on the table of a recipe, and recommends a choice. Nothing is released: tables are
 * masked, judged and measured in memory, and only figures are written.
 */
public final class ComparisonRun {

    /**
     * What to compare.
     *
     * @param recipeFile the file of the recipe; its paths are relative to it
     * @param measures measures in addition to the default ones
     * @param sample the maximum number of rows to mask; all if null
     * @param threads the number of cells to run in parallel
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
         * The methods and the values of k.
         *
         * @param methods names as in a recipe, or mappings with parameters; if empty, defaults that suit the recipe
         * @param listed methods as one line of text, see {@link MethodChoice#listed}
         * @param k a range such as {@code 2..20}; the default values if null
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
         * The measures of loss and risk, and their limits.
         *
         * @param alpha the weight of the loss in scores
         * @param tolerated the highest tolerated risk, in per cent
         * @param atLeast the smallest k that may be recommended; the k of the recipe if null
         * @param combine how distances are combined when measuring; as in the recipe's method if null
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
         * Where to write the comparison.
         *
         * @param out its folder; a folder next to the recipe if null
         * @param resume whether to resume an existing comparison
         * @param replace whether to replace an existing comparison
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

        /**
         * The folder of the comparison. By default it is named after the recipe, so that several recipes in one folder
         * do not share it.
         */
        public Path folder() {
            String file = String.valueOf(recipeFile.getFileName());
            String name = file.replaceFirst("\\.ya?ml$", "");
            return place.out == null
                    ? new RecipeRelativePaths(recipeFile).apply(name + ".comparison")
                    : place.out.toAbsolutePath().normalize();
        }
    }

    /**
     * The result.
     *
     * @param recipe the recipe with the chosen method
     * @param recipeFile the file of that recipe, if it could be written
     * @param removed the recipe of an earlier comparison, which was deleted because it no longer applies
     * @param cells the number of cells computed in this run; the others were already there
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
     * Runs the comparison and writes it.
     *
     * @throws Problem if the request cannot be fulfilled; finished cells are kept
     */
    public Outcome compare(Question question, Watcher watcher) {
        TableRecipe recipe = TableRecipe.of(recipes.read(question.recipeFile), catalog);
        ComparisonPlan plan = ComparisonPlan.of(question, recipe, catalog);
        ComparisonFiles written = new ComparisonFiles(question.recipeFile, recipes, pages, catalog);
        written.refuseForeign();
        new OutputPlaceGuard("the figures of a comparison", question.folder(), "‹out›").refuseReleaseOrLedger();
        String named = named(question.recipeFile);
        ComparisonFolder.admit(question.folder(), named, question.place.resume(), question.place.replace());

        RunLog log = new RunLog(watcher);
        ComparedFiles read = new ComparedFiles(new RecipeRelativePaths(question.recipeFile));
        Preparation.Sources sources = new Preparation.Sources(reader, taxonomies, read);
        TableSource source =
                TableSource.of(recipe.settings().data(), recipe.settings().query(), sources.files());
        Preparation prepared = Preparation.of(plan.preparing(), source, sources, log);
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
            ComparisonGrid.GridResult result =
                    new ComparisonGrid(run, keys, folder, question.threads).cells(plan.choices(), ks, watcher);
            Comparison measured = plan.comparison(sample(question, data, whole), result, log.warnings());
            if (measured.cells().isEmpty()) {
                folder.discard();
                throw nothingCompared(measured);
            }
            Comparison comparison = new StrongerAttack(run, keys, folder).on(measured, plan, watcher);
            Optional<ChosenRecipe> chosen =
                    comparison.chosen().flatMap(cell -> written.recipe(recipe, plan.choice(cell), cell.k()));
            Optional<Path> recipeFile = written.write(comparison, chosen, folder, List.copyOf(read.files()));
            Optional<Path> removed = recipeFile.isPresent() ? Optional.empty() : written.removeOld();
            return new Outcome(comparison, question.folder(), chosen, recipeFile, removed, result.fresh());
        }
    }

    private static Comparison.Sample sample(Question question, Dataset data, Dataset whole) {
        return new Comparison.Sample(
                String.valueOf(question.recipeFile.getFileName()),
                data.table().size(),
                whole.table().size(),
                data.with(Role.QUASI_IDENTIFIER).stream().map(Attribute::name).toList());
    }

    /** Whether a folder holds finished cells of an interrupted comparison that can be resumed. */
    public static boolean canGoOn(Path folder) {
        return ComparisonFolder.holdsCells(folder);
    }

    /** The name that identifies a recipe: its file and the name of its folder, so that moving both keeps it valid. */
    private static String named(Path recipeFile) {
        Path file = recipeFile.toAbsolutePath().normalize();
        Path folder = file.getParent() == null ? null : file.getParent().getFileName();
        return (folder == null ? "" : folder + "/") + file.getFileName();
    }

    /** The number of people, which limits k: persons if the dataset identifies them, otherwise rows. */
    private static int people(Dataset data) {
        return data.person()
                .map(person -> (int) Arrays.stream(person.counts())
                        .filter(count -> count > 0)
                        .count())
                .orElse(data.table().size());
    }

    private static Problem nothingCompared(Comparison comparison) {
        Comparison.Omission first = comparison.leftOut().get(0);
        return Problem.recipe(
                ProblemCode.E_COMPARE,
                "nothing could be compared; " + String.join(", ", first.what()) + ": " + first.reason(),
                first.advice().isEmpty() ? "name other methods with ‹methods›" : first.advice());
    }
}
