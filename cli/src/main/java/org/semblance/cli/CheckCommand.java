package org.semblance.cli;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.formats.Tables;
import org.semblance.formats.YamlRecipes;
import org.semblance.formats.documents.MatrixFiles;
import org.semblance.privacy.KAnonymity;
import org.semblance.release.Json;
import org.semblance.run.Catalog;
import org.semblance.run.Check;
import org.semblance.run.Csv;
import org.semblance.run.DocumentRecipe;
import org.semblance.run.Form;
import org.semblance.run.MatrixCheck;
import org.semblance.run.MatrixForm;
import org.semblance.run.Node;
import org.semblance.run.Recipe;
import org.semblance.run.Report;
import org.semblance.run.Source;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Judges a file. */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        description = {
            "Yes or no: does a file hold k-anonymity?",
            "",
            "Values of the quasi-identifiers are compared as the texts they are; an empty field is a value of its own. "
                    + "Rows of a matrix of documents are compared as a whole. Answers with exit code 0 for yes and 3 for no, and names the rows that stand alone."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  semblance check release.csv --qi age,town --k 5",
            "  semblance check release.csv --recipe recipe.yaml",
            "  semblance check release.mtx --k 3"
        })
final class CheckCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "FILE",
            description = {
                "A CSV, TSV or JSON lines file (also gzipped), a Parquet file,",
                "a matrix of documents (Matrix Market or Parquet), a release folder,",
                "or a database: jdbc:postgresql://host/db, an SQLite or DuckDB file, with --query."
            })
    private String file;

    @Option(names = "--query", paramLabel = "SQL", description = "What to ask a database: one query.")
    private @Nullable String query;

    @Option(names = "--qi", split = ",", paramLabel = "COLUMN", description = "The quasi-identifiers.")
    private @Nullable List<String> quasiIdentifiers;

    @Option(names = "--k", paramLabel = "K", description = "How many rows must be alike, at least 2.")
    private @Nullable String k;

    @Option(names = "--recipe", paramLabel = "RECIPE", description = "Take both from a recipe.")
    private @Nullable Path recipe;

    @Option(
            names = "--person",
            paramLabel = "COLUMN",
            description = "A column of the file that tells persons apart: count persons, not rows.")
    private @Nullable String person;

    @Option(names = "--json", description = "Print the answer as JSON.")
    private boolean json;

    @Override
    public Integer call() {
        Check.Answer answer;
        try (Progress progress = Progress.onTerminal()) {
            Source source = Source.of(file, query, Path::of);
            source = source.isAddress() ? source : source.at(released(source.file()));
            MatrixFiles matrices = new MatrixFiles();
            Optional<MatrixForm> matrix =
                    source.isAddress() || query != null ? Optional.empty() : matrices.form(source.file());
            if (recipe != null) {
                refuseOther(matrix.isPresent(), recipe);
            }
            answer = matrix.isPresent()
                    ? new MatrixCheck(matrices).ask(source.file(), matrix.get(), ofRows(), progress)
                    : new Check(new Tables()).ask(source, question(), progress);
        }
        PrintWriter console = spec.commandLine().getOut();
        if (json) {
            console.print(Json.write(Json.object(
                    "rows",
                    answer.rows(),
                    "holds",
                    answer.holds(),
                    "taken",
                    answer.taken(),
                    "verdicts",
                    answer.findings().stream().map(Report.Finding::json).toList())));
        } else {
            console.println((answer.holds() ? "yes" : "no") + ", judged on " + Lines.count(answer.rows(), "row") + " ("
                    + Lines.printable(answer.taken()) + ")");
            Lines.findings(answer.findings(), console);
        }
        console.flush();
        return answer.holds() ? 0 : Troubles.PROMISE_BROKEN;
    }

    /** The released file, where a folder is given that has one. */
    static Path released(Path given) {
        return Stream.concat(
                        Arrays.stream(MatrixForm.values()).map(MatrixForm::fileName),
                        Arrays.stream(Form.Format.values()).map(Form.Format::fileName))
                .map(given::resolve)
                .filter(Files::isRegularFile)
                .findFirst()
                .orElse(given);
    }

    /** What is asked of a matrix, whose columns have no names. */
    private Check.Question ofRows() {
        if (quasiIdentifiers != null || person != null) {
            throw Problem.recipe(
                    "E_QI",
                    "a matrix of documents has no columns to name",
                    "leave --qi and --person out: its rows are compared as a whole");
        }
        if (recipe != null) {
            return question();
        }
        if (k == null) {
            throw Problem.recipe("E_K", "what to check is not given", "give k, such as --k 5, or --recipe");
        }
        return new Check.Question(List.of(), Set.of(new KAnonymity(wholeK(k))), null, Csv.UNKNOWN);
    }

    /** A recipe of documents goes with a matrix, and one of a table with a table. */
    private static void refuseOther(boolean matrix, Path recipe) {
        boolean documents = DocumentRecipe.is(new YamlRecipes().read(recipe));
        if (documents && !matrix) {
            throw Problem.recipe(
                    "E_DOCUMENTS",
                    "this is a recipe of documents, and the file is no matrix",
                    "check the release.mtx or release.parquet that anonymize wrote, or the folder it is in");
        }
        if (!documents && matrix) {
            throw Problem.recipe(
                    "E_DOCUMENTS",
                    "the file is a matrix of documents, and this is a recipe of a table",
                    "give a recipe of documents, or k alone, such as --k 5");
        }
    }

    private static Recipe read(Path recipe) {
        Node tree = new YamlRecipes().read(recipe);
        Catalog catalog = Catalog.standard();
        return DocumentRecipe.is(tree) ? DocumentRecipe.of(tree, catalog).recipe() : Recipe.of(tree, catalog);
    }

    private Check.Question question() {
        if (recipe != null) {
            Check.Question asked = Check.Question.of(read(recipe));
            return new Check.Question(
                    quasiIdentifiers == null ? asked.quasiIdentifiers() : quasiIdentifiers,
                    k == null ? asked.guarantees() : Set.of(new KAnonymity(wholeK(k))),
                    person == null ? asked.person() : person,
                    asked.csv());
        }
        if (quasiIdentifiers == null || k == null) {
            throw Problem.recipe(
                    quasiIdentifiers == null ? "E_QI" : "E_K",
                    "what to check is not given",
                    "name the quasi-identifiers and k, such as --qi age,town --k 5, or a recipe with --recipe");
        }
        return new Check.Question(quasiIdentifiers, Set.of(new KAnonymity(wholeK(k))), person, Csv.UNKNOWN);
    }

    private static int wholeK(String text) {
        if (!text.matches("[+-]?[0-9]{1,9}")) {
            throw Problem.recipe("E_K", "k is not a whole number", "choose k of 2 or more; 3 to 10 is usual");
        }
        return Integer.parseInt(text);
    }
}
