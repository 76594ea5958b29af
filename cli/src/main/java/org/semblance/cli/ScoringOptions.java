package org.semblance.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.authoring.hierarchies.HierarchyReader;
import org.semblance.catalog.Spelling;
import org.semblance.domain.taxonomy.similarity.WuPalmer;
import org.semblance.quality.hierarchy.Gsl;
import org.semblance.release.recipe.SimilarityNames;
import org.semblance.release.recipe.YamlRecipes;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options for scoring hierarchies. */
final class ScoringOptions {

    @Mixin
    private final TaxonomyOptions taxonomy = new TaxonomyOptions();

    @Option(
            names = "--concepts",
            paramLabel = "FILE",
            description = "Which concept each label means (attribute,value,concept); X-concepts.csv next to "
                    + "X-hierarchy.csv if not given, and guessed where nothing says it.")
    private @Nullable Path concepts;

    @Option(
            names = "--similarity",
            paramLabel = "NAME",
            description = "wu-palmer (the default), leacock-chodorow, path, lin, …, or as in a recipe: "
                    + "\"{name: leacock-chodorow, normalized: false}\".")
    private String similarity = WuPalmer.NAME;

    @Option(
            names = "--aggregation",
            paramLabel = "HOW",
            description = "What the steps to a level become: average (the default) or maximum.")
    private String aggregation = "average";

    @Option(
            names = "--weights",
            paramLabel = "HOW",
            description = "How levels count: uniform (the default), or level-based: the lower, the more.")
    private String weights = "uniform";

    HierarchyReader.Question question() {
        return new HierarchyReader.Question(
                taxonomy.request(),
                SimilarityNames.named(
                        YamlRecipes.value("--similarity", similarity), "--similarity", InstalledCatalog.read()),
                concepts,
                true);
    }

    Gsl gsl() {
        return new Gsl(
                choice(Gsl.Aggregation.values(), aggregation, "--aggregation"),
                choice(Gsl.Weights.values(), weights, "--weights"));
    }

    /** The files that scores depend on, apart from the hierarchies. */
    List<Path> files() {
        List<Path> files = new ArrayList<>(taxonomy.files());
        if (concepts != null) {
            files.add(concepts);
        }
        return files;
    }

    private static <E extends Enum<E>> E choice(E[] choices, String text, String option) {
        List<String> known = new ArrayList<>();
        for (E choice : choices) {
            String name = choice.name().toLowerCase(Locale.ROOT).replace('_', '-');
            if (name.equals(text)) {
                return choice;
            }
            known.add(name);
        }
        throw Problem.recipe(
                ProblemCode.E_USAGE,
                option + ": '" + text + "' is not known",
                Spelling.advice(text, "known are", known));
    }
}
