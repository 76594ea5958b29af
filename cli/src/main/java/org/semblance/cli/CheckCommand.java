package org.semblance.cli;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.semblance.Count;
import org.semblance.Problem;
import org.semblance.formats.Tables;
import org.semblance.formats.YamlRecipes;
import org.semblance.formats.documents.MatrixFiles;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.release.Json;
import org.semblance.run.Check;
import org.semblance.run.MatrixCheck;
import org.semblance.run.columns.MissingSigns;
import org.semblance.run.port.Beside;
import org.semblance.run.port.Csv;
import org.semblance.run.port.Form;
import org.semblance.run.port.MatrixForm;
import org.semblance.run.port.Source;
import org.semblance.run.recipe.Catalog;
import org.semblance.run.recipe.DocumentRecipe;
import org.semblance.run.recipe.Node;
import org.semblance.run.recipe.Recipe;
import org.semblance.run.report.Report;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Judges a file. */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Yes or no: does a file hold k-anonymity, l-diversity, t-closeness?",
            "",
            "Values of the quasi-identifiers are compared as the texts they are; an empty field is a value of its own. "
                    + "Rows of a matrix of documents are compared as a whole. Answers with exit code 0 for yes and 3 for no, and names the rows at fault.",
            "",
            "With --recipe, all is judged that the recipe promises and the file can show; what is asked beside takes the place of what is promised of the same. Its scales, taxonomies and hierarchies are read, its data is not."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  semblance check release.csv --qi age,town --k 5",
            "  semblance check release.csv --qi age,town --k 5 --l 2 --t 0.3 --of diagnosis",
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

    @Mixin
    private AskedGuarantees asked = new AskedGuarantees();

    @Option(
            names = "--recipe",
            paramLabel = "RECIPE",
            description = "Take from a recipe what is not given, and what values mean.")
    private @Nullable Path recipe;

    @Option(
            names = "--person",
            paramLabel = "COLUMN",
            description = "A column of the file that tells persons apart: count persons, not rows.")
    private @Nullable String person;

    @Option(
            names = "--missing",
            split = ",",
            paramLabel = "TEXT",
            description = "Texts that mean \"no value\" in confidential columns. By default the usual: the"
                    + " empty field, NA, null, ?, - and the like; a recipe says it itself.")
    private @Nullable List<String> missing;

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
                    : check().ask(source, question(), progress);
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
                    answer.findings().stream().map(Report.Finding::json).toList(),
                    "warnings",
                    Report.json(answer.warnings()))));
        } else {
            console.println((answer.holds() ? "yes" : "no") + ", judged on " + Count.of(answer.rows(), "row") + " ("
                    + Lines.printable(answer.taken()) + ")");
            Lines.findings(answer.findings(), console);
            Lines.warnings(answer.warnings(), console);
        }
        console.flush();
        return answer.holds() ? 0 : Troubles.PROMISE_BROKEN;
    }

    private Check check() {
        return new Check(new Tables(), new Taxonomies(), recipe == null ? Path::of : new Beside(recipe));
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
        if (asked.ofColumns()) {
            throw Problem.recipe(
                    "E_GUARANTEE", "a matrix of documents has no confidential columns", "give k alone, such as --k 5");
        }
        if (recipe != null) {
            return question();
        }
        if (!asked.any()) {
            throw Problem.recipe("E_K", "what to check is not given", "give k, such as --k 5, or --recipe");
        }
        return new Check.Question(List.of(), asked.guarantees(), null, Csv.UNKNOWN);
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
            if (missing != null) {
                throw Problem.recipe(
                        "E_USAGE", "--missing and --recipe are given", "say it with missing: in the recipe");
            }
            Check.Question promised = Check.Question.of(read(recipe));
            return new Check.Question(
                            quasiIdentifiers == null ? promised.quasiIdentifiers() : Names.stripped(quasiIdentifiers),
                            promised.guarantees(),
                            person == null ? promised.person() : person,
                            promised.missing(),
                            promised.csv(),
                            promised.recipe())
                    .asking(asked.guarantees());
        }
        if (quasiIdentifiers == null || !asked.any()) {
            throw Problem.recipe(
                    quasiIdentifiers == null ? "E_QI" : "E_K",
                    "what to check is not given",
                    "name the quasi-identifiers and k, such as --qi age,town --k 5, or a recipe with --recipe");
        }
        return new Check.Question(
                Names.stripped(quasiIdentifiers),
                asked.guarantees(),
                person,
                missing == null ? MissingSigns.USUAL : missing,
                Csv.UNKNOWN,
                Optional.empty());
    }
}
