package org.semblance.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.formats.Tables;
import org.semblance.formats.YamlRecipes;
import org.semblance.formats.documents.MatrixFiles;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.release.Json;
import org.semblance.run.Assess;
import org.semblance.run.Beside;
import org.semblance.run.Catalog;
import org.semblance.run.Recipe;
import org.semblance.run.Source;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Measures a masked table against its original. */
@Command(
        name = "assess",
        mixinStandardHelpOptions = true,
        description = {
            "Loss and risk of a masked table, whoever made it.",
            "",
            "It is for tables: anonymize reports what a release of documents loses.",
            "",
            "Row is compared with row: both tables need the same order, or a column that finds a row of one in the "
                    + "other. The releases of Semblance are shuffled; anonymize reports their scores."
        },
        footerHeading = "%nExample:%n",
        footer = "  semblance assess visitors.csv masked.csv --recipe recipe.yaml --key id")
final class AssessCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(
            index = "0",
            paramLabel = "ORIGINAL",
            description = "The table before: a file, or a database with --query.")
    private String original;

    @Parameters(index = "1", paramLabel = "RELEASE", description = "The table after: a file.")
    private Path release;

    @Option(names = "--recipe", paramLabel = "RECIPE", description = "What the columns are, and what to measure.")
    private @Nullable Path recipe;

    @Option(names = "--key", paramLabel = "COLUMN", description = "A column of both that differs in every row.")
    private @Nullable String key;

    @Option(names = "--query", paramLabel = "SQL", description = "What to ask a database for the original: one query.")
    private @Nullable String query;

    @Option(names = "--json", description = "Print the scores as JSON.")
    private boolean json;

    @Override
    public Integer call() {
        if (recipe == null) {
            throw Problem.recipe(
                    "E_CONFIG",
                    "what the columns are and what to measure is not given",
                    "name a recipe with --recipe; semblance init drafts one");
        }
        Source before = Source.of(original, query, Path::of);
        if (MatrixFiles.isMatrixMarket(release) || (!before.isAddress() && MatrixFiles.isMatrixMarket(before.file()))) {
            throw Problem.recipe(
                    "E_DOCUMENTS",
                    "assess is for tables, and this is a matrix of documents",
                    "look at the report that anonymize wrote; check judges a released matrix");
        }
        Assess.Answer answer;
        try (Progress progress = Progress.onTerminal()) {
            Recipe read = Recipe.of(new YamlRecipes().read(recipe), Catalog.standard());
            answer = new Assess(new Tables(), new Taxonomies())
                    .measure(read, new Beside(recipe), before, Source.of(release), key, progress);
        }
        PrintWriter console = spec.commandLine().getOut();
        if (json) {
            console.print(Json.write(answer.json()));
        } else {
            console.println(Lines.count(answer.rows(), "row") + " compared");
            Lines.scores(answer.scores(), 4, console);
            answer.notes().forEach(note -> console.println("  note: " + note));
        }
        console.flush();
        return 0;
    }
}
